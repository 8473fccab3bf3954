"""A counted street as a row of buildings on their road, between the tiles that close it."""

from __future__ import annotations

from engine.games.streets.table import Account
from engine.games.streets.view import View
from engine.kit.grid import Side, cell_name
from render.games.streets.colours import PAINT, ROAD
from render.games.streets.kinds import REACH, pin
from render.games.streets.payments import Shown, paint_building
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet

BLOCK_HEIGHT, STRIP = 108, 14
ROW_HEIGHT = BLOCK_HEIGHT + STRIP
END = 58
COIN, SMALL_COIN = 34, 24
CELL = Font(Face.LABEL, 20)
DASH = 36


def paint_street(canvas: Canvas, row: Box, account: Account, view: View) -> None:
    """The tiles on their road, between the two ends."""
    street = account.street
    payments = {payment.cell: payment for payment in account.payments}
    _paint_road(canvas, Box(row.x, row.bottom - STRIP, row.width, STRIP))
    _paint_end(canvas, (row.x + END // 2 - 2, row.y), account, 0)
    _paint_end(canvas, (row.right - END // 2 + 2, row.y), account, 1)
    inner = Box(row.x + END, row.y, row.width - 2 * END, BLOCK_HEIGHT)
    for box, cell in zip(inner.columns(len(street.cells), 8), street.cells, strict=True):
        shown = Shown(view.city[cell].tile, payments.get(cell), view.table.business)
        paint_building(canvas, box, shown)


def _paint_road(sheet: Sheet, road: Box) -> None:
    sheet.panel(road, 5, ROAD)
    for x in range(road.x + DASH // 3, road.right - DASH // 2, DASH):
        sheet.fill(Box(x, road.centre[1] - 1, DASH // 2, 3), PAINT)


def _paint_end(canvas: Canvas, at: tuple[int, int], account: Account, end: int) -> None:
    """The closing tile's cell, and those of its symbols that point into the street."""
    x, top = at
    cell, towards = account.street.ends[end], (Side.EAST, Side.WEST)[end]
    kinds = [kind for where, kind in account.pointing if where == cell]
    size = COIN if len(kinds) < 3 else SMALL_COIN
    step = round(size * REACH) - 10
    first = top + 40 - step * (len(kinds) - 1) // 2
    for number, kind in enumerate(kinds):
        canvas.put_centred(pin(kind, (towards,), size, canvas.theme), (x, first + number * step))
    if not kinds:
        canvas.panel(Box(x - 4, top + 18, 8, 46), 4, canvas.theme.line)
    canvas.text((x, top + 92), cell_name(cell).upper(), CELL, canvas.theme.muted, Hold.MIDDLE)
