"""The contents of the box: plots, cards and blocks, and how a card reads from each side."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeVar

from engine.core.codec import load_data
from engine.kit.rows import changed

T = TypeVar("T")


class Side(StrEnum):
    """The side of the board at which a player sits; the board's north is up in public pictures."""

    SOUTH = "south"
    WEST = "west"
    NORTH = "north"
    EAST = "east"


@dataclass(frozen=True)
class TableData:
    """What the number of players decides."""

    sides: tuple[Side, ...]
    colours: tuple[tuple[int, ...], ...]
    rounds: int
    blocks_per_colour: int


@dataclass(frozen=True)
class Points:
    """What one scoring pays."""

    tallest: int
    city: int
    building: int


@dataclass(frozen=True)
class Box:
    """``data.json``, typed."""

    cities: tuple[str, ...]
    city_rows: tuple[tuple[str, ...], ...]
    card_copies: int
    hand_size: int
    colours: tuple[str, ...]
    blocks_per_colour: tuple[int, int, int, int]
    tables: dict[int, TableData]
    points: Points
    quarters: dict[Side, tuple[int, ...]]


BOX = load_data(__package__, Box)

QUARTERS = range(1, 10)
FLOORS = range(1, 5)
PLOTS = len(BOX.cities) * len(QUARTERS)


class Block(NamedTuple):
    """One building block: a colour (its number in the box) and how many floors it is high."""

    colour: int
    floors: int


Stack = tuple[Block, ...]
"""The blocks on one plot, from the ground up."""

Blocks = tuple[int, int, int, int]
"""How many blocks of one, two, three and four floors."""

NO_BLOCKS: Blocks = (0, 0, 0, 0)


PLOT_NAMES = tuple(f"{city}{quarter}" for city in BOX.cities for quarter in QUARTERS)
PLOTS_BY_NAME = {name: plot for plot, name in enumerate(PLOT_NAMES)}
PLOTS_BY_CARD = {
    side: tuple(tuple(range(quarter - 1, PLOTS, len(QUARTERS))) for quarter in quarters)
    for side, quarters in BOX.quarters.items()
}


def table_for(seats: int) -> TableData:
    """The row of the set-up table for this many players."""
    return BOX.tables[seats]


def quarter_of(side: Side, card: int) -> int:
    """The quarter that this card names to someone sitting at this side."""
    return BOX.quarters[side][card - 1]


def card_for(side: Side, quarter: int) -> int:
    """The card that names this quarter to someone sitting at this side."""
    return BOX.quarters[side].index(quarter) + 1


def plots_named(side: Side, card: int) -> tuple[int, ...]:
    """The plots that this card names: the same quarter in each of the cities."""
    return PLOTS_BY_CARD[side][card - 1]


def plot_at(city: int, quarter: int) -> int:
    """The number of a plot on the whole board, from 0 to 53."""
    return city * len(QUARTERS) + quarter - 1


def plot_name(plot: int) -> str:
    """The name printed on the board: ``b7``."""
    return PLOT_NAMES[plot]


def plot_named(name: str) -> int:
    """The plot that bears this name."""
    return PLOTS_BY_NAME[name]


def owner(stack: Stack) -> int:
    """The colour on the roof."""
    return stack[-1].colour


def height(stack: Stack) -> int:
    """All floors together."""
    return sum([floors for _, floors in stack])


def floors_of(stack: Stack, colour: int) -> int:
    """The floors of one colour, wherever they are in the building."""
    return sum([floors for own, floors in stack if own == colour])


def floors_missing(stack: Stack, colour: int) -> int:
    """The lowest block this colour may put here, so as not to own fewer floors than the owner."""
    if not stack or (roof := stack[-1].colour) == colour:
        return 1
    missing = 0
    for own, floors in stack:
        if own == roof:
            missing += floors
        elif own == colour:
            missing -= floors
    return missing if missing > 1 else 1


def without(blocks: Blocks, floors: int) -> Blocks:
    """These blocks less one of that height."""
    one, two, three, four = changed(blocks, floors - 1, blocks[floors - 1] - 1)
    return (one, two, three, four)


def minus(blocks: Blocks, others: Blocks) -> Blocks:
    """What is left when the others are taken away."""
    one, two, three, four = (have - take for have, take in zip(blocks, others, strict=True))
    return (one, two, three, four)
