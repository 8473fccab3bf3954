"""The eighteen scoring conditions of the base cards. Each looks at one city in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.games.sprawlopolis.city import City, Group, Road, around, past
from engine.games.sprawlopolis.pieces import Card, Zone, footprint
from engine.kit.grid import Cell

COMMERCIAL, PARK, INDUSTRIAL, RESIDENTIAL = (
    Zone.COMMERCIAL,
    Zone.PARK,
    Zone.INDUSTRIAL,
    Zone.RESIDENTIAL,
)

LOOP_ENDS_AT_EDGE: Final = False
"""S12: a closed loop does not end at the edge of the city."""

DIFFERENT_PARKS: Final = True
"""S13: a road between parks needs two of them, not one twice."""

TIED_GROUPS: Final = max
"""S14: where largest groups are tied, the one that pays best is used."""

SQUARE_POINTS: Final = (-8, -5, -2, 1, 4, 7)
"""Block Party by the number of squares; five or more pay the last."""


class Earned(NamedTuple):
    """The points of one condition, the blocks that bring them and the blocks that cost some."""

    points: int
    good: frozenset[Cell] = frozenset()
    bad: frozenset[Cell] = frozenset()


NOTHING: Final = Earned(0)


def earned(good: Iterable[Cell], bad: Iterable[Cell], plus: int, minus: int) -> Earned:
    """So many points for each good block, so many for each bad one."""
    good, bad = frozenset(good), frozenset(bad)
    return Earned(plus * len(good) + minus * len(bad), good, bad)


def cells_on(roads: Iterable[Road]) -> frozenset[Cell]:
    """All blocks that these roads run through."""
    return frozenset(chain.from_iterable(road.cells for road in roads))


def the_outskirts(city: City) -> Earned:
    """+1 for each road that doesn't end at the edge, -1 for each that does."""
    at_edge = [road for road in city.roads if _ends_at_edge(city, road)]
    within = [road for road in city.roads if road not in at_edge]
    points = len(within) + city.has_highway - len(at_edge)
    return Earned(points, cells_on(within), cells_on(at_edge))


def _ends_at_edge(city: City, road: Road) -> bool:
    if road.is_loop:
        return LOOP_ENDS_AT_EDGE
    return any(city.is_edge(past(cell, side)) for cell, side in road.ends)


def bloom_boom(city: City) -> Earned:
    """+1 for each row and column with exactly three parks, -1 for each without any."""
    three, none = [], []
    for line in city.lines:
        parks = [cell for cell in line if city.blocks[cell].zone is PARK]
        if len(parks) == 3:
            three.append(parks)
        elif not parks:
            none.append(line)
    good, bad = frozenset(chain(*three)), frozenset(chain(*none))
    return Earned(len(three) - len(none), good, bad)


def go_green(city: City) -> Earned:
    """+1 for each park, -3 for each industrial block."""
    return earned(city.cells_of(PARK), city.cells_of(INDUSTRIAL), 1, -3)


def block_party(city: City) -> Earned:
    """By the number of squares of four blocks of one kind; squares may overlap."""
    squares = [square for cell in city.blocks if _is_square(city, square := footprint(cell))]
    points = SQUARE_POINTS[min(len(squares), len(SQUARE_POINTS) - 1)]
    return Earned(points, frozenset(chain(*squares)))


def _is_square(city: City, square: tuple[Cell, ...]) -> bool:
    zones = {city.zone(cell) for cell in square}
    return len(zones) == 1 and not zones & {None, Zone.SITE}


def stacks_and_scrapers(city: City) -> Earned:
    """+2 for each industrial block beside nothing but commercial and industrial blocks."""
    allowed = (COMMERCIAL, INDUSTRIAL)
    good = [
        cell
        for cell in city.cells_of(INDUSTRIAL)
        if all(city.blocks[other].zone in allowed for other in city.beside(cell))
    ]
    return earned(good, (), 2, 0)


def master_planned(city: City) -> Earned:
    """The largest residential group less the largest industrial one."""
    return earned(city.largest(RESIDENTIAL), city.largest(INDUSTRIAL), 1, -1)


def central_perks(city: City) -> Earned:
    """+1 for each park within the city, -2 for each at its edge."""
    parks = city.cells_of(PARK)
    bad = [cell for cell in parks if any(map(city.is_edge, around(cell)))]
    return earned(set(parks) - set(bad), bad, 1, -2)


def the_burbs(city: City) -> Earned:
    """Beside the largest residential group: +1 for each park, -2 for each industrial block."""
    groups = city.groups[RESIDENTIAL]
    tied = [_beside_group(city, group) for group in groups if len(group) == len(groups[0])]
    return TIED_GROUPS(tied, default=NOTHING, key=lambda one: one.points)


