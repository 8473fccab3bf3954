"""How well a card goes with what lies around it, at a glance."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engine.games.sprawlopolis.city import OPPOSITE, City, past
from engine.games.sprawlopolis.pieces import Card, Zone, face_of, footprint
from engine.kit.grid import Cell, Side

OUTER_SIDES: Final = (
    (0, Side.NORTH),
    (1, Side.NORTH),
    (1, Side.EAST),
    (3, Side.EAST),
    (3, Side.SOUTH),
    (2, Side.SOUTH),
    (2, Side.WEST),
    (0, Side.WEST),
)
"""The rim of a card, clockwise: the number of the block, and its side."""

LIKE_BESIDE_LIKE: Final = 3
ROAD_TO_ROAD: Final = 2
COVERED: Final = -1

Rim = tuple[tuple[Zone | None, bool], ...]
"""Zone by zone along the rim, and whether a road crosses it there."""


class Surroundings(NamedTuple):
    """What a card at some corner would meet along its rim, and how much it would cover."""

    rim: Rim
    covered: int


@lru_cache(maxsize=128)
def rim(card: Card, turned: bool) -> Rim:
    """The rim of a card from within."""
    face = face_of(card, turned)
    return tuple((face[block].zone, side in face[block].road) for block, side in OUTER_SIDES)


def surroundings(city: City, corner: Cell) -> Surroundings:
    """The rim of a card at this corner from without."""
    blocks, cells = city.blocks, footprint(corner)
    met = []
    for block, side in OUTER_SIDES:
        there = blocks.get(past(cells[block], side))
        met.append((there.zone, OPPOSITE[side] in there.road) if there else (None, False))
    return Surroundings(tuple(met), sum(cell in blocks for cell in cells))


def fit(own: Rim, around: Surroundings) -> int:
    """Like beside like and road to road are good; covering is not."""
    found = COVERED * around.covered
    for (zone, road), (met, met_road) in zip(own, around.rim, strict=True):
        if zone is met:
            found += LIKE_BESIDE_LIKE
        if road and met_road:
            found += ROAD_TO_ROAD
    return found
