"""The points of every seat, as a tally with its parts."""

from __future__ import annotations

from engine.core.game import Part, Tally
from engine.core.seats import Seat
from engine.games.mycity.names import item_name
from engine.games.mycity.track import sheet
from engine.games.mycity.view import View


def score(view: View) -> tuple[Tally, ...]:
    """The points of everyone if the episode ended now."""
    return tuple(tally(view, seat) for seat in range(len(view.cities)))


def tally(view: View, seat: Seat) -> Tally:
    """The tally of one seat, a part for each line of its sheet."""
    lines = sheet(view, seat).lines
    return Tally(seat, tuple(Part(item_name(line.item), line.points) for line in lines))
