"""The edge of a set of cells: its loops, rounded, drawn solid or in dashes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, hypot, pi, sin

from PIL import Image, ImageDraw

from render.games.mycity.paths import dashes
from render.kit.shapes import SCALE, Point, scaled
from render.kit.sprites import cached_sprite

Square = tuple[int, int]
"""A cell as column and row."""

Loop = tuple[Square, ...]
"""The corners of an edge, clockwise round what lies inside."""

CORNERS: tuple[Square, ...] = ((0, 0), (1, 0), (0, 1), (1, 1))
ARC_STEPS = 8
QUARTER = tuple(
    (sin(pi / 2 * step / ARC_STEPS), cos(pi / 2 * step / ARC_STEPS))
    for step in range(ARC_STEPS + 1)
)
"""Sine and cosine on the way round a corner."""


def loops_of(squares: frozenset[Square]) -> tuple[Loop, ...]:
    """The edges of this set: one, or more where it has holes or falls apart."""
    after: dict[Square, list[Square]] = {}
    for start, end in sorted(_sides(squares)):
        after.setdefault(start, []).append(end)
    loops = []
    while after:
        loops.append(_walked(after))
    return tuple(loops)


def _sides(squares: frozenset[Square]) -> Iterable[tuple[Square, Square]]:
    """Every side without a neighbour, with the inside at its right hand."""
    for x, y in squares:
        if (x, y - 1) not in squares:
            yield (x, y), (x + 1, y)
        if (x + 1, y) not in squares:
            yield (x + 1, y), (x + 1, y + 1)
        if (x, y + 1) not in squares:
            yield (x + 1, y + 1), (x, y + 1)
        if (x - 1, y) not in squares:
            yield (x, y + 1), (x, y)


def _walked(after: dict[Square, list[Square]]) -> Loop:
    """One loop, taken out of the sides; where two touch at a corner, it turns right."""
    start = min(after)
    path = [start, _taken(after, start, (0, 0))]
    while path[-1] != start:
        before, here = path[-2:]
        path.append(_taken(after, here, (here[0] - before[0], here[1] - before[1])))
    corners = path[:-1]
    return tuple(c for at, c in enumerate(corners) if _bends(corners, at))


def _taken(after: dict[Square, list[Square]], here: Square, came: Square) -> Square:
    ends = after[here]
    right = (here[0] - came[1], here[1] + came[0])
    end = right if right in ends else ends[0]
    ends.remove(end)
    if not ends:
        del after[here]
    return end


def _bends(corners: list[Square], at: int) -> bool:
    before, after = corners[at - 1], corners[(at + 1) % len(corners)]
    return before[0] != after[0] and before[1] != after[1]


def rounded_path(loop: Loop, size: float, inset: float, radius: float) -> list[Point]:
    """The loop in pixels, moved inwards, with round corners."""
    path: list[Point] = []
    for at, corner in enumerate(loop):
        first = _direction(loop[at - 1], corner)
        second = _direction(corner, loop[(at + 1) % len(loop)])
        x = corner[0] * size - inset * (first[1] + second[1])
        y = corner[1] * size + inset * (first[0] + second[0])
        path += _bend((x, y), first, second, radius)
    return path


def _direction(start: Square, end: Square) -> Square:
    step_x, step_y = end[0] - start[0], end[1] - start[1]
    return ((step_x > 0) - (step_x < 0), (step_y > 0) - (step_y < 0))


def _bend(corner: Point, first: Square, second: Square, radius: float) -> list[Point]:
    """A quarter of a circle from one direction into the other."""
    x = corner[0] - radius * (first[0] - second[0])
    y = corner[1] - radius * (first[1] - second[1])
    return [
        (
            x + radius * (first[0] * sine - second[0] * cosine),
            y + radius * (first[1] * sine - second[1] * cosine),
        )
        for sine, cosine in QUARTER
    ]


@cached_sprite
def line_round(
    squares: frozenset[Square], size: int, inset: float, thickness: float, margin: int
) -> Image.Image:
    """A solid line along the edge, as a mask with this margin round the set's rectangle.

    It is laid from the corners of cells, of which there are few kinds: at most half a cell of line
    and margin lies round each.
    """
    mask = Image.new("L", _room(squares, size, margin))
    for (x, y), around in corners_of(squares):
        at = (margin + x * size - size // 2, margin + y * size - size // 2)
        mask.paste(line_at_corner(around, size, inset, thickness), at)
    return mask


def corners_of(squares: frozenset[Square]) -> Iterator[tuple[Square, frozenset[Square]]]:
    """Every corner of a cell that lies on the edge, and which of the four cells there belong to the
    set."""
    for x, y in {(x + right, y + below) for x, y in squares for right, below in CORNERS}:
        around = frozenset(one for one in CORNERS if (x + one[0] - 1, y + one[1] - 1) in squares)
        if len(around) < len(CORNERS):
            yield (x, y), around


@cached_sprite
def line_at_corner(
    around: frozenset[Square], size: int, inset: float, thickness: float
) -> Image.Image:
    """The line near the corner where four cells meet, if these of them belong to the set."""
    image = Image.new("L", (2 * size * SCALE, 2 * size * SCALE))
    draw = ImageDraw.Draw(image)
    # A loop is walked with the set at its right hand. So its left side is the larger one.
    for loop in loops_of(around):
        path = rounded_path(loop, size, inset, size * 0.12)
        for by, value in ((-thickness / 2, 255), (thickness / 2, 0)):
            draw.polygon(scaled(_beside(path, by)), fill=value)
    least = size - size // 2
    return image.reduce(SCALE).crop((least, least, least + size, least + size))


def _beside(path: list[Point], by: float) -> list[Point]:
    """A closed path so far to the right of this one."""
    steps = zip(path[-1:] + path[:-1], path, [*path[1:], path[0]], strict=True)
    return [_aside(before, here, after, by) for before, here, after in steps]


def _aside(before: Point, here: Point, after: Point, by: float) -> Point:
    x, y = after[0] - before[0], after[1] - before[1]
    length = hypot(x, y)
    return here[0] - by * y / length, here[1] + by * x / length


@cached_sprite
def dashes_round(
    squares: frozenset[Square], size: int, inset: float, thickness: float, margin: int
) -> Image.Image:
    """The same in dashes: possible, not yet done."""
    image, draw = _blank(squares, size, margin)
    for loop in loops_of(squares):
        path = _moved(rounded_path(loop, size, inset, size * 0.12), margin)
        for dash in dashes([*path, path[0]], 13, 9):
            draw.line(scaled(dash), fill=255, width=round(thickness * SCALE), joint="curve")
    return image.reduce(SCALE)


def _blank(
    squares: frozenset[Square], size: int, margin: int
) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    wide, high = _room(squares, size, margin)
    image = Image.new("L", (wide * SCALE, high * SCALE))
    return image, ImageDraw.Draw(image)


def _room(squares: frozenset[Square], size: int, margin: int) -> tuple[int, int]:
    across, down = (1 + max(axis) for axis in zip(*squares, strict=True))
    return across * size + 2 * margin, down * size + 2 * margin


def _moved(path: list[Point], by: float) -> list[Point]:
    return [(x + by, y + by) for x, y in path]