def _beside_group(city: City, group: Group) -> Earned:
    touching = {other for cell in group for other in city.beside(cell)}
    good = [cell for cell in touching if city.blocks[cell].zone is PARK]
    bad = [cell for cell in touching if city.blocks[cell].zone is INDUSTRIAL]
    return earned(good, bad, 1, -2)


def concrete_jungle(city: City) -> Earned:
    """+1 for each industrial block that touches another at a corner."""
    blocks = set(city.cells_of(INDUSTRIAL))
    return earned((cell for cell in blocks if _corners_of(cell) & blocks), (), 1, 0)


def _corners_of(cell: Cell) -> set[Cell]:
    return {Cell(cell.x + x, cell.y + y) for x in (-1, 1) for y in (-1, 1)}


def the_strip(city: City) -> Earned:
    """+1 for each commercial block of the best row or column."""
    lines = [[cell for cell in line if city.blocks[cell].zone is COMMERCIAL] for line in city.lines]
    best = max(lines, default=[], key=len)
    return earned(best, (), 1, 0)


def mini_marts(city: City) -> Earned:
    """+2 for each commercial block whose road goes on into a home on both sides."""
    good: set[Cell] = set()
    marts = 0
    for cell in city.cells_of(COMMERCIAL):
        homes = _homes_along(city, cell)
        if len(homes) == 2:
            marts += 1
            good |= {cell, *homes}
    return Earned(2 * marts, frozenset(good))


def _homes_along(city: City, cell: Cell) -> list[Cell]:
    linked = [city.linked(cell, side) for side in city.blocks[cell].road]
    return [there for there in linked if there and city.blocks[there].zone is RESIDENTIAL]


def superhighway(city: City) -> Earned:
    """+1 for every two sections of the longest road."""
    longest = max((road.cells for road in city.roads), default=(), key=len)
    return Earned(len(longest) // 2, frozenset(longest))


def park_hopping(city: City) -> Earned:
    """+3 for each road that runs from one park to another."""
    between = [(road, parks) for road in city.roads if (parks := _parks_at_ends(city, road))]
    good = cells_on(road for road, _ in between) | set(chain(*(parks for _, parks in between)))
    return Earned(3 * len(between), good)


def _parks_at_ends(city: City, road: Road) -> set[Cell]:
    """The two parks that a road runs up against; empty if it doesn't."""
    stops = [past(cell, side) for cell, side in road.ends]
    if road.is_loop or any(city.zone(stop) is not PARK for stop in stops):
        return set()
    return set() if DIFFERENT_PARKS and stops[0] == stops[1] else set(stops)


def looping_lanes(city: City) -> Earned:
    """+1 for each section of every closed loop."""
    return earned(cells_on(road for road in city.roads if road.is_loop), (), 1, 0)


def skid_row(city: City) -> Earned:
    """+2 for each home beside two or more industrial blocks."""
    homes = city.cells_of(RESIDENTIAL)
    return earned((cell for cell in homes if _industry_beside(city, cell) >= 2), (), 2, 0)


def _industry_beside(city: City, cell: Cell) -> int:
    return sum(city.blocks[other].zone is INDUSTRIAL for other in city.beside(cell))


def morning_commute(city: City) -> Earned:
    """+2 for each road through at least one home and one commercial block."""
    roads = [
        road
        for road in city.roads
        if {RESIDENTIAL, COMMERCIAL} <= {city.blocks[cell].zone for cell in road.cells}
    ]
    return Earned(2 * len(roads), cells_on(roads))


def tourist_traps(city: City) -> Earned:
    """+1 for each commercial block at the edge, and +1 more if it is at a corner."""
    blocks = {cell: _edge_points(city, cell) for cell in city.cells_of(COMMERCIAL)}
    good = frozenset(cell for cell, points in blocks.items() if points)
    return Earned(sum(blocks.values()), good)


def _edge_points(city: City, cell: Cell) -> int:
    north, east, south, west = map(city.is_edge, around(cell))
    upright, across = north or south, east or west
    return (upright or across) + (upright and across)


def sprawlopolis(city: City) -> Earned:
    """The blocks of the fullest row and of the fullest column."""
    row = max(city.rows.values(), default=(), key=len)
    column = max(city.columns.values(), default=(), key=len)
    return Earned(len(row) + len(column), frozenset((*row, *column)))


CONDITIONS: Final[Mapping[Card, Callable[[City], Earned]]] = MappingProxyType(
    {
        "1": the_outskirts,
        "2": bloom_boom,
        "3": go_green,
        "4": block_party,
        "5": stacks_and_scrapers,
        "6": master_planned,
        "7": central_perks,
        "8": the_burbs,
        "9": concrete_jungle,
        "10": the_strip,
        "11": mini_marts,
        "12": superhighway,
        "13": park_hopping,
        "14": looping_lanes,
        "15": skid_row,
        "16": morning_commute,
        "17": tourist_traps,
        "18": sprawlopolis,
    }
)
