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
    Advisor,
    Arrow,
    Kind,
    People,
    Symbols,
    plus,
    symbols_of,
)
from engine.games.streets.plan import ALONG, Sides, Street, opposite
from engine.games.streets.table import City, Player, Pointing
from engine.kit.grid import STEPS


class Town(NamedTuple):
    """The city in the forms that counting needs, and whose advisors and backs count with it."""

    players: tuple[Player, ...]
    city: City
    sides: Sides


class Survey(NamedTuple):
    """What one street holds, whoever counts it."""

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
    symbols = together(found.symbols, symbols_of(_on_the_card(player.advisor)))
    if player.advisor is Advisor.HACKER and not final:
        symbols = together(symbols, symbols_of(player.backs))
    if player.advisor is Advisor.SCOUT and not final:
        symbols = together(symbols, _scouted(town, owner, found.street))
    return _all_mixed(symbols) if player.advisor is Advisor.LEGEND else symbols


def _on_the_card(advisor: Advisor) -> tuple[Kind, ...]:
    symbol = BOX.advisors[advisor].symbol
    return () if symbol is None else (symbol,)


def _scouted(town: Town, owner: Seat, street: Street) -> Symbols:
    """The symbols of the player's buildings in other streets."""
    symbols = NO_SYMBOLS
    for building in town.city.values():
        if building.owner == owner and building.cell not in street.cells:
            symbols = together(symbols, SYMBOLS[building.tile])
    return symbols


def _all_mixed(symbols: Symbols) -> Symbols:
    """Every hipster symbol as a mixed one."""
    tourists, families, hipsters, shoppers, mixed = symbols
    return tourists, families, 0, shoppers, mixed + hipsters
