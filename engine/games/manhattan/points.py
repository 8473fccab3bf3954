"""What a round pays for its three scorings, counted from the open board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.manhattan.pieces import BOX, QUARTERS, Stack, height, owner
from engine.games.manhattan.view import Scored

Standing = tuple[int, int, int]
"""What places are decided by, in this order: points, own tallest building, buildings."""


class Skyline(NamedTuple):
    """One city, counted: the buildings of each colour, its greatest height, and whose that is."""

    buildings: Mapping[int, int]
    leader: int | None
    tallest: int
    owners: frozenset[int]


@lru_cache(maxsize=8192)
def skyline(city: tuple[Stack, ...]) -> Skyline:
    """What is counted of one city. Cached: a move leaves the other five cities as they were."""
    heights = [height(stack) for stack in city]
    tallest = max(heights)
    owners = {owner(city[plot]) for plot, tall in enumerate(heights) if tall == tallest and tall}
    return Skyline(count_buildings(city), majority(city), tallest, frozenset(owners))


def tallest_building(plots: Sequence[Stack]) -> int | None:
    """The colour that alone owns all buildings of the greatest height, if there is one."""
    skylines = [skyline(city) for city in cities(plots)]
    most = max([one.tallest for one in skylines])
    owners = frozenset().union(*[one.owners for one in skylines if one.tallest == most])
    return next(iter(owners)) if len(owners) == 1 else None


def majority(city: Iterable[Stack]) -> int | None:
    """The colour that owns strictly the most buildings of a city, if there is one."""
    ranking = count_buildings(city).most_common(2)
    if not ranking or (len(ranking) == 2 and ranking[0][1] == ranking[1][1]):
        return None
    return ranking[0][0]


def count_buildings(plots: Iterable[Stack]) -> Counter[int]:
    """How many buildings each colour owns."""
    return Counter(owner(stack) for stack in plots if stack)


def cities(plots: Sequence[Stack]) -> list[tuple[Stack, ...]]:
    """The board, city by city."""
    size = len(QUARTERS)
    return [tuple(plots[start : start + size]) for start in range(0, len(plots), size)]


def score_round(plots: Sequence[Stack], colours: Iterable[int]) -> Mapping[int, Scored]:
    """What each colour is paid for this position."""
    skylines = [skyline(city) for city in cities(plots)]
    leaders = [one.leader for one in skylines]
    tallest = tallest_building(plots)
    return {
        colour: Scored(
            tallest=BOX.points.tallest * (colour == tallest),
            cities=BOX.points.city * leaders.count(colour),
            buildings=BOX.points.building * sum([one.buildings[colour] for one in skylines]),
        )
        for colour in colours
    }


def added(one: Scored, other: Scored) -> Scored:
    """Two scorings together."""
    return Scored(
        tallest=one.tallest + other.tallest,
        cities=one.cities + other.cities,
        buildings=one.buildings + other.buildings,
    )


def standing(plots: Sequence[Stack], colours: Sequence[int], points: int) -> Standing:
    """Where somebody with these colours and points stands; both colours count for two."""
    buildings = count_buildings(plots)
    owned = sum(buildings[colour] for colour in colours)
    return points, tallest_owned(plots, colours), owned


def tallest_owned(plots: Iterable[Stack], colours: Sequence[int]) -> int:
    """The height of the highest building that one of these colours owns; 0 without any."""
    return max((height(s) for s in plots if s and owner(s) in colours), default=0)
