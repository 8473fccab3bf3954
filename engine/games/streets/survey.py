"""What a street holds: its symbols, those that point into it, its people, an advisor's extras."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.seats import Seat
from engine.games.streets.pieces import (
    BOX,
    NO_SYMBOLS,
    NOBODY,
    POINTING,
    SYMBOLS,
    TILES,
    Advisor,
    Arrow,
    Kind,
    People,
    Symbols,
    plus,
    symbols_of,
)
from engine.games.streets.plan import ALONG, Sides, Street, opposite
from engine.games.streets.table import Added, City, Origin, Player, Pointing
from engine.kit.grid import STEPS


class Town(NamedTuple):
    """The city in the forms that counting needs, and whose advisors and backs count with it."""

    players: tuple[Player, ...]
    city: City
    sides: Sides


class Survey(NamedTuple):
    """What one street holds, the same for every player."""

    street: Street
    pointing: tuple[Pointing, ...]
    symbols: Symbols
    lying: People


def survey(town: Town, street: Street) -> Survey:
    """All symbols of the street, those pointing into it, and the people who live there."""
    lying, symbols = NOBODY, NO_SYMBOLS
    for cell in street.cells:
        building = town.city[cell]
        symbols = together(symbols, SYMBOLS[building.tile])
        if building.lying != NOBODY:
            lying = plus(lying, building.lying)
    pointing = tuple(pointing_into(town, street))
    if pointing:
        symbols = together(symbols, symbols_of([kind for _, kind in pointing]))
    return Survey(street, pointing, symbols, lying)


def together(one: Symbols, other: Symbols) -> Symbols:
    """Two rows of symbols added up."""
    a, b, c, d, e = one
    f, g, h, i, j = other
    return (a + f, b + g, c + h, d + i, e + j)


def pointing_into(town: Town, street: Street) -> Iterator[Pointing]:
    """The symbols of the closing tiles whose arrows lead into the street."""
    # The first end lies before the run, so it looks on along the road; the last one looks back.
    for end, step in zip(street.ends, reversed(ALONG[street.side]), strict=True):
        closing = town.city.get(end)
        if closing is None:
            continue
        for arrow, side in ((Arrow.BASE, closing.side), (Arrow.SKY, opposite(closing.side))):
            if STEPS[side] == step:
                yield from (Pointing(end, kind) for kind in POINTING[arrow][closing.tile])


# What advisors add


def symbols_for(town: Town, owner: Seat, found: Survey, final: bool) -> Symbols:
    """The symbols of a street as this player counts them."""
    player = town.players[owner]
    if player.advisor is None:
        return found.symbols
    added = [one.kind for one in added_for(town, owner, found.street, final)]
    symbols = together(found.symbols, symbols_of(added))
    return _all_mixed(symbols) if player.advisor is Advisor.LEGEND else symbols


def added_for(town: Town, owner: Seat, street: Street, final: bool) -> Iterator[Added]:
    """The symbols that this player's advisor adds to a street, one by one."""
    player = town.players[owner]
    if player.advisor is None:
        return
    symbol = BOX.advisors[player.advisor].symbol
    if symbol is not None:
        yield Added(owner, Origin.CARD, symbol)
    if player.advisor is Advisor.HACKER and not final:
        yield from (Added(owner, Origin.HAND, kind) for kind in player.backs)
    if player.advisor is Advisor.SCOUT and not final:
        yield from (Added(owner, Origin.ELSEWHERE, kind) for kind in _scouted(town, owner, street))


def _scouted(town: Town, owner: Seat, street: Street) -> Iterator[Kind]:
    """The symbols of the player's buildings in other streets."""
    for building in town.city.values():
        if building.owner == owner and building.cell not in street.cells:
            yield from (symbol.kind for symbol in TILES[building.tile].symbols)


def _all_mixed(symbols: Symbols) -> Symbols:
    """Every hipster symbol as a mixed one."""
    tourists, families, hipsters, shoppers, mixed = symbols
    return tourists, families, 0, shoppers, mixed + hipsters
