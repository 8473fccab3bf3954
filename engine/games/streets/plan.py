"""The geometry of the city: roads on one side of each cell, and the streets they make.

A tile's road runs along one side of its cell, from corner to corner. Two neighbours are connected
when their roads have exactly one corner in common; with two, their long sides would touch, which
is never allowed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from engine.games.streets.pieces import BOX
from engine.kit.grid import SIDES, STEPS, Cell, Side, beyond, turned

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


Contact = tuple[Cell, int, int]
"""A step to a neighbouring cell; which road sides connect there, and which touch (as bits)."""


def _contact(side: Side, towards: Side) -> Contact:
    return STEPS[towards], _sharing(side, towards, 1), _sharing(side, towards, 2)


BITS: Final[Mapping[Side, int]] = {side: 1 << bit for bit, side in enumerate(SIDES)}
CONTACTS: Final[Mapping[Side, tuple[Contact, ...]]] = {
    side: tuple(_contact(side, towards) for towards in SIDES) for side in SIDES
}
SIDES_IN: Final = tuple(
    tuple(side for side in SIDES if bits & BITS[side]) for bits in range(1 << len(SIDES))
)
"""The sides that a number stands for."""


@lru_cache(maxsize=8192)
def beside(cell: Cell, side: Side) -> tuple[Cell, Cell]:
    """The cells before and after this one along a road on this side."""
    back, on = ALONG[side]
    return Cell(cell.x + back.x, cell.y + back.y), Cell(cell.x + on.x, cell.y + on.y)


def street_through(sides: Sides, cell: Cell, side: Side) -> Street:
    """The street of a tile that lies in this cell, or would."""
    cells = [cell]
    first, last = beside(cell, side)
    while sides.get(first) is side:
        cells.insert(0, first)
        first = beside(first, side)[0]
    while sides.get(last) is side:
        cells.append(last)
        last = beside(last, side)[1]
    return Street(tuple(cells), side, (first, last), (first in sides, last in sides))


def street_at(sides: Sides, cell: Cell) -> Street:
    """The street to which the tile in this cell belongs."""
    return street_through(sides, cell, sides[cell])


def streets_ended_by(sides: Sides, cell: Cell) -> Iterator[Street]:
    """The streets that stop at the tile in this cell."""
    own = sides[cell]
    for towards in SIDES:
        other = beyond(cell, towards)
        side = sides.get(other)
        if side is not None and STEPS[towards] in ALONG[side] and side is not own:
            yield street_at(sides, other)


def closed_by(sides: Sides, cell: Cell) -> tuple[Street, ...]:
    """The closed streets that have this tile as a part or an end, its own first."""
    streets = (street_at(sides, cell), *streets_ended_by(sides, cell))
    return tuple(street for street in streets if street.closed)


def is_closing(sides: Sides, cell: Cell) -> bool:
    """Whether the tile in this cell is the closing tile of a closed street."""
    return any(street.closed for street in streets_ended_by(sides, cell))


@lru_cache(maxsize=128)
def all_streets(plan: Plan) -> tuple[Street, ...]:
    """Every street of the city, in the order of its oldest tiles."""
    sides = dict(plan)
    found: list[Street] = []
    done: set[Cell] = set()
    for cell, side in plan:
        if cell not in done:
            street = street_through(sides, cell, side)
            found.append(street)
            done.update(street.cells)
    return tuple(found)


@lru_cache(maxsize=128)
def placements(plan: Plan) -> Mapping[Cell, tuple[Side, ...]]:
    """Every empty cell that may be built on, with the sides on which the road may lie."""
    built = {cell for cell, _ in plan}
    connecting: dict[tuple[int, int], int] = {}
    touching: dict[tuple[int, int], int] = {}
    for (x, y), side in plan:
        for (dx, dy), connects, touches in CONTACTS[side]:
            cell = (x + dx, y + dy)
            if cell not in built:
                connecting[cell] = connecting.get(cell, 0) | connects
                touching[cell] = touching.get(cell, 0) | touches
    for cell, side in too_long(plan):
        touching[cell] |= BITS[side]
    allowed = {at: connects & ~touching[at] for at, connects in connecting.items()}
    return {Cell(*at): SIDES_IN[bits] for at, bits in allowed.items() if bits}


def too_long(plan: Plan) -> list[tuple[Cell, Side]]:
    """Where one more tile would make a street longer than allowed, joined from both sides or not.

    A road continues from every end that is not blocked.
    """
    lengths: Counter[tuple[Cell, Side]] = Counter()
    for cells, side, ends, blocked in all_streets(plan):
        for end, is_blocked in zip(ends, blocked, strict=True):
            if not is_blocked:
                lengths[end, side] += len(cells)
    return [place for place, length in lengths.items() if length >= BOX.longest_street]
