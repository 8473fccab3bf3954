"""An endless grid for a city that grows in every direction. A cell never changes its name.

The first piece lies at M13, so that most cities stay within A–Z and above 1. Beyond Z come AA,
AB …; beyond A, going west, come -A, -B …; above 1 come 0, -1 …
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from operator import itemgetter
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.core.words import Msg, plain

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
FIRST_COLUMN: Final = LETTERS.index("m")
FIRST_ROW: Final = 13
NAME: Final = re.compile(r"(-?[a-z]+)(-?\d+)")


class Cell(NamedTuple):
    """A cell: ``x`` grows to the east, ``y`` to the south, and the first piece lies at (0, 0)."""

    x: int
    y: int


class Side(StrEnum):
    """The four sides of a cell, clockwise."""

    NORTH = "n"
    EAST = "e"
    SOUTH = "s"
    WEST = "w"


SIDES: Final = tuple(Side)
SIDE_NAMED: Final[Mapping[str, Side]] = MappingProxyType({str(side): side for side in SIDES})
"""The sides by their tokens."""

STEPS: Final[Mapping[Side, Cell]] = MappingProxyType(
    {
        Side.NORTH: Cell(0, -1),
        Side.EAST: Cell(1, 0),
        Side.SOUTH: Cell(0, 1),
        Side.WEST: Cell(-1, 0),
    }
)


def turned(side: Side, quarters: int) -> Side:
    """The side after so many quarter turns clockwise."""
    return SIDES[(SIDES.index(side) + quarters) % 4]


def beyond(cell: Cell, side: Side) -> Cell:
    """The next cell in that direction."""
    step = STEPS[side]
    return Cell(cell.x + step.x, cell.y + step.y)


@lru_cache(maxsize=4096)
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells that share a side with this one: north, east, south, west."""
    x, y = cell
    return Cell(x, y - 1), Cell(x + 1, y), Cell(x, y + 1), Cell(x - 1, y)


BY_ROW: Final = itemgetter(1, 0)


def in_reading_order(cells: Iterable[Cell]) -> list[Cell]:
    """These cells row by row, as numbers stand on a picture."""
    return sorted(cells, key=BY_ROW)


def regions(cells: Collection[Cell]) -> tuple[frozenset[Cell], ...]:
    """The parts that these cells fall into where only a shared side connects, in the order of their
    least cells."""
    left = set(cells)
    found = []
    for start in sorted(left):
        if start in left:
            part = _flood(left, start)
            left -= part
            found.append(part)
    return tuple(found)


def _flood(cells: set[Cell], start: Cell) -> frozenset[Cell]:
    reached, edge = {start}, [start]
    while edge:
        for cell in neighbours(edge.pop()):
            if cell in cells and cell not in reached:
                reached.add(cell)
                edge.append(cell)
    return frozenset(reached)


def column_name(x: int) -> str:
    """``m`` for the first column, and so on to both sides."""
    at = x + FIRST_COLUMN
    if at < 0:
        return "-" + _letters(-at - 1)
    return _letters(at)


def _letters(number: int) -> str:
    high, low = divmod(number, len(LETTERS))
    return (LETTERS[high - 1] if high else "") + LETTERS[low]


def row_name(y: int) -> str:
    """``13`` for the first row, and so on up and down."""
    return str(y + FIRST_ROW)


@lru_cache(maxsize=4096)
def cell_name(cell: Cell) -> str:
    """What is printed on the edges of the board, and typed: ``m13``."""
    return column_name(cell.x) + row_name(cell.y)


@lru_cache(maxsize=4096)
def cell_label(cell: Cell) -> Msg:
    """The name of a cell as it is printed, ``M13``, as a message."""
    return plain(cell_name(cell).upper())


@lru_cache(maxsize=4096)
def cell_named(name: str) -> Cell:
    """The cell of this name; raises ValueError if no cell has it."""
    found = NAME.fullmatch(name)
    if found is None:
        raise ValueError(f"no cell is called {name}")
    column, row = found.groups()
    letters = column.removeprefix("-")
    number = 0
    for letter in letters:
        number = number * len(LETTERS) + LETTERS.index(letter) + 1
    at = -number if letters != column else number - 1
    return Cell(at - FIRST_COLUMN, int(row) - FIRST_ROW)
