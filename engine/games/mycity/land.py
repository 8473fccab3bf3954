"""The ground under the city: which cells may be built on, and where a building fits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.games.mycity.box import Rules, Start, StartKind
from engine.games.mycity.pieces import (
    BOX,
    CELLS,
    COLUMNS,
    ROWS,
    Spot,
    cell_named,
    cells_in,
    halo_of,
    mask_of,
    neighbours,
    spots_of,
)
from engine.games.mycity.view import Feature, Land

GRASS = "."
CLOSED = "#"


class Ground(NamedTuple):
    """One land as sets of cells.

    ``plain`` cells are light green and have nothing drawn on them. ``shore`` are the cells with a
    side on the river, which runs between the cells; ``river`` are those sides, west cell first.
    """

    grass: int
    plain: int
    west: int
    shore: int
    river: tuple[tuple[int, int], ...]
    features: Mapping[str, int]

    def drawn(self, kinds: Iterable[str]) -> int:
        """The cells on which one of these is drawn."""
        mask = 0
        for kind in kinds:
            mask |= self.features.get(kind, 0)
        return mask


ROW_MASKS = tuple(mask_of(tuple(CELLS[r * COLUMNS : (r + 1) * COLUMNS])) for r in range(ROWS))
COLUMN_MASKS = tuple(mask_of(tuple(CELLS[c::COLUMNS])) for c in range(COLUMNS))


def printed_land(board: str) -> Land:
    """A board as it comes out of the box."""
    data = BOX.boards[board]
    rows = (*data.terrain, *(CLOSED * COLUMNS,) * (ROWS - len(data.terrain)))
    features = sorted(Feature(cell_named(name), kind) for name, kind in data.features.items())
    return Land(board, "".join(rows), tuple(features))


@lru_cache(maxsize=1024)
def ground_of(land: Land) -> Ground:
    """The masks of this land."""
    grass = mask_of(tuple(cell for cell in CELLS if land.terrain[cell] == GRASS))
    features: dict[str, int] = {}
    for cell, kind in land.features:
        features[kind] = features.get(kind, 0) | 1 << cell
    drawn = mask_of(tuple(cell for cell, _ in land.features))
    river = tuple(river_sides(land))
    shore = mask_of(tuple(cell for side in river for cell in side))
    return Ground(grass, grass & ~drawn, west_bank(land), shore, river, features)


def west_bank(land: Land) -> int:
    """The cells west of the river."""
    widths = land.printed.river
    cells = [r * COLUMNS + c for r, width in enumerate(widths) for c in range(width)]
    return mask_of(tuple(cells))


def river_sides(land: Land) -> Iterable[tuple[int, int]]:
    """The pairs of neighbouring cells between which the river flows."""
    west = west_bank(land)
    there = [cell for cell in CELLS if land.terrain[cell] != CLOSED]
    for cell in there:
        if west >> cell & 1:
            for other in neighbours(cell):
                if land.terrain[other] != CLOSED and not west >> other & 1:
                    yield cell, other


def zone_of(land: Land, zone: str) -> int:
    """The cells of a named part of the board."""
    return mask_of(tuple(map(cell_named, land.printed.zones.get(zone, ()))))


def legal_spots(land: Land, rules: Rules, built: int, building: str) -> tuple[Spot, ...]:
    """Where this building may be laid, on a board where ``built`` cells are taken."""
    if not built:
        return _first_spots(land, rules, building)
    ground = ground_of(land)
    free = ground.grass & ~ground.drawn(rules.unbuildable)
    return _later_spots(free, ground.west, rules.spans_river, building, built)


@lru_cache(maxsize=1024)
def _first_spots(land: Land, rules: Rules, building: str) -> tuple[Spot, ...]:
    """Where it may be the first building."""
    ground = ground_of(land)
    free = ground.grass & ~ground.drawn(rules.unbuildable)
    spots = _fitting(free, ground.west, rules.spans_river, building)
    starts = [_beginning(land, start) for start in rules.first_building]
    return tuple([spot for spot in spots if any(start.allows(spot) for start in starts)])


def _fitting(free: int, west: int, spans_river: bool, building: str) -> list[Spot]:
    """The ways that lie on free cells, and on one bank only unless the river may be crossed."""
    inside = [spot for spot in spots_of(building) if not spot.mask & ~free]
    if spans_river:
        return inside
    return [spot for spot in inside if not spot.mask & west or not spot.mask & ~west]


@lru_cache(maxsize=1024)
def _later_spots(
    free: int, west: int, spans_river: bool, building: str, built: int
) -> tuple[Spot, ...]:
    """Those beside a building that stands, and not on top of one.

    All places are looked at together: shifted by the distance of one of its cells, the board shows
    what that cell would meet wherever the first cell lies.
    """
    around = halo_of(built)
    found: list[Spot] = []
    for way in _ways_round(free, west, spans_river, building):
        taken, touching = built, around
        for distance in way.distances:
            taken |= built >> distance
            touching |= around >> distance
        left = way.first_cells & touching & ~taken
        while left:
            first = left & -left
            found.append(way.spots[first])
            left ^= first
    return tuple(found)


class WayRound(NamedTuple):
    """One way round of a building on bare ground: the cells where its first cell may lie, how far
    its other cells are behind that, and the spots by the bit of their first cell."""

    first_cells: int
    distances: tuple[int, ...]
    spots: Mapping[int, Spot]


@lru_cache(maxsize=1024)
def _ways_round(free: int, west: int, spans_river: bool, building: str) -> tuple[WayRound, ...]:
    """The ways round in which it fits somewhere."""
    spots = _fitting(free, west, spans_river, building)
    turns = dict.fromkeys(spot.turn for spot in spots)
    return tuple(_way_round([spot for spot in spots if spot.turn == turn]) for turn in turns)


def _way_round(spots: list[Spot]) -> WayRound:
    first, *others = cells_in(spots[0].mask)
    by_bit = {1 << spot.cell: spot for spot in spots}
    return WayRound(sum(by_bit), tuple(cell - first for cell in others), by_bit)


class Beginning(NamedTuple):
    """Where the first building must lie ``on`` a cell or ``beside`` one, and ``never`` on one."""

    on: int = 0
    beside: int = 0
    never: int = 0

    def allows(self, spot: Spot) -> bool:
        """Whether the first building may lie here."""
        touches = spot.mask & self.on or spot.halo & self.beside
        return bool(touches) and not spot.mask & self.never


def _beginning(land: Land, start: Start) -> Beginning:
    ground = ground_of(land)
    match start.kind:
        case StartKind.RIVER:
            return Beginning(on=ground.shore)
        case StartKind.FEATURE:
            drawn = ground.features.get(start.name, 0)
            return Beginning(beside=drawn, never=drawn)
        case StartKind.ZONE:
            return Beginning(on=zone_of(land, start.name))
