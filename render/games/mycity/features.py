"""What is drawn on the cells: trees, rocks, wells and all that stickers bring."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.kit.colour import WHITE, mix, rgb
from render.kit.pen import Pen, SquarePen
from render.kit.sprites import cached_sprite
from render.kit.theme import INK

LEAVES, LEAVES_LIT, TRUNK = rgb("#2F7A4A"), rgb("#429A5C"), rgb("#7A5232")
SHADE = rgb("#A3C274")
STONE, STONE_LIT, STONE_DARK = rgb("#8D929F"), rgb("#B7BBC6"), rgb("#6C7180")
TILES, TILES_LIT = rgb("#B0472F"), rgb("#C8604A")
WATER, WATER_LIT = rgb("#5FB0DE"), rgb("#A5D6EF")
GOLD, GOLD_LIT, GOLD_DARK = rgb("#F0B429"), rgb("#FFE08A"), rgb("#C4841A")
HEDGE, SOIL = rgb("#4E9A5B"), rgb("#8B6A48")
PETALS = (rgb("#F28CB1"), WHITE, rgb("#FFD45C"), rgb("#C79BEA"))
AWNING, WOOD = rgb("#D9483B"), rgb("#9A6B3F")
WALL, WALL_LIT, ARCH = rgb("#B7A78C"), rgb("#D6C9B0"), rgb("#4A4038")


@cached_sprite
def feature(kind: str, size: int) -> Image.Image:
    """The drawing of this kind, as large as a cell.

    A kind that only an own box knows gets a general one.
    """
    pen = Pen(size, size)
    _DRAWINGS.get(kind, _unknown)(SquarePen(pen, size))
    return pen.sprite()


def _tree(pen: SquarePen, lit: float = 0.0) -> None:
    leaves, bright = mix(LEAVES, WHITE, lit), mix(LEAVES_LIT, WHITE, lit)
    pen.oval((50, 91), 34, 7, SHADE)
    pen.block((44, 60, 56, 92), TRUNK, 4)
    for centre, radius in (((50, 30), 25), ((30, 49), 23), ((70, 49), 23), ((50, 54), 22)):
        pen.disc(centre, radius, leaves)
    for centre, radius in (((44, 25), 13), ((26, 44), 10), ((64, 43), 11)):
        pen.disc(centre, radius, bright)


def _one_tree(pen: SquarePen) -> None:
    _tree(pen.inner((20, 14), 0.62))


def _two_trees(pen: SquarePen) -> None:
    _tree(pen.inner((44, 20), 0.5), 0.07)
    _tree(pen.inner((5, 14), 0.6))


def _boulder(pen: SquarePen) -> None:
    pen.oval((50, 86), 46, 8, SHADE)
    pen.polygon(((6, 84), (16, 42), (40, 22), (70, 30), (94, 84)), STONE)
    pen.polygon(((16, 42), (40, 22), (70, 30), (58, 48), (32, 56)), STONE_LIT)
    pen.polygon(((58, 48), (70, 30), (94, 84), (66, 84)), STONE_DARK)


def _one_rock(pen: SquarePen) -> None:
    _boulder(pen.inner((22, 16), 0.58))


def _two_rocks(pen: SquarePen) -> None:
    _boulder(pen.inner((7, 18), 0.58))
    _boulder(pen.inner((53, 42), 0.4))


def _well(pen: SquarePen) -> None:
    pen.oval((50, 86), 36, 7, SHADE)
    for left in (26, 66):
        pen.block((left, 34, left + 8, 62), WOOD)
    pen.block((24, 58, 76, 86), STONE, 6)
    pen.oval((50, 58), 26, 8, STONE_LIT)
    pen.oval((50, 58), 20, 5.5, WATER)
    pen.oval((44, 57), 7, 1.8, WATER_LIT)
    for left in (30, 48, 66):
        pen.block((left, 70, left + 10, 74), STONE_DARK)
    pen.polygon(((14, 38), (50, 12), (86, 38)), TILES)
    pen.polygon(((14, 38), (50, 12), (50, 38)), TILES_LIT)


def _ingot(pen: SquarePen) -> None:
    pen.polygon(((4, 94), (22, 34), (78, 34), (96, 94)), GOLD)
    pen.polygon(((22, 34), (34, 14), (66, 14), (78, 34)), GOLD_LIT)
    pen.polygon(((62, 34), (78, 34), (96, 94), (74, 94)), GOLD_DARK)


def _gold(pen: SquarePen) -> None:
    pen.oval((50, 83), 40, 7, SHADE)
    _ingot(pen.inner((12, 48), 0.37))
    _ingot(pen.inner((51, 48), 0.37))
    _ingot(pen.inner((31, 18), 0.38))


def _garden(pen: SquarePen) -> None:
    pen.block((14, 14, 86, 86), HEDGE, 10)
    pen.block((23, 23, 77, 77), SOIL, 6)
    for number in range(9):
        row, column = divmod(number, 3)
        centre = (34 + column * 16, 34 + row * 16)
        pen.disc(centre, 7.5, LEAVES_LIT)
        pen.disc((centre[0], centre[1] - 1), 5.2, PETALS[number % len(PETALS)])


def _market(pen: SquarePen) -> None:
    pen.block((10, 10, 90, 90), rgb("#D8C9A6"), 8)
    pen.block((20, 50, 26, 84), WOOD)
    pen.block((74, 50, 80, 84), WOOD)
    pen.block((22, 62, 78, 78), mix(WOOD, INK, 0.15), 3)
    for number, fruit in enumerate((AWNING, GOLD, LEAVES_LIT, AWNING)):
        pen.disc((31 + number * 13, 60), 6, fruit)
    for number in range(6):
        left = 14 + number * 12
        colour = AWNING if number % 2 == 0 else WHITE
        pen.block((left, 24, left + 12, 44), colour)
        pen.disc((left + 6, 44), 6, colour)


def _gate(pen: SquarePen) -> None:
    pen.block((10, 10, 90, 90), rgb("#CFC3A4"), 8)
    pen.block((16, 34, 84, 86), WALL)
    for left in (16, 37, 58, 75):
        pen.block((left, 20, left + 10, 36), WALL)
    pen.block((16, 34, 84, 42), WALL_LIT)
    pen.block((36, 62, 64, 86), ARCH)
    pen.disc((50, 62), 14, ARCH)
    for left in (42, 55):
        pen.block((left, 52, left + 3, 86), WALL)


def _unknown(pen: SquarePen) -> None:
    pen.polygon(((50, 12), (88, 50), (50, 88), (12, 50)), GOLD_DARK)
    pen.polygon(((50, 24), (76, 50), (50, 76), (24, 50)), GOLD_LIT)


_DRAWINGS: dict[str, Callable[[SquarePen], None]] = {
    "tree1": _one_tree,
    "tree2": _two_trees,
    "rock1": _one_rock,
    "rock2": _two_rocks,
    "well": _well,
    "gold": _gold,
    "garden": _garden,
    "market": _market,
    "gate": _gate,
}
