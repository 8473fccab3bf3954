"""Pens: sprites are drawn twice too large and brought down smoothly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from PIL import Image, ImageDraw

from render.kit.colour import Colour
from render.kit.shapes import SCALE, Point, scaled

Edges = tuple[float, float, float, float]
"""Left, top, right and bottom."""

OVAL_STEPS = 28


class Pen:
    """Draws one see-through sprite twice too large; ``sprite`` brings it down smoothly."""

    def __init__(self, width: int, height: int) -> None:
        self._image = Image.new("RGBA", (width * SCALE, height * SCALE))
        self._draw = ImageDraw.Draw(self._image)

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        self._draw.polygon(scaled(points), fill=colour)

    def disc(self, centre: Point, radius: float, colour: Colour) -> None:
        (x, y) = centre
        self._draw.ellipse(
            [value * SCALE for value in (x - radius, y - radius, x + radius, y + radius)],
            fill=colour,
        )

    def block(self, edges: Edges, radius: float, to: Colour) -> None:
        """A rectangle from its left, top, right and bottom edges, with round corners. However thin
        it is, something of it is seen."""
        left, top, right, bottom = (value * SCALE for value in edges)
        ends = (max(left, right - 1), max(top, bottom - 1))
        self._draw.rounded_rectangle((left, top, *ends), radius * SCALE, fill=to)

    def stroke(self, points: Sequence[Point], thickness: float, colour: Colour) -> None:
        """A line with round joints and ends."""
        large = scaled(points)
        self._draw.line(large, fill=colour, width=max(1, round(thickness * SCALE)))
        radius = thickness * SCALE / 2
        for x, y in large:
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def outline(self, points: Sequence[Point], thickness: float, colour: Colour) -> None:
        """The closed edge of a polygon."""
        self.stroke((*points, points[0]), thickness, colour)

    def rub_out(self, centre: Point, radius: float) -> None:
        """Make a round hole through everything drawn so far."""
        (x, y) = centre
        hole = [value * SCALE for value in (x - radius, y - radius, x + radius, y + radius)]
        self._draw.ellipse(hole, fill=(0, 0, 0, 0))

    def sprite(self) -> Image.Image:
        return self._image.reduce(SCALE)


class SquarePen:
    """Draws on a square part of a sprite, in hundredths of its side."""

    def __init__(self, pen: Pen, size: float, at: Point = (0, 0)) -> None:
        self._pen = pen
        self._unit = size / 100
        self._at = at

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        self._pen.polygon(self._placed(points), colour)

    def stroke(self, points: Sequence[Point], thickness: float, colour: Colour) -> None:
        """A line with round joints and ends."""
        self._pen.stroke(self._placed(points), thickness * self._unit, colour)

    def block(self, edges: Edges, colour: Colour, radius: float = 0) -> None:
        """A rectangle, with round corners where there is a radius."""
        (left, top), (right, bottom) = self._placed((edges[:2], edges[2:]))
        self._pen.block((left, top, right, bottom), radius * self._unit, colour)

    def disc(self, centre: Point, radius: float, colour: Colour) -> None:
        self._pen.disc(self._placed((centre,))[0], radius * self._unit, colour)

    def oval(self, centre: Point, across: float, down: float, colour: Colour) -> None:
        """An ellipse from its two radii."""
        turns = (2 * pi * at / OVAL_STEPS for at in range(OVAL_STEPS))
        points = [(centre[0] + across * cos(a), centre[1] + down * sin(a)) for a in turns]
        self.polygon(points, colour)

    def rub_out(self, centre: Point, radius: float) -> None:
        """Make a round hole through everything drawn so far."""
        self._pen.rub_out(self._placed((centre,))[0], radius * self._unit)

    def inner(self, at: Point, share: float) -> SquarePen:
        """A smaller square within this one: its top left corner, its side as a share of this."""
        return SquarePen(self._pen, self._unit * 100 * share, self._placed((at,))[0])

    def _placed(self, points: Sequence[Point]) -> list[Point]:
        x, y = self._at
        return [(x + left * self._unit, y + top * self._unit) for left, top in points]


Drawing = Callable[[SquarePen, Colour, Colour], None]
"""A sign in one colour; what is cut out of it is drawn in the second, that of the ground."""


def drawn(drawing: Drawing, size: int, ink: Colour, hole: Colour) -> Image.Image:
    """A drawing as a see-through sprite this large."""
    pen = Pen(size, size)
    drawing(SquarePen(pen, size), ink, hole)
    return pen.sprite()


def arc(centre: Point, radius: float, start: int, end: int) -> list[Point]:
    """Points along a circle; angles in degrees, clockwise from the east."""
    angles = [start + (end - start) * step / 16 for step in range(17)]
    x, y = centre
    return [(x + radius * cos(a * pi / 180), y + radius * sin(a * pi / 180)) for a in angles]


def star(centre: Point, radius: float, inner: float) -> list[Point]:
    """The ten points of a star that stands upright; ``inner`` is the radius of its notches."""
    reach = (radius, inner)
    return [
        (
            centre[0] + sin(at * pi / 5) * reach[at % 2],
            centre[1] - cos(at * pi / 5) * reach[at % 2],
        )
        for at in range(10)
    ]
