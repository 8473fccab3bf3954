"""The ground of a cell: light green, mountain, forest, or a part of the board with a name."""

from __future__ import annotations

from PIL import Image

from render.games.mycity.colours import FOREST, GRASS, GRASS_DOT, MOUNTAIN, ZONE
from render.kit.colour import WHITE, Colour, mix, rgb
from render.kit.layout import Box
from render.kit.pen import Pen, SquarePen
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite

PEAK, PEAK_DARK, SNOW = rgb("#757A8C"), rgb("#616679"), WHITE
PINE, PINE_DARK, STEM = rgb("#2E6B43"), rgb("#255A38"), rgb("#6B4A2E")
GRAVEL = rgb("#B5A87F")
NAMED = "zone"
"""The sign of a light green cell that belongs to a named part of the board."""

UNMARKED = ","
"""The sign of a light green cell on which no sticker may be put by choice."""

_GROUNDS = {"^": MOUNTAIN, "&": FOREST, NAMED: ZONE}


@cached_sprite
def ground(sign: str, size: int, dark: bool) -> Image.Image:
    """One cell of this terrain. Neighbours take turns in being a little darker."""
    colour = _GROUNDS.get(sign, GRASS)[dark]
    sheet = Sheet.blank(size, size, colour)
    pen = Pen(size, size)
    match sign:
        case "^":
            _mountains(SquarePen(pen, size))
        case "&":
            _pines(SquarePen(pen, size))
        case _ if sign == NAMED:
            _gravel(SquarePen(pen, size))
    sheet.put(pen.sprite(), (0, 0))
    if sign in (".", NAMED):
        _paint_dot(sheet, size, mix(colour, WHITE, 0.5) if sign == NAMED else GRASS_DOT)
    return sheet.image


def _paint_dot(sheet: Sheet, size: int, colour: Colour) -> None:
    """The small square in the middle: stickers may go here."""
    side = max(2, round(size * 0.1))
    start = (size - side) // 2
    sheet.fill(Box(start, start, side, side), colour)


def _mountains(pen: SquarePen) -> None:
    pen.polygon(((46, 84), (70, 40), (94, 84)), PEAK_DARK)
    pen.polygon(((6, 84), (40, 18), (74, 84)), PEAK)
    pen.polygon(((40, 18), (74, 84), (52, 84), (46, 52)), PEAK_DARK)
    pen.polygon(((29, 39), (40, 18), (51, 39), (44, 46), (39, 38), (34, 46)), SNOW)


def _pine(pen: SquarePen, colour: Colour) -> None:
    pen.block((44, 76, 56, 98), STEM)
    for top, half in ((4, 26), (28, 34), (50, 42)):
        pen.polygon(((50, top), (50 + half, top + 32), (50 - half, top + 32)), colour)


def _pines(pen: SquarePen) -> None:
    _pine(pen.inner((45, 22), 0.56), PINE)
    _pine(pen.inner((2, 10), 0.62), PINE_DARK)


def _gravel(pen: SquarePen) -> None:
    for x, y in ((14, 20), (40, 10), (72, 26), (88, 62), (62, 84), (24, 76), (10, 50), (82, 8)):
        pen.disc((x, y), 4, GRAVEL)
