"""Paths of points: walked in single steps, cut into dashes."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from render.kit.shapes import Point

Path = list[Point]


def single_steps(path: Path) -> Path:
    """The same path with points about a pixel apart."""
    points: Path = []
    for start, end in pairwise(path):
        steps = max(1, round(hypot(end[0] - start[0], end[1] - start[1])))
        points += [_between(start, end, at / steps) for at in range(steps)]
    return points


def _between(start: Point, end: Point, share: float) -> Point:
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def dashes(path: Path, dash: float, space: float) -> list[Path]:
    """Stretches of the path, as even as its length allows, so that a loop closes well."""
    steps = single_steps(path)
    count = max(1, round(len(steps) / (dash + space)))
    each, share = len(steps) / count, dash / (dash + space)
    starts = [(at * each, (at + share) * each) for at in range(count)]
    return [steps[round(start) : round(end) + 1] for start, end in starts]
