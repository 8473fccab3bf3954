"""A field of a hundred by a hundred on which the small drawings of the game are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from PIL import Image

from render.kit.colour import Colour
from render.kit.shapes import Point
from render.kit.sheet import Pen


class Field:
    """A pen with one colour for the drawing and one for what is cut out of it."""

    def __init__(self, pen: Pen, unit: float, colours: tuple[Colour, Colour]) -> None:
        self._pen = pen
        self._unit = unit
        self._colours = colours

    def polygon(self, points: Sequence[Point], cut: bool = False) -> None:
        self._pen.polygon(self._scaled(points), self._colours[cut])

    def stroke(self, points: Sequence[Point], thickness: float, cut: bool = False) -> None:
        self._pen.stroke(self._scaled(points), thickness * self._unit, self._colours[cut])

    def disc(self, centre: Point, radius: float, cut: bool = False) -> None:
        (place,) = self._scaled((centre,))
        self._pen.disc(place, radius * self._unit, self._colours[cut])

    def block(
        self, edges: tuple[float, float, float, float], radius: float = 6, cut: bool = False
    ) -> None:
        left, top, right, bottom = (value * self._unit for value in edges)
        to = self._colours[cut]
        self._pen.block((left, top, right, bottom), radius * self._unit, to)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._unit, y * self._unit) for x, y in points]


Drawing = Callable[[Field], None]


def drawn(drawing: Drawing, size: int, colour: Colour, cut: Colour) -> Image.Image:
    """A drawing as a see-through sprite this large."""
    pen = Pen(size, size)
    drawing(Field(pen, size / 100, (colour, cut)))
    return pen.sprite()


def arc(centre: Point, radius: float, start: int, end: int) -> list[Point]:
    """Points along a circle; angles in degrees, clockwise from the east."""
    angles = [start + (end - start) * step / 16 for step in range(17)]
    x, y = centre
    return [(x + radius * cos(a * pi / 180), y + radius * sin(a * pi / 180)) for a in angles]
