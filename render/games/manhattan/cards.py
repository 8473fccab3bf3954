"""Cards: a plan of nine quarters as the player sees them, one of them red."""

from __future__ import annotations

from PIL import Image

from engine.core.words import msg
from engine.games.manhattan.pieces import QUARTERS, Side, quarter_of
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
CAPTION = Font(Face.LABEL, 25)


@cached_sprite
def plan_of_card(card: int, side: Side, cell: int, theme: Theme) -> Image.Image:
    """The nine quarters as they lie before this side, with the digits printed on the board."""
    gap = max(3, cell // 10)
    whole = cell * 3 + gap * 2
    sheet = Sheet.blank(whole, whole, theme.cream)
    for place in QUARTERS:
        row, column = divmod(place - 1, 3)
        box = Box(column * (cell + gap), row * (cell + gap), cell, cell)
        _paint_cell(sheet, box, quarter_of(side, place), place == card, theme)
    return sheet.image


def _paint_cell(sheet: Sheet, box: Box, quarter: int, meant: bool, theme: Theme) -> None:
    radius = max(4, box.width // 6)
    if meant:
        sheet.panel(box, radius, mix(RED, theme.ink, 0.35))
        sheet.panel(Box(box.x, box.y, box.width, box.height - max(2, box.width // 20)), radius, RED)
    else:
        sheet.panel(box, radius, theme.sand)
    size = round(box.width * (0.66 if meant else 0.44))
    ink = WHITE if meant else mix(theme.ink, theme.sand, 0.3)
    if meant or box.width >= 40:
        sheet.text(box.centre, str(quarter), Font(Face.TITLE, size), ink, Hold.MIDDLE)


def paint_cards(canvas: Canvas, box: Box, view: View) -> None:
    """The viewer's hand in small, beside the board."""
    canvas.panel(box, 18, canvas.theme.panel)
    setting = fit(canvas.say(msg("manhattan-picture-your-cards")), CAPTION, 20, box.width - 36)
    canvas.line((box.x + 18, box.y + 24), setting, canvas.theme.muted)
    room = Box(box.x + 14, box.y + 44, box.width - 28, box.height - 56)
    rows = 1 if box.width > box.height else 2
    across = -(-len(view.hand) // rows)
    places = [place for row in room.rows(rows, 12) for place in row.columns(across, 12)]
    for place, card in zip(places, view.hand, strict=False):
        _paint_small(canvas, place, card, view.side)


def _paint_small(canvas: Canvas, place: Box, card: int, seen_from: Side) -> None:
    side = min(place.width, place.height)
    at = Box(place.centre[0] - side // 2, place.centre[1] - side // 2, side, side)
    canvas.framed(at, 12, canvas.theme.cream, canvas.theme.stone, 2)
    cell = (side - 14) * 10 // 32
    canvas.put_centred(plan_of_card(card, seen_from, cell, canvas.theme), at.centre)
