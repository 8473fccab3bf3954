"""Small square tiles from which the signs of the scoring table are made."""

from __future__ import annotations

from PIL import Image

from engine.games.mycity.box import COLOURS
from render.games.mycity.colours import GRASS, GRASS_DOT, RIVER, ZONE
from render.games.mycity.features import feature
from render.games.mycity.roofs import chip
from render.games.mycity.signs import bridge, home, star
from render.kit.colour import Colour
from render.kit.layout import Box
from render.kit.pen import Drawing, Pen, SquarePen
from render.kit.shapes import rounded
from render.kit.sheet import Sheet
from render.kit.theme import Theme

RADIUS = 0.18
CORNER = 0.52
"""So large is a sign in the corner of a tile."""


def plain_tile(size: int, colour: Colour) -> Image.Image:
    """A square with round corners."""
    tile = Image.new("RGBA", (size, size))
    tile.paste(colour, (0, 0), rounded(size, size, round(size * RADIUS)))
    return tile


def plate_colour(theme: Theme) -> Colour:
    """The quiet ground of signs that are not about the land."""
    return theme.ink if theme.daylight else theme.line


def signed_tile(sign: Drawing, size: int, theme: Theme) -> Image.Image:
    """A sign in cream on a quiet plate."""
    ground, side = plate_colour(theme), size * 0.7
    pen = Pen(size, size)
    sign(SquarePen(pen, side, ((size - side) / 2, (size - side) / 2)), theme.cream, ground)
    return in_a_corner(plain_tile(size, ground), pen.sprite())


def in_a_corner(tile: Image.Image, small: Image.Image) -> Image.Image:
    """Another sign over the lower right corner of a tile."""
    both = tile.copy()
    both.alpha_composite(small, (tile.width - small.width, tile.height - small.height))
    return both


def in_the_middle(tile: Image.Image, small: Image.Image) -> Image.Image:
    """Another sign over the middle of a tile."""
    both = tile.copy()
    at = ((tile.width - small.width) // 2, (tile.height - small.height) // 2)
    both.alpha_composite(small, at)
    return both


def feature_tile(kind: str, size: int, ground: Colour = GRASS[0]) -> Image.Image:
    """A drawing on grass, or on another ground."""
    return in_a_corner(plain_tile(size, ground), feature(kind, size))


def empty_tile(size: int) -> Image.Image:
    """An empty light green cell."""
    tile, side = plain_tile(size, GRASS[0]), max(4, round(size * 0.2))
    start = (size - side) // 2
    Sheet(tile).fill(Box(start, start, side, side), GRASS_DOT)
    return tile


def zone_tile(size: int) -> Image.Image:
    """A part of the board with a name."""
    return plain_tile(size, ZONE[0])


def line_tile(across: bool, size: int, theme: Theme) -> Image.Image:
    """A cell with a full row, or a full column, through it."""
    tile, third = plain_tile(size, GRASS[0]), size // 3
    box = Box(3, third, size - 6, third) if across else Box(third, 3, third, size - 6)
    sheet = Sheet(tile)
    sheet.panel(box, 3, theme.ink)
    sheet.panel(box.inset(2), 2, theme.gold)
    return tile


def bridge_tile(size: int, theme: Theme) -> Image.Image:
    """A bridge over water."""
    pen = Pen(size, size)
    bridge(SquarePen(pen, size * 0.86, (size * 0.07, size * 0.04)), theme.ink, RIVER)
    return in_a_corner(plain_tile(size, RIVER), pen.sprite())


def three_roofs(size: int, theme: Theme) -> Image.Image:
    """All three colours at once."""
    tile, side = Image.new("RGBA", (size, size)), round(size * 0.56)
    places = ((0, 0), (size - side, round(size * 0.12)), (round(size * 0.2), size - side))
    for colour, at in zip(COLOURS, places, strict=True):
        tile.alpha_composite(chip(colour, side, theme), at)
    return tile


def corner_home(size: int, theme: Theme) -> Image.Image:
    """A house for the corner of a tile: something is built there."""
    pen, side = Pen(size, size), size * CORNER
    home(SquarePen(pen, side, (size - side, size - side)), theme.ink, theme.cream)
    return pen.sprite()


def corner_star(size: int, theme: Theme) -> Image.Image:
    """A star for the corner of a tile."""
    pen, side = Pen(size, size), size * CORNER
    at = size - side
    star(SquarePen(pen, side, (at, at)), theme.ink, theme.ink)
    star(SquarePen(pen, side * 0.7, (at + side * 0.15, at + side * 0.15)), theme.gold, theme.ink)
    return pen.sprite()
