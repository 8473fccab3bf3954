"""The geometry of the city: roads on one side of each cell, and the streets they make.

A tile's road runs along one side of its cell, from corner to corner. Two neighbours are connected
when their roads have exactly one corner in common; with two, their long sides would touch, which
is never allowed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from engine.games.streets.pieces import BOX
from engine.kit.grid import SIDES, STEPS, Cell, Side, beyond, neighbours, turned

Sides = Mapping[Cell, Side]
"""Where the road of each tile of a city lies."""

Plan = tuple[tuple[Cell, Side], ...]
"""The same in a form that can be remembered."""


class Street(NamedTuple):
    """A run of tiles with the road on the same side, and the cells just beyond its two ends.

    ``blocked`` says which of the ends are built on; a street with both ends blocked is closed.
    """

    cells: tuple[Cell, ...]
    side: Side
    ends: tuple[Cell, Cell]
    blocked: tuple[bool, bool]

    @property
    def closed(self) -> bool:
        """Whether nothing can be added any more."""
        return self.blocked[0] and self.blocked[1]


def opposite(side: Side) -> Side:
    """The side across."""
    return turned(side, 2)


ALONG: Final[Mapping[Side, tuple[Cell, Cell]]] = {
    side: (STEPS[Side.WEST], STEPS[Side.EAST])
    if side in (Side.NORTH, Side.SOUTH)
    else (STEPS[Side.NORTH], STEPS[Side.SOUTH])
    for side in Side
}
"""One step back and one step on along a road on this side: to the west or north comes first."""


BACK_AND_ON: Final[Mapping[Side, tuple[int, int]]] = {
    side: (3, 1) if side in (Side.NORTH, Side.SOUTH) else (0, 2) for side in Side
}
"""The same as the numbers of neighbours."""


def _corners(cell: Cell, side: Side) -> frozenset[tuple[int, int]]:
    x, y = cell
    match side:
        case Side.NORTH:
            return frozenset({(x, y), (x + 1, y)})
        case Side.EAST:
            return frozenset({(x + 1, y), (x + 1, y + 1)})
        case Side.SOUTH:
            return frozenset({(x, y + 1), (x + 1, y + 1)})
        case Side.WEST:
            return frozenset({(x, y), (x, y + 1)})


def common_corners(cell: Cell, side: Side, other: Cell, other_side: Side) -> int:
    """How many corners two roads share: 0 apart, 1 connected, 2 the forbidden long side."""
    return len(_corners(cell, side) & _corners(other, other_side))


def _sharing(other_side: Side, towards: Side, corners: int) -> int:
    """The sides, as bits, of a cell beside a tile that share so many corners with its road."""
    here = Cell(0, 0)
    cell = beyond(here, towards)
    shared = (common_corners(cell, side, here, other_side) for side in SIDES)
    return sum(BITS[side] for side, count in zip(SIDES, shared, strict=True) if count == corners)


def _contact(side: Side, towards: Side) -> int:
    """Which sides of a neighbouring cell connect, and which may not have a road, for it would touch
    the whole one here (as bits)."""
    return _sharing(side, towards, 1) | _sharing(side, towards, 2) << FORBIDDEN


BITS: Final[Mapping[Side, int]] = {side: 1 << bit for bit, side in enumerate(SIDES)}
FORBIDDEN: Final = len(SIDES)
CONTACTS: Final[Mapping[Side, tuple[int, ...]]] = {
    side: tuple(_contact(side, towards) for towards in SIDES) for side in SIDES
}
SIDES_ALLOWED: Final = tuple(
    tuple(side for side in SIDES if (bits & ~(bits >> FORBIDDEN)) & BITS[side])
    for bits in range(1 << 2 * FORBIDDEN)
)
"""By the contacts of a cell, the sides that are connected and not forbidden."""

LEADING_BACK: Final = tuple(
    tuple(side for side in SIDES if STEPS[towards] in ALONG[side]) for towards in SIDES
)
"""For every neighbour of a cell, the sides on which a road there runs towards the cell."""


def street_through(sides: Sides, cell: Cell, side: Side) -> Street:
    """The street of a tile that lies in this cell, or would."""
    cells = [cell]
    back, on = BACK_AND_ON[side]
    around = neighbours(cell)
    first, last = around[back], around[on]
    while sides.get(first) is side:
        cells.insert(0, first)
        first = neighbours(first)[back]
    while sides.get(last) is side:
        cells.append(last)
        last = neighbours(last)[on]
    return Street(tuple(cells), side, (first, last), (first in sides, last in sides))


def street_at(sides: Sides, cell: Cell) -> Street:
    """The street to which the tile in this cell belongs."""
    return street_through(sides, cell, sides[cell])


def streets_ended_by(sides: Sides, cell: Cell) -> Iterator[Street]:
    """The streets that stop at the tile in this cell."""
    own = sides[cell]
    for other, leading_here in zip(neighbours(cell), LEADING_BACK, strict=True):
        side = sides.get(other)
        if side in leading_here and side is not own:
            yield street_at(sides, other)


def closed_by(sides: Sides, cell: Cell) -> tuple[Street, ...]:
    """The closed streets that have this tile as a part or an end, its own first."""
    streets = (street_at(sides, cell), *streets_ended_by(sides, cell))
    return tuple(street for street in streets if street.closed)


def is_closing(sides: Sides, cell: Cell) -> bool:
    """Whether the tile in this cell is the closing tile of a closed street."""
    return any(street.closed for street in streets_ended_by(sides, cell))


# The city as it grows


@dataclass(frozen=True, eq=False)
class Ground:
    """Where the roads of a city lie, its streets in the order of their oldest tiles, and what may
    still be built around them.

    ``contacts`` tells of every empty cell beside a tile, as bits, on which sides a road would be
    connected and, ``FORBIDDEN`` bits higher, on which sides it may not lie. ``newest`` are the
    streets that have the last tile as a part or an end.
    """

    sides: Sides
    streets: tuple[Street, ...]
    contacts: Mapping[Cell, int]
    newest: tuple[Street, ...]

    @cached_property
    def placements(self) -> Mapping[Cell, tuple[Side, ...]]:
        """Every empty cell that may be built on, with the sides on which the road may lie."""
        allowed, contacts = SIDES_ALLOWED, self.contacts.items()
        return {cell: allowed[bits] for cell, bits in contacts if allowed[bits]}

    @property
    def has_room(self) -> bool:
        """Whether there is any place to build."""
        return any(SIDES_ALLOWED[bits] for bits in self.contacts.values())

    def closed_last(self, cell: Cell) -> Sequence[Street]:
        """The streets that the last tile, in this cell, has closed, in the order of counting."""
        shut = [street for street in self.newest if street.closed]
        return closed_by(self.sides, cell) if len(shut) > 1 else shut


@lru_cache(maxsize=128)
def ground_of(plan: Plan) -> Ground:
    """The city of this plan."""
    sides: dict[Cell, Side] = {}
    contacts: dict[Cell, int] = {}
    streets: tuple[Street, ...] = ()
    newest: tuple[Street, ...] = ()
    for cell, side in plan:
        sides[cell] = side
        own = street_through(sides, cell, side)
        streets, newest = _with_street(streets, own, cell)
        _meet(contacts, sides, own, cell)
    return Ground(sides, streets, contacts, newest)


def with_tile(ground: Ground, cell: Cell, side: Side) -> Ground:
    """The city with one more tile."""
    sides, contacts = {**ground.sides, cell: side}, {**ground.contacts}
    own = street_through(sides, cell, side)
    _meet(contacts, sides, own, cell)
    streets, newest = _with_street(ground.streets, own, cell)
    return Ground(sides, streets, contacts, newest)


def _meet(contacts: dict[Cell, int], sides: Sides, own: Street, cell: Cell) -> None:
    """Add to the contacts what the new tile in this cell and its own street mean for them."""
    contacts.pop(cell, None)
    for other, bits in zip(neighbours(cell), CONTACTS[own.side], strict=True):
        if other not in sides:
            contacts[other] = contacts.get(other, 0) | bits
    for end in _ends_of_longest(sides, own):
        contacts[end] |= BITS[own.side] << FORBIDDEN


def _ends_of_longest(sides: Sides, street: Street) -> Iterator[Cell]:
    """Where one more tile would make this street longer than allowed, joined with another one
    beyond that tile or not."""
    for end, is_blocked, onward in zip(
        street.ends, street.blocked, BACK_AND_ON[street.side], strict=True
    ):
        if is_blocked:
            continue
        beyond = neighbours(end)[onward]
        joins = sides.get(beyond) is street.side
        joined = len(street_at(sides, beyond).cells) if joins else 0
        if len(street.cells) + joined >= BOX.longest_street:
            yield end


def _with_street(
    streets: tuple[Street, ...], own: Street, cell: Cell
) -> tuple[tuple[Street, ...], tuple[Street, ...]]:
    """The streets with that of the new tile in this cell, then those that this has changed. Its own
    one takes the place of the oldest that it continues; those that it ends are blocked there."""
    after, changed, is_new = [], [own], True
    for street in streets:
        if cell in street.ends:
            if street.side is not own.side:
                street = _blocked_at(street, cell)
                changed.append(street)
            elif is_new:
                street, is_new = own, False
            else:
                continue
        after.append(street)
    return tuple([*after, own] if is_new else after), tuple(changed)


def _blocked_at(street: Street, cell: Cell) -> Street:
    """The street with a tile at the end that lies in this cell."""
    (first, last), (start, _) = street.blocked, street.ends
    return street._replace(blocked=(True, last) if cell == start else (first, True))


def all_streets(plan: Plan) -> tuple[Street, ...]:
    """Every street of the city, in the order of its oldest tiles."""
    return ground_of(plan).streets


def placements(plan: Plan) -> Mapping[Cell, tuple[Side, ...]]:
    """Every empty cell that may be built on, with the sides on which the road may lie."""
    return ground_of(plan).placements
