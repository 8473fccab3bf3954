"""How it ended: everyone in the order of their ranks."""

from __future__ import annotations

from engine.games.mycity.circles import places
from engine.games.mycity.view import CityView, Result, View
from engine.kit.numbers import digits
from render.games.mycity.circles import circle
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.sheet import Hold
from render.kit.text import fit
from render.parts.people import name_of
from render.parts.plate import paint_plate

RANK = Font(Face.TITLE, 40)
POINTS = Font(Face.TITLE, 64)
NAME = Font(Face.NAME, 32)
CIRCLE = 30
WIDE = 700


def paint_final(canvas: Canvas, box: Box, view: View) -> None:
    """A place for each player, side by side or one below the other; the reader's own is framed."""
    order = sorted(zip(places(view), view.cities, strict=True), key=lambda one: one[0])
    count = len(order)
    boxes = box.columns(count, 10) if box.width > WIDE else box.rows(count, 14)
    for place, (rank, city) in zip(boxes, order, strict=True):
        paint_plate(canvas, place, city.seat == view.eye)
        if city.result is not None:
            _paint_place(canvas, place.inset(16), rank, city.result, city)


def _paint_place(canvas: Canvas, box: Box, rank: int, result: Result, city: CityView) -> None:
    theme = canvas.theme
    row = box.y + 24
    canvas.text((box.x, row), f"{rank}.", RANK, theme.muted)
    canvas.put_seat(city.seat, 40, (box.x + 80, row))
    if rank == 1:
        canvas.put_centred(icon(Icon.CROWN, 38, theme.gold, theme.ink), (box.x + 134, row))
    at = (box.right, box.y + 86)
    canvas.text(at, digits(result.score), POINTS, theme.text, Hold.RIGHT)
    earned = sum(line.points for line in result.circles)
    edge = theme.ink if theme.daylight else theme.gold
    for number in range(earned):
        at = (box.x + CIRCLE // 2 + number * (CIRCLE + 8), box.y + 90)
        canvas.put_centred(circle(CIRCLE, theme.gold, edge), at)
    setting = fit(name_of(city.seat, canvas.say), NAME, 28, box.width, most_lines=2)
    canvas.lines((box.x, box.bottom - 20), setting, 26, theme.text)
