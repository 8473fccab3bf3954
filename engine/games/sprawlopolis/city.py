"""The city as it lies: the blocks in sight, its zones, its roads, its edges."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.games.sprawlopolis.pieces import (
    BOX,
    MONSTER_BLOCK,
    WRECKTAR,
    Block,
    Card,
    Laid,
    Zone,
    beach_side,
    face_of,
    footprint,
)
from engine.kit.grid import SIDES, Cell, Side, in_reading_order, neighbours, regions, turned

HIGHWAY_ROW: Final = -1
"""The last row of the far city; the highway runs below it, and the near city begins at row 0."""

OPPOSITE: Final = MappingProxyType({side: turned(side, 2) for side in SIDES})
Group = frozenset[Cell]


class Half(StrEnum):
    """Which city: the only one, or one of the two along a highway."""

    WHOLE = "whole"
    NEAR = "near"
    FAR = "far"


class End(NamedTuple):
    """Where a road stops: the side of its last block."""

    cell: Cell
    side: Side


class Road(NamedTuple):
    """A road from end to end; a closed loop has no ends."""

    cells: tuple[Cell, ...]
    ends: tuple[End, ...]

    @property
    def is_loop(self) -> bool:
        return not self.ends


@lru_cache(maxsize=4096)
def around(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The neighbours of a cell, remembered: north, east, south, west."""
    return neighbours(cell)


NUMBER_OF: Final = MappingProxyType({side: number for number, side in enumerate(SIDES)})


def past(cell: Cell, side: Side) -> Cell:
    """The next cell in that direction."""
    return around(cell)[NUMBER_OF[side]]


@dataclass(frozen=True, eq=False)
class City:
    """The blocks in sight. ``shown`` says which card each of them is on.

    ``corners`` are the cells of the top left blocks of all cards laid here, covered or not;
    ``locked`` blocks may not be covered; ``shore`` holds the outermost row or column of each
    beach line. ``before`` is the city without its last card, if there is one, and ``added`` are the
    blocks of that card.
    """

    half: Half
    blocks: Mapping[Cell, Block]
    shown: Mapping[Cell, Card]
    corners: frozenset[Cell]
    locked: frozenset[Cell]
    shore: Mapping[Side, int]
    monster: Cell | None
    before: City | None = None
    added: tuple[Cell, ...] = ()

    @property
    def has_highway(self) -> bool:
        return self.half is not Half.WHOLE

    @property
    def road_count(self) -> int:
        """The roads that cost a point each; the highway is one of them (S40)."""
        return len(self.roads) + self.has_highway

    def holds(self, cell: Cell) -> bool:
        """Whether the cell is on this side of the highway."""
        if self.half is Half.NEAR:
            return cell.y > HIGHWAY_ROW
        return self.half is Half.WHOLE or cell.y <= HIGHWAY_ROW

    def is_edge(self, cell: Cell) -> bool:
        """Whether the city ends where this empty cell begins. Gaps count (S11), highways don't."""
        return cell not in self.blocks and self.holds(cell)

    def zone(self, cell: Cell) -> Zone | None:
        """What stands here; None on an empty cell."""
        block = self.blocks.get(cell)
        return block.zone if block else None

    def cells_of(self, zone: Zone) -> list[Cell]:
        """Every block in sight of this kind."""
        return [cell for cell, block in self.blocks.items() if block.zone is zone]

    def beside(self, cell: Cell) -> list[Cell]:
        """The blocks that share a side with this cell."""
        return [other for other in around(cell) if other in self.blocks]

    def linked(self, cell: Cell, side: Side) -> Cell | None:
        """The block into which the road goes on through this side, if it does."""
        there = past(cell, side)
        block = self.blocks.get(there)
        return there if block and OPPOSITE[side] in block.road else None

    @cached_property
    def in_reading_order(self) -> list[Cell]:
        """All blocks in sight, row by row."""
        return in_reading_order(self.blocks)

    @cached_property
    def groups(self) -> Mapping[Zone, tuple[Group, ...]]:
        """Every zone in its connected groups, the largest first."""
        return {zone: _largest_first(regions(self.cells_of(zone))) for zone in Zone}

    def largest(self, zone: Zone) -> Group:
        """The largest group of a zone; one of them, where several are equal."""
        groups = self.groups[zone]
        return groups[0] if groups else frozenset()

    @cached_property
    def roads(self) -> tuple[Road, ...]:
        """All roads but the highway, in reading order of where each begins."""
        return tuple(
            [self.roads_by_start[start] for start in in_reading_order(self.roads_by_start)]
        )

    @cached_property
    def roads_by_start(self) -> Mapping[Cell, Road]:
        """All roads but the highway, by the first of their blocks in reading order."""
        earlier = None if self.before is None else vars(self.before).get("roads_by_start")
        if earlier is None:
            return _all_traced(self, self.blocks)
        near = frozenset(self.added)
        kept = {start: road for start, road in earlier.items() if not _reaches(road, near)}
        loose = {*self.added, *(c for s, r in earlier.items() if s not in kept for c in r.cells)}
        return {**kept, **_all_traced(self, loose)}

    @cached_property
    def with_exit(self) -> Mapping[Side, tuple[Cell, ...]]:
        """By side, the blocks whose road leaves through it."""
        exits = [(cell, block.road) for cell, block in self.blocks.items() if block.road]
        return {side: tuple([cell for cell, road in exits if side in road]) for side in SIDES}

    @cached_property
    def rows(self) -> Mapping[int, tuple[Cell, ...]]:
        """The blocks of every row that has any."""
        return _by_line((cell.y, cell) for cell in self.in_reading_order)

    @cached_property
    def columns(self) -> Mapping[int, tuple[Cell, ...]]:
        """The blocks of every column that has any."""
        return _by_line((cell.x, cell) for cell in self.in_reading_order)

    @property
    def lines(self) -> tuple[tuple[Cell, ...], ...]:
        """All rows, then all columns, with at least one block (S15). Gaps don't cut them."""
        return (*self.rows.values(), *self.columns.values())

    @cached_property
    def landmarks(self) -> frozenset[Cell]:
        """The landmarks that are still in sight."""
        return frozenset(cell for cell, card in self.shown.items() if card in BOX.landmarks)


