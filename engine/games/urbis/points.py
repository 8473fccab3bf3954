"""Points, counted from the open table alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.core.seats import Seat
from engine.games.urbis.city import City, Quarter
from engine.games.urbis.pieces import BOX, BUILDINGS, ORDERS
from engine.kit import ranks

MANY_QUARTERS: Final = 4096

Standing = tuple[int, int]
"""What places are decided by, in this order: points, coins."""


@dataclass(frozen=True)
class Score:
    """The points of one quarter's owner, by what they are for."""

    buildings: int
    extra_plots: int
    orders: int
    gates: int

    @property
    def points(self) -> int:
        return self.buildings + self.extra_plots + self.orders + self.gates


@lru_cache(MANY_QUARTERS)
def count_quarter(quarter: Quarter) -> Score:
    """An extra plot counts only while it carries a building; an empty gate post takes five."""
    built = [plot for plot in quarter.plots if plot.building]
    return Score(
        buildings=sum([BUILDINGS[plot.building].points for plot in built if plot.building]),
        extra_plots=sum([ORDERS[plot.card].points for plot in built if plot.card]),
        orders=sum([ORDERS[card].points for card in quarter.used]),
        gates=-BOX.gate_penalty * quarter.posts.count(False),
    )


def standing(city: City, seat: Seat) -> Standing:
    """What decides the place of this seat: points, then coins."""
    quarter = city.quarters[seat]
    return count_quarter(quarter).points, quarter.coins


def leaders(city: City) -> tuple[Seat, ...]:
    """Who would win if it were counted now: the most points, then the most coins."""
    return ranks.leaders([standing(city, seat) for seat in city.seats])
