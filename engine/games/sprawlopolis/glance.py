"""What a card would bring at some place, guessed at a glance: for players in imagined games.

To count a city takes long. A glance sees the eight sides of a card with what they meet, and the
blocks that it covers; what each of these is worth was fitted to counted cities, line by line of the
score, by ``python -m bench.glance``, which writes ``glance.json``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import getitem
from typing import Final, NamedTuple

from engine.core.codec import load_data
from engine.games.sprawlopolis.city import OPPOSITE, City, past
from engine.games.sprawlopolis.fitting import OUTER_SIDES
from engine.games.sprawlopolis.pieces import ZONES, Block, Card, Zone, face_of, footprint
from engine.games.sprawlopolis.terms import Level, Terms
from engine.kit.grid import Cell, Side

KINDS: Final = (*ZONES, Zone.SITE)
NUMBER: Final = {zone: number for number, zone in enumerate(KINDS)}
FREE, WALL, ROAD = range(3)
"""What a side of a card meets: no block, a block without a road there, or a road."""

ROAD_WAYS: Final = 3
NOWHERE: Final = 0
PLACES: Final = 1 + 2 * len(KINDS)
"""What lies beyond a side: nothing, a block of some kind, or one of the largest group of a kind."""

MET: Final = PLACES * ROAD_WAYS
OWN: Final = 2 * len(KINDS)

PAIR: Final = 0
LARGEST: Final = PAIR + len(KINDS) * (len(KINDS) + 1)
WAYS: Final = LARGEST + len(KINDS)
COVERS: Final = WAYS + 2 * ROAD_WAYS
COVERS_ROAD: Final = COVERS + len(KINDS)
COVERS_LIKE: Final = COVERS_ROAD + 1
ALWAYS: Final = COVERS_LIKE + 1
FEATURES: Final = ALWAYS + 1
"""What is counted of a placement, in this order: pairs of kinds side by side, own blocks beside the
largest group of their kind, roads by what they meet, blocks and roads that are covered, blocks that
lie on one of their kind, and one for every placement."""

Weights = Sequence[float]


def own_code(block: Block, side: Side) -> int:
    """A side of a card from within: the kind of its block, and whether a road leaves there."""
    return 2 * NUMBER[block.zone] + (side in block.road)


def rim_features(own: int, met: int) -> Iterator[int]:
    """The features that one side of a card has."""
    (kind, leaves), (place, way) = divmod(own, 2), divmod(met, ROAD_WAYS)
    other = (place - 1) % len(KINDS) + 1 if place else NOWHERE
    yield PAIR + kind * (len(KINDS) + 1) + other
    if place > len(KINDS) and other == kind + 1:
        yield LARGEST + kind
    yield WAYS + ROAD_WAYS * leaves + way


def cover_features(own: int, covered: int) -> Iterator[int]:
    """The features of a block of this kind that lies on another one."""
    kind, has_road = divmod(covered, 2)
    yield COVERS + kind
    if has_road:
        yield COVERS_ROAD
    if kind == own:
        yield COVERS_LIKE


# What each feature is worth


@dataclass(frozen=True)
class Fitted:
    """``glance.json``, typed: what every feature adds to each line of the score, on average, and to
    the number of roads that may still go on."""

    zones: dict[Zone, tuple[float, ...]]
    roads: tuple[float, ...]
    open_ends: tuple[float, ...]
    conditions: dict[Card, tuple[float, ...]]


@cache
def fitted() -> Fitted:
    """What is in the file. It is read when it is needed: whoever fits it anew has none yet."""
    return load_data(__package__, Fitted, "glance.json")


Table = tuple[tuple[float, ...], ...]


class Guess(NamedTuple):
    """What every side of a card is worth, by what is beyond it and then within, and every block, by
    what it covers and then by its own kind."""

    sides: Table
    blocks: Table


@lru_cache(maxsize=64)
def guess_for(terms: Terms, best: Zone | None, open_end: float) -> Guess:
    """What is worth how much under these terms. Where only the ``best`` zone counts it is named; a
    road that may go on is worth so much."""
    known = fitted()
    lines = [known.conditions[card] for card in terms.conditions]
    lines += [known.zones[one] for one in ZONES if best in (None, one)]
    lines += [known.roads] if terms.level is not Level.EASY else []
    lines += [tuple([open_end * worth for worth in known.open_ends])]
    return with_weights([sum(row) for row in zip(*lines, strict=True)])


def with_weights(weights: Weights) -> Guess:
    """The same for any weights of the features."""
    return Guess(
        tuple(_row(weights, [rim_features(own, met) for own in range(OWN)]) for met in range(MET)),
        tuple(
            _row(weights, [cover_features(own, one) for own in range(len(KINDS))])
            for one in range(OWN)
        ),
    )


def _row(weights: Weights, features: Iterable[Iterable[int]]) -> tuple[float, ...]:
    return tuple([sum([weights[one] for one in some]) for some in features])


# A placement


class Own(NamedTuple):
    """A card as it lies: its sides from within, and the kinds of its blocks."""

    sides: tuple[int, ...]
    kinds: tuple[int, ...]


class Ground(NamedTuple):
    """What a card at some corner would meet at its sides, and cover with which of its blocks."""

    sides: tuple[int, ...]
    covered: tuple[tuple[int, int], ...]


@lru_cache(maxsize=128)
def own_of(card: Card, turned: bool) -> Own:
    """This card from within."""
    face = face_of(card, turned)
    sides = tuple([own_code(face[block], side) for block, side in OUTER_SIDES])
    return Own(sides, tuple([NUMBER[block.zone] for block in face]))


def ground_at(city: City, largest: frozenset[Cell], corner: Cell) -> Ground:
    """What lies around and under a card at this corner; ``largest`` are the blocks of the largest
    groups."""
    blocks, cells = city.blocks, footprint(corner)
    sides = []
    for block, side in OUTER_SIDES:
        there = past(cells[block], side)
        met = blocks.get(there)
        sides.append(NOWHERE if met is None else _met(met, OPPOSITE[side], there in largest))
    covered = [
        (number, 2 * NUMBER[blocks[cell].zone] + bool(blocks[cell].road))
        for number, cell in enumerate(cells)
        if cell in blocks
    ]
    return Ground(tuple(sides), tuple(covered))


def _met(block: Block, side: Side, is_largest: bool) -> int:
    place = 1 + NUMBER[block.zone] + len(KINDS) * is_largest
    return ROAD_WAYS * place + (ROAD if side in block.road else WALL)


def largest_groups(city: City) -> frozenset[Cell]:
    """The blocks of the largest group of every zone."""
    return frozenset().union(*[city.largest(zone) for zone in ZONES])


class Worth(NamedTuple):
    """What the sides and blocks of any card would be worth on some ground."""

    sides: tuple[tuple[float, ...], ...]
    covered: tuple[tuple[int, tuple[float, ...]], ...]


def worth_of(guess: Guess, ground: Ground) -> Worth:
    """The ground with its worth, for all cards that are tried there."""
    sides = tuple([guess.sides[met] for met in ground.sides])
    return Worth(sides, tuple([(number, guess.blocks[code]) for number, code in ground.covered]))


def guessed(worth: Worth, own: Own) -> float:
    """What a card would bring that lies like this."""
    found = sum(map(getitem, worth.sides, own.sides))
    return found + sum([row[own.kinds[number]] for number, row in worth.covered])


def features_of(own: Own, ground: Ground) -> list[int]:
    """The numbers of all features of such a placement; one may be there several times."""
    found = [ALWAYS]
    for one, met in zip(own.sides, ground.sides, strict=True):
        found += rim_features(one, met)
    for number, code in ground.covered:
        found += cover_features(own.kinds[number], code)
    return found
