"""Names, and what is taken or shown before an income. A preview tells it as the event does."""

from __future__ import annotations

from functools import lru_cache

from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain, who
from engine.games.streets.pieces import TOKEN_TYPES, Kind, Tokens, value_of
from engine.games.streets.plan import Street
from engine.games.streets.table import Table
from engine.kit.glyphs import SIGNS
from engine.kit.grid import Cell, cell_name


def name(table: Table, seat: Seat) -> Msg:
    """A person, or the Sneak."""
    return msg("streets-sneak") if table.is_sneak(seat) else who(seat)


def sign(seat: Seat) -> Msg:
    """The glyph of a seat."""
    return SIGNS[seat]


@lru_cache(maxsize=128)
def tile_name(tile: str) -> Msg:
    """What is printed on a tile."""
    return msg(f"streets-tile-{tile}")


@lru_cache(maxsize=128)
def short_name(tile: str) -> Msg:
    """One word that is enough to know a tile by."""
    return msg(f"streets-short-{tile}")


def advisor_of(table: Table, seat: Seat) -> Msg:
    """The advisor of a player who has one; ValueError otherwise."""
    advisor = table.players[seat].advisor
    if advisor is None:
        raise ValueError(f"seat {seat} has no advisor")
    return msg(f"streets-advisor-{advisor}")


@lru_cache(maxsize=8)
def kind_name(kind: Kind) -> Msg:
    """The kind of a tile, as its back shows it."""
    return msg(f"streets-kind-{kind}")


@lru_cache(maxsize=8)
def symbol_name(kind: Kind) -> Msg:
    """The kind of a symbol."""
    return msg(f"streets-symbol-{kind}")


@lru_cache(maxsize=128)
def value_text(tile: str) -> Msg:
    """What a building tile is paid for."""
    value = value_of(tile)
    if value is None:
        return plain("–")
    kinds = tuple(symbol_name(kind) for kind in value.kinds)
    return msg(f"streets-value-{value.counts}", each=value.each, kinds=kinds)


def street_label(street: Street) -> Msg:
    """A street by its first and its last cell."""
    return plain(street_name(street.cells[0], street.cells[-1]))


def street_words(table: Table, street: Street) -> Msg:
    """A street by the names on its first and its last tile."""
    city = table.city()
    first, last = (tile_name(city[cell].tile) for cell in (street.cells[0], street.cells[-1]))
    return msg("streets-street", first=first, last=last, length=len(street.cells))


@lru_cache(maxsize=1024)
def street_name(first: Cell, last: Cell) -> str:
    """``K9–N9``, or ``K9`` where one tile is the whole street."""
    return "–".join(dict.fromkeys((cell_name(first).upper(), cell_name(last).upper())))


@lru_cache(maxsize=256)
def crowd(kind: Kind, count: int) -> Msg:
    """So many people of one kind."""
    return msg(f"streets-people-{kind}", count=count)


def token_list(gain: Tokens) -> tuple[Msg, ...]:
    """Tokens as a list for a sentence."""
    return tuple(
        msg("streets-tokens", type=msg(f"streets-business-{type_}"), count=number)
        for type_, number in zip(TOKEN_TYPES, gain, strict=True)
        if number
    )
