"""The band on top of every picture: what is shown, how far it is, and who is asked."""

from __future__ import annotations

from dataclasses import dataclass

from render.kit.fonts import Face, Font, Setting, fit, printable, width_of
from render.kit.glyphs import glyph
from render.kit.layout import MARGIN, WIDTH, Box
from render.kit.sheet import Sheet
from render.kit.theme import SeatStyle, Theme
from render.parts.skyline import HEIGHT, Motif, horizon

TITLE = Font(Face.TITLE, 52)
SUBTITLE = Font(Face.LABEL, 30)
CAPTION = Font(Face.LABEL, 27)
PERSON = Font(Face.TITLE, 34)
PILL_HEIGHT = 100
PILL_MOST = 460
SHAPE_GAP = 8


@dataclass(frozen=True)
class Pill:
    """The sign at the right: a caption, under it a name, before both the shapes of the seats."""

    caption: str
    name: str = ""
    seats: tuple[SeatStyle, ...] = ()


def paint_header(
    sheet: Sheet, motif: Motif, words: tuple[str, str], pill: Pill, theme: Theme
) -> None:
    """Title and subtitle at the left, the pill at the right, the city behind."""
    sheet.put(horizon(motif, theme), (0, 0))
    start = _paint_pill(sheet, pill, theme)
    title, subtitle = (printable(line, Face.TITLE) for line in words)
    room = start - MARGIN - 34
    _paint_over_sky(sheet, 50, fit(title, TITLE, 34, room), theme)
    _paint_over_sky(sheet, 104, fit(subtitle, SUBTITLE, 22, room), theme)


def _paint_over_sky(sheet: Sheet, row: int, setting: Setting, theme: Theme) -> None:
    """A line with a hard shadow, which keeps it readable over the bright bands at night."""
    left = MARGIN + 12
    if not theme.daylight:
        sheet.text((left + 2, row + 2), setting.lines[0], setting.font, theme.skyline[2])
    sheet.text((left, row), setting.lines[0], setting.font, theme.text)


def _paint_pill(sheet: Sheet, pill: Pill, theme: Theme) -> int:
    size = shape_size(len(pill.seats))
    shapes = 14 + len(pill.seats) * (size + SHAPE_GAP) if pill.seats else 0
    room = PILL_MOST - shapes - 48
    caption_font = CAPTION if pill.name else PERSON
    caption = fit(printable(pill.caption, caption_font.face), caption_font, 20, room)
    name = fit(printable(pill.name, PERSON.face), PERSON, 23, room)
    text = max(width_of(one.lines[0], one.font) for one in (caption, name) if one.lines)
    width = shapes + text + 48
    box = Box(WIDTH - MARGIN - width, (HEIGHT - PILL_HEIGHT) // 2, width, PILL_HEIGHT)
    sheet.framed(box, 24, theme.ground, theme.text, 3)
    _paint_seats(sheet, pill.seats, box, theme)
    left, middle = box.x + 24 + shapes, box.centre[1]
    if not pill.name:
        sheet.text((left, middle), caption.lines[0], caption.font, theme.text)
        return box.x
    sheet.text((left, middle - 21), caption.lines[0], caption.font, theme.muted)
    sheet.text((left, middle + 19), name.lines[0], name.font, theme.text)
    return box.x


def _paint_seats(sheet: Sheet, seats: tuple[SeatStyle, ...], box: Box, theme: Theme) -> None:
    size = shape_size(len(seats))
    for number, style in enumerate(seats):
        at = (box.x + 22 + size // 2 + number * (size + SHAPE_GAP), box.centre[1])
        sheet.put_centred(glyph(style, size, theme), at)


def shape_size(seats: int) -> int:
    """Many shapes must be smaller to leave room for words."""
    return 52 if seats == 1 else 44 if seats < 4 else 32
