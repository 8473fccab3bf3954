"""A sign for each line of the scoring table, made from what the line is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from engine.games.mycity.box import Colour as RoofColour
from engine.games.mycity.box import Item, Kind
from engine.games.mycity.pieces import BOX
from engine.games.mycity.track import DEBT, START
from render.games.mycity.colours import roof_of
from render.games.mycity.roofs import badge, chip
from render.games.mycity.signs import face_down, note, smoke
from render.games.mycity.tiles import (
    CORNER,
    bridge_tile,
    corner_home,
    corner_star,
    empty_tile,
    feature_tile,
    in_a_corner,
    in_the_middle,
    line_tile,
    plain_tile,
    plate_colour,
    signed_tile,
    three_roofs,
    zone_tile,
)
from render.kit.icons import Icon, icon
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme


class About(NamedTuple):
    """What a sign is made from: the line, a single colour of it, and how large it will be."""

    item: Item
    colour: str
    size: int
    theme: Theme


@cached_sprite
def item_sign(item: str, colour: str, size: int, theme: Theme) -> Image.Image:
    """The sign of a line; ``colour`` is that of a single group or of the exhibition."""
    if item == START:
        flag = icon(Icon.FLAG, round(size * 0.7), theme.gold)
        return in_the_middle(plain_tile(size, plate_colour(theme)), flag)
    if item == DEBT:
        return signed_tile(note, size, theme)
    about = About(BOX.items[item], colour, size, theme)
    return _SIGNS[about.item.kind](about)


def _unbuilt(about: About) -> Image.Image:
    return signed_tile(face_down, about.size, about.theme)


def _feature(about: About) -> Image.Image:
    return feature_tile(about.item.feature or _heaviest(about.item), about.size)


def _heaviest(item: Item) -> str:
    return max(item.weights, key=lambda kind: item.weights[kind])


def _covered(about: About) -> Image.Image:
    return in_a_corner(_feature(about), corner_home(about.size, about.theme))


def _first_all(about: About) -> Image.Image:
    return in_a_corner(_feature(about), _corner_icon(Icon.FLAG, about))


def _all_covered(about: About) -> Image.Image:
    return in_a_corner(_feature(about), _corner_icon(Icon.CHECK, about))


def _corner_icon(sign: Icon, about: About) -> Image.Image:
    return icon(sign, round(about.size * CORNER), about.theme.cream, about.theme.ink)


def _zone(about: About) -> Image.Image:
    return in_a_corner(zone_tile(about.size), corner_home(about.size, about.theme))


def _first_zone(about: About) -> Image.Image:
    return in_a_corner(zone_tile(about.size), _corner_icon(Icon.FLAG, about))


def _empty(about: About) -> Image.Image:
    return empty_tile(about.size)


def _group(about: About) -> Image.Image:
    if about.colour:
        return chip(RoofColour(about.colour), about.size, about.theme)
    return three_roofs(about.size, about.theme)


def _chosen_group(about: About) -> Image.Image:
    return in_a_corner(_group(about), corner_star(about.size, about.theme))


def _church(about: About) -> Image.Image:
    return chip(about.item.colour, about.size, about.theme)


def _covered_by(about: About) -> Image.Image:
    ground = roof_of(about.item.colour, about.theme).colour
    return feature_tile(about.item.feature, about.size, ground)


def _line(about: About) -> Image.Image:
    return line_tile(about.item.kind is Kind.ROWS, about.size, about.theme)


def _marked(about: About) -> Image.Image:
    return badge(about.item.sticker, about.size, about.theme)


def _marked_neighbours(about: About) -> Image.Image:
    return signed_tile(smoke, about.size, about.theme)


def _bridges(about: About) -> Image.Image:
    return bridge_tile(about.size, about.theme)


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
