"""The total beside the target, and a bar between them."""

from __future__ import annotations

from engine.games.sprawlopolis.score import score
from engine.games.sprawlopolis.view import View
from engine.kit.numbers import digits
from render.kit.canvas import Canvas
from render.kit.colour import Colour, mix
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.theme import Theme

TOTAL = Font(Face.TITLE, 44)
BAR = 22


def paint_total(canvas: Canvas, box: Box, view: View) -> None:
    """How far the points are on their way to the target."""
    (tally,) = score(view)
    middle = box.centre[1]
    words = f"{digits(tally.points)} / {view.target}"
    width = canvas.text((box.right, middle), words, TOTAL, canvas.theme.text, Hold.RIGHT)
    bar = Box(box.x, middle - BAR // 2, box.width - width - 22, BAR)
    paint_bar(canvas, bar, tally.points, view)


def paint_bar(canvas: Canvas, bar: Box, points: int, view: View) -> None:
    """How much of the target is reached; green when it is enough."""
    share = max(0, min(1, points / max(1, view.target)))
    colour = canvas.theme.good if view.terms.is_enough(points) else canvas.theme.gold
    paint_groove(canvas, bar, share, colour, canvas.theme)


def paint_groove(sheet: Sheet, bar: Box, share: float, colour: Colour, theme: Theme) -> None:
    """A groove that fills up with a colour from the left."""
    sheet.panel(bar, BAR // 2, mix(theme.panel, theme.line, 0.45))
    if share * bar.width >= BAR:
        sheet.panel(Box(bar.x, bar.y, round(bar.width * share), BAR), BAR // 2, colour)
