"""The score pad: a line for everything that was counted, a column for everyone. For games that
count more things than a bar can tell apart."""

from __future__ import annotations

from engine.core.game import Tally
from engine.core.words import Msg
from engine.kit.numbers import digits
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold
from render.kit.text import fit
from render.parts.standings import Row

HEAD = 128
LINE = 52
FOOT = 92
LABELS = 470
NAME = Font(Face.NAME, 34)
LABEL = Font(Face.LABEL, 29)
POINTS = Font(Face.TITLE, 32)
TOTAL = Font(Face.TITLE, 54)


def pad_height(lines: int) -> int:
    """How high a pad with so many lines is."""
    return HEAD + lines * LINE + FOOT


def paint_pad(canvas: Canvas, box: Box, labels: tuple[Msg, ...], rows: list[Row]) -> None:
    """Every label with the points of everyone, and the sums below."""
    canvas.panel(box, 20, canvas.theme.panel)
    field = Box(box.x + LABELS, box.y, box.width - LABELS, box.height)
    places = field.columns(len(rows), gap=0)
    for place, row in zip(places, rows, strict=True):
        _paint_head(canvas, place, row)
    for number, label in enumerate(labels):
        line = Box(box.x, box.y + HEAD + number * LINE, box.width, LINE)
        _paint_line(canvas, line, (number, canvas.say(label)))
        for place, row in zip(places, rows, strict=True):
            at = (place.centre[0], line.centre[1])
            _paint_points(canvas, at, _points(row.tally, label))


def _paint_head(canvas: Canvas, place: Box, row: Row) -> None:
    """Shapes and name at the top, the sum at the bottom; a winner has a golden frame."""
    theme = canvas.theme
    if row.first:
        canvas.framed(place.inset(6), 16, theme.raised, theme.gold, 4)
    size = 36 if len(row.seats) == 1 else 26
    left = place.centre[0] - (size + 6) * (len(row.seats) - 1) // 2
    for number, style in enumerate(row.seats):
        canvas.put_shape(style, size, (left + number * (size + 6), place.y + 36))
    setting = fit(row.name, NAME, 24, place.width - 28, most_lines=2)
    canvas.lines((place.centre[0], place.y + 88), setting, 28, theme.text, Hold.MIDDLE)
    total = row.tally.points if row.tally is not None else 0
    middle = (place.centre[0], place.bottom - FOOT // 2)
    canvas.text(middle, digits(total), TOTAL, theme.text, Hold.MIDDLE)


def _paint_line(canvas: Canvas, line: Box, label: tuple[int, str]) -> None:
    number, words = label
    if number % 2 == 0:
        band = Box(line.x + 10, line.y, LABELS - 10, line.height)
        canvas.fill(band, mix(canvas.theme.panel, canvas.theme.raised, 0.6))
    setting = fit(words, LABEL, 20, LABELS - 44)
    canvas.line((line.x + 26, line.centre[1]), setting, canvas.theme.text)


def _paint_points(canvas: Canvas, at: tuple[int, int], points: int | None) -> None:
    if points is None:
        return
    ink = canvas.theme.bad if points < 0 else canvas.theme.text if points else canvas.theme.muted
    canvas.text(at, digits(points), POINTS, ink, Hold.MIDDLE)


def _points(tally: Tally | None, label: Msg) -> int | None:
    parts = tally.parts if tally is not None else ()
    found = [part.points for part in parts if part.label == label]
    return sum(found) if found else None
