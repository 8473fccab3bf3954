"""The whole city very small, in a corner of a picture that shows a part of it."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.streets.pieces import TILES
from engine.games.streets.view import View
from engine.kit.grid import Cell
from render.games.streets.city import meet
from render.games.streets.colours import tile_colours
from render.kit.canvas import Canvas
from render.kit.layout import MARGIN, Box
from render.kit.shapes import ring
from render.kit.theme import INK
from render.kit.window import Extent, Window, extent_of

SIDE = 210
PAD = 14
LARGEST_CELL = 22
RADIUS = 14
LINE = 4


def paint_little_map(canvas: Canvas, window: Window, view: View, needed: Collection[Cell]) -> None:
    """A plan of all tiles with a frame round those that are shown, in the corner that hides the
    least of what is needed; nothing where every corner is."""
    page = Box(0, 0, *canvas.image.size)
    box = free_corner(page, window, view, needed)
    if box is not None:
        whole = extent_of([*view.city, *needed])
        paint_map(canvas, box, view, whole, _shown(canvas, window, whole))


def free_corner(page: Box, window: Window, view: View, needed: Collection[Cell]) -> Box | None:
    """The place of the map in the corner of a page that hides the fewest tiles, and none of those
    that are needed; None where there is no such corner."""
    boxes = _corners(page.inset(MARGIN), map_size(view, needed))
    free = [box for box in boxes if not _covered(window, box, needed)]
    return min(free, key=lambda box: _covered(window, box, view.city), default=None)


def map_size(view: View, needed: Collection[Cell]) -> tuple[int, int]:
    """How large the map of this city is."""
    extent = extent_of([*view.city, *needed])
    cell = _cell(extent)
    return extent.columns * cell + 2 * PAD, extent.rows * cell + 2 * PAD


def _cell(extent: Extent) -> int:
    return min(LARGEST_CELL, SIDE // max(extent.columns, extent.rows))


def _corners(page: Box, size: tuple[int, int]) -> list[Box]:
    width, height = size
    return [
        Box(x, y, width, height)
        for y in (page.y, page.bottom - height)
        for x in (page.right - width, page.x)
    ]


def _covered(window: Window, box: Box, cells: Collection[Cell]) -> int:
    """How many of these cells the box would hide."""
    return sum(meet(window.cell(cell), box) for cell in cells)


def _shown(canvas: Canvas, window: Window, whole: Extent) -> Extent:
    """The cells on the page, as far as there is anything."""
    field, size, inner = window.field, window.width, window.extent
    width, height = canvas.image.size
    return Extent(
        max(whole.left, inner.left - round(field.x / size)),
        max(whole.top, inner.top - round(field.y / size)),
        min(whole.right, inner.right + round((width - field.right) / size)),
        min(whole.bottom, inner.bottom + round((height - field.bottom) / size)),
    )


def paint_map(canvas: Canvas, box: Box, view: View, extent: Extent, shown: Extent) -> None:
    """The map of this extent in its place, with a frame round the part that is shown."""
    theme = canvas.theme
    cell = _cell(extent)
    canvas.framed(box, RADIUS, theme.panel, theme.text, 3)
    left, top = box.x + PAD, box.y + PAD
    for at, building in view.city.items():
        colour = tile_colours(TILES[building.tile].kind, False, theme).edge
        x, y = left + (at.x - extent.left) * cell, top + (at.y - extent.top) * cell
        canvas.fill(Box(x + 1, y + 1, cell - 2, cell - 2), colour)
    frame = Box(
        left + (shown.left - extent.left) * cell,
        top + (shown.top - extent.top) * cell,
        shown.columns * cell,
        shown.rows * cell,
    ).inset(-LINE)
    canvas.stamp(ring(frame.width, frame.height, 6, LINE + 2), (frame.x, frame.y), INK)
    canvas.stamp(ring(frame.width, frame.height, 6, LINE), (frame.x, frame.y), theme.text)
