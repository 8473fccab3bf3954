"""A closer look at the players: their plates one below the other, with what their advisors do."""

from __future__ import annotations

from PIL import Image

from engine.core.words import Msg, msg
from engine.games.streets.view import View
from render.games.streets.board import progress
from render.games.streets.motif import MOTIF
from render.games.streets.plates import PAD, paint_plate, plate_height
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, printable
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.paragraphs import paint_paragraph
from render.kit.theme import Theme
from render.parts.people import paint_turn_title
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

ABOUT, LEAST = Font(Face.BODY, 28), 28
ABOUT_HEIGHT, SPACE = 76, 8


def paint(view: View, theme: Theme, say: Say) -> Image.Image:
    """A plate across the whole picture for everyone."""
    plate, about = plate_height(view, WIDTH), _about_height(view)
    count = len(view.players)
    room = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, count * (plate + about + GAP) - GAP)
    canvas = Canvas.page(room.bottom + MARGIN, theme, say)
    words = (say(msg("streets-detail-players")), say(progress(view)))
    paint_turn_title(canvas, MOTIF, words, view.asked, view.eye)
    for seat, box in enumerate(room.rows(count)):
        paint_plate(canvas, box, view, seat)
        advisor = view.players[seat].advisor
        if advisor is not None:
            text = printable(say(Msg(f"streets-advisor-{advisor}.about")), ABOUT.face)
            place = Box(box.x + PAD, box.bottom - about, box.width - 2 * PAD, about - SPACE)
            paint_paragraph(canvas, place, text, ABOUT, LEAST, theme.muted)
    return canvas.image


def _about_height(view: View) -> int:
    return ABOUT_HEIGHT if any(player.advisor for player in view.players) else 0
