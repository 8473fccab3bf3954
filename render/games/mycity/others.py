"""The boards of the others, small, beside the reader's own."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.games.mycity.view import View
from render.games.mycity.city import paint_city, paint_last
from render.games.mycity.field import Field
from render.games.mycity.ground import Mount
from render.games.mycity.plates import gathered, paint_gathered, paint_person, status
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.layout import Box
from render.kit.sheet import Sheet

CELL = 20
HEAD = 56
PAD = 10


def panel_height(rows: int) -> int:
    """How high the panel of one of the others is."""
    return HEAD + rows * CELL + PAD


def paint_other(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """Name and points above, the board below, beside it whether they have answered."""
    city, asked = view.cities[seat], seat in view.asked
    ground = canvas.theme.raised if asked else canvas.theme.panel
    canvas.framed(box, 18, ground, canvas.theme.line if asked else ground, 3)
    head = Box(box.x + PAD, box.y + 3, box.width - 2 * PAD, HEAD - 8)
    paint_person(canvas, head, view, seat, 38)
    field = Field(box.x + PAD, box.y + HEAD, CELL, city.land.rows)
    paint_city(canvas, field, city, view.plan, Mount(0, ground))
    paint_newest(canvas, field, view, seat)
    _paint_signs(canvas, box, field, view, seat)


def paint_newest(sheet: Sheet, field: Field, view: View, seat: Seat) -> None:
    """Brackets round what this seat built in the last round that can be seen."""
    for one in view.newest(seat):
        paint_last(sheet, field, one.cells)


def _paint_signs(canvas: Canvas, box: Box, field: Field, view: View, seat: Seat) -> None:
    middle = (field.box.right + box.right) // 2
    sign = status(view, seat, canvas.theme)
    top = field.y + 18
    if sign is not None:
        canvas.put_centred(icon(sign[0], 30, sign[1]), (middle, top))
    signs = gathered(view, view.cities[seat], canvas.theme)
    paint_gathered(canvas, (middle, top + 52), signs, True)
