"""The shapes of the seats: alone, as a badge with a number, as a small chip with a number."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from PIL import Image

from render.kit.fonts import Face, Font
from render.kit.pen import Pen
from render.kit.shapes import Point
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Glyph, SeatStyle, Theme

Outline = tuple[Point, ...]

_STAR = tuple(
    (sin(at * pi / 5) * (1.12, 0.5)[at % 2], 0.06 - cos(at * pi / 5) * (1.12, 0.5)[at % 2])
    for at in range(10)
)
_HEXAGON = tuple((cos(at * pi / 3) * 1.04, sin(at * pi / 3) * 1.04) for at in range(6))
_OUTLINES: dict[Glyph, Outline] = {
    Glyph.SQUARE: ((-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)),
    Glyph.TRIANGLE: ((0, -1.06), (1.14, 0.9), (-1.14, 0.9)),
    Glyph.DIAMOND: ((0, -1.16), (1.16, 0), (0, 1.16), (-1.16, 0)),
    Glyph.HEXAGON: _HEXAGON,
    Glyph.STAR: _STAR,
}
_CHIP_OUTLINES: dict[Glyph, Outline] = {
    Glyph.SQUARE: ((0, 0), (1, 0), (1, 1), (0, 1)),
    Glyph.TRIANGLE: ((0.5, -0.16), (1, 0.24), (1, 1), (0, 1), (0, 0.24)),
    Glyph.DIAMOND: ((0.5, -0.16), (1, 0.22), (1, 0.78), (0.5, 1.16), (0, 0.78), (0, 0.22)),
    Glyph.HEXAGON: ((0.24, 0), (0.76, 0), (1.04, 0.5), (0.76, 1), (0.24, 1), (-0.04, 0.5)),
    Glyph.STAR: ((0, -0.1), (0.5, 0.1), (1, -0.1), (1, 1), (0, 1)),
}
MARGIN = 4
NUMBER_DROP = {Glyph.TRIANGLE: 0.3, Glyph.STAR: 0.06}
TWO_DIGITS = {Glyph.TRIANGLE: 0.46, Glyph.STAR: 0.46}


def _shrunk(outline: Outline, by: float) -> Outline:
    """Every edge moved inwards by the same distance; the corners follow."""
    return tuple(
        _corner(outline[at - 1], outline[at], outline[(at + 1) % len(outline)], by)
        for at in range(len(outline))
    )


def _corner(before: Point, corner: Point, after: Point, by: float) -> Point:
    first, second = _inward(before, corner), _inward(corner, after)
    # Both moved edges pass through corner + k * (first + second); k follows from their angle.
    stretch = by / (1 + first[0] * second[0] + first[1] * second[1])
    return (
        corner[0] + (first[0] + second[0]) * stretch,
        corner[1] + (first[1] + second[1]) * stretch,
    )


def _inward(start: Point, end: Point) -> Point:
    """The unit vector to the right of an edge: inside, when corners run clockwise."""
    along = (end[0] - start[0], end[1] - start[1])
    length = hypot(*along)
    return (-along[1] / length, along[0] / length)


@cached_sprite
def glyph(style: SeatStyle, size: int, theme: Theme) -> Image.Image:
    """The bare shape, about ``size`` pixels across, with its keyline."""
    side = round(size * 1.16) + 2 * MARGIN
    pen = Pen(side, side)
    middle, radius = side / 2, size / 2
    if style.glyph is Glyph.DISC:
        pen.disc((middle, middle), radius, theme.ink)
        pen.disc((middle, middle), radius - theme.keyline, style.colour)
        return pen.sprite()
    outline = tuple((middle + x * radius, middle + y * radius) for x, y in _OUTLINES[style.glyph])
    pen.polygon(outline, theme.ink)
    pen.polygon(_shrunk(outline, theme.keyline), style.colour)
    return pen.sprite()


@cached_sprite
def badge(style: SeatStyle, number: int, size: int, theme: Theme) -> Image.Image:
    """The shape with a number in it: who owns this, and how much of it there is."""
    sprite = glyph(style, size, theme).copy()
    drop = round(NUMBER_DROP.get(style.glyph, 0) * size / 2)
    at = (sprite.width // 2, sprite.height // 2 + drop)
    share = 0.62 if number < 10 else TWO_DIGITS.get(style.glyph, 0.52)
    font = Font(Face.TITLE, round(size * share))
    Sheet(sprite).text(at, str(number), font, style.ink, Hold.MIDDLE)
    return sprite


@cached_sprite
def chip(style: SeatStyle, number: int, width: int, height: int, theme: Theme) -> Image.Image:
    """A small tag with a number, its edge cut like the seat's shape so colour is not needed."""
    lift = round(height * 0.16) + 1
    pen = Pen(width + 2, height + 2 * lift)
    if style.glyph is Glyph.DISC:
        _round_chip(pen, style, (1, lift, width + 1, height + lift), theme)
    else:
        outline = tuple((1 + x * width, lift + y * height) for x, y in _CHIP_OUTLINES[style.glyph])
        pen.polygon(outline, theme.ink)
        pen.polygon(_shrunk(outline, theme.keyline - 0.25), style.colour)
    sprite = pen.sprite()
    at = (1 + width // 2, lift + height // 2)
    font = Font(Face.TITLE, round(height * 0.84))
    Sheet(sprite).text(at, str(number), font, style.ink, Hold.MIDDLE)
    return sprite


def _round_chip(pen: Pen, style: SeatStyle, edges: tuple[int, int, int, int], theme: Theme) -> None:
    left, top, right, bottom = edges
    radius, inner = (bottom - top) / 2, theme.keyline - 0.25
    pen.block(edges, radius, theme.ink)
    within = (left + inner, top + inner, right - inner, bottom - inner)
    pen.block(within, radius - inner, style.colour)
