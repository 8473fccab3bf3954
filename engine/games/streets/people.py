"""People: who must leave, where they may go, and those who find no home."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.streets.pieces import (
    INDEX,
    NOBODY,
    PERSON_KINDS,
    TILES,
    Kind,
    minus,
    people,
    plus,
)
from engine.games.streets.plan import Sides, street_at
from engine.games.streets.table import SNEAK, Building, Group, Table
from engine.kit.frozen import altered
from engine.kit.grid import Cell

Split = Sequence[tuple[Cell, int]]
"""How many people of a group go to which building."""


def homes(table: Table, sides: Sides, kind: Kind) -> tuple[Cell, ...]:
    """The buildings of this kind that have an owner and stand in a street that is still open."""
    return tuple(
        building.cell
        for building in table.buildings
        if building.signs
        and TILES[building.tile].kind is kind
        and not street_at(sides, building.cell).closed
    )


def targets(table: Table, kind: Kind) -> tuple[Cell, ...]:
    """Where people of this kind may go now. What the Sneak moves goes to his own homes first."""
    cells = homes(table, table.sides(), kind)
    if table.is_sneak(table.active):
        city = table.city()
        own = tuple(cell for cell in cells if city[cell].owner == SNEAK)
        return own or cells
    return cells


def groups_in(buildings: Iterable[Building]) -> tuple[Group, ...]:
    """The people who live in these buildings, by kind."""
    rows = [(building.cell, building.lying) for building in buildings if building.lying != NOBODY]
    found = []
    for index, kind in enumerate(PERSON_KINDS):
        leaving = tuple((cell, lying[index]) for cell, lying in rows if lying[index])
        if leaving:
            found.append(Group(kind, leaving))
    return tuple(found)


def moved(table: Table, group: Group, split: Split) -> Table:
    """The group has left its cells and lies down where it was told to."""
    index = INDEX[group.kind]
    city = table.city()
    for cell, number in group.leaving:
        left = minus(city[cell].lying, people(index, number))
        city[cell] = city[cell]._replace(lying=left)
    for cell, number in split:
        home = plus(city[cell].lying, people(index, number))
        city[cell] = city[cell]._replace(lying=home)
    return altered(table, buildings=tuple(city.values()), moving=table.moving[1:], homes=())


def seeking(table: Table, group: Group) -> Table:
    """Nobody takes the group in: everyone gets up and waits where they are."""
    index = INDEX[group.kind]
    city = table.city()
    for cell, number in group.leaving:
        some = people(index, number)
        here = city[cell]
        lying, seekers = minus(here.lying, some), plus(here.seekers, some)
        city[cell] = here._replace(lying=lying, seekers=seekers)
    return altered(table, buildings=tuple(city.values()), moving=table.moving[1:])


def seekers_of(buildings: Iterable[Building], index: int) -> int:
    """How many people of this kind look for a home, wherever they stand."""
    return sum([building.seekers[index] for building in buildings])


def called_away(building: Building, index: int) -> Building:
    """The seekers of this kind have left."""
    gone = people(index, building.seekers[index])
    return building._replace(seekers=minus(building.seekers, gone))
