"""The part of an endless grid that a picture shows, with its coordinates on all four edges."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.kit.grid import Cell, column_name, row_name
from render.kit.colour import Colour
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet

GUTTER = 56
LINE = 2
LARGEST_LABEL = 36
LEAST_LABEL = 19


@dataclass(frozen=True)
class Extent:
    """Columns and rows from the first to the last, both included."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1

    def wider(self, by: int) -> Extent:
        """The extent with so many more lines on every side."""
        return Extent(self.left - by, self.top - by, self.right + by, self.bottom + by)


def extent_of(cells: Collection[Cell]) -> Extent:
    """The smallest extent that holds these cells. There must be at least one."""
    columns, rows = [cell.x for cell in cells], [cell.y for cell in cells]
    return Extent(min(columns), min(rows), max(columns), max(rows))


@dataclass(frozen=True)
class Window:
    """A stretch of the grid on the sheet. ``field`` holds the cells, ``box`` the edges too."""

    extent: Extent
    width: int
    height: int
    box: Box

    @cached_property
    def field(self) -> Box:
        """Where the cells lie."""
        across, down = self.extent.columns * self.width, self.extent.rows * self.height
        left = self.box.x + (self.box.width - across) // 2
        return Box(left, self.box.y + GUTTER, across, down)

    def cell(self, cell: Cell) -> Box:
        """The box of a cell."""
        field = self.field
        x = field.x + (cell.x - self.extent.left) * self.width
        y = field.y + (cell.y - self.extent.top) * self.height
        return Box(x, y, self.width, self.height)

    def cells(self, first: Cell, columns: int, rows: int) -> Box:
        """The box of a rectangle of cells, given its north-western one."""
        box = self.cell(first)
        return Box(box.x, box.y, box.width * columns, box.height * rows)


def window_on(
    extent: Extent, at: tuple[int, int], room: tuple[int, int], sizes: Sequence[tuple[int, int]]
) -> Window:
    """The grid at the largest of these cell sizes that fits the room, or at the last of them."""
    width, height = next(
        (
            size
            for size in sizes
            if extent.columns * size[0] + 2 * GUTTER <= room[0]
            and extent.rows * size[1] + 2 * GUTTER <= room[1]
        ),
        sizes[-1],
    )
    box = Box(*at, room[0], extent.rows * height + 2 * GUTTER)
    return Window(extent, width, height, box)


def paint_lines(sheet: Sheet, window: Window, colour: Colour) -> None:
    """The lines between the cells."""
    field, extent = window.field, window.extent
    for column in range(extent.columns + 1):
        x = field.x + column * window.width
        sheet.fill(Box(x - LINE // 2, field.y, LINE, field.height), colour)
    for row in range(extent.rows + 1):
        y = field.y + row * window.height
        sheet.fill(Box(field.x, y - LINE // 2, field.width, LINE), colour)


def paint_edges(sheet: Sheet, window: Window, colour: Colour) -> None:
    """The coordinates that people type: letters above and below, numbers left and right."""
    field, extent = window.field, window.extent
    size = min(LARGEST_LABEL, max(LEAST_LABEL, window.width // 2, window.height // 2))
    font = Font(Face.TITLE, size)
    for number in range(extent.columns):
        x = field.x + number * window.width + window.width // 2
        name = column_name(extent.left + number).upper()
        for y in (field.y - GUTTER // 2, field.bottom + GUTTER // 2):
            sheet.text((x, y), name, font, colour, Hold.MIDDLE)
    for number in range(extent.rows):
        y = field.y + number * window.height + window.height // 2
        for x in (field.x - GUTTER // 2, field.right + GUTTER // 2):
            sheet.text((x, y), row_name(extent.top + number), font, colour, Hold.MIDDLE)
