"""Small signs in one colour: what a number, a condition or a module is about."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from math import cos, pi, sin
from typing import Final

from PIL import Image

from engine.games.sprawlopolis.pieces import Zone
from render.kit.colour import Colour
from render.kit.shapes import Point
from render.kit.sheet import Pen
from render.kit.sprites import shelved


class Sign(StrEnum):
    """What a chip stands for."""

    TOWER = "tower"
    TREE = "tree"
    FACTORY = "factory"
    HOUSE = "house"
    ROAD = "road"
    SQUARE = "square"
    CROSS = "cross"
    STAR = "star"
    MONSTER = "monster"
    WAVE = "wave"
    CONE = "cone"
    DUEL = "duel"
    LINES = "lines"


ZONE_SIGNS: Final = {
    Zone.COMMERCIAL: Sign.TOWER,
    Zone.PARK: Sign.TREE,
    Zone.INDUSTRIAL: Sign.FACTORY,
    Zone.RESIDENTIAL: Sign.HOUSE,
    Zone.SITE: Sign.CROSS,
}


class _Field:
    """A pen whose field is always 100 by 100; ``gap`` is the colour of holes."""

    def __init__(self, pen: Pen, size: float, at: Point, ink: Colour, gap: Colour) -> None:
        self._pen, self._unit, self._at = pen, size / 100, at
        self.ink, self.gap = ink, gap

    def _to(self, point: Point) -> Point:
        return self._at[0] + point[0] * self._unit, self._at[1] + point[1] * self._unit

    def shape(self, *points: Point, hole: bool = False) -> None:
        self._pen.polygon([self._to(point) for point in points], self.gap if hole else self.ink)

    def block(
        self, left: float, top: float, right: float, bottom: float, hole: bool = False
    ) -> None:
        place = (*self._to((left, top)), *self._to((right, bottom)))
        self._pen.block(place, 2 * self._unit, self.gap if hole else self.ink)

    def disc(self, x: float, y: float, radius: float, hole: bool = False) -> None:
        self._pen.disc(self._to((x, y)), radius * self._unit, self.gap if hole else self.ink)

    def line(self, *points: Point, thick: float = 12) -> None:
        self._pen.stroke([self._to(point) for point in points], thick * self._unit, self.ink)


def _tower(field: _Field) -> None:
    field.block(12, 42, 46, 94)
    field.block(40, 6, 86, 94)
    for row in range(4):
        for x in (50, 68):
            field.block(x, 16 + row * 18, x + 9, 26 + row * 18, hole=True)
    for row in range(2):
        field.block(22, 52 + row * 18, 32, 62 + row * 18, hole=True)


def _tree(field: _Field) -> None:
    field.block(43, 60, 57, 97)
    for x, y, radius in ((50, 30, 27), (29, 47, 21), (71, 47, 21), (50, 52, 20)):
        field.disc(x, y, radius)


def _factory(field: _Field) -> None:
    field.block(72, 6, 92, 94)
    field.block(6, 60, 92, 94)
    for left in (6, 28, 50):
        field.shape((left, 62), (left, 38), (left + 22, 62))
    for left in (16, 38, 60):
        field.block(left, 70, left + 12, 81, hole=True)


def _house(field: _Field) -> None:
    field.block(70, 14, 84, 44)
    field.shape((2, 54), (50, 8), (98, 54))
    field.block(16, 48, 84, 94)
    field.block(41, 62, 60, 96, hole=True)


def _road(field: _Field) -> None:
    field.shape((32, 6), (68, 6), (98, 95), (2, 95))
    for top, bottom, half in ((14, 30, 4), (42, 62, 5), (74, 96, 6)):
        field.block(50 - half, top, 50 + half, bottom, hole=True)


def _square(field: _Field) -> None:
    for x in (8, 54):
        for y in (8, 54):
            field.block(x, y, x + 38, y + 38)


def _cross(field: _Field) -> None:
    field.line((20, 20), (80, 80), thick=20)
    field.line((20, 80), (80, 20), thick=20)


def _star(field: _Field) -> None:
    field.shape(
        *(
            (50 + sin(at * pi / 5) * (50, 21)[at % 2], 54 - cos(at * pi / 5) * (50, 21)[at % 2])
            for at in range(10)
        )
    )


def _monster(field: _Field) -> None:
    for side in (-1, 1):
        field.shape((50 + side * 6, 36), (50 + side * 46, 2), (50 + side * 40, 50))
    field.disc(50, 56, 41)
    field.block(9, 56, 91, 96)
    for x in (34, 66):
        field.disc(x, 47, 10, hole=True)
    for at in range(4):
        left = 22 + at * 14
        field.shape((left, 68), (left + 14, 68), (left + 7, 86), hole=True)


def _wave(field: _Field) -> None:
    for y in (28, 54, 80):
        points = [(6.0 + at * 11, y + 9 * sin(at * pi / 2)) for at in range(9)]
        field.line(*points, thick=11)


def _cone(field: _Field) -> None:
    field.block(8, 82, 92, 95)
    field.shape((42, 6), (58, 6), (82, 84), (18, 84))
    field.shape((36, 34), (64, 34), (69, 50), (31, 50), hole=True)


def _duel(field: _Field) -> None:
    field.block(2, 42, 98, 58)
    field.shape((50, 2), (76, 34), (24, 34))
    field.shape((50, 98), (24, 66), (76, 66))


def _lines(field: _Field) -> None:
    field.block(40, 4, 60, 96)
    field.block(4, 40, 96, 60)


_DRAWINGS: Final[dict[Sign, Callable[[_Field], None]]] = {
    Sign.TOWER: _tower,
    Sign.TREE: _tree,
    Sign.FACTORY: _factory,
    Sign.HOUSE: _house,
    Sign.ROAD: _road,
    Sign.SQUARE: _square,
    Sign.CROSS: _cross,
    Sign.STAR: _star,
    Sign.MONSTER: _monster,
    Sign.WAVE: _wave,
    Sign.CONE: _cone,
    Sign.DUEL: _duel,
    Sign.LINES: _lines,
}


@shelved
def sign(which: Sign, size: int, ink: Colour, gap: Colour) -> Image.Image:
    """The bare sign in one colour; its holes show the colour behind it."""
    pen = Pen(size, size)
    _DRAWINGS[which](_Field(pen, size, (0, 0), ink, gap))
    return pen.sprite()
