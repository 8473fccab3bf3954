"""The total beside the target, and a bar between them."""

from __future__ import annotations

from engine.games.sprawlopolis.score import score
from engine.games.sprawlopolis.view import View
from render.games.sprawlopolis.colours import bare
from render.kit.colour import Colour, mix
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.theme import Theme

TOTAL = Font(Face.TITLE, 44)
BAR = 22


def paint_total(sheet: Sheet, box: Box, view: View, theme: Theme) -> None:
    """How far the points are on their way to the target."""
    (tally,) = score(view)
    middle = box.centre[1]
    words = f"{bare(tally.points)} / {view.target}"
    width = sheet.text((box.right, middle), words, TOTAL, theme.text, Hold.RIGHT)
    bar = Box(box.x, middle - BAR // 2, box.width - width - 22, BAR)
    paint_bar(sheet, bar, tally.points, view, theme)


def paint_bar(sheet: Sheet, bar: Box, points: int, view: View, theme: Theme) -> None:
    """How much of the target is reached; green when it is enough."""
    share = max(0, min(1, points / max(1, view.target)))
    colour = theme.good if view.terms.is_enough(points) else theme.gold
    paint_groove(sheet, bar, share, colour, theme)


def paint_groove(sheet: Sheet, bar: Box, share: float, colour: Colour, theme: Theme) -> None:
    """A groove that fills up with a colour from the left."""
    sheet.panel(bar, BAR // 2, mix(theme.panel, theme.line, 0.45))
    if share * bar.width >= BAR:
        sheet.panel(Box(bar.x, bar.y, round(bar.width * share), BAR), BAR // 2, colour)
