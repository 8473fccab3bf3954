"""Small signs in one colour: what a number, a condition or a module is about."""

from __future__ import annotations

from enum import StrEnum
from math import pi, sin
from typing import Final

from PIL import Image

from engine.games.sprawlopolis.pieces import Zone
from render.kit.colour import Colour
from render.kit.pen import Drawing, SquarePen, drawn, star
from render.kit.sprites import cached_sprite


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


def _tower(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    pen.block((12, 42, 46, 94), ink, 2)
    pen.block((40, 6, 86, 94), ink, 2)
    for row in range(4):
        for x in (50, 68):
            pen.block((x, 16 + row * 18, x + 9, 26 + row * 18), hole, 2)
    for row in range(2):
        pen.block((22, 52 + row * 18, 32, 62 + row * 18), hole, 2)


def _tree(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    pen.block((43, 60, 57, 97), ink, 2)
    for x, y, radius in ((50, 30, 27), (29, 47, 21), (71, 47, 21), (50, 52, 20)):
        pen.disc((x, y), radius, ink)


def _factory(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    pen.block((72, 6, 92, 94), ink, 2)
    pen.block((6, 60, 92, 94), ink, 2)
    for left in (6, 28, 50):
        pen.polygon(((left, 62), (left, 38), (left + 22, 62)), ink)
    for left in (16, 38, 60):
        pen.block((left, 70, left + 12, 81), hole, 2)


def _house(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    pen.block((70, 14, 84, 44), ink, 2)
    pen.polygon(((2, 54), (50, 8), (98, 54)), ink)
    pen.block((16, 48, 84, 94), ink, 2)
    pen.block((41, 62, 60, 96), hole, 2)


def _road(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    pen.polygon(((32, 6), (68, 6), (98, 95), (2, 95)), ink)
    for top, bottom, half in ((14, 30, 4), (42, 62, 5), (74, 96, 6)):
        pen.block((50 - half, top, 50 + half, bottom), hole, 2)


def _square(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    for x in (8, 54):
        for y in (8, 54):
            pen.block((x, y, x + 38, y + 38), ink, 2)


def _cross(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    pen.stroke(((20, 20), (80, 80)), 20, ink)
    pen.stroke(((20, 80), (80, 20)), 20, ink)


def _star(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    pen.polygon(star((50, 54), 50, 21), ink)


def _monster(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    for side in (-1, 1):
        pen.polygon(((50 + side * 6, 36), (50 + side * 46, 2), (50 + side * 40, 50)), ink)
    pen.disc((50, 56), 41, ink)
    pen.block((9, 56, 91, 96), ink, 2)
    for x in (34, 66):
        pen.disc((x, 47), 10, hole)
    for at in range(4):
        left = 22 + at * 14
        pen.polygon(((left, 68), (left + 14, 68), (left + 7, 86)), hole)


def _wave(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    for y in (28, 54, 80):
        points = [(6.0 + at * 11, y + 9 * sin(at * pi / 2)) for at in range(9)]
        pen.stroke(points, 11, ink)


def _cone(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    pen.block((8, 82, 92, 95), ink, 2)
    pen.polygon(((42, 6), (58, 6), (82, 84), (18, 84)), ink)
    pen.polygon(((36, 34), (64, 34), (69, 50), (31, 50)), hole)


def _duel(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    pen.block((2, 42, 98, 58), ink, 2)
    pen.polygon(((50, 2), (76, 34), (24, 34)), ink)
    pen.polygon(((50, 98), (24, 66), (76, 66)), ink)


def _lines(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    pen.block((40, 4, 60, 96), ink, 2)
    pen.block((4, 40, 96, 60), ink, 2)


_DRAWINGS: Final[dict[Sign, Drawing]] = {
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


@cached_sprite
def sign(which: Sign, size: int, ink: Colour, gap: Colour) -> Image.Image:
    """The bare sign in one colour; its holes show the colour behind it."""
    return drawn(_DRAWINGS[which], size, ink, gap)
