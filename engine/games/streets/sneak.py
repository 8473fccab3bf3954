"""The Sneak: where he puts his tiles. He looks at nothing but the tile that he builds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.streets.building import arrivals, placed
from engine.games.streets.people import homes
from engine.games.streets.pieces import INDEX, PERSON_KINDS, plus
from engine.games.streets.plan import closed_by, street_at
from engine.games.streets.points import Site, town_of, worth
from engine.games.streets.survey import Town, survey, symbols_for
from engine.games.streets.table import SNEAK, Building, Place, Table


class Tried(NamedTuple):
    """A tile laid down to see what it would be worth there."""

    place: Place
    value: int


def best_places(table: Table, tile: str) -> tuple[Place, ...]:
    """Where the tile is worth most; of these, where most people end up with the Sneak."""
    tried = list(tries(table, tile))
    most = max((one.value for one in tried), default=0)
    best = [one.place for one in tried if one.value == most]
    won = [people_won(table, tile, place) for place in best]
    return tuple(place for place, people in zip(best, won, strict=True) if people == max(won))


def tries(table: Table, tile: str) -> Iterator[Tried]:
    """Every legal place for the active player's tile, with its value there."""
    town = town_of(table)
    city, sides = dict(town.city), dict(town.sides)
    scene = Town(town.players, city, sides)
    lying = plus(*arrivals(table, tile))
    for cell, possible in table.ground().placements.items():
        for side in possible:
            sides[cell] = side
            city[cell] = Building(cell, tile, side, table.active, 1, lying)
            found = survey(scene, street_at(sides, cell))
            symbols = symbols_for(scene, table.active, found, final=False)
            value = worth(Site(scene, found, cell, table.active, symbols), tile)
            yield Tried(Place(cell, side), value.number * value.each)
        del sides[cell], city[cell]


def people_won(table: Table, tile: str, place: Place) -> int:
    """How many people this move would bring into buildings of the Sneak, to stay there."""
    _, found = arrivals(table, tile)
    sides = {**table.sides(), place.cell: place.side}
    closed = closed_by(sides, place.cell)
    if not closed:
        return sum(found)
    after = placed(table, tile, place)
    city = after.city()
    staying = 0 if street_at(sides, place.cell).closed else sum(found)
    for kind in PERSON_KINDS:
        if any(city[cell].owner == SNEAK for cell in homes(after, sides, kind)):
            rows = (city[cell].lying for street in closed for cell in street.cells)
            staying += sum(row[INDEX[kind]] for row in rows)
    return staying
