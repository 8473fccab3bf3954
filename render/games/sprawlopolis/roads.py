"""Roads: true arcs and straights, seamless where two cards meet, barred where they end."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin

from PIL import Image

from engine.kit.grid import Side
from render.games.sprawlopolis.colours import ASPHALT, DASH, KERB, STOP
from render.kit.layout import Box
from render.kit.pen import Pen
from render.kit.shapes import Point
from render.kit.sprites import cached_sprite
from render.kit.theme import INK

WIDTH = 0.27
"""The width of a road by the height of its block; its kerbs come on top."""

KERB_WIDTH = 0.035
PITCH = 0.17
DASH_LENGTH = 0.09
STEP = 2.0
BEND_STEPS = 14
UPRIGHT = frozenset((Side.NORTH, Side.SOUTH))
LEVEL = frozenset((Side.EAST, Side.WEST))
Size = tuple[int, int]


def gate(side: Side, size: Size) -> Point:
    """The middle of a side, where roads cross it."""
    width, height = size
    return {
        Side.NORTH: (width / 2, 0.0),
        Side.EAST: (width, height / 2),
        Side.SOUTH: (width / 2, height),
        Side.WEST: (0.0, height / 2),
    }[side]


@lru_cache(maxsize=256)
def course(road: tuple[Side, ...], size: Size) -> tuple[Point, ...]:
    """The corners of the road's middle line from side to side; a bend has many of them."""
    first, second = road
    if frozenset(road) in (UPRIGHT, LEVEL):
        return gate(first, size), gate(second, size)
    upright, level = sorted(road, key=lambda side: side in LEVEL)
    return _bend(upright, level, size)


@lru_cache(maxsize=256)
def path(road: tuple[Side, ...], size: Size) -> tuple[Point, ...]:
    """The same line in small even steps."""
    return _even(course(road, size))


def _bend(upright: Side, level: Side, size: Size) -> tuple[Point, ...]:
    """From the upper or lower side round a quarter circle, then straight to the left or right."""
    width, height = size
    radius = height / 2
    right, down = (1 if level is Side.EAST else -1), (1 if upright is Side.NORTH else -1)
    centre = (width / 2 + right * radius, 0.0 if upright is Side.NORTH else float(height))
    arc = [
        (centre[0] - right * radius * cos(a), centre[1] + down * radius * sin(a))
        for a in (pi / 2 * at / BEND_STEPS for at in range(BEND_STEPS + 1))
    ]
    return (*arc, gate(level, size))


def _even(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """The same line as points about two pixels apart."""
    found = [points[0]]
    for (x, y), end in pairwise(points):
        along, down = end[0] - x, end[1] - y
        count = max(1, round(hypot(along, down) / STEP))
        shares = (at / count for at in range(1, count + 1))
        found += [(x + along * share, y + down * share) for share in shares]
    return tuple(found)


def draw_road(pen: Pen, road: tuple[Side, ...], size: Size) -> None:
    """Kerbs, asphalt, dashes; a dash lies on every seam, so that they go on in the next block."""
    height, line = size[1], course(road, size)
    pen.stroke(line, height * (WIDTH + 2 * KERB_WIDTH), KERB)
    pen.stroke(line, height * WIDTH, ASPHALT)
    for dash in _dashes(path(road, size), height):
        pen.stroke(dash, max(1.0, height * 0.022), DASH)


def _dashes(line: tuple[Point, ...], height: int) -> list[tuple[Point, ...]]:
    length = _length(line)
    count = max(1, round(length / (height * PITCH)))
    per_point = length / (len(line) - 1)
    half = height * DASH_LENGTH / 2 / per_point
    middles = [at * (len(line) - 1) / count for at in range(count + 1)]
    runs = [line[max(0, round(m - half)) : round(m + half) + 1] for m in middles]
    return [run for run in runs if len(run) > 1]


def _length(line: tuple[Point, ...]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def breadth(size: Size) -> int:
    """An even number of pixels that holds a road with its kerbs."""
    return 2 * round(size[1] * (WIDTH / 2 + KERB_WIDTH) + 1)


@cached_sprite
def bridge(size: Size, side: Side) -> Image.Image:
    """A short piece of road to lay over the edges of two cards."""
    height, long = size[1], 2 * max(4, round(size[1] * 0.1))
    wide, half = breadth(size) + size[side not in UPRIGHT] % 2, height * DASH_LENGTH / 2
    upright = side in UPRIGHT
    pen = Pen(wide, long) if upright else Pen(long, wide)

    def along(start: float, end: float) -> tuple[Point, Point]:
        across = wide / 2
        return ((across, start), (across, end)) if upright else ((start, across), (end, across))

    pen.stroke(along(-20, long + 20), height * (WIDTH + 2 * KERB_WIDTH), KERB)
    pen.stroke(along(-20, long + 20), height * WIDTH, ASPHALT)
    pen.stroke(along(long / 2 - half, long / 2 + half), max(1.0, height * 0.022), DASH)
    return pen.sprite()


@cached_sprite
def stop(size: Size, side: Side) -> Image.Image:
    """The ivory bar at the end of a road."""
    height, upright = size[1], side in UPRIGHT
    long = breadth(size) + size[not upright] % 2
    half, thick = height * WIDTH * 0.42, max(3.0, height * 0.05)
    deep = 2 * round(thick / 2 + 1)
    pen = Pen(long, deep) if upright else Pen(deep, long)
    for rim, colour in ((max(0.6, height * 0.015), INK), (0.0, STOP)):
        across, along = half + rim, thick / 2 + rim
        x, y = (across, along) if upright else (along, across)
        middle = (long / 2, deep / 2) if upright else (deep / 2, long / 2)
        edges = (middle[0] - x, middle[1] - y, middle[0] + x, middle[1] + y)
        pen.block(edges, 1, colour)
    return pen.sprite()


def stop_at(box: Box, side: Side) -> tuple[int, int]:
    """Where the bar lies on its block: its top left corner."""
    bar, inside = stop((box.width, box.height), side), max(1, round(box.height * 0.02))
    x, y = box.x + (box.width - bar.width) // 2, box.y + (box.height - bar.height) // 2
    match side:
        case Side.NORTH:
            return x, box.y + inside
        case Side.SOUTH:
            return x, box.bottom - bar.height - inside
        case Side.WEST:
            return box.x + inside, y
        case Side.EAST:
            return box.right - bar.width - inside, y
