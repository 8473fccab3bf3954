"""The part of a board that a picture of the private panel shows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.games.mycity.pieces import COLUMNS
from engine.games.mycity.view import Land
from render.games.mycity.field import Field
from render.kit.layout import WIDTH, Box

LEAST = 7
"""So many rows and columns a window has at least: what stands around matters too."""


class Window(NamedTuple):
    """Some columns and rows of a board, beginning with these."""

    column: int
    row: int
    columns: int
    rows: int

    def field(self, box: Box, land: Land) -> Field:
        """Where the whole board would lie, so that the window lies in the middle of this box."""
        cell = min(box.width // self.columns, box.height // self.rows)
        left = box.x + (box.width - self.columns * cell) // 2
        return Field(left - self.column * cell, box.y - self.row * cell, cell, land.rows)


def whole(land: Land) -> Window:
    """The whole board."""
    return Window(0, 0, COLUMNS, land.rows)


def rows_around(cells: Iterable[int], land: Land) -> Window:
    """The rows of these cells and a little more, with all columns."""
    rows = [cell // COLUMNS for cell in cells]
    first, count = _stretch(min(rows) - 1, max(rows) + 1, LEAST, land.rows)
    return Window(0, first, COLUMNS, count)


def square_around(cells: Iterable[int], land: Land) -> Window:
    """These cells with what stands around them, about as many columns as rows."""
    places = [divmod(cell, COLUMNS) for cell in cells]
    rows, columns = zip(*places, strict=True)
    row, down = _stretch(min(rows) - 1, max(rows) + 1, LEAST, land.rows)
    column, across = _stretch(min(columns) - 1, max(columns) + 1, max(LEAST, down), COLUMNS)
    return Window(column, row, across, down)


def window_for(cells: Iterable[int], land: Land, room: tuple[int, int], most_cell: int) -> Window:
    """These cells in the middle of as much of the board as the room has place for."""
    places = [divmod(cell, COLUMNS) for cell in cells]
    rows, columns = zip(*places, strict=True)
    across, down = max(columns) - min(columns) + 3, max(rows) - min(rows) + 3
    cell = min(most_cell, room[0] // across, room[1] // down)
    row, count = _stretch(min(rows), max(rows), room[1] // cell, land.rows)
    column, wide = _stretch(min(columns), max(columns), room[0] // cell, COLUMNS)
    return Window(column, row, wide, count)


def _stretch(first: int, last: int, least: int, most: int) -> tuple[int, int]:
    """Where a stretch from the first to the last begins that is at least so long, and its length;
    it is moved so that it lies on the board."""
    length = min(most, max(least, last - first + 1))
    start = first - (length - (last - first + 1)) // 2
    return max(0, min(start, most - length)), length


def full_width(window: Window, most_height: int) -> Box:
    """The box of a window that is as wide as the picture and no higher than this."""
    cell = min(WIDTH // window.columns, most_height // window.rows)
    return Box(0, 0, WIDTH, cell * window.rows)
