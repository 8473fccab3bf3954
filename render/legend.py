"""The picture that names every symbol of a game, for the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.core.words import msg
from render.fonts import Face, Font, fit, printable
from render.header import Pill, paint_header
from render.layout import GAP, MARGIN, WIDTH, Box
from render.picture import Say
from render.sheet import Sheet
from render.skyline import HEIGHT as HEADER
from render.skyline import Motif
from render.theme import Theme

TITLE: Final = Font(Face.TITLE, 34)
WORDS: Final = Font(Face.LABEL, 26)
TITLE_HEIGHT, ROW = 58, 76
PAD = 22


@dataclass(frozen=True)
class Entry:
    """A symbol, and what it is called or means."""

    sprite: Image.Image
    words: str


@dataclass(frozen=True)
class Section:
    """Symbols of one sort, in so many columns. ``sprites`` is how wide their pictures are."""

    title: str
    entries: tuple[Entry, ...]
    columns: int = 2
    sprites: int = 70

    @property
    def height(self) -> int:
        return TITLE_HEIGHT + -(-len(self.entries) // self.columns) * ROW + GAP


def draw_legend(
    motif: Motif, title: tuple[str, str], sections: tuple[Section, ...], theme: Theme, say: Say
) -> Image.Image:
    """All sections below each other, under the name of the game."""
    height = sum(section.height + GAP for section in sections)
    sheet = Sheet.blank(WIDTH, HEADER + MARGIN + height + MARGIN - GAP, theme.ground)
    paint_header(sheet, motif, title, Pill(say(msg("hall-rules"))), theme)
    top = HEADER + MARGIN
    for section in sections:
        box = Box(MARGIN, top, WIDTH - 2 * MARGIN, section.height)
        _paint_section(sheet, box, section, theme)
        top = box.bottom + GAP
    return sheet.image


def _paint_section(sheet: Sheet, box: Box, section: Section, theme: Theme) -> None:
    sheet.panel(box, 20, theme.panel)
    title = printable(section.title, TITLE.face)
    sheet.text((box.x + PAD, box.y + TITLE_HEIGHT // 2 + 4), title, TITLE, theme.text)
    inner = Box(box.x + PAD, box.y + TITLE_HEIGHT, box.width - 2 * PAD, ROW)
    for number, entry in enumerate(section.entries):
        row, column = divmod(number, section.columns)
        place = inner._replace(y=inner.y + row * ROW).columns(section.columns)[column]
        _paint_entry(sheet, place, entry, section.sprites, theme)


def _paint_entry(sheet: Sheet, box: Box, entry: Entry, sprites: int, theme: Theme) -> None:
    """The symbol in the middle of its room, the words beside it on one line or two."""
    sheet.put_centred(entry.sprite, (box.x + sprites // 2, box.centre[1]))
    left = box.x + sprites + 16
    setting = fit(printable(entry.words, WORDS.face), WORDS, 21, box.right - left, most_lines=2)
    step = round(setting.font.size * 1.1)
    first = box.centre[1] - step * (len(setting.lines) - 1) // 2
    for number, line in enumerate(setting.lines):
        sheet.text((left, first + number * step), line, setting.font, theme.text)
