"""Lines of words in which the characters of the seats are drawn as their shapes."""

from __future__ import annotations

import re
from functools import partial

from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, printable, width_of
from render.kit.layout import Box
from render.kit.text import fit, words_of, wrap
from render.kit.theme import Glyph

RADIUS = 18
PAD = 18
HEADLINE = Font(Face.TITLE, 32)
LINE = Font(Face.LABEL, 30)
LEAST = 20
WIDE = 700

_SHAPES = "".join(Glyph)
_PIECES = re.compile(f"([{_SHAPES}])")


def paint_words(canvas: Canvas, box: Box, words: tuple[str, ...]) -> None:
    """A panel with a headline and lines under it."""
    canvas.panel(box, RADIUS, canvas.theme.panel)
    if box.width > WIDE:
        _paint_wide(canvas, box.inset(PAD), words)
    else:
        _paint_narrow(canvas, box.inset(PAD), words)


def words_rows(count: int) -> int:
    """How many rows so many entries take on a wide panel: many stand in two columns."""
    return count if count < 4 else 1 + count // 2


def _paint_wide(canvas: Canvas, box: Box, words: tuple[str, ...]) -> None:
    """Every entry on one line, in two columns where there are many."""
    columns = 2 if len(words) > 3 else 1
    rows = words_rows(len(words))
    step = min(48, box.height // rows)
    top = box.centre[1] - step * (rows - 1) // 2
    for number, line in enumerate(words):
        row, column = (0, 0) if number == 0 else divmod(number - 1 + columns, columns)
        room = box.width if number == 0 else box.width // columns
        at = (box.x + column * room, top + row * step)
        font = HEADLINE if number == 0 else LINE
        paint_line(canvas, at, line, Font(font.face, min(font.size, step - 4)), room - 8)


def _paint_narrow(canvas: Canvas, box: Box, words: tuple[str, ...]) -> None:
    """Entries broken into lines, as large as all of them together allow."""
    for size in range(LINE.size, LEAST - 1, -1):
        step = size + 8
        faces = [HEADLINE.face if number == 0 else LINE.face for number in range(len(words))]
        lines = [
            (line, Font(face, size))
            for entry, face in zip(words, faces, strict=True)
            for line in wrap(words_of(entry), partial(_width, font=Font(face, size)), box.width)
        ]
        if len(lines) * step <= box.height:
            break
    top = box.y + step // 2
    for number, (line, font) in enumerate(lines[: box.height // step]):
        paint_line(canvas, (box.x, top + number * step), line, font, box.width)


def paint_line(canvas: Canvas, at: tuple[int, int], words: str, font: Font, room: int) -> None:
    """One line from its left end, smaller where it must be to fit the room."""
    while font.size > LEAST and _width(words, font) > room:
        font = Font(font.face, font.size - 1)
    x, y = at
    for piece in _pieces(words):
        if piece in _SHAPES:
            _paint_shape(canvas, (x, y), piece, font)
        else:
            shown = fit(piece, font, font.size, at[0] + room - x).lines[0]
            canvas.text((x, y), shown, font, canvas.theme.text)
        x += _piece_width(piece, font)


def _paint_shape(canvas: Canvas, at: tuple[int, int], character: str, font: Font) -> None:
    style = next(one for one in canvas.theme.seats if one.glyph == character)
    size = round(font.size * 0.9)
    canvas.put_shape(style, size, (at[0] + _shape_width(font) // 2, at[1]))


def _pieces(words: str) -> list[str]:
    """Runs of text and single shapes, without what the face cannot draw."""
    parts = (part.strip() for part in _PIECES.split(words))
    return [part if part in _SHAPES else printable(part, LINE.face) for part in parts if part]


def _piece_width(piece: str, font: Font) -> int:
    if piece in _SHAPES:
        return _shape_width(font)
    return width_of(piece, font) + width_of(" ", font)


def _shape_width(font: Font) -> int:
    return round(font.size * 1.45)


def _width(words: str, font: Font) -> int:
    return sum(_piece_width(piece, font) for piece in _pieces(words))
