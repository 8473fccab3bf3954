"""A sign for each line of the scoring table, made from what the line is about."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.games.mycity.box import COLOURS, Item, Kind
from engine.games.mycity.box import Colour as RoofColour
from engine.games.mycity.pieces import BOX
from engine.games.mycity.track import DEBT, START
from render.colour import Colour
from render.games.mycity.art import Art
from render.games.mycity.colours import GRASS, GRASS_DOT, RIVER, ZONE, roof_of
from render.games.mycity.features import feature
from render.games.mycity.roofs import badge, chip
from render.games.mycity.signs import Sign, bridge, face_down, home, note, smoke, star
from render.icons import Icon, icon
from render.layout import Box
from render.shapes import rounded
from render.sheet import Pen, Sheet
from render.theme import Theme

RADIUS = 0.18
CORNER = 0.52


class About(NamedTuple):
    """What a sign is made from: the line, a single colour of it, and how large it will be."""

    item: Item
    colour: str
    size: int
    theme: Theme


@lru_cache(maxsize=256)
def item_sign(item: str, colour: str, size: int, theme: Theme) -> Image.Image:
    """The sign of a line; ``colour`` is that of a single group or of the exhibition."""
    if item == START:
        return _in_the_middle(_plate(size, theme), icon(Icon.FLAG, round(size * 0.7), theme.gold))
    if item == DEBT:
        return _signed(note, size, theme)
    about = About(BOX.items[item], colour, size, theme)
    return _SIGNS[about.item.kind](about)


# One sign for each kind of line


def _unbuilt(about: About) -> Image.Image:
    return _signed(face_down, about.size, about.theme)


def _feature(about: About) -> Image.Image:
    return _feature_tile(about.item.feature or _main_feature(about.item), about.size)


def _covered(about: About) -> Image.Image:
    return _in_a_corner(_feature(about), _small_home(about.size, about.theme))


def _first_all(about: About) -> Image.Image:
    return _in_a_corner(_feature(about), _corner_icon(Icon.FLAG, about))


def _all_covered(about: About) -> Image.Image:
    return _in_a_corner(_feature(about), _corner_icon(Icon.CHECK, about))


def _zone(about: About) -> Image.Image:
    return _in_a_corner(_zone_tile(about.size), _small_home(about.size, about.theme))


def _first_zone(about: About) -> Image.Image:
    return _in_a_corner(_zone_tile(about.size), _corner_icon(Icon.FLAG, about))


def _empty(about: About) -> Image.Image:
    return _empty_tile(about.size)


def _group(about: About) -> Image.Image:
    if about.colour:
        return chip(RoofColour(about.colour), about.size, about.theme)
    return _three_roofs(about.size, about.theme)


def _chosen_group(about: About) -> Image.Image:
    return _in_a_corner(_group(about), _star(about.size, about.theme))


def _church(about: About) -> Image.Image:
    return chip(about.item.colour, about.size, about.theme)


def _covered_by(about: About) -> Image.Image:
    tile = _tile(about.size, roof_of(about.item.colour, about.theme).colour)
    tile.alpha_composite(feature(about.item.feature, about.size))
    return tile


def _line(about: About) -> Image.Image:
    return _line_tile(about.item.kind is Kind.ROWS, about.size, about.theme)


def _marked(about: About) -> Image.Image:
    return badge(about.item.sticker, about.size, about.theme)


def _marked_neighbours(about: About) -> Image.Image:
    return _signed(smoke, about.size, about.theme)


def _bridges(about: About) -> Image.Image:
    tile, pen, size = _tile(about.size, RIVER), Pen(about.size, about.size), about.size
    bridge(Art(pen, size * 0.86, (size * 0.07, size * 0.04)), about.theme.ink, RIVER)
    tile.alpha_composite(pen.sprite())
    return tile


_SIGNS: dict[Kind, Callable[[About], Image.Image]] = {
    Kind.UNBUILT: _unbuilt,
    Kind.COVER: _covered,
    Kind.FIRST_ALL: _first_all,
    Kind.FIRST_ZONE: _first_zone,
    Kind.VISIBLE: _feature,
    Kind.EMPTY: _empty,
    Kind.GROUP: _group,
    Kind.CHOSEN_GROUP: _chosen_group,
    Kind.NEIGHBOURS: _church,
    Kind.SURROUNDED: _feature,
    Kind.COVERED_BY: _covered_by,
    Kind.FEATURE_COLOURS: _feature,
    Kind.ROWS: _line,
    Kind.COLUMNS: _line,
    Kind.ALL_COVERED: _all_covered,
    Kind.MARKED: _marked,
    Kind.MARKED_NEIGHBOURS: _marked_neighbours,
    Kind.ZONE: _zone,
    Kind.BRIDGES: _bridges,
}

# What they are made of


def _main_feature(item: Item) -> str:
    return max(item.weights, key=lambda kind: item.weights[kind])


def _tile(size: int, colour: Colour) -> Image.Image:
    tile = Image.new("RGBA", (size, size))
    tile.paste(colour, (0, 0), rounded(size, size, round(size * RADIUS)))
    return tile


def _plate(size: int, theme: Theme) -> Image.Image:
    return _tile(size, theme.ink if theme.daylight else theme.line)


def _signed(sign: Sign, size: int, theme: Theme) -> Image.Image:
    """A sign in cream on a quiet plate."""
    tile, side = _plate(size, theme), size * 0.7
    pen = Pen(size, size)
    ground = theme.ink if theme.daylight else theme.line
    sign(Art(pen, side, ((size - side) / 2, (size - side) / 2)), theme.cream, ground)
    tile.alpha_composite(pen.sprite())
    return tile


def _in_a_corner(tile: Image.Image, small: Image.Image) -> Image.Image:
    """Another sign over the lower right corner of a tile."""
    both = tile.copy()
    both.alpha_composite(small, (tile.width - small.width, tile.height - small.height))
    return both


def _in_the_middle(tile: Image.Image, small: Image.Image) -> Image.Image:
    both = tile.copy()
    at = ((tile.width - small.width) // 2, (tile.height - small.height) // 2)
    both.alpha_composite(small, at)
    return both


def _corner_icon(sign: Icon, about: About) -> Image.Image:
    return icon(sign, round(about.size * CORNER), about.theme.cream, about.theme.ink)


def _feature_tile(kind: str, size: int) -> Image.Image:
    tile = _tile(size, GRASS[0])
    tile.alpha_composite(feature(kind, size))
    return tile


def _empty_tile(size: int) -> Image.Image:
    tile, side = _tile(size, GRASS[0]), max(4, round(size * 0.2))
    start = (size - side) // 2
    Sheet(tile).fill(Box(start, start, side, side), GRASS_DOT)
    return tile


def _zone_tile(size: int) -> Image.Image:
    return _tile(size, ZONE[0])


def _small_home(size: int, theme: Theme) -> Image.Image:
    pen, side = Pen(size, size), size * CORNER
    home(Art(pen, side, (size - side, size - side)), theme.ink, theme.cream)
    return pen.sprite()


def _star(size: int, theme: Theme) -> Image.Image:
    pen, side = Pen(size, size), size * CORNER
    at = (size - side, size - side)
    star(Art(pen, side, at), theme.ink, theme.ink)
    star(Art(pen, side * 0.7, (at[0] + side * 0.15, at[1] + side * 0.15)), theme.gold, theme.ink)
    return pen.sprite()


def _three_roofs(size: int, theme: Theme) -> Image.Image:
    tile = Image.new("RGBA", (size, size))
    side = round(size * 0.56)
    places = ((0, 0), (size - side, round(size * 0.12)), (round(size * 0.2), size - side))
    for colour, at in zip(COLOURS, places, strict=True):
        tile.alpha_composite(chip(colour, side, theme), at)
    return tile


def _line_tile(across: bool, size: int, theme: Theme) -> Image.Image:
    """A grid with one line of it full."""
    tile = _tile(size, GRASS[0])
    third = size // 3
    box = Box(3, third, size - 6, third) if across else Box(third, 3, third, size - 6)
    sheet = Sheet(tile)
    sheet.panel(box, 3, theme.ink)
    sheet.panel(box.inset(2), 2, theme.gold)
    return tile
