"""Who is first to build on all veins, or far enough into a zone: settled by the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from engine.core.seats import Seat
from engine.games.mycity.box import FIRSTS, Item, Kind
from engine.games.mycity.land import ground_of, zone_of
from engine.games.mycity.pieces import BOX
from engine.games.mycity.track import items_of
from engine.games.mycity.view import First, Land, Placed


class Racing(Protocol):
    """What a race asks of a board."""

    @property
    def seat(self) -> Seat: ...
    @property
    def land(self) -> Land: ...
    @property
    def placed(self) -> tuple[Placed, ...]: ...
    @property
    def built(self) -> int: ...


class Runner(NamedTuple):
    """A board with nothing but that."""

    seat: Seat
    land: Land
    placed: tuple[Placed, ...]
    built: int


def settled_firsts(number: int, cities: Sequence[Racing], closed: int) -> tuple[First, ...]:
    """The races that are decided when everyone has played so many rounds."""
    found = []
    for key in items_of(number, *FIRSTS):
        rounds = [finish(BOX.items[key], city) for city in cities]
        best = min((at for at in rounds if at is not None), default=closed + 1)
        if best <= closed:
            winners = tuple(c.seat for c, at in zip(cities, rounds, strict=True) if at == best)
            found.append(First(key, best, winners))
    return tuple(found)


def finish(item: Item, city: Racing) -> int | None:
    """The round in which this board has done it; None where it has not."""
    if item.kind is Kind.FIRST_ALL:
        goal = ground_of(city.land).features.get(item.feature, 0)
        count = goal.bit_count()
    else:
        goal, count = zone_of(city.land, item.zone), item.count
    if not count or (city.built & goal).bit_count() < count:
        return None
    rounds = [one.round for one in city.placed for cell in one.cells if goal >> cell & 1]
    return rounds[count - 1]
