"""Putting tiles into the city and giving buildings up, with the people and signs that go along."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.core.seats import Seat
from engine.games.streets.people import called_away, seekers_of
from engine.games.streets.pieces import (
    NOBODY,
    PARK,
    STATION,
    TILES,
    Advisor,
    People,
    kind_of,
    minus,
    people,
    person_index,
    plus,
)
from engine.games.streets.plan import with_tile
from engine.games.streets.points import TWO_SIGNS
from engine.games.streets.table import Building, Place, Player, Stage, Table
from engine.kit.frozen import altered
from engine.kit.grid import Cell
from engine.kit.rows import changed, without

START_CELL: Final = Cell(0, 0)
"""Where the station stands."""


def placed(table: Table, tile: str, place: Place, signs: int = 1) -> Table:
    """A new building with its people, its signs and the seekers of its kind; what it closes."""
    new, found = arrivals(table, tile)
    building = Building(place.cell, tile, place.side, table.active, signs, plus(new, found))
    ground = with_tile(table.ground(), *place)
    closed = tuple([street.cells[0] for street in ground.closed_last(place.cell)])
    others = _after_leaving(table.buildings, tile, found)
    after = _moved_in(table, (*others, building), building, new, closed)
    after.keep(ground)
    return after


def covered(table: Table, tile: str, cell: Cell) -> Table:
    """The Renovator's building on top of another one; its street is counted again.

    Seekers on the covered tile wait at the station, from where the new tile may call them.
    """
    city = table.city()
    old, station = city[cell], city[START_CELL]
    new, found = arrivals(table, tile)
    city[START_CELL] = station._replace(seekers=plus(station.seekers, old.seekers))
    building = Building(cell, tile, old.side, table.active, 1, plus(new, found))
    city[cell] = building._replace(covered=(*old.covered, old.tile))
    buildings = _after_leaving(tuple(city.values()), tile, found)
    return _moved_in(table, buildings, building, new, (cell,))


def _after_leaving(
    buildings: tuple[Building, ...], tile: str, found: People
) -> tuple[Building, ...]:
    """The city when the seekers whom this tile calls have left."""
    index = person_index(tile)
    if index is None or found == NOBODY:
        return buildings
    return tuple([called_away(one, index) if one.seekers[index] else one for one in buildings])


def _moved_in(
    table: Table,
    buildings: tuple[Building, ...],
    new: Building,
    people: People,
    closed: tuple[Cell, ...],
) -> Table:
    """The table with the new building, and with these people from the supply in it."""
    seat = table.active
    player = _after_building(table, table.players[seat], new.tile, new.signs)
    return altered(
        table,
        buildings=buildings,
        players=changed(table.players, seat, player),
        people=minus(table.people, people),
        stage=Stage.ORDER if closed else Stage.DRAW,
        streets=closed,
        built=table.built + 1,
        last=new.cell,
        tile="",
        places=(),
        accounts=(),
    )


def arrivals(table: Table, tile: str) -> tuple[People, People]:
    """Who comes with this tile: new people from the supply, and all seekers of their kind."""
    index = person_index(tile)
    if index is None:
        return NOBODY, NOBODY
    new = min(TILES[tile].people, table.people[index])
    return people(index, new), people(index, seekers_of(table.buildings, index))


def _after_building(table: Table, player: Player, tile: str, signs: int) -> Player:
    """One tile and some signs fewer. The Sneak has no hand, and signs without end."""
    if table.is_sneak(table.active):
        return player
    return altered(player, signs=player.signs - signs, backs=without(player.backs, kind_of(tile)))


def returned(table: Table, cells: Iterable[Cell]) -> Table:
    """The signs in these cells go back to their owners."""
    city, players = table.city(), list(table.players)
    for building in [city[cell] for cell in cells]:
        if building.owner is not None:
            owner = players[building.owner]
            if not table.is_sneak(building.owner):
                players[building.owner] = altered(owner, signs=owner.signs + building.signs)
            city[building.cell] = building._replace(owner=None, signs=0)
    return altered(table, buildings=tuple(city.values()), players=tuple(players))


def own_cells(table: Table, seat: Seat) -> tuple[Cell, ...]:
    """The buildings of this player."""
    return tuple(building.cell for building in table.buildings if building.owner == seat)


def may_double(table: Table) -> bool:
    """Whether the active player may put two signs on the next tile."""
    player = table.players[table.active]
    if player.advisor is not Advisor.INVESTOR or player.signs < TWO_SIGNS:
        return False
    return all(b.signs != TWO_SIGNS or b.owner != table.active for b in table.buildings)


def coverable(table: Table) -> tuple[Cell, ...]:
    """The tiles that a Renovator may build over: those of closed streets but the start tiles."""
    return coverable_by(table, table.active)


def coverable_by(table: Table, seat: Seat) -> tuple[Cell, ...]:
    """The same for this player, if they are one."""
    if table.players[seat].advisor is not Advisor.RENOVATOR:
        return ()
    closed = {cell for street in table.ground().streets if street.closed for cell in street.cells}
    start = (STATION, PARK)
    return tuple(b.cell for b in table.buildings if b.cell in closed and b.tile not in start)


def first_stage(table: Table, seat: Seat) -> Stage:
    """Without a sign to put on it, a building must be given up before a new one is built; if any
    can be built at all."""
    if table.players[seat].signs:
        return Stage.BUILD
    has_room = table.ground().has_room or coverable_by(table, seat)
    return Stage.ABANDON if has_room else Stage.BUILD
