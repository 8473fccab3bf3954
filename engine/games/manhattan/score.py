"""The points of every seat, as a tally with its parts."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Part, Tally
from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.manhattan.points import added, score_round
from engine.games.manhattan.view import Scored, Stage, View


def score(view: View) -> tuple[Tally, ...]:
    """The points so far and those of the coming scoring, if it happened now."""
    colours = [one.colour for one in view.colours]
    coming = score_round(view.plots, colours) if view.stage is not Stage.OVER else {}
    return tuple(_tally(view, seat, coming) for seat in range(len(view.seats)))


def _tally(view: View, seat: Seat, coming: Mapping[int, Scored]) -> Tally:
    now = Scored()
    for colour in view.seats[seat].colours:
        now = added(now, coming.get(colour, Scored()))
    parts = (
        Part(msg("manhattan-part-scored"), view.points(seat)),
        Part(msg("manhattan-part-buildings"), now.buildings),
        Part(msg("manhattan-part-cities"), now.cities),
        Part(msg("manhattan-part-tallest"), now.tallest),
    )
    return Tally(seat, parts)
