"""The band on top of every picture: what is shown, how far it is, and who is asked."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, printable
from render.kit.layout import MARGIN, WIDTH, Box
from render.kit.text import Setting, fit
from render.kit.theme import SeatStyle
from render.parts.skyline import HEIGHT, Motif, horizon

TITLE = Font(Face.TITLE, 52)
SUBTITLE = Font(Face.LABEL, 30)
CAPTION = Font(Face.LABEL, 28)
LEAST_CAPTION = 28
CAPTION_STEP = 36
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


def paint_header(canvas: Canvas, motif: Motif, words: tuple[str, str], pill: Pill) -> None:
    """Title and subtitle at the left, the pill at the right, the city behind."""
    canvas.put(horizon(motif, canvas.theme), (0, 0))
    start = _paint_pill(canvas, pill)
    title, subtitle = (printable(line, Face.TITLE) for line in words)
    room = start - MARGIN - 34
    _paint_over_sky(canvas, 50, fit(title, TITLE, 34, room))
    _paint_over_sky(canvas, 104, fit(subtitle, SUBTITLE, 22, room))


def without_header(image: Image.Image) -> Image.Image:
    """What is below the header of this picture."""
    return image.crop((0, HEIGHT, image.width, image.height))


def _paint_over_sky(canvas: Canvas, row: int, setting: Setting) -> None:
    """A line with a hard shadow, which keeps it readable over the bright bands at night."""
    left = MARGIN + 12
    if not canvas.theme.daylight:
        canvas.line((left + 2, row + 2), setting, canvas.theme.skyline[2])
    canvas.line((left, row), setting, canvas.theme.text)


def _paint_pill(canvas: Canvas, pill: Pill) -> int:
    theme = canvas.theme
    size = shape_size(len(pill.seats))
    shapes = 14 + len(pill.seats) * (size + SHAPE_GAP) if pill.seats else 0
    room = PILL_MOST - shapes - 48
    caption_font = CAPTION if pill.name else PERSON
    caption = fit(
        printable(pill.caption, caption_font.face), caption_font, LEAST_CAPTION, room, most_lines=2
    )
    name = fit(printable(pill.name, PERSON.face), PERSON, 23, room)
    text = max(caption.width, name.width)
    width = shapes + text + 48
    box = Box(WIDTH - MARGIN - width, (HEIGHT - PILL_HEIGHT) // 2, width, PILL_HEIGHT)
    canvas.framed(box, 24, theme.ground, theme.text, 3)
    _paint_seats(canvas, pill.seats, box)
    left, middle = box.x + 24 + shapes, box.centre[1]
    if not pill.name:
        canvas.lines((left, middle), caption, CAPTION_STEP, theme.text)
        return box.x
    canvas.line((left, middle - 21), caption, theme.muted)
    canvas.line((left, middle + 19), name, theme.text)
    return box.x


def _paint_seats(canvas: Canvas, seats: tuple[SeatStyle, ...], box: Box) -> None:
    size = shape_size(len(seats))
    for number, style in enumerate(seats):
        at = (box.x + 22 + size // 2 + number * (size + SHAPE_GAP), box.centre[1])
        canvas.put_shape(style, size, at)


def shape_size(seats: int) -> int:
    """The size of so many shapes: many are smaller, to leave room for the words."""
    return 52 if seats == 1 else 44 if seats < 4 else 32
