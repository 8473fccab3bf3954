"""The points of every seat, as a tally with its parts."""

from __future__ import annotations

from functools import lru_cache

from engine.core.game import Part, Tally
from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.urbis.city import City, Quarter
from engine.games.urbis.points import MANY_QUARTERS, count_quarter
from engine.games.urbis.view import View


def score(view: View) -> tuple[Tally, ...]:
    """The points of every seat if they were counted now."""
    return tallies(view.city)


def tallies(city: City) -> tuple[Tally, ...]:
    """The score sheet of every seat, if it were counted now."""
    return tuple(tally(seat, city.quarters[seat]) for seat in city.seats)


@lru_cache(MANY_QUARTERS)
def tally(seat: Seat, quarter: Quarter) -> Tally:
    """The score sheet of one seat; the gates have a line only where there are gates."""
    count = count_quarter(quarter)
    parts = (
        Part(msg("urbis-part-buildings"), count.buildings),
        Part(msg("urbis-part-extra-plots"), count.extra_plots),
        Part(msg("urbis-part-orders"), count.orders),
    )
    gates = (Part(msg("urbis-part-gates"), count.gates),) if quarter.posts else ()
    return Tally(seat, (*parts, *gates))
