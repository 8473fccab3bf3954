"""The names of tiles, advisors and players, as far as there is room for them."""

from __future__ import annotations

from functools import lru_cache

from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.streets import names
from engine.games.streets.names import name, tile_name
from engine.games.streets.table import Table
from render.games.streets.lot import FULL_NAMES, SHORT_NAMES
from render.kit.fonts import Face, nickname, printable
from render.parts.people import name_of
from render.picture import Say


def short_name(tile: str, say: Say) -> str:
    """One word that is enough to know a tile by."""
    return _drawable(say(names.short_name(tile)))


@lru_cache(maxsize=512)
def _drawable(words: str) -> str:
    return printable(words, Face.NAME)


def name_on_tile(tile: str, size: int, say: Say) -> str:
    """What is printed on a tile of this size."""
    if size >= FULL_NAMES:
        return _drawable(say(tile_name(tile)))
    return short_name(tile, say) if size >= SHORT_NAMES else ""


def player_name(table: Table, seat: Seat, say: Say) -> str:
    """The name of a person, or of the Sneak."""
    if table.is_sneak(seat):
        return nickname(say(name(table, seat)), Face.NAME, "?")
    return name_of(seat, say)


def money(amount: int, say: Say) -> str:
    """An amount as that language writes it."""
    return say(msg("panel-money", amount=amount))


def gain(amount: int, say: Say) -> str:
    """An income as that language writes it."""
    return say(msg("streets-picture-gain", money=amount))
