"""The contents of the box: tiles with their symbols and values, people, advisors, tokens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Final, TypeVar

from engine.core.codec import load_data

T = TypeVar("T")


class Kind(StrEnum):
    """The kind of a building, of a symbol and, but for the mixed ones, of a person."""

    TOURIST = "tourist"
    FAMILY = "family"
    HIPSTER = "hipster"
    SHOPPING = "shopping"
    MIXED = "mixed"


class Arrow(StrEnum):
    """Where a symbol points: over the road, or over the opposite edge."""

    BASE = "base"
    SKY = "sky"


class Counts(StrEnum):
    """What a building is paid for."""

    PEOPLE = "people"
    SYMBOLS = "symbols"
    PAIRS = "pairs"
    MIXED = "mixed"
    SIGNS = "signs"
    SIZE = "size"
    NEIGHBOURS = "neighbours"
    CLOSING = "closing"
    COPY = "copy"


class Business(StrEnum):
    """What a building deals in. The universal sign stands for any of the four others."""

    RESTAURANT = "restaurant"
    HOUSING = "housing"
    LEISURE = "leisure"
    TRADE = "trade"
    UNIVERSAL = "universal"


class Advisor(StrEnum):
    """The seven advisors."""

    CONTRACTOR = "contractor"
    HACKER = "hacker"
    ENTREPRENEUR = "entrepreneur"
    INVESTOR = "investor"
    LEGEND = "legend"
    RENOVATOR = "renovator"
    SCOUT = "scout"


@dataclass(frozen=True)
class Symbol:
    """A symbol printed on a tile, with one arrow or two."""

    kind: Kind
    arrows: tuple[Arrow, ...]


@dataclass(frozen=True)
class Value:
    """``each`` dollars for every thing that ``counts``; ``kinds`` says of which kind or pair."""

    counts: Counts
    each: int
    kinds: tuple[Kind, ...] = ()


@dataclass(frozen=True)
class BusinessSign:
    """How many tokens of which type a building gives."""

    type: Business
    tokens: int


@dataclass(frozen=True)
class Tile:
    """A tile. The two start tiles have neither kind nor value nor business."""

    id: str
    symbols: tuple[Symbol, ...]
    kind: Kind | None = None
    value: Value | None = None
    business: BusinessSign | None = None
    five_only: bool = False

    @property
    def people(self) -> int:
        """How many people of its kind come with it."""
        return 0 if self.kind in (None, Kind.MIXED) else len(self.symbols)


@dataclass(frozen=True)
class StackData:
    """Which tiles this many players use: the extra ones or not, and how many fewer of a kind."""

    five: bool
    removed: tuple[int, int, int, int, int]


@dataclass(frozen=True)
class AdvisorData:
    """At which tables a card is dealt, and the symbol printed on it."""

    seats: tuple[int, int]
    business: bool
    symbol: Kind | None


@dataclass(frozen=True)
class Box:
    """``data.json``, typed."""

    longest_street: int
    hand_size: int
    signs: int
    people_per_kind: int
    tokens_per_type: int
    majority: int
    shared_majority: int
    full_set: int
    stacks: dict[int, StackData]
    contractor_removes: int
    advisors: dict[Advisor, AdvisorData]
    sneak_money: dict[str, int]
    sneak_money_for_advisor: int
    start: tuple[Tile, ...]
    tiles: tuple[Tile, ...]


BOX: Final = load_data(__package__, Box)

STATION: Final = "station"
PARK: Final = "park"
TILES: Final[Mapping[str, Tile]] = MappingProxyType(
    {tile.id: tile for tile in (*BOX.start, *BOX.tiles)}
)

KINDS: Final = tuple(Kind)
PERSON_KINDS: Final = (Kind.TOURIST, Kind.FAMILY, Kind.HIPSTER, Kind.SHOPPING)
TOKEN_TYPES: Final = (Business.RESTAURANT, Business.HOUSING, Business.LEISURE, Business.TRADE)
NOT_COPIED: Final = frozenset({Counts.COPY, Counts.CLOSING, Counts.NEIGHBOURS})

People = tuple[int, int, int, int]
"""How many people of each kind: tourists, parents, hipsters, shoppers."""

Symbols = tuple[int, int, int, int, int]
"""How many symbols of each kind, the mixed ones last."""

Tokens = tuple[int, int, int, int]
"""How many business tokens of each type: restaurant, housing, leisure, trade."""

NOBODY: Final[People] = (0, 0, 0, 0)
NO_SYMBOLS: Final[Symbols] = (0, 0, 0, 0, 0)
NO_TOKENS: Final[Tokens] = (0, 0, 0, 0)

INDEX: Final[Mapping[Kind, int]] = MappingProxyType({kind: at for at, kind in enumerate(KINDS)})
"""The place of each kind in a row of people or symbols."""


def symbols_of(kinds: Iterable[Kind]) -> Symbols:
    """These symbols, counted by kind."""
    row = [0] * len(KINDS)
    for kind in kinds:
        row[INDEX[kind]] += 1
    return (row[0], row[1], row[2], row[3], row[4])


def _pointing(arrow: Arrow) -> Mapping[str, tuple[Kind, ...]]:
    return MappingProxyType(
        {
            tile.id: tuple(symbol.kind for symbol in tile.symbols if arrow in symbol.arrows)
            for tile in TILES.values()
        }
    )


SYMBOLS: Final[Mapping[str, Symbols]] = MappingProxyType(
    {tile.id: symbols_of(symbol.kind for symbol in tile.symbols) for tile in TILES.values()}
)
"""All symbols of a tile, as its own street counts them."""

POINTING: Final[Mapping[Arrow, Mapping[str, tuple[Kind, ...]]]] = MappingProxyType(
    {arrow: _pointing(arrow) for arrow in Arrow}
)
"""The symbols of a tile that point over one of its edges, as other streets count them."""


def kind_of(tile: str) -> Kind:
    """The kind of a building tile: what its back shows."""
    kind = TILES[tile].kind
    if kind is None:
        raise ValueError(f"{tile} has no kind")
    return kind


def value_of(tile: str) -> Value | None:
    """What is printed on this tile; the start tiles have no value."""
    return TILES[tile].value


def person_index(tile: str) -> int | None:
    """Which people live in this tile, by their place in ``People``; None if nobody does."""
    kind = TILES[tile].kind
    return None if kind is None or kind is Kind.MIXED else INDEX[kind]


@lru_cache(maxsize=256)
def people(index: int, count: int) -> People:
    """So many people of one kind."""
    row = [0, 0, 0, 0]
    row[index] = count
    return (row[0], row[1], row[2], row[3])


def plus(one: People, other: People) -> People:
    """Two rows of people, or of tokens, together."""
    a, b, c, d = one
    e, f, g, h = other
    return (a + e, b + f, c + g, d + h)


def minus(one: People, other: People) -> People:
    """What is left of a row of people, or of tokens, when the other is taken away."""
    a, b, c, d = one
    e, f, g, h = other
    return (a - e, b - f, c - g, d - h)
