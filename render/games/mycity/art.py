"""A pen whose field is always 100 by 100, wherever on the sprite and however large it lies."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from render.kit.colour import Colour
from render.kit.shapes import Point
from render.kit.sheet import Pen

OVAL_STEPS = 28


class Art:
    """Draws on a square part of a sprite, in hundredths of its side."""

    def __init__(self, pen: Pen, size: float, at: Point = (0, 0)) -> None:
        self._pen = pen
        self._unit = size / 100
        self._at = at

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        self._pen.polygon(self._placed(points), colour)

    def stroke(self, points: Sequence[Point], thickness: float, colour: Colour) -> None:
        self._pen.stroke(self._placed(points), thickness * self._unit, colour)

    def block(
        self, edges: tuple[float, float, float, float], colour: Colour, radius: float = 0
    ) -> None:
        """From its left, top, right and bottom edges."""
        (left, top), (right, bottom) = self._placed((edges[:2], edges[2:]))
        self._pen.block((left, top, right, bottom), radius * self._unit, colour)

    def disc(self, centre: Point, radius: float, colour: Colour) -> None:
        self._pen.disc(self._placed((centre,))[0], radius * self._unit, colour)

    def oval(self, centre: Point, across: float, down: float, colour: Colour) -> None:
        """An ellipse from its two radii."""
        turns = (2 * pi * at / OVAL_STEPS for at in range(OVAL_STEPS))
        points = [(centre[0] + across * cos(a), centre[1] + down * sin(a)) for a in turns]
        self.polygon(points, colour)

    def inner(self, at: Point, share: float) -> Art:
        """A smaller field within this one: its top left corner, its side as a share of this."""
        return Art(self._pen, self._unit * 100 * share, self._placed((at,))[0])

    def _placed(self, points: Sequence[Point]) -> list[Point]:
        x, y = self._at
        return [(x + left * self._unit, y + top * self._unit) for left, top in points]
