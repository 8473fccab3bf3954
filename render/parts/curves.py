"""What a chart of curves is made of: strokes, round numbers beside them, and signs above."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, dist, floor, log10

from render.kit.shapes import Point

MOST_TICKS = 6

DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (30, 16),
    (3, 15),
    (34, 14, 3, 14),
    (14, 12),
    (46, 14, 3, 14, 3, 14),
)
"""Strokes and gaps in turn, one pattern for each line: lines differ without their colours, too."""


def dashed(points: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    """A line in strokes: of each pattern of lengths every other one is a gap. Whole without one."""
    if not pattern or len(points) < 2:
        yield list(points)
        return
    turn, left, stroke = 0, pattern[0], [points[0]]
    for end in points[1:]:
        while (step := dist(stroke[-1], end)) > left:
            stroke.append(_towards(stroke[-1], end, left / step))
            if turn % 2 == 0:
                yield stroke
            turn += 1
            left, stroke = pattern[turn % len(pattern)], stroke[-1:]
        left -= step
        stroke.append(end)
    if turn % 2 == 0:
        yield stroke


def _towards(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def ticks(low: float, high: float) -> list[int]:
    """Round numbers between these two, a few of them."""
    rough = max(1.0, (high - low) / MOST_TICKS)
    power = 10 ** floor(log10(rough))
    step = next(int(power * one) for one in (1, 2, 5, 10) if power * one >= rough)
    return [step * number for number in range(ceil(low / step), floor(high / step) + 1)]


def apart(places: Sequence[int], least: int) -> list[int]:
    """These places in their order, moved to the right where two would be less apart than this."""
    found: list[int] = []
    for place in places:
        found.append(max(place, found[-1] + least) if found else place)
    return found
