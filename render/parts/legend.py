"""The picture that names every symbol of a game, for the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.core.words import Msg, msg
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, printable
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.text import Setting, fit
from render.kit.theme import Theme
from render.parts.header import Pill, paint_header
from render.parts.skyline import HEIGHT as HEADER
from render.parts.skyline import Motif
from render.picture import Say

TITLE: Final = Font(Face.TITLE, 34)
WORDS: Final = Font(Face.LABEL, 29)
LEAST_WORDS: Final = 26
LINE: Final = 30
TITLE_HEIGHT, ROW = 58, 76
PAD = 22
BESIDE = 16
"""How many pixels lie between a symbol and its words."""


@dataclass(frozen=True)
class Entry:
    """A symbol, and what it is called or means."""

    sprite: Image.Image
    words: str


@dataclass(frozen=True)
class Section:
    """Symbols of one sort, in so many columns.

    ``sprites`` is how wide their pictures are at most, ``row`` how high a row is with its gap.
    """

    title: str
    entries: tuple[Entry, ...]
    columns: int = 2
    sprites: int = 70
    row: int = ROW

    @property
    def height(self) -> int:
        return TITLE_HEIGHT + -(-len(self.entries) // self.columns) * self.row + GAP

    @property
    def room(self) -> int:
        """How wide the words beside a symbol may be."""
        return self.places(0)[-1].width - self.sprites - BESIDE

    def places(self, top: int) -> tuple[Box, ...]:
        """The boxes of a row that begins at this height."""
        return Box(MARGIN + PAD, top, WIDTH - 2 * MARGIN - 2 * PAD, self.row).columns(self.columns)

    def setting(self, entry: Entry) -> Setting:
        """The words of a symbol on as many lines as its row has room for."""
        words = printable(entry.words, WORDS.face)
        return fit(words, WORDS, LEAST_WORDS, self.room, most_lines=self.row // LINE)


@dataclass(frozen=True)
class Grid:
    """How the symbols of a section are laid out; the fields are those of ``Section``."""

    columns: int = 2
    sprites: int = 70
    row: int = ROW


def named_section(key: str, symbols: Mapping[str, Image.Image], grid: Grid, say: Say) -> Section:
    """Symbols with their words: ``key`` is the title, ``key`` and its name what each one means."""
    entries = tuple(Entry(sprite, say(Msg(f"{key}-{name}"))) for name, sprite in symbols.items())
    return Section(say(Msg(key)), entries, grid.columns, grid.sprites, grid.row)


def side_by_side(sprites: Sequence[Image.Image], gap: int = 10) -> Image.Image:
    """Several pictures of one symbol in a row."""
    width = sum(sprite.width + gap for sprite in sprites) - gap
    row = Image.new("RGBA", (width, max(sprite.height for sprite in sprites)))
    left = 0
    for sprite in sprites:
        row.paste(sprite, (left, (row.height - sprite.height) // 2))
        left += sprite.width + gap
    return row


def draw_legend(
    motif: Motif, title: tuple[str, str], sections: tuple[Section, ...], theme: Theme, say: Say
) -> Image.Image:
    """All sections below each other, under the name of the game."""
    height = sum(section.height + GAP for section in sections)
    canvas = Canvas.page(HEADER + MARGIN + height + MARGIN - GAP, theme, say)
    paint_header(canvas, motif, title, Pill(say(msg("ui-rules"))))
    top = HEADER + MARGIN
    for section in sections:
        box = Box(MARGIN, top, WIDTH - 2 * MARGIN, section.height)
        _paint_section(canvas, box, section)
        top = box.bottom + GAP
    return canvas.image


def _paint_section(canvas: Canvas, box: Box, section: Section) -> None:
    canvas.panel(box, 20, canvas.theme.panel)
    title = printable(section.title, TITLE.face)
    canvas.text((box.x + PAD, box.y + TITLE_HEIGHT // 2 + 4), title, TITLE, canvas.theme.text)
    for number, entry in enumerate(section.entries):
        row, column = divmod(number, section.columns)
        place = section.places(box.y + TITLE_HEIGHT + row * section.row)[column]
        _paint_entry(canvas, place, entry, section)


def _paint_entry(canvas: Canvas, box: Box, entry: Entry, section: Section) -> None:
    """The symbol in the middle of its room, the words beside it."""
    canvas.put_centred(entry.sprite, (box.x + section.sprites // 2, box.centre[1]))
    left, setting = box.x + section.sprites + BESIDE, section.setting(entry)
    step = round(setting.font.size * 1.1)
    canvas.lines((left, box.centre[1]), setting, step, canvas.theme.text)