def _largest_first(groups: Iterable[Group]) -> tuple[Group, ...]:
    return tuple(sorted(groups, key=len, reverse=True))


def _by_line(numbered: Iterable[tuple[int, Cell]]) -> Mapping[int, tuple[Cell, ...]]:
    lines: dict[int, list[Cell]] = {}
    for number, cell in numbered:
        lines.setdefault(number, []).append(cell)
    return {number: tuple(lines[number]) for number in sorted(lines)}


def _reaches(road: Road, cells: frozenset[Cell]) -> bool:
    """Whether a road runs through one of these cells, or up to one."""
    return not cells.isdisjoint(road.cells) or any(past(*end) in cells for end in road.ends)


def _all_traced(city: City, cells: Iterable[Cell]) -> dict[Cell, Road]:
    """The roads through these cells, by where each begins. They run through no others."""
    left = dict.fromkeys(in_reading_order(cell for cell in cells if city.blocks[cell].road))
    found = {}
    while left:
        start = next(iter(left))
        found[start] = _traced(city, start)
        for cell in found[start].cells:
            del left[cell]
    return found


def _traced(city: City, start: Cell) -> Road:
    """The whole road through this block: walked to one end, then back to the other."""
    first, second = city.blocks[start].road
    there, end = _walked(city, start, first)
    if end is None:
        return Road((start, *there), ())
    back, other = _walked(city, start, second)
    return Road((*reversed(there), start, *back), tuple(filter(None, (end, other))))


def _walked(city: City, start: Cell, side: Side) -> tuple[list[Cell], End | None]:
    """The blocks beyond this side, and where the road ends; None if it comes back to the start."""
    here, blocks, passed = start, city.blocks, list[Cell]()
    # Bots trace most of their time: this is ``linked``, with every look at a block made once.
    while (there := around(here)[NUMBER_OF[side]]) in blocks:
        road, entry = blocks[there].road, OPPOSITE[side]
        if entry not in road:
            break
        if there == start:
            return passed, None
        passed.append(there)
        one, two = road
        here, side = there, two if one is entry else one
    return passed, End(here, side)


def city_of(laid: tuple[Laid, ...], half: Half = Half.WHOLE) -> City:
    """The city that these cards make, laid in this order."""
    return _city(laid, half)


@lru_cache(maxsize=512)
def _city(laid: tuple[Laid, ...], half: Half) -> City:
    # One card makes a small difference, and the city without it is nearly always remembered.
    return with_card(_city(laid[:-1], half), laid[-1]) if laid else no_city(half)


def no_city(half: Half) -> City:
    """Where nothing has been laid yet."""
    return City(half, {}, {}, frozenset(), frozenset(), {}, None)


def with_card(city: City, new: Laid) -> City:
    """The city with one more card; of a card on the highway, only the blocks on this side."""
    card, corner, is_turned = new
    added = dict(zip(footprint(corner), face_of(card, is_turned), strict=True))
    if city.has_highway:
        added = {cell: block for cell, block in added.items() if city.holds(cell)}
    cells = tuple(added)
    return City(
        half=city.half,
        blocks={**city.blocks, **added},
        shown={**city.shown, **dict.fromkeys(cells, card)},
        corners=city.corners | {corner} if corner in added else city.corners,
        locked=city.locked.union(_locked(new, cells)) if card in LOCKED else city.locked,
        shore={**city.shore, **_shore(new)} if card in BOX.beaches else city.shore,
        monster=_monster(new) if card == WRECKTAR else city.monster,
        before=city,
        added=cells,
    )


LOCKED: Final = frozenset((*BOX.interstate, WRECKTAR))
"""The cards with blocks that may never be covered: the highway's, and the monster's."""


def _locked(new: Laid, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return (_monster(new),) if new.card == WRECKTAR else cells


def _monster(wrecktar: Laid) -> Cell:
    block = 3 - MONSTER_BLOCK if wrecktar.turned else MONSTER_BLOCK
    return footprint(wrecktar.cell)[block]


def _shore(beach: Laid) -> Mapping[Side, int]:
    """The beach line of a card; it stays even where the card is covered."""
    side = beach_side(beach.card, beach.turned)
    return {side: shore_line(side, beach.cell)}


def shore_line(side: Side, corner: Cell) -> int:
    """The outermost row or column of a card at this corner whose beach faces this side."""
    match side:
        case Side.NORTH:
            return corner.y
        case Side.SOUTH:
            return corner.y + 1
        case Side.WEST:
            return corner.x
        case Side.EAST:
            return corner.x + 1
