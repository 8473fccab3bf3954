"""The city as it lies open on the table. Questions, rules and previews all work on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.core.seats import Seat
from engine.games.urbis.pieces import (
    BOARDS,
    BOX,
    BUILDINGS,
    PLOT_NAMES,
    Side,
    post_name,
    seat_at,
)
from engine.kit.frozen import derived, derived_property


class Plot(NamedTuple):
    """A place for one building. ``card`` is the order that made it, if it is an extra plot."""

    number: int
    cost: int
    card: str | None = None
    building: str | None = None
    guard: bool = False


@dataclass(frozen=True)
class Quarter:
    """One player's part of the city, and what that player has lying beside it.

    ``plots`` are the printed ones row by row, then the extra plots as they came; a plot keeps its
    number until the end. ``posts`` says which gate posts are guarded; side B has none.
    """

    board: str
    plots: tuple[Plot, ...]
    posts: tuple[bool, ...]
    coins: int = 0
    used: tuple[str, ...] = ()

    @derived_property
    def buildings(self) -> tuple[str, ...]:
        """What stands here."""
        return tuple([plot.building for plot in self.plots if plot.building])

    @derived_property
    def free(self) -> tuple[Plot, ...]:
        """The plots without a building."""
        return tuple([plot for plot in self.plots if not plot.building])

    @derived_property
    def cheapest(self) -> int | None:
        """The cost of the cheapest free plot, if there is one."""
        return min([plot.cost for plot in self.plots if not plot.building], default=None)

    @derived_property
    def unguarded(self) -> tuple[Plot, ...]:
        """The plots whose building is not guarded, so that an order may be aimed at it."""
        return tuple([plot for plot in self.plots if plot.building and not plot.guard])

    @property
    def guards(self) -> int:
        """How many guards stand here, gate posts included."""
        return sum(self.posts) + sum([plot.guard for plot in self.plots])

    @derived_property
    def raw_income(self) -> int:
        """What the buildings add and take, without bounds."""
        return sum([BUILDINGS[plot.building].income for plot in self.plots if plot.building])

    @property
    def is_complete(self) -> bool:
        """Whether every plot, printed or extra, is built on."""
        return not self.free


@dataclass(frozen=True)
class City:
    """All quarters by seat, the treasury, the supply of guards, and what left the game in sight."""

    side: Side
    quarters: tuple[Quarter, ...]
    treasury: int
    guards: int
    removed: tuple[str, ...] = ()

    @property
    def seats(self) -> range:
        """Every seat."""
        return range(len(self.quarters))

    def plot(self, place: str) -> Plot:
        """The plot of this name."""
        quarter = self.quarters[seat_at(place)]
        return quarter.plots[index_of(quarter, int(place[1:]))]

    def income(self, seat: Seat) -> int:
        """What the income marker shows: the number of players and the buildings, within 1–9."""
        raw = len(self.quarters) + self.quarters[seat].raw_income
        return max(BOX.least_income, min(BOX.most_income, raw))


# Looking for places


def index_of(quarter: Quarter, number: int) -> int:
    """Where the plot with this number is in its row, in which the numbers rise."""
    plots = quarter.plots
    at = min(number, len(plots)) - 1
    while plots[at].number > number:
        at -= 1
    return at


@derived
def plots(city: City) -> Mapping[str, Plot]:
    """Every plot of the city by its name."""
    return {
        PLOT_NAMES[seat][plot.number]: plot
        for seat, quarter in enumerate(city.quarters)
        for plot in quarter.plots
    }


def free_plots(city: City, seats: Sequence[Seat]) -> list[str]:
    """The plots without a building."""
    return [PLOT_NAMES[seat][plot.number] for seat in seats for plot in city.quarters[seat].free]


def payable_plots(city: City, coins: int) -> list[str]:
    """The free plots of the whole city that cost no more than this."""
    return [
        PLOT_NAMES[seat][plot.number]
        for seat, quarter in enumerate(city.quarters)
        for plot in quarter.free
        if plot.cost <= coins
    ]


@derived
def cheapest_plot(city: City) -> int | None:
    """What the cheapest free plot of the city costs, if there is one."""
    costs = [quarter.cheapest for quarter in city.quarters]
    return min([cost for cost in costs if cost is not None], default=None)


def can_pay_a_plot(city: City, coins: int) -> bool:
    """Whether some free plot costs no more than this."""
    cost = cheapest_plot(city)
    return cost is not None and cost <= coins


def open_buildings(city: City, seats: Sequence[Seat]) -> list[str]:
    """Where an unguarded building stands."""
    return [
        PLOT_NAMES[seat][plot.number] for seat in seats for plot in city.quarters[seat].unguarded
    ]


def empty_extra_plots(city: City) -> list[str]:
    """The extra plots that nobody has built on."""
    return [
        PLOT_NAMES[seat][plot.number]
        for seat, quarter in enumerate(city.quarters)
        for plot in quarter.free
        if plot.card
    ]


@derived
def guard_places(city: City) -> list[str]:
    """Where a guard may be put: unguarded buildings and empty gate posts."""
    return [*open_buildings(city, city.seats), *_posts(city, guarded=False)]


def has_guard_place(city: City) -> bool:
    """Whether there is any."""
    return any(quarter.unguarded or False in quarter.posts for quarter in city.quarters)


@derived
def guarded_places(city: City) -> list[str]:
    """Where guards stand."""
    on_plots = [name for name, plot in plots(city).items() if plot.guard]
    return [*on_plots, *_posts(city, guarded=True)]


def _posts(city: City, *, guarded: bool) -> Iterator[str]:
    for seat in city.seats:
        for post, stands in enumerate(city.quarters[seat].posts):
            if stands is guarded:
                yield post_name(seat, post)


def clockwise(city: City, first: Seat) -> list[Seat]:
    """All seats in the order of play from this one."""
    count = len(city.quarters)
    return [(first + step) % count for step in range(count)]


def complete_quarter(city: City, active: Seat) -> Seat | None:
    """Whose quarter is complete; the player on turn comes first, then clockwise."""
    complete = complete_quarters(city)
    return next(seat for seat in clockwise(city, active) if seat in complete) if complete else None


@derived
def complete_quarters(city: City) -> list[Seat]:
    """Whose quarters are complete; mostly nobody's."""
    return [seat for seat, quarter in enumerate(city.quarters) if quarter.is_complete]


def new_quarter(board: str, side: Side) -> Quarter:
    """A board as it is dealt, before it has coins."""
    costs = [cost for row in BOARDS[board].costs[side] for cost in row]
    plots = tuple(Plot(number, cost) for number, cost in enumerate(costs, start=1))
    return Quarter(board, plots, (False,) * BOX.gates[side])
