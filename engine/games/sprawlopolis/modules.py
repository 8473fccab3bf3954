"""What the expansions add to the score: sites, landmarks, the monster, beaches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from engine.games.sprawlopolis.city import City
from engine.games.sprawlopolis.conditions import NOTHING, Earned, earned
from engine.games.sprawlopolis.pieces import Card, Zone
from engine.kit.grid import Cell, Side

MOST_TRADE_PER_SITE: Final = 2
TRAMPLED: Final = -2
MONSTER_STOPPED: Final = 3
SPAN_POINTS: Final = MappingProxyType({5: 5, 6: 3, 7: 1})
NARROW_SPAN, NARROW_POINTS = 4, 7
"""Slim Town: a town of this span, or a narrower one, pays this."""

OPPOSITE_SHORES: Final = ((Side.NORTH, Side.SOUTH), (Side.WEST, Side.EAST))


def crossing(city: City, cell: Cell, zone: Zone) -> list[Cell]:
    """The other blocks of this kind in the row and the column of a cell, gaps or not."""
    line = (*city.rows[cell.y], *city.columns[cell.x])
    return [other for other in line if other != cell and city.blocks[other].zone is zone]


# Construction sites whose X block is still in sight


def plain_penalty(city: City) -> Earned:
    """-3 for each site (Rush Job, Deep Foundations)."""
    return earned((), city.cells_of(Zone.SITE), 0, -3)


def loud_hours(city: City) -> Earned:
    """-1 for each site, and -1 for each home beside one; a home counts once."""
    sites = city.cells_of(Zone.SITE)
    homes = {
        other
        for site in sites
        for other in city.beside(site)
        if city.blocks[other].zone is Zone.RESIDENTIAL
    }
    return earned((), (*sites, *homes), 0, -1)


def lost_trade(city: City) -> Earned:
    """-1 for each site, and -1 for up to two commercial blocks in its row and column."""
    bad: set[Cell] = set()
    points = 0
    for site in city.cells_of(Zone.SITE):
        trade = crossing(city, site, Zone.COMMERCIAL)
        points -= 1 + min(len(trade), MOST_TRADE_PER_SITE)
        bad |= {site, *trade}
    return Earned(points, bad=frozenset(bad))


# Points of Interest


def landmarks(city: City) -> Earned:
    """+1 for each block beside a landmark of its own kind."""
    pairs = [
        (landmark, other)
        for landmark in city.landmarks
        for other in city.beside(landmark)
        if city.blocks[other].zone is city.blocks[landmark].zone
    ]
    return Earned(len(pairs), frozenset(cell for pair in pairs for cell in pair))


# Wrecktar


def wrecktar(city: City) -> Earned:
    """-2 for each commercial block in the monster's row and column; +3 if there is none."""
    if city.monster is None:
        return NOTHING
    trampled = crossing(city, city.monster, Zone.COMMERCIAL)
    if not trampled:
        return Earned(MONSTER_STOPPED, frozenset((city.monster,)))
    return earned((), trampled, 0, TRAMPLED)


# Beaches


def slim_town(city: City) -> Earned:
    """By the span between the two opposite beaches (S25), once both are there."""
    for one, other in OPPOSITE_SHORES:
        if one in city.shore and other in city.shore:
            span = city.shore[other] - city.shore[one] + 1
            points = NARROW_POINTS if span <= NARROW_SPAN else SPAN_POINTS.get(span, 0)
            return Earned(points, frozenset(on_shores(city, city.blocks, (one, other))))
    return NOTHING


def on_shores(city: City, cells: Iterable[Cell], sides: tuple[Side, ...]) -> list[Cell]:
    """Those of the cells that lie along one of these beaches."""
    return [cell for cell in cells if any(is_along(city, cell, side) for side in sides)]


def is_along(city: City, cell: Cell, side: Side) -> bool:
    """Whether the cell lies in the row or column of this beach line."""
    place = cell.y if side in (Side.NORTH, Side.SOUTH) else cell.x
    return city.shore.get(side) == place


def _on_the_beach(city: City, zone: Zone) -> Earned:
    return earned(on_shores(city, city.cells_of(zone), tuple(city.shore)), (), 1, 0)


def sea_view_lawns(city: City) -> Earned:
    """+1 for each park on the beach."""
    return _on_the_beach(city, Zone.PARK)


def promenade(city: City) -> Earned:
    """+1 for each section of the best road that is on the beach."""
    sides = tuple(city.shore)
    walks = [on_shores(city, road.cells, sides) for road in city.roads]
    best = max(walks, default=[], key=len)
    return earned(best, (), 1, 0)


def seaside_homes(city: City) -> Earned:
    """+1 for each home on the beach."""
    return _on_the_beach(city, Zone.RESIDENTIAL)


SITE_TERMS: Final[Mapping[Card, Callable[[City], Earned]]] = MappingProxyType(
    {"site1": plain_penalty, "site2": loud_hours, "site3": plain_penalty, "site4": lost_trade}
)
BEACH_TERMS: Final[Mapping[Card, Callable[[City], Earned]]] = MappingProxyType(
    {
        "beach1": slim_town,
        "beach2": sea_view_lawns,
        "beach3": promenade,
        "beach4": seaside_homes,
    }
)
