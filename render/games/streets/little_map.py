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
    extent = extent_of([*view.city, *needed])
    cell = min(LARGEST_CELL, SIDE // max(extent.columns, extent.rows))
    size = (extent.columns * cell + 2 * PAD, extent.rows * cell + 2 * PAD)
    boxes = _corners(canvas, size)
    hidden = [_covered(window, box, needed) for box in boxes]
    if min(hidden):
        return
    free = [box for box, count in zip(boxes, hidden, strict=True) if not count]
    best = min(free, key=lambda box: _covered(window, box, view.city))
    _paint(canvas, best, cell, extent, window, view)


def _corners(canvas: Canvas, size: tuple[int, int]) -> list[Box]:
    width, height = canvas.image.size
    return [
        Box(x, y, *size)
        for y in (MARGIN, height - MARGIN - size[1])
        for x in (width - MARGIN - size[0], MARGIN)
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


def _paint(canvas: Canvas, box: Box, cell: int, extent: Extent, window: Window, view: View) -> None:
    theme = canvas.theme
    canvas.framed(box, RADIUS, theme.panel, theme.text, 3)
    left, top = box.x + PAD, box.y + PAD
    for at, building in view.city.items():
        colour = tile_colours(TILES[building.tile].kind, False, theme).edge
        x, y = left + (at.x - extent.left) * cell, top + (at.y - extent.top) * cell
        canvas.fill(Box(x + 1, y + 1, cell - 2, cell - 2), colour)
    shown = _shown(canvas, window, extent)
    frame = Box(
        left + (shown.left - extent.left) * cell,
        top + (shown.top - extent.top) * cell,
        shown.columns * cell,
        shown.rows * cell,
    ).inset(-LINE)
    canvas.stamp(ring(frame.width, frame.height, 6, LINE + 2), (frame.x, frame.y), INK)
    canvas.stamp(ring(frame.width, frame.height, 6, LINE), (frame.x, frame.y), theme.text)
