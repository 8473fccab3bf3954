"""Lines of figures under each other: a name at the left, numbers in columns at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, printable
from render.kit.layout import Box
from render.kit.sheet import Hold
from render.kit.text import fit

COLUMN = 158
HEAD = 62
LABEL = Font(Face.LABEL, 29)
VALUE = Font(Face.TITLE, 40)
NAME = Font(Face.NAME, 40)


@dataclass(frozen=True)
class Figures:
    """One line: whose it is, and its values as they are written."""

    name: str
    values: tuple[str, ...]


def paint_heads(canvas: Canvas, box: Box, title: str, labels: Sequence[str]) -> None:
    """What the lines are, and what stands in each column."""
    room = box.width - COLUMN * len(labels) - 40
    setting = fit(printable(title, LABEL.face), LABEL, 20, room)
    canvas.line((box.x + 26, box.centre[1]), setting, canvas.theme.muted)
    for middle, label in zip(_middles(box, len(labels)), labels, strict=True):
        setting = fit(printable(label, LABEL.face), LABEL, 18, COLUMN - 8)
        at = (middle, box.centre[1])
        canvas.line(at, setting, canvas.theme.muted, Hold.MIDDLE)


def paint_figures(canvas: Canvas, box: Box, figures: Figures, left: int) -> None:
    """A name that begins at ``left``, and the values in their columns.

    The first value is brighter than the others, because it is the one that counts.
    """
    room = box.right - COLUMN * len(figures.values) - left - 14
    setting = fit(figures.name, NAME, 27, room, most_lines=2)
    canvas.lines((left, box.centre[1]), setting, 30, canvas.theme.text)
    middles = _middles(box, len(figures.values))
    for number, (middle, value) in enumerate(zip(middles, figures.values, strict=True)):
        ink = canvas.theme.muted if number else canvas.theme.text
        setting = fit(printable(value, VALUE.face), VALUE, 24, COLUMN - 10)
        canvas.line((middle, box.centre[1]), setting, ink, Hold.MIDDLE)


def _middles(box: Box, count: int) -> list[int]:
    start = box.right - COLUMN * count
    return [start + COLUMN * at + COLUMN // 2 for at in range(count)]
