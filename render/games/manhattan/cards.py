"""Cards: a plan of nine quarters as the player sees them, one of them red."""

from __future__ import annotations

from PIL import Image

from engine.core.words import Msg, msg
from engine.games.manhattan.pieces import BOX, QUARTERS, Side, quarter_of
from engine.games.manhattan.view import View
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, mix, rgb
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import Theme

RED = rgb("#E0492F")
CAPTION, SMALL_CAPTION = Font(Face.LABEL, 35), Font(Face.LABEL, 25)
LEAST_CAPTION = 20
HEAD = 56


@cached_sprite
def plan_of_card(card: int, side: Side, cell: int, theme: Theme, named: bool = True) -> Image.Image:
    """The nine quarters as they lie before this side, with the digits printed on the board, where
    it shows them (``named``)."""
    gap = max(3, cell // 10)
    whole = cell * 3 + gap * 2
    sheet = Sheet.blank(whole, whole, theme.cream)
    for place in QUARTERS:
        row, column = divmod(place - 1, 3)
        box = Box(column * (cell + gap), row * (cell + gap), cell, cell)
        digit = str(quarter_of(side, place)) if named else ""
        _paint_cell(sheet, box, digit, place == card, theme)
    return sheet.image


def _paint_cell(sheet: Sheet, box: Box, digit: str, meant: bool, theme: Theme) -> None:
    radius = max(4, box.width // 6)
    if meant:
        sheet.panel(box, radius, mix(RED, theme.ink, 0.35))
        sheet.panel(Box(box.x, box.y, box.width, box.height - max(2, box.width // 20)), radius, RED)
    else:
        sheet.panel(box, radius, theme.sand)
    size = round(box.width * (0.66 if meant else 0.44))
    ink = WHITE if meant else mix(theme.ink, theme.sand, 0.3)
    if digit and (meant or box.width >= 40):
        sheet.text(box.centre, digit, Font(Face.TITLE, size), ink, Hold.MIDDLE)


def paint_cards(canvas: Canvas, box: Box, view: View, named: bool = True) -> None:
    """The viewer's hand in small, beside the board."""
    room = paint_caption(canvas, box, msg("manhattan-picture-your-cards"))
    rows = 1 if box.width > box.height else 2
    across = -(-BOX.hand_size // rows)
    places = room.grid(rows, across, 12)
    for place, card in zip(places, view.hand, strict=False):
        _paint_small(canvas, place, card, view.side, named)


def paint_caption(canvas: Canvas, box: Box, words: Msg) -> Box:
    """A panel with a caption; returns the room below it."""
    canvas.panel(box, 18, canvas.theme.panel)
    head = min(HEAD, box.height * 2 // 7)
    font = CAPTION if head == HEAD else SMALL_CAPTION
    setting = fit(canvas.say(words), font, LEAST_CAPTION, box.width - 36)
    canvas.line((box.x + 18, box.y + head // 2 + 2), setting, canvas.theme.muted)
    return Box(box.x + 14, box.y + head, box.width - 28, box.height - head - 12)


def _paint_small(canvas: Canvas, place: Box, card: int, seen_from: Side, named: bool) -> None:
    side = min(place.width, place.height)
    at = Box(place.centre[0] - side // 2, place.centre[1] - side // 2, side, side)
    canvas.framed(at, 12, canvas.theme.cream, canvas.theme.stone, 2)
    cell = (side - 14) * 10 // 32
    canvas.put_centred(plan_of_card(card, seen_from, cell, canvas.theme, named), at.centre)
