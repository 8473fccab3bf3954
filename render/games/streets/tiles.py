"""Tiles as they lie in the city or in a hand: what is printed on them, and what stands on them."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.streets.pieces import PARK, STATION, TILES, BusinessSign
from engine.kit.grid import Side
from render.games.streets.blank_tile import SIGN_GAP, bare, sign_size
from render.games.streets.colours import PAINT, ROAD, TileColours, tile_colours
from render.games.streets.crowd import LEAST_NUMBER, Group, paint_crowd
from render.games.streets.kinds import pin
from render.games.streets.landmarks import landmark
from render.games.streets.lot import FULL_NAMES, TINY, lot_of
from render.games.streets.signs import paint_signs
from render.games.streets.trades import trade
from render.games.streets.values import pill_in
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, width_of
from render.kit.layout import Box
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import SeatStyle, Theme

CLOSE, READABLE = 260, 28
"""From this size on a tile is a closer look, and a phone must show all its numbers this large."""

LEAST_WHOLE, LEAST_SHORT = (0.8, 0.66, 0.52), (0.6,)
"""How far a name shrinks rather than being cut; a whole one on two lines first a little."""

LARGE_NAME = 0.8
"""How high a name is in its room if it stands there on one line."""


class Look(NamedTuple):
    """How a tile lies there: its road's side, how large, under which name, stepped back or not,
    and whether the name is as large as one line allows."""

    road: Side
    size: int
    name: str
    dim: bool = False
    large: bool = False


class Standing(NamedTuple):
    """Whose sign is on a tile and how many of them, and who is there."""

    owner: SeatStyle | None = None
    signs: int = 0
    people: tuple[Group, ...] = ()


@cached_sprite
def printed(tile: str, look: Look, theme: Theme) -> Image.Image:
    """A tile as it comes out of the box."""
    lot, data = lot_of(tile, look.road, look.size), TILES[tile]
    colours = tile_colours(data.kind, look.dim, theme)
    signs = data.business.tokens if data.business else 0
    sheet = Sheet(bare(data.kind, signs, look.road, look.size, look.dim, theme).copy())
    if data.business is not None:
        _paint_business(sheet, lot.road, data.business)
    _paint_name(sheet, lot.name, look, colours)
    if tile in (PARK, STATION) and lot.value.height >= 12:
        sheet.put(landmark(tile, lot.value.height), (lot.value.x + 2, lot.value.y))
    if data.value is not None and look.size >= TINY:
        sprite = pill_in(data.value, lot.value, colours.pill, theme)
        sheet.put(sprite, (lot.value.x, lot.value.centre[1] - sprite.height // 2))
    for symbol, towards, centre in lot.symbols:
        sheet.put_centred(pin(symbol.kind, towards, lot.coin, theme, look.dim), centre)
    return sheet.image


def _paint_name(sheet: Sheet, box: Box, look: Look, colours: TileColours) -> None:
    """The name at the top, never turned: whole on two lines, or short on one."""
    if not box.height or not look.name:
        return
    lines = 2 if look.size >= FULL_NAMES and not look.large else 1
    share = LARGE_NAME if look.large else 0.56 if lines > 1 else 1.04
    most = round(box.height * share)
    for shrunk in LEAST_WHOLE if lines > 1 else LEAST_SHORT:
        least = round(most * shrunk)
        start = max(least, _first_size(look.name, most, box.width))
        setting = fit(look.name, Font(Face.NAME, start), least, box.width, lines)
        if not setting.is_cut:
            break
    step = round(setting.font.size * 0.98)
    sheet.lines((box.x, box.centre[1]), setting, step, colours.ink)


def _first_size(words: str, most: int, width: int) -> int:
    """Where to begin to make words fit: every size that is tried costs a font."""
    wide = width_of(words, Font(Face.NAME, most))
    return most if wide <= width else most * width // wide + 1


def _paint_business(sheet: Sheet, road: Box, business: BusinessSign) -> None:
    """The signs on the road, upright and side by side along it."""
    x, y = road.centre
    size = sign_size(road)
    for number in range(business.tokens):
        shift = round((number - (business.tokens - 1) / 2) * (size + SIGN_GAP))
        at = (x + shift, y) if road.width > road.height else (x, y + shift)
        sheet.put_centred(trade(business.type, size, PAINT, ROAD), at)


# In the city


def paint_in_city(canvas: Canvas, box: Box, tile: str, look: Look, standing: Standing) -> None:
    """A tile with its signs and people. What is printed on it comes ready from the cache."""
    canvas.put(printed(tile, look, canvas.theme), (box.x, box.y))
    foot = lot_of(tile, look.road, look.size).foot
    room = Box(box.x + foot.x, box.y + foot.y, foot.width, foot.height)
    if standing.owner is not None and standing.signs:
        left = paint_signs(canvas, room, standing.owner, standing.signs)
        room = Box(left, room.y, room.right - left, room.height)
    least = READABLE if look.size >= CLOSE else LEAST_NUMBER
    paint_crowd(canvas, room, standing.people, canvas.theme.ink, least)
