"""The picture of one hand."""

from __future__ import annotations

from engine.games.yourgame.view import View
from render.games.yourgame.board import NUMBER, RADIUS, paint_title
from render.kit.layout import MARGIN, WIDTH, Box
from render.kit.sheet import Hold, Sheet
from render.kit.theme import Theme
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

CARD_HEIGHT = 200


def paint(view: View, theme: Theme, say: Say) -> Sheet:
    """The cards side by side."""
    row = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, CARD_HEIGHT)
    sheet = Sheet.blank(WIDTH, row.bottom + MARGIN, theme.ground)
    paint_title(sheet, view, theme, say)
    for box, card in zip(row.columns(max(1, len(view.hand))), view.hand, strict=False):
        sheet.framed(box, RADIUS, theme.cream, theme.stone, 2)
        sheet.text(box.centre, str(card), NUMBER, theme.ink, Hold.MIDDLE)
    return sheet
