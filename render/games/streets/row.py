"""A counted street as a row of buildings on their road, between the tiles that close it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.games.streets.table import Account
from engine.games.streets.view import View
from engine.kit.grid import Side, cell_name
from render.games.streets.colours import PAINT, ROAD
from render.games.streets.kinds import REACH, pin
from render.games.streets.large_building import paint_large
from render.games.streets.payments import Shown, paint_building
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet

BLOCK_HEIGHT, STRIP = 108, 14
ROW_HEIGHT = BLOCK_HEIGHT + STRIP
END = 58
SMALLER = 0.7
"""How much three and more coins shrink."""

DASH = 36


class Shape(NamedTuple):
    """How large a street is told: its blocks, its ends, the cells named there, and their coins."""

    block: int
    end: int
    cell: Font
    coin: int
    building: Callable[[Canvas, Box, Shown], None]


ON_BOARD: Final = Shape(BLOCK_HEIGHT, END, Font(Face.LABEL, 20), 34, paint_building)
CLOSE: Final = Shape(236, 76, Font(Face.LABEL, 28), 52, paint_large)


def paint_street(
    canvas: Canvas, row: Box, account: Account, view: View, shape: Shape = ON_BOARD
) -> None:
    """The tiles on their road, between the two ends."""
    street = account.street
    payments = {payment.cell: payment for payment in account.payments}
    _paint_road(canvas, Box(row.x, row.bottom - STRIP, row.width, STRIP))
    _paint_end(canvas, (row.x + shape.end // 2 - 2, row.y), account, 0, shape)
    _paint_end(canvas, (row.right - shape.end // 2 + 2, row.y), account, 1, shape)
    inner = Box(row.x + shape.end, row.y, row.width - 2 * shape.end, shape.block)
    for box, cell in zip(inner.columns(len(street.cells), 8), street.cells, strict=True):
        shown = Shown(view.city[cell].tile, payments.get(cell), view.table.business)
        shape.building(canvas, box, shown)


def _paint_road(sheet: Sheet, road: Box) -> None:
    sheet.panel(road, 5, ROAD)
    for x in range(road.x + DASH // 3, road.right - DASH // 2, DASH):
        sheet.fill(Box(x, road.centre[1] - 1, DASH // 2, 3), PAINT)


def _paint_end(
    canvas: Canvas, at: tuple[int, int], account: Account, end: int, shape: Shape
) -> None:
    """The closing tile's cell, and those of its symbols that point into the street."""
    x, top = at
    cell, towards = account.street.ends[end], (Side.EAST, Side.WEST)[end]
    kinds = [kind for where, kind in account.pointing if where == cell]
    size = shape.coin if len(kinds) < 3 else round(shape.coin * SMALLER)
    step, middle = round(size * REACH) - 10, round(shape.block * 0.38)
    first = top + middle - step * (len(kinds) - 1) // 2
    for number, kind in enumerate(kinds):
        canvas.put_centred(pin(kind, (towards,), size, canvas.theme), (x, first + number * step))
    if not kinds:
        canvas.panel(Box(x - 4, top + middle - 22, 8, 46), 4, canvas.theme.line)
    words = cell_name(cell).upper()
    at = (x, top + round(shape.block * 0.85))
    canvas.text(at, words, shape.cell, canvas.theme.muted, Hold.MIDDLE)
