"""The three scorings of a round. They look at the open board alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine.games.manhattan.pieces import BOX, QUARTERS, Stack, height, owner
from engine.games.manhattan.view import Scored


def tallest_building(plots: Sequence[Stack]) -> int | None:
    """The colour that alone owns all buildings of the greatest height, if there is one."""
    heights = [height(stack) for stack in plots]
    most = max(heights)
    owners = {owner(plots[plot]) for plot, tall in enumerate(heights) if tall == most and tall}
    return owners.pop() if len(owners) == 1 else None


def majority(city: Iterable[Stack]) -> int | None:
    """The colour that owns strictly the most buildings of a city, if there is one."""
    ranking = count_buildings(city).most_common(2)
    if not ranking or (len(ranking) == 2 and ranking[0][1] == ranking[1][1]):
        return None
    return ranking[0][0]


def count_buildings(plots: Iterable[Stack]) -> Counter[int]:
    """How many buildings each colour owns."""
    return Counter(owner(stack) for stack in plots if stack)


def cities(plots: Sequence[Stack]) -> list[Sequence[Stack]]:
    """The board, city by city."""
    size = len(QUARTERS)
    return [plots[start : start + size] for start in range(0, len(plots), size)]


def score_round(plots: Sequence[Stack], colours: Iterable[int]) -> Mapping[int, Scored]:
    """What each colour is paid for this position."""
    buildings = count_buildings(plots)
    majorities = Counter(majority(city) for city in cities(plots))
    tallest = tallest_building(plots)
    return {
        colour: Scored(
            tallest=BOX.points.tallest * (colour == tallest),
            cities=BOX.points.city * majorities[colour],
            buildings=BOX.points.building * buildings[colour],
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


def tallest_owned(plots: Iterable[Stack], colours: Sequence[int]) -> int:
    """The height of the highest building that one of these colours owns; 0 without any."""
    return max((height(s) for s in plots if s and owner(s) in colours), default=0)
