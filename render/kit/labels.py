"""Coordinates on the board, as people type them. They stay upright however a board is turned."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Sheet
from render.kit.theme import Theme

SPOT = Font(Face.TITLE, 26)
REGION = Font(Face.TITLE, 40)


def label_spot(sheet: Sheet, box: Box, words: str, theme: Theme) -> None:
    """The name of a spot in its upper left corner, quieter than the pieces."""
    colour = mix(theme.ink, theme.cream, 0.36)
    sheet.text((box.x + 9, box.y + 19), words, SPOT, colour)


def label_region(canvas: Canvas, at: tuple[int, int], words: str) -> None:
    """The name of a part of the board, at the start of its head."""
    canvas.text(at, words, REGION, canvas.theme.ink)
