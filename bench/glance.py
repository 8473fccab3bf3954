"""Fits what bots see at a glance in Sprawlopolis: ``python -m bench.glance [CITIES]``.

Cities are built by placements that fit their neighbours, one of a few best, with cards in a random
order. In each of them some placements are counted in full, and what every line of the score gains
is explained by the features of the placement, with least squares. It takes half a minute, comes out
the same every time, and writes ``engine/games/sprawlopolis/glance.json``.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from engine.games.sprawlopolis.city import City, Half, city_of, with_card
from engine.games.sprawlopolis.conditions import CONDITIONS
from engine.games.sprawlopolis.fitting import fit, rim, surroundings
from engine.games.sprawlopolis.glance import (
    FEATURES,
    features_of,
    ground_at,
    largest_groups,
    own_of,
)
from engine.games.sprawlopolis.heuristic import open_ends_of
from engine.games.sprawlopolis.pieces import BOX, ZONES, Laid
from engine.games.sprawlopolis.placing import TURNS, anywhere
from engine.kit.grid import Cell

PATH: Final = Path(__file__).parents[1] / "engine" / "games" / "sprawlopolis" / "glance.json"
CITIES: Final = 300
CARDS: Final = 15
TRIED: Final = 12
GOOD: Final = 20
"""In every city so many placements are counted, at random; one of so many that fit well is made."""

RIDGE: Final = 1.0
"""Features that are hardly ever seen are pulled towards nothing."""

DIGITS: Final = 2

Row = list[float]
Sample = tuple[list[int], Row]
"""The features of a placement, and what it adds to each line."""

LINES: Final = (*(f"zone {zone}" for zone in ZONES), "roads", "open ends", *CONDITIONS)


# Cities


def samples(cities: int) -> Iterator[Sample]:
    """Placements in so many cities of random cards, each with what it brought."""
    for number in range(cities):
        dice = random.Random(f"glance {number}")
        cards = dice.sample(sorted(BOX.base), CARDS)
        laid: tuple[Laid, ...] = (Laid(cards[0], Cell(0, 0)),)
        for card in cards[1:]:
            places = [
                Laid(card, cell, turn) for cell in anywhere(laid, Half.WHOLE) for turn in TURNS
            ]
            city = city_of(laid)
            yield from _counted(city, dice.sample(places, min(TRIED, len(places))))
            laid = (*laid, _good(city, places, dice))


def _good(city: City, places: Sequence[Laid], dice: random.Random) -> Laid:
    """One of those that fit best."""
    around = {one.cell: surroundings(city, one.cell) for one in places}
    fits = {one: fit(rim(one.card, one.turned), around[one.cell]) for one in places}
    return dice.choice(sorted(places, key=lambda one: -fits[one])[:GOOD])


def _counted(city: City, places: Sequence[Laid]) -> Iterator[Sample]:
    before, largest = lines_of(city), largest_groups(city)
    for one in places:
        after = lines_of(with_card(city, one))
        ground = ground_at(city, largest, one.cell)
        gains = [late - soon for soon, late in zip(before, after, strict=True)]
        yield features_of(own_of(one.card, one.turned), ground), gains


def lines_of(city: City) -> Row:
    """All lines that a score may have, in the order of their names."""
    zones = [len(city.largest(zone)) for zone in ZONES]
    conditions = [count(city).points for count in CONDITIONS.values()]
    return [*zones, -city.road_count, open_ends_of(city), *conditions]


# Least squares


def fitted(found: Iterator[Sample]) -> list[Row]:
    """Of each line, what every feature adds to it."""
    gram = [[RIDGE * (row == column) for column in range(FEATURES)] for row in range(FEATURES)]
    gains = [[0.0] * len(LINES) for _ in range(FEATURES)]
    for features, values in found:
        for one in features:
            for other in features:
                gram[one][other] += 1
            gains[one] = [sum(pair) for pair in zip(gains[one], values, strict=True)]
    return [list(column) for column in zip(*solved(gram, gains), strict=True)]


def solved(left: list[Row], right: list[Row]) -> list[Row]:
    """The solution of these equations, by elimination. ``left`` is symmetric and definite."""
    rows = [[*one, *other] for one, other in zip(left, right, strict=True)]
    for at, pivot in enumerate(rows):
        pivot[:] = [value / pivot[at] for value in pivot]
        for other in rows:
            if other is not pivot and other[at]:
                share = other[at]
                other[:] = [value - share * own for value, own in zip(other, pivot, strict=True)]
    return [row[len(left) :] for row in rows]


def written(lines: list[Row]) -> str:
    """The weights as they are kept, a line of the file for each line of the score."""
    rows = [[round(value, DIGITS) for value in row] for row in lines]
    zones, (roads, ends, *conditions) = rows[: len(ZONES)], rows[len(ZONES) :]
    parts = {
        "zones": dict(zip(ZONES, zones, strict=True)),
        "roads": roads,
        "open_ends": ends,
        "conditions": dict(zip(CONDITIONS, conditions, strict=True)),
    }
    return json.dumps(parts).replace("], ", "],\n") + "\n"


def main(arguments: list[str]) -> None:
    """Fit, and write the file."""
    cities = int(arguments[0]) if arguments else CITIES
    PATH.write_text(written(fitted(samples(cities))))


if __name__ == "__main__":
    main(sys.argv[1:])
