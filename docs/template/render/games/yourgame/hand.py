"""The picture of one hand."""

from __future__ import annotations

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.yourgame.view import View
from render.games.yourgame.board import NUMBER, RADIUS, progress
from render.games.yourgame.motif import MOTIF
from render.kit.canvas import Canvas
from render.kit.layout import MARGIN, WIDTH, Box
from render.kit.sheet import Hold
from render.kit.theme import Theme
from render.parts.hand import paint_hand_title
from render.parts.plate import paint_paper
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

CARD_HEIGHT = 200
ROW = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, CARD_HEIGHT)


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """The cards side by side."""
    canvas = Canvas.page(ROW.bottom + MARGIN, theme, say)
    paint_hand_title(canvas, MOTIF, (say(msg("yourgame-name")), say(progress(view))), seat)
    for box, card in zip(card_boxes(len(view.hand)), view.hand, strict=True):
        paint_paper(canvas, box, RADIUS, theme.cream)
        canvas.text(box.centre, str(card), NUMBER, theme.ink, Hold.MIDDLE)
    return canvas.image


def card_boxes(count: int) -> tuple[Box, ...]:
    """Where so many cards lie."""
    return ROW.columns(count) if count else ()
