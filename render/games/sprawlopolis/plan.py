"""Where everything lies on the board picture, from the header down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.sprawlopolis.view import View
from engine.kit.grid import Cell
from render.games.sprawlopolis import plates, tally_rows
from render.games.sprawlopolis.goals import modules
from render.games.sprawlopolis.plane import Plane, needed, plane_for, reaching
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.parts.skyline import HEIGHT as HEADER

MOST_HEIGHT = 1690
MOST_TABLE = 1010
GOAL = 178
MODULE = 150


@dataclass(frozen=True)
class Plan:
    """The boxes of one picture."""

    height: int
    plane: Plane
    goals: Box
    modules: Box
    tally: Box
    people: Box


def plan_for(view: View, corners: Sequence[Cell] = ()) -> Plan:
    """The table takes what the strips leave of the height. It reaches as far as the city, and as
    cards that may be laid at these corners would."""
    module = MODULE * bool(modules(view))
    heights = (GOAL, module, tally_rows.tally_height(view), plates.HEIGHT)
    strips = sum(height + GAP for height in heights if height) + MARGIN
    extent = reaching(needed(view.city.blocks, view.terms.two_cities), corners)
    room = min(MOST_TABLE, MOST_HEIGHT - HEADER - strips)
    plane = plane_for(extent, view.terms.two_cities, HEADER, room)
    boxes = _stacked(plane.box.bottom, heights)
    return Plan(boxes[-1].bottom + MARGIN, plane, *boxes)


def _stacked(top: int, heights: Sequence[int]) -> list[Box]:
    """Boxes below each other; one without height takes no gap either."""
    boxes = []
    for height in heights:
        top += GAP if height else 0
        boxes.append(Box(MARGIN, top, WIDTH - 2 * MARGIN, height))
        top += height
    return boxes
