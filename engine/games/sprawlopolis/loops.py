"""Which cards could close a road into a loop: for bots, where loops pay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.games.sprawlopolis.city import OPPOSITE, City, Road, past
from engine.games.sprawlopolis.pieces import BOX, Card, Laid, roads_on
from engine.games.sprawlopolis.view import View
from engine.kit.grid import Cell, Side

LOOPING_LANES: Final = "14"
"""The condition that pays for every section of a closed loop."""

Gap = tuple[int, int, Side, Side]
"""What lies between the ends of a road: the columns and rows from the first cell beyond it to the
last one, and the sides on which a road must enter them."""


class Closer(NamedTuple):
    """A card as it would have to lie: the block that comes first is so far from its corner."""

    card: Card
    turned: bool
    right: int
    down: int


def _closers() -> Iterator[tuple[Gap, Closer]]:
    for card in BOX.base:
        for turned in (False, True):
            for road in roads_on(card, turned):
                for first, last in (road, road[::-1]):
                    yield _gap(*first, *last), Closer(card, turned, first[0] % 2, first[0] // 2)


def _gap(block: int, side: Side, other: int, other_side: Side) -> Gap:
    return other % 2 - block % 2, other // 2 - block // 2, side, other_side


def _by_gap() -> Mapping[Gap, tuple[Closer, ...]]:
    rows: dict[Gap, tuple[Closer, ...]] = {}
    for gap, closer in _closers():
        rows[gap] = (*rows.get(gap, ()), closer)
    return MappingProxyType(rows)


CLOSERS: Final = _by_gap()
"""All cards that bridge a gap by themselves."""


class Between(NamedTuple):
    """What lies between the ends of a road that is no loop, and how far they are apart."""

    gap: Gap
    distance: int


def between(road: Road) -> Between:
    """The gap of this road, which has two ends."""
    (start, side), (end, other) = road.ends
    here, there = past(start, side), past(end, other)
    right, down = there.x - here.x, there.y - here.y
    return Between((right, down, OPPOSITE[side], OPPOSITE[other]), abs(right) + abs(down))


def closing(city: City) -> Mapping[Laid, int]:
    """Every card that would close a loop, where it would lie, and how long the road is now. Whether
    it may lie there is not asked."""
    found = {}
    for road in city.roads:
        if not road.is_loop:
            x, y = past(*road.ends[0])
            for one in CLOSERS.get(between(road).gap, ()):
                corner = Cell(x - one.right, y - one.down)
                found[Laid(one.card, corner, one.turned)] = len(road.cells)
    return found


CLOSED: Final = (0.0, 0.45, 0.65, 0.75, 0.8)
"""How likely a road becomes a loop, by how many cards could still make it one."""

CLOSED_BY_TWO: Final = 0.2
TWO_CARDS: Final = 4
"""How likely it does with two cards more, where its ends are not farther apart than that."""


def loops_to_come(view: View, city: City) -> float:
    """What roads may still bring that a card or two would make a loop."""
    if LOOPING_LANES not in view.terms.conditions:
        return 0.0
    gone = {*view.terms.conditions, *(one.card for one in view.laid)}
    return sum([len(road.cells) * _closed(road, gone) for road in city.roads if not road.is_loop])


def _closed(road: Road, gone: set[Card]) -> float:
    """How likely this road becomes a loop, with the cards that are not gone."""
    gap, distance = between(road)
    left = {one.card for one in CLOSERS.get(gap, ())} - gone
    if left:
        return CLOSED[min(len(left), len(CLOSED) - 1)]
    return CLOSED_BY_TWO if distance <= TWO_CARDS and len(gone) < len(BOX.base) - 1 else 0.0
