"""How the board looks from each side: the viewer's own side is always at the bottom."""

from __future__ import annotations

from functools import cache

from engine.games.manhattan.pieces import BOX, PLOTS, QUARTERS, Side

CITY_ROWS, CITY_COLUMNS = len(BOX.city_rows), len(BOX.city_rows[0])
CITY_SIDE = 3
"""A city is three quarters wide and three deep."""


@cache
def in_reading_order(side: Side) -> tuple[int, ...]:
    """The plots row by row from the top left, as someone at this side sees the board."""
    return tuple(sorted(range(PLOTS), key=lambda plot: place_on_board(side, plot)))


def place_on_board(side: Side, plot: int) -> tuple[int, int, int]:
    """Row and column of the city as seen from this side, then the place within the city."""
    city, quarter = divmod(plot, len(QUARTERS))
    row, column = turned(side, *divmod(city, CITY_COLUMNS), CITY_ROWS, CITY_COLUMNS)
    depth, width = turned(side, *divmod(quarter, CITY_SIDE), CITY_SIDE, CITY_SIDE)
    return row, column, depth * CITY_SIDE + width


def turned(side: Side, row: int, column: int, rows: int, columns: int) -> tuple[int, int]:
    """Where a cell lies when the board is turned so that this side is at the bottom."""
    match side:
        case Side.SOUTH:
            return row, column
        case Side.WEST:
            return columns - 1 - column, row
        case Side.NORTH:
            return rows - 1 - row, columns - 1 - column
        case Side.EAST:
            return column, rows - 1 - row
