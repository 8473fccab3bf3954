"""The business module: which tokens a building gives, and what they are worth in the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from engine.core.seats import Seat
from engine.games.streets.pieces import (
    BOX,
    NO_TOKENS,
    TILES,
    TOKEN_TYPES,
    Business,
    BusinessSign,
    Tokens,
    minus,
    plus,
)
from engine.games.streets.plan import street_at
from engine.games.streets.table import Building, Player, Table
from engine.kit.frozen import altered
from engine.kit.grid import Cell
from engine.kit.rows import changed


def owned_in(table: Table, cells: Iterable[Cell], seat: Seat) -> list[Building]:
    """The buildings of this player in these cells."""
    city = table.city()
    return [city[cell] for cell in cells if city[cell].signs and city[cell].owner == seat]


def cells_in_question(table: Table) -> tuple[Cell, ...]:
    """Where tokens are taken now: the building given up, or the street that is counted."""
    if table.abandoned is not None:
        return (table.abandoned,)
    return street_at(table.sides(), table.streets[0]).cells


def gains(table: Table, seat: Seat) -> Mapping[Tokens, Building]:
    """Every different handful of tokens that this player may take, with a building giving it."""
    found: dict[Tokens, Building] = {}
    for building in owned_in(table, cells_in_question(table), seat):
        sign = TILES[building.tile].business
        for gain in handfuls(sign, table.tokens) if sign is not None else ():
            found.setdefault(gain, building)
    return _new_to_the_sneak(table, found) if table.is_sneak(seat) else found


def _new_to_the_sneak(table: Table, found: Mapping[Tokens, Building]) -> Mapping[Tokens, Building]:
    """The Sneak prefers tokens of a type that he does not own yet."""
    owned = table.players[table.takers[0]].tokens
    new = {gain: b for gain, b in found.items() if any(_adds_a_type(owned, gain))}
    return new or found


def _adds_a_type(owned: Tokens, gain: Tokens) -> Iterator[bool]:
    return (number > 0 and have == 0 for have, number in zip(owned, gain, strict=True))


def handfuls(sign: BusinessSign, supply: Tokens) -> Iterator[Tokens]:
    """What a sign gives; tokens that have run out are made up for by any others."""
    given = NO_TOKENS
    if sign.type is not Business.UNIVERSAL:
        index = TOKEN_TYPES.index(sign.type)
        given = changed_tokens(NO_TOKENS, index, min(sign.tokens, supply[index]))
    left = minus(supply, given)
    missing = min(sign.tokens - sum(given), sum(left))
    for extra in any_of(left, missing):
        if given != NO_TOKENS or extra != NO_TOKENS:
            yield plus(given, extra)


def any_of(supply: Tokens, number: int) -> Iterator[Tokens]:
    """Every way to take so many tokens from those that are left."""
    for picked in combinations_with_replacement(range(len(supply)), number):
        gain = NO_TOKENS
        for index in picked:
            gain = changed_tokens(gain, index, gain[index] + 1)
        if all(want <= have for want, have in zip(gain, supply, strict=True)):
            yield gain


def changed_tokens(row: Tokens, index: int, number: int) -> Tokens:
    """The row with another number of one type."""
    a, b, c, d = changed(row, index, number)
    return (a, b, c, d)


def taken(table: Table, seat: Seat, gain: Tokens) -> Table:
    """The tokens go from the supply to the player."""
    player = table.players[seat]
    players = changed(table.players, seat, altered(player, tokens=plus(player.tokens, gain)))
    return altered(table, players=players, tokens=minus(table.tokens, gain))


def takers(table: Table, street: Iterable[Cell]) -> tuple[Seat, ...]:
    """Who takes tokens for a street: from the active player's neighbour round to themselves."""
    count = len(table.players)
    order = [(table.active + step) % count for step in range(1, count + 1)]
    cells = tuple(street)
    return tuple(seat for seat in order if owned_in(table, cells, seat))


class Bonus(NamedTuple):
    """Money for the most tokens of a type; without a type, for so many ``sets`` of all four."""

    type: Business | None
    money: int
    sets: int = 0


def bonus(players: Sequence[Player], seat: Seat) -> int:
    """What the tokens of one player are worth at the end."""
    return sum(one.money for one in bonuses(players, seat))


def bonuses(players: Sequence[Player], seat: Seat) -> Iterator[Bonus]:
    """The same, thing by thing; what brings nothing is left out."""
    own = players[seat].tokens
    rows = zip(*(player.tokens for player in players), strict=True)
    for type_, mine, row in zip(TOKEN_TYPES, own, rows, strict=True):
        if money := _lead(mine, row):
            yield Bonus(type_, money)
    if sets := min(own):
        yield Bonus(None, BOX.full_set * sets, sets)


def _lead(mine: int, row: Sequence[int]) -> int:
    """For the most tokens of one type, alone or together with others."""
    if mine == 0 or mine < max(row):
        return 0
    return BOX.majority if row.count(mine) == 1 else BOX.shared_majority
