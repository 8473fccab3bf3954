"""What a build would bring: money at once where it closes a street, otherwise what it would be
worth there as things stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.core.choices import Draft
from engine.core.seats import Seat
from engine.games.streets.building import arrivals
from engine.games.streets.pieces import plus
from engine.games.streets.plan import Street, closed_by, street_through
from engine.games.streets.points import account, town_of
from engine.games.streets.preview import carried_out
from engine.games.streets.sneak import tries
from engine.games.streets.survey import Town
from engine.games.streets.table import Account, Building, Place, Table
from engine.kit.grid import Cell, Side, cell_name


class Closing(NamedTuple):
    """A build that closes streets, and what these pay at once."""

    tile: str
    place: Place
    accounts: tuple[Account, ...]

    def paid(self, seat: Seat) -> int:
        """What this player gets."""
        payments = (payment for one in self.accounts for payment in one.payments)
        return sum(payment.money for payment in payments if payment.owner == seat)

    def lead(self, table: Table, seat: Seat) -> int:
        """How much more this player gets than whoever else gets most."""
        others = (self.paid(other) for other in range(len(table.players)) if other != seat)
        return self.paid(seat) - max(others, default=0)


class Prospect(NamedTuple):
    """A build in a street that stays open. ``money`` is what the tile would pay there now, with its
    people; ``others`` are the street's tiles without it."""

    tile: str
    place: Place
    money: int
    others: Street


def closing_places(table: Table) -> set[Place]:
    """Every place in which a tile would close a street."""
    sides, found = dict(table.sides()), set()
    for cell, possible in table.ground().placements.items():
        for side in possible:
            sides[cell] = side
            if closed_by(sides, cell):
                found.add(Place(cell, side))
        del sides[cell]
    return found


def best_closing(table: Table, builds: Iterable[tuple[str, Place]]) -> Closing | None:
    """Of these builds of the active player the one that brings most ahead at once, if any does.

    The streets are first counted as if nothing happened between them, which is quick.
    """
    seat = table.active
    town = town_of(table)
    rows = [_estimated(table, town, tile, place) for tile, place in builds]
    rows.sort(key=lambda one: one.lead(table, seat), reverse=True)
    likely = (one for one in rows if one.lead(table, seat) > 0)
    exact = (closing(table, ("build", one.tile), one.place) for one in likely)
    return next((one for one in exact if one.lead(table, seat) > 0), None)


def _estimated(table: Table, town: Town, tile: str, place: Place) -> Closing:
    """The streets that this build closes, each counted at the moment when the tile is laid."""
    lying = plus(*arrivals(table, tile))
    city = {**town.city, place.cell: Building(place.cell, tile, place.side, table.active, 1, lying)}
    sides = {**town.sides, place.cell: place.side}
    scene, seats = Town(town.players, city, sides), range(len(table.players))
    shut = closed_by(sides, place.cell)
    return Closing(tile, place, tuple(account(scene, street, seats) for street in shut))


def closing(table: Table, verb: Draft, place: Place) -> Closing:
    """The build of this tile in a place; ``verb`` are the answers before it."""
    action = (*verb, cell_name(place.cell), str(place.side))
    return Closing(verb[-1], place, carried_out(table, action, []).accounts)


def prospects(table: Table, tiles: Iterable[str]) -> Iterator[Prospect]:
    """Every build of one of these tiles that closes no street."""
    shut = closing_places(table)
    for tile in tiles:
        people = sum(map(sum, arrivals(table, tile)))
        for place, value in tries(table, tile):
            if place not in shut:
                yield Prospect(tile, place, value + people, without(table, *place))


def without(table: Table, cell: Cell, side: Side) -> Street:
    """The street that a tile in this cell would belong to, without that tile."""
    street = street_through(table.sides(), cell, side)
    return street._replace(cells=tuple(one for one in street.cells if one != cell))
