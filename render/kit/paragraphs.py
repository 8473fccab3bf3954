"""Several lines of text in a box, as large as the box allows."""

from __future__ import annotations

from render.kit.colour import Colour
from render.kit.fonts import Font
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.text import LEADING, SENTENCE_LEADING, fit_name, fit_paragraph, fit_sentences


def paint_paragraph(
    sheet: Sheet, box: Box, words: str, font: Font, least: int, colour: Colour
) -> None:
    """Lines from the top left of the box; at the least size what has no room is cut."""
    setting = fit_paragraph(words, font, least, (box.width, box.height))
    step = round(setting.font.size * LEADING)
    sheet.lines_below((box.x, box.y + step // 2), setting, step, colour)


def paint_sentences(sheet: Sheet, box: Box, words: str, font: Font, colour: Colour) -> None:
    """Lines from the left, in the middle of the height."""
    setting = fit_sentences(words, font, box[2:])
    sheet.lines((box.x, box.centre[1]), setting, setting.font.size + SENTENCE_LEADING, colour)


def paint_title(sheet: Sheet, box: Box, words: str, font: Font, colour: Colour) -> None:
    """A name in the middle of the box, on one line or on two, whichever can be larger."""
    setting = fit_name(words, font, box[2:])
    sheet.lines(box.centre, setting, setting.font.size + 1, colour, Hold.MIDDLE)
