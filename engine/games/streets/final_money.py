"""What the final scoring would pay, as sums alone. Bots ask this thousands of times for a move, and
a build changes one street or two: what the others pay is remembered."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.core.seats import Seat
from engine.games.streets.pieces import TILES, Advisor, Counts
from engine.games.streets.plan import Street
from engine.games.streets.points import Site, payment, town_of
from engine.games.streets.survey import Survey, Town, survey, symbols_for
from engine.games.streets.table import Building, Player, Table

FROM_AFAR: Final = frozenset({Counts.CLOSING, Counts.NEIGHBOURS})
"""The values that depend on more than the street and the tiles at its ends."""


@lru_cache(maxsize=64)
def final_money(table: Table) -> tuple[int, ...]:
    """What the final scoring would pay every player now."""
    paid, town = [0] * len(table.players), town_of(table)
    advisors = tuple([player.advisor for player in table.players])
    for street in table.ground().streets:
        buildings = tuple([town.city[cell] for cell in street.cells])
        if any(one.signs for one in buildings):
            ends = tuple([town.city[end] for end in street.ends if end in town.city])
            for seat, money in _paid_nearby(street, buildings, ends, advisors):
                paid[seat] += money
            for seat, money in _paid_from_afar(town, street, buildings):
                paid[seat] += money
    return tuple(paid)


@lru_cache(maxsize=4096)
def _paid_nearby(
    street: Street,
    buildings: tuple[Building, ...],
    ends: tuple[Building, ...],
    advisors: tuple[Advisor | None, ...],
) -> tuple[tuple[Seat, int], ...]:
    """What the buildings of a street pay whose values can be told from it and from its ends."""
    players = tuple([Player(0, 0, advisor, ()) for advisor in advisors])
    town = Town(players, {one.cell: one for one in (*buildings, *ends)}, {})
    found = survey(town, street)
    return tuple(
        [
            (one.owner, payment(_site(town, found, one.owner, one), one, final=True).money)
            for one in buildings
            if one.owner is not None and not _from_afar(one)
        ]
    )


def _paid_from_afar(
    town: Town, street: Street, buildings: tuple[Building, ...]
) -> Iterator[tuple[Seat, int]]:
    """What the other buildings of a street pay."""
    for one in buildings:
        if one.owner is not None and _from_afar(one):
            site = _site(town, survey(town, street), one.owner, one)
            yield one.owner, payment(site, one, final=True).money


def _site(town: Town, found: Survey, owner: Seat, building: Building) -> Site:
    return Site(town, found, building.cell, owner, symbols_for(town, owner, found, final=True))


def _from_afar(building: Building) -> bool:
    value = TILES[building.tile].value
    return value is not None and value.counts in FROM_AFAR
