"""The contents of the box: cells, buildings and all the ways in which they can lie on a grid.

A cell is a number, counted row by row from the top left; a set of cells is one whole number whose
bits are the cells. That makes the question where a building fits a matter of two comparisons.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from engine.core.codec import load_data
from engine.games.mycity.box import Box, Colour, Episode

BOX: Final = load_data(__package__, Box)

ETERNAL: Final = 0
"""The number that stands for the eternal game where an episode is asked for."""

COLUMNS: Final = len(next(iter(BOX.boards.values())).terrain[0])
ROWS: Final = max(len(board.terrain) for board in BOX.boards.values())
CELLS: Final = range(COLUMNS * ROWS)
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
BLOCK: Final = "block"
"""The card that blocks the building after it."""

TURNS: Final = (0, 90, 180, 270)
"""Quarter turns clockwise. A building is never turned over."""

CELL_NAMES: Final = tuple(f"{LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in CELLS)
CELLS_BY_NAME: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

Offset = tuple[int, int]
"""Rows down and columns to the right."""


class Spot(NamedTuple):
    """One way to lay a building: ``cell`` is the first one it covers, reading row by row.

    ``mask`` are the cells it covers, ``halo`` those that share a side with one of them.
    """

    turn: int
    cell: int
    mask: int
    halo: int


def episode(number: int) -> Episode:
    """The plan of this episode, or of the eternal game."""
    return BOX.campaign[number - 1] if number else BOX.eternal


def cell_name(cell: int) -> str:
    """The name printed on the edges of the board: ``e5``."""
    return CELL_NAMES[cell]


def cell_named(name: str) -> int:
    """The cell that bears this name."""
    return CELLS_BY_NAME[name]


def colour_of(building: str) -> Colour:
    """The roof of this building."""
    return BOX.buildings[building].colour


@cache
def size_of(building: str) -> int:
    """How many cells it covers."""
    return len(_offsets(BOX.buildings[building].shape, 0))


@cache
def neighbours(cell: int) -> tuple[int, ...]:
    """The cells that share a side with this one: north, west, east, south."""
    row, column = divmod(cell, COLUMNS)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * COLUMNS + c for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS)


def mask_of(cells: tuple[int, ...]) -> int:
    """These cells as bits."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_in(mask: int) -> tuple[int, ...]:
    """The cells of these bits, in reading order."""
    cells = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return tuple(cells)


WEST_EDGE: Final = mask_of(tuple(CELLS[::COLUMNS]))
EAST_EDGE: Final = WEST_EDGE << COLUMNS - 1
WHOLE_GRID: Final = mask_of(tuple(CELLS))


def halo_of(mask: int) -> int:
    """The cells around these, side by side; no row runs on into the next."""
    east, west = mask & ~EAST_EDGE, mask & ~WEST_EDGE
    around = east << 1 | west >> 1 | mask << COLUMNS | mask >> COLUMNS
    return around & WHOLE_GRID & ~mask


@cache
def middle_of(mask: int) -> tuple[int, ...]:
    """Those of these cells that lie nearest to their centre: one, or several equally near."""
    places = {cell: divmod(cell, COLUMNS) for cell in cells_in(mask)}
    rows, columns = (sum(axis) for axis in zip(*places.values(), strict=True))
    # Distances are compared, so they may be as many times too large as there are cells.
    count = len(places)
    far = {
        cell: (count * row - rows) ** 2 + (count * column - columns) ** 2
        for cell, (row, column) in places.items()
    }
    nearest = min(far.values())
    return tuple(cell for cell in far if far[cell] == nearest)


@cache
def _offsets(shape: str, turn: int) -> tuple[Offset, ...]:
    """The cells of a turned shape, in reading order, within the smallest rectangle."""
    rows = BOX.shapes[shape]
    cells = [(r, c) for r, row in enumerate(rows) for c, one in enumerate(row) if one == "X"]
    for _ in range(turn // 90):
        lowest = max(row for row, _ in cells)
        cells = [(column, lowest - row) for row, column in cells]
    return tuple(sorted(cells))


@cache
def turns_of(building: str) -> tuple[int, ...]:
    """The turns in which the building looks different."""
    shape = BOX.buildings[building].shape
    seen: dict[tuple[Offset, ...], int] = {}
    for turn in TURNS:
        seen.setdefault(_offsets(shape, turn), turn)
    return tuple(seen.values())


def picture(building: str, turn: int) -> tuple[str, ...]:
    """The turned building in rows of ``X`` and dots."""
    cells = _offsets(BOX.buildings[building].shape, turn)
    depth, width = (1 + max(sizes) for sizes in zip(*cells, strict=True))
    return tuple("".join(".X"[(r, c) in cells] for c in range(width)) for r in range(depth))


@cache
def spots_of(building: str) -> tuple[Spot, ...]:
    """Every way to lay the building on the whole grid, turn by turn, in reading order."""
    found = []
    for turn in turns_of(building):
        cells = _offsets(BOX.buildings[building].shape, turn)
        depth, width = (max(sizes) for sizes in zip(*cells, strict=True))
        corner = mask_of(tuple(r * COLUMNS + c for r, c in cells))
        for row in range(ROWS - depth):
            for column in range(COLUMNS - width):
                mask = corner << row * COLUMNS + column
                found.append(Spot(turn, (mask & -mask).bit_length() - 1, mask, halo_of(mask)))
    return tuple(found)


@cache
def spot_table(building: str) -> dict[tuple[int, int], Spot]:
    """The same, to be found by turn and cell."""
    return {(spot.turn, spot.cell): spot for spot in spots_of(building)}


@cache
def cells_covered(building: str, turn: int, cell: int) -> tuple[int, ...]:
    """The cells under a building that lies so."""
    return cells_in(spot_table(building)[turn, cell].mask)
