"""Where everything lies on one tile: the road on one side, and the rest of it upright."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.streets.pieces import TILES, Symbol
from engine.kit.grid import Side
from render.games.streets.kinds import REACH, directions
from render.kit.layout import Box

FULL_NAMES = 276
"""From this size on a tile bears its whole name on two lines; below, its short one."""

ROOMY = 150
"""From this size on there is room for large names."""

SHORT_NAMES = 84
TINY = 60
"""Below the first there is room for no name, below the second for no value."""


class Placed(NamedTuple):
    """A symbol with where it points, and its middle."""

    symbol: Symbol
    towards: tuple[Side, ...]
    centre: tuple[int, int]


class Lot(NamedTuple):
    """The boxes of a tile. ``foot`` is for signs and people; ``coin`` is how wide a symbol is."""

    road: Box
    kerb: Box
    body: Box
    name: Box
    value: Box
    foot: Box
    coin: int
    symbols: tuple[Placed, ...]


@lru_cache(maxsize=2048)
def lot_of(tile: str, road: Side, size: int) -> Lot:
    """The plan of a tile of this size with its road on this side."""
    wide = road in (Side.NORTH, Side.SOUTH)
    strip, kerb, body = ground_of(road, size)
    return (_wide if wide else _tall)(tile, road, size, (strip, kerb, body))


def ground_of(road: Side, size: int) -> tuple[Box, Box, Box]:
    """Road, kerb and body, from the edge inwards."""
    deep, rim = round(size * 0.2), max(2, round(size * 0.026))
    rest = size - deep - rim
    match road:
        case Side.SOUTH:
            return (
                Box(0, size - deep, size, deep),
                Box(0, rest, size, rim),
                Box(0, 0, size, rest),
            )
        case Side.NORTH:
            return Box(0, 0, size, deep), Box(0, deep, size, rim), Box(0, deep + rim, size, rest)
        case Side.EAST:
            return (
                Box(size - deep, 0, deep, size),
                Box(rest, 0, rim, size),
                Box(0, 0, rest, size),
            )
    return Box(0, 0, deep, size), Box(deep, 0, rim, size), Box(deep + rim, 0, rest, size)


def _name_height(size: int) -> int:
    if size >= ROOMY:
        return round(size * 0.25)
    return round(size * 0.165) if size >= SHORT_NAMES else 0


def name_width(size: int) -> int:
    """The same however a tile is turned, so that its name always looks alike."""
    return size - 2 * _pad(size) - _coin(size) - _pad(size) // 2


def _coin(size: int) -> int:
    return round(size * (0.24 if size >= TINY else 0.34))


def _pad(size: int) -> int:
    return max(3, round(size * 0.05))


def _wide(tile: str, road: Side, size: int, ground: tuple[Box, Box, Box]) -> Lot:
    """Name, value and people at the left; symbols at the right, on the edge they point over."""
    body, pad = ground[2], _pad(size)
    coin = _coin(size)
    inner = body.inset(pad)
    left = Box(inner.x, inner.y, name_width(size), inner.height)
    name, value, foot = _stacked(left, _name_height(size), (46, 54), size)
    x = body.right - pad - coin // 2
    reach = round(coin * REACH / 2) + 2
    rows = {Side.NORTH: body.y + reach, Side.SOUTH: body.bottom - reach}
    middle = body.centre[1]
    symbols = tuple(
        Placed(symbol, towards, (x, rows[towards[0]] if len(towards) == 1 else middle))
        for symbol, towards in _pointing(tile, road)
    )
    return Lot(*ground, name, value, foot, coin, symbols)


def _tall(tile: str, road: Side, size: int, ground: tuple[Box, Box, Box]) -> Lot:
    """Name, value, symbols, and people at the bottom, one below the other."""
    body, pad = ground[2], _pad(size)
    coin = _coin(size)
    name, value, row, foot = _stacked(body.inset(pad), _name_height(size), (31, 37, 32), size)
    name = name._replace(width=name_width(size))
    reach = round(coin * REACH / 2) + 2
    columns = {Side.WEST: body.x + reach, Side.EAST: body.right - reach}
    x, y = body.centre[0], row.centre[1]
    symbols = tuple(
        Placed(symbol, towards, (columns[towards[0]] if len(towards) == 1 else x, y))
        for symbol, towards in _pointing(tile, road)
    )
    return Lot(*ground, name, value, foot, coin, symbols)


def _stacked(box: Box, name: int, shares: tuple[int, ...], size: int) -> tuple[Box, ...]:
    """The name, then rows that share what is left."""
    gap = max(1, round(size * 0.02))
    top = box.y + name + (gap if name else 0)
    rest = box.bottom - top - gap * (len(shares) - 1)
    rows = [Box(box.x, box.y, box.width, name)]
    for share in shares:
        height = rest * share // 100
        rows.append(Box(box.x, top, box.width, height))
        top += height + gap
    return tuple(rows)


def _pointing(tile: str, road: Side) -> list[tuple[Symbol, tuple[Side, ...]]]:
    return [(symbol, directions(symbol, road)) for symbol in TILES[tile].symbols]
