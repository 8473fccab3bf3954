"""Where the cells lie on the picture: one stretch of the grid, or two along a highway."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from engine.games.sprawlopolis.city import HIGHWAY_ROW
from engine.games.sprawlopolis.pieces import footprint
from engine.kit.grid import Cell
from render.kit.layout import WIDTH, Box
from render.kit.window import GUTTER, Extent, Window, extent_of

BLOCK_WIDTHS: Final = (170, 150, 136, 120, 108, 96, 84, 72, 60, 50, 42, 34, 27, 20)
SIZES: Final = tuple((width, round(width * 0.77)) for width in BLOCK_WIDTHS)
"""Blocks grow smaller in steps, so that their sprites serve many turns."""


@dataclass(frozen=True)
class Plane:
    """The table with its windows: the only one, or the far city's and below it the near one's."""

    box: Box
    windows: tuple[Window, ...]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of a block."""
        return self.windows[0].width, self.windows[0].height

    @property
    def highway(self) -> Box | None:
        """The band between two cities."""
        if len(self.windows) == 1:
            return None
        return Box(self.box.x, self.windows[0].field.bottom, self.box.width, GUTTER)

    def cell(self, cell: Cell) -> Box:
        """Where a cell lies."""
        near = len(self.windows) > 1 and cell.y > HIGHWAY_ROW
        return self.windows[near].cell(cell)

    def card(self, corner: Cell) -> Box:
        """Where a card lies, given the cell of its top left block."""
        first, *_, last = (self.cell(cell) for cell in footprint(corner))
        return Box(first.x, first.y, last.right - first.x, last.bottom - first.y)


def needed(blocks: Collection[Cell], two_cities: bool, margin: int = 1) -> Extent:
    """All blocks with free cells around them, and both sides of the highway, if there is one."""
    cells = [*blocks] or [*footprint(Cell(0, HIGHWAY_ROW if two_cities else 0))]
    around = extent_of(cells).wider(margin)
    return _with_highway(around) if two_cities else around


def footprints(corners: Collection[Cell]) -> Extent:
    """The cells of cards at these corners. There must be at least one."""
    return extent_of([cell for corner in corners for cell in footprint(corner)])


def joined(one: Extent, other: Extent) -> Extent:
    """The smallest extent that holds both."""
    return Extent(
        min(one.left, other.left),
        min(one.top, other.top),
        max(one.right, other.right),
        max(one.bottom, other.bottom),
    )


def reaching(extent: Extent, corners: Collection[Cell]) -> Extent:
    """The extent with the cells of cards at these corners, if there are any."""
    return joined(extent, footprints(corners)) if corners else extent


def _with_highway(extent: Extent) -> Extent:
    """With the last row of the far city and the first one of the near one."""
    top, bottom = min(extent.top, HIGHWAY_ROW), max(extent.bottom, HIGHWAY_ROW + 1)
    return Extent(extent.left, top, extent.right, bottom)


def plane_for(extent: Extent, two_cities: bool, top: int, room: int) -> Plane:
    """The table at the largest blocks that fit; it is as wide as the picture."""
    edges = GUTTER * (3 if two_cities else 2)
    width, height = next(
        (
            size
            for size in SIZES
            if extent.columns * size[0] + 2 * GUTTER <= WIDTH
            and extent.rows * size[1] + edges <= room
        ),
        SIZES[-1],
    )
    wide = _widened(extent, (WIDTH - 2 * GUTTER) // width)
    box = Box(0, top, WIDTH, extent.rows * height + edges)
    return Plane(box, tuple(_windows(wide, (width, height), box, two_cities)))


def _widened(extent: Extent, columns: int) -> Extent:
    """With as many columns as there is room for, the same number on both sides."""
    spare = max(0, columns - extent.columns)
    left = extent.left - spare // 2
    return Extent(left, extent.top, left + max(columns, extent.columns) - 1, extent.bottom)


def _windows(extent: Extent, size: tuple[int, int], box: Box, two_cities: bool) -> list[Window]:
    if not two_cities:
        return [Window(extent, *size, box)]
    far = Extent(extent.left, extent.top, extent.right, HIGHWAY_ROW)
    near = Extent(extent.left, HIGHWAY_ROW + 1, extent.right, extent.bottom)
    upper = Window(far, *size, box)
    below = Box(box.x, upper.field.bottom, box.width, box.bottom - upper.field.bottom)
    return [upper, Window(near, *size, below)]


# A closer look


def close_plane(extent: Extent, two_cities: bool, room: tuple[int, int], head: int = 0) -> Plane:
    """These cells in the middle of a room, below its head, at the largest blocks that fit, without
    coordinates; the table goes on to the edges of the room."""
    below = (room[0], room[1] - head)
    size = close_size(extent, two_cities, below)
    whole = _filling(extent, size, (room[0], room[1] + head))
    whole = _with_highway(whole) if two_cities else whole
    at_top = _plane_at(whole, size, room, two_cities, 0)
    first, last = Cell(extent.left, extent.top), Cell(extent.left, extent.bottom)
    middle = (at_top.cell(first).y + at_top.cell(last).bottom) // 2
    return _plane_at(whole, size, room, two_cities, head + below[1] // 2 - middle)


def close_size(extent: Extent, two_cities: bool, room: tuple[int, int]) -> tuple[int, int]:
    """The largest blocks at which these cells fit into a room."""
    band = band_within(extent, two_cities)
    return next(
        (
            size
            for size in SIZES
            if extent.columns * size[0] <= room[0] and extent.rows * size[1] + band <= room[1]
        ),
        SIZES[-1],
    )


def band_within(extent: Extent, two_cities: bool) -> int:
    """How high the highway is between these cells."""
    return GUTTER if two_cities and extent.top <= HIGHWAY_ROW < extent.bottom else 0


def _filling(extent: Extent, size: tuple[int, int], room: tuple[int, int]) -> Extent:
    """With as many more lines on every side as the room shows, if only in part."""
    across = -(-max(0, room[0] - extent.columns * size[0]) // (2 * size[0]))
    down = -(-max(0, room[1] - extent.rows * size[1]) // (2 * size[1]))
    return Extent(
        extent.left - across, extent.top - down, extent.right + across, extent.bottom + down
    )


def _plane_at(
    extent: Extent, size: tuple[int, int], room: tuple[int, int], two_cities: bool, top: int
) -> Plane:
    """A plane that is as large as the room; its first row begins at this height."""
    windows = _windows(extent, size, Box(0, top - GUTTER, *room), two_cities)
    return Plane(Box(0, 0, *room), tuple(windows))
