"""The river: it flows along the grid lines, round every corner, from edge to edge."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, sin

from PIL import Image

from render.games.mycity.colours import (
    RIVER,
    RIVER_BANK,
    RIVER_FOAM,
    RIVERBED,
    RIVERBED_BANK,
    RIVERBED_CRACK,
)
from render.games.mycity.paths import dashes
from render.kit.pen import Pen
from render.kit.shapes import Point
from render.kit.sprites import cached_sprite

BEND = 0.38
BEND_STEPS = 9
WATER = (RIVER, RIVER_BANK, RIVER_FOAM)
DUST = (RIVERBED, RIVERBED_BANK, RIVERBED_CRACK)


@cached_sprite
def river(west: tuple[int, ...], size: int, dry: bool) -> Image.Image:
    """For each row, so many cells lie west of it. The sprite begins at the leftmost bank."""
    first, last = bounds(west)
    pen = Pen((last - first) * size, len(west) * size)
    body, bank, foam = DUST if dry else WATER
    path = smooth([((x - first) * size, y * size) for x, y in corners(west)], size * BEND)
    for thickness, colour in ((0.3, bank), (0.23, body)):
        pen.stroke(path, size * thickness, colour)
    for dash in dashes(path, size * 0.22, size * 0.34):
        pen.stroke(dash, max(1, size * 0.028), foam)
    return pen.sprite()


def bounds(west: tuple[int, ...]) -> tuple[int, int]:
    """The columns between which the sprite lies."""
    return min(west) - 1, max(west) + 1


def corners(west: tuple[int, ...]) -> list[Point]:
    """Where the river turns, in cells, with a bit of it beyond both edges of the board."""
    points: list[Point] = [(west[0], -1)]
    for row, (here, below) in enumerate(pairwise(west), start=1):
        if here != below:
            points += [(here, row), (below, row)]
    return [*points, (west[-1], len(west) + 1)]


def smooth(points: list[Point], radius: float) -> list[Point]:
    """The path with round bends."""
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        path += _bend(corner, _towards(corner, before), _towards(corner, after), radius)
    return [*path, points[-1]]


def _towards(start: Point, end: Point) -> Point:
    length = hypot(end[0] - start[0], end[1] - start[1])
    return ((end[0] - start[0]) / length, (end[1] - start[1]) / length)


def _bend(corner: Point, back: Point, on: Point, radius: float) -> list[Point]:
    x = corner[0] + radius * (back[0] + on[0])
    y = corner[1] + radius * (back[1] + on[1])
    turns = [pi / 2 * step / BEND_STEPS for step in range(BEND_STEPS + 1)]
    return [
        (
            x - radius * (on[0] * cos(turn) + back[0] * sin(turn)),
            y - radius * (on[1] * cos(turn) + back[1] * sin(turn)),
        )
        for turn in turns
    ]
