"""The points of every seat, as a tally with its parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.game import Part, Tally
from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.manhattan.points import score_round
from engine.games.manhattan.view import Scored, Stage, View

SCORED: Final = msg("manhattan-part-scored")
BUILDINGS: Final = msg("manhattan-part-buildings")
CITIES: Final = msg("manhattan-part-cities")
TALLEST: Final = msg("manhattan-part-tallest")


def score(view: View) -> tuple[Tally, ...]:
    """The points so far and those of the coming scoring, if it happened now."""
    colours = [one.colour for one in view.colours]
    coming = score_round(view.plots, colours) if view.stage is not Stage.OVER else {}
    return tuple(_tally(view, seat, coming) for seat in range(len(view.seats)))


def _tally(view: View, seat: Seat, coming: Mapping[int, Scored]) -> Tally:
    now = [coming[colour] for colour in view.seats[seat].colours] if coming else []
    parts = (
        Part(SCORED, view.points(seat)),
        Part(BUILDINGS, sum([one.buildings for one in now])),
        Part(CITIES, sum([one.cities for one in now])),
        Part(TALLEST, sum([one.tallest for one in now])),
    )
    return Tally(seat, parts)
