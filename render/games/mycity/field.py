"""Where one board lies on the sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from engine.games.mycity.pieces import COLUMNS
from render.kit.layout import Box


@dataclass(frozen=True)
class Field:
    """The cells of one board: where the first one lies, how large they are, how many rows."""

    x: int
    y: int
    cell: int
    rows: int

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, COLUMNS * self.cell, self.rows * self.cell)

    def at(self, cell: int) -> Box:
        """Where a cell lies."""
        row, column = divmod(cell, COLUMNS)
        return Box(self.x + column * self.cell, self.y + row * self.cell, self.cell, self.cell)

    def around(self, cells: Iterable[int]) -> Box:
        """The smallest rectangle that holds these cells."""
        left, top, across, down = _stretch(tuple(cells))
        x, y = self.x + left * self.cell, self.y + top * self.cell
        return Box(x, y, across * self.cell, down * self.cell)


@lru_cache(maxsize=4096)
def _stretch(cells: tuple[int, ...]) -> Box:
    """The smallest rectangle that holds these cells, in columns and rows."""
    rows, columns = zip(*(divmod(cell, COLUMNS) for cell in cells), strict=True)
    left, top = min(columns), min(rows)
    return Box(left, top, max(columns) - left + 1, max(rows) - top + 1)
