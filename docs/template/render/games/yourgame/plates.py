"""A line for every player: shape, name, cards in hand, points."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.yourgame.points import points
from engine.games.yourgame.view import View
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold
from render.parts import plate
from render.parts.people import name_of, paint_name

POINTS = Font(Face.TITLE, 54)
CARDS = Font(Face.LABEL, 30)


def paint_plate(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """The plate of one seat, framed if the seat is asked."""
    plate.paint_plate(canvas, box, seat in view.asked)
    middle = box.centre[1]
    canvas.put_seat(seat, 44, (box.x + 40, middle))
    paint_name(canvas, (box.x + 80, middle), name_of(seat, canvas.say), 520)
    cards = canvas.say(msg("yourgame-picture-cards", count=view.cards[seat]))
    canvas.text((box.x + 640, middle), cards, CARDS, canvas.theme.muted)
    score = str(points(view.built, seat))
    canvas.text((box.right - 30, middle), score, POINTS, canvas.theme.text, Hold.RIGHT)
