"""Masks with smooth edges: drawn twice too large, brought down, stamped in any colour."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PIL import Image, ImageDraw

from render.kit.sprites import cached_sprite

SCALE = 2
"""An edge has four steps then. With four times it has sixteen, which nobody sees at the size of a
picture: they made files a tenth larger, and were four times as many pixels to draw."""

Point = tuple[float, float]


def _blank(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("L", (width * SCALE, height * SCALE))
    return image, ImageDraw.Draw(image)


@cached_sprite
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A filled rectangle with round corners."""
    image, draw = _blank(width, height)
    draw.rounded_rectangle(_edges(width, height), radius * SCALE, fill=255)
    return image.reduce(SCALE)


def corners(radius: int) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """The four round corners alone: top left, top right, bottom left, bottom right."""
    return (
        _corner(radius, 0, 0),
        _corner(radius, radius, 0),
        _corner(radius, 0, radius),
        _corner(radius, radius, radius),
    )


@cached_sprite
def _corner(radius: int, x: int, y: int) -> Image.Image:
    whole = rounded(radius * 2, radius * 2, radius)
    return whole.crop((x, y, x + radius, y + radius))


@cached_sprite
def ring(width: int, height: int, radius: int, thickness: float) -> Image.Image:
    """The edge of a rounded rectangle, inside its bounds."""
    image, draw = _blank(width, height)
    edges = _edges(width, height)
    draw.rounded_rectangle(
        edges, radius * SCALE, outline=255, width=max(1, round(thickness * SCALE))
    )
    return image.reduce(SCALE)


@cached_sprite
def dashes(
    width: int, height: int, radius: int, thickness: float, dash: int, space: int
) -> Image.Image:
    """That edge in dashes, spaced so that they close evenly."""
    image, draw = _blank(width, height)
    path = _outline(width, height, radius, thickness / 2)
    length = len(path)
    count = max(1, round(length / ((dash + space) * SCALE)))
    share = dash / (dash + space)
    for number in range(count):
        start = round(number * length / count)
        end = round((number + share) * length / count)
        draw.line(path[start:end], fill=255, width=round(thickness * SCALE), joint="curve")
    return image.reduce(SCALE)


def _outline(width: int, height: int, radius: int, inset: float) -> list[Point]:
    """Points one large pixel apart along the edge, clockwise from the top left corner's end."""
    left = top = inset * SCALE
    right, bottom = width * SCALE - left, height * SCALE - top
    bend = radius * SCALE - left
    corners = ((left, top, 180), (right, top, 270), (right, bottom, 0), (left, bottom, 90))
    path: list[Point] = []
    for number, (x, y, angle) in enumerate(corners):
        centre = (x + bend * (1 if x == left else -1), y + bend * (1 if y == top else -1))
        arc = _arc(centre, bend, angle)
        if path:
            path += _straight(path[-1], arc[0])
        path += arc
        if number == len(corners) - 1:
            path += _straight(path[-1], path[0])
    return path


def _arc(centre: Point, radius: float, start: float) -> list[Point]:
    steps = max(2, round(radius * pi / 2))
    angles = (start + 90 * step / steps for step in range(steps + 1))
    return [
        (centre[0] + radius * cos(a * pi / 180), centre[1] + radius * sin(a * pi / 180))
        for a in angles
    ]


def _straight(start: Point, end: Point) -> list[Point]:
    steps = max(1, round(abs(end[0] - start[0]) + abs(end[1] - start[1])))
    return [
        (
            start[0] + (end[0] - start[0]) * at / steps,
            start[1] + (end[1] - start[1]) * at / steps,
        )
        for at in range(1, steps)
    ]


@cached_sprite
def slashes(width: int, height: int, pitch: int, thickness: int) -> Image.Image:
    """A hatch at 45 degrees, for what is only tried."""
    image, draw = _blank(width, height)
    for start in range(-height, width, pitch):
        line = ((start, height), (start + height, 0))
        draw.line(scaled(line), fill=255, width=thickness * SCALE)
    return image.reduce(SCALE)


def scaled(points: Sequence[Point]) -> list[Point]:
    """The same points on the large drawing."""
    return [(x * SCALE, y * SCALE) for x, y in points]


def _edges(width: int, height: int) -> tuple[int, int, int, int]:
    return (0, 0, width * SCALE - 1, height * SCALE - 1)
