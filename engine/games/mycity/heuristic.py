"""What a board may still become: a guess for bots, made from the cells that are free."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.core.seats import Seat
from engine.games.mycity.land import COLUMN_MASKS, ground_of
from engine.games.mycity.pieces import COLUMNS, size_of
from engine.games.mycity.track import with_answer
from engine.games.mycity.view import CityView, Land, Stage, Verb, View

COVERED: Final = 0.6
"""How likely a cell that can still be covered will be."""

EDGE: Final = 0.2
"""What it costs for each side that a free cell turns to something else: a ragged hole is hard to
fill."""

ALONE: Final = 0.8
"""What it costs that a free cell has no free neighbour: nothing fits there."""


def heuristic(view: View, seat: Seat) -> float:
    """The cells that the buildings to come may cover, and how well they will fit."""
    city = view.cities[seat]
    if view.stage is not Stage.BUILD or _has_ended(view, city):
        return 0.0
    if seat == view.eye:
        city = with_answer(view, city)
    free, rough = _room(city.land, city.built)
    to_come = sum([size_of(one) for one in view.to_come])
    return COVERED * min(free, to_come) - rough * min(1.0, to_come / max(1, free))


def _has_ended(view: View, city: CityView) -> bool:
    ends = view.answer is not None and view.answer.verb is Verb.END
    return city.finished or city.ended or (city.seat == view.eye and ends)


@lru_cache(maxsize=16384)
def _room(land: Land, built: int) -> tuple[int, float]:
    """How many cells are free, and what their raggedness costs. The river parts the banks."""
    ground = ground_of(land)
    free = ground.grass & ~built
    banks = (free & ground.west, free & ~ground.west)
    return free.bit_count(), sum(map(_roughness, banks))


def _roughness(free: int) -> float:
    moved = (
        free << COLUMNS,
        free >> COLUMNS,
        (free & ~COLUMN_MASKS[-1]) << 1,
        (free & ~COLUMN_MASKS[0]) >> 1,
    )
    company = edges = 0
    for neighbours in moved:
        company |= neighbours
        edges += (free & ~neighbours).bit_count()
    return EDGE * edges + ALONE * (free & ~company).bit_count()
