"""The points of one player: by their sources, and all together."""

from __future__ import annotations

from dataclasses import replace

from engine.core.seats import Seat
from engine.core.words import Msg
from engine.games.mycity.view import View
from engine.kit.numbers import digits, signed
from render.games.mycity.plates import points_of
from render.games.mycity.sources import changes_by, paint_sources, points_colour, sources_of
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold
from render.kit.text import fit

HEIGHT = 150
TOTAL_ROOM = 150
TOTAL = Font(Face.TITLE, 66)
CHANGE = Font(Face.TITLE, 38)
CAPTION = Font(Face.LABEL, 28)


def paint_score(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """Signs and numbers, at the right the sum; with what a tried answer changes."""
    canvas.panel(box, 18, canvas.theme.panel)
    sources, changes = sources_of(view, seat), changes_by(view, seat)
    row = Box(box.x + 12, box.y + 14, box.width - TOTAL_ROOM - 34, box.height - 28)
    top = box.y + (8 if changes else 30)
    paint_sources(canvas, Box(row.x, top, row.width, 112), sources, canvas.theme.panel, changes)
    canvas.fill(Box(row.right + 10, box.y + 18, 2, box.height - 36), canvas.theme.line)
    _paint_total(canvas, Box(row.right + 12, box.y, TOTAL_ROOM, box.height), view, seat)


def _paint_total(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    theme = canvas.theme
    points = points_of(view, seat)
    x, y = box.centre
    canvas.text((x, y - 20), digits(points), TOTAL, theme.text, Hold.MIDDLE)
    if view.answer is not None:
        change = points - points_of(replace(view, answer=None), seat)
        ink = points_colour(change, theme)
        canvas.text((x, y + 40), signed(change), CHANGE, ink, Hold.MIDDLE)
        return
    key = "mycity-picture-points" if view.cities[seat].result else "mycity-picture-foreseen"
    setting = fit(canvas.say(Msg(key, {"points": points})), CAPTION, 28, box.width - 36)
    used = canvas.line((x + 19, y + 40), setting, theme.muted, Hold.MIDDLE)
    canvas.put_seat(seat, 28, (x - used // 2 - 4, y + 40))
