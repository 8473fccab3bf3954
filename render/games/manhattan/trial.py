"""A tried building: its plot before and after, and what the points below it depend on."""

from __future__ import annotations

from PIL import Image

from engine.core.words import Msg, msg
from engine.games.manhattan.pieces import Stack, plot_name, plot_named
from engine.games.manhattan.points import score_round
from engine.games.manhattan.view import View
from render.games.manhattan.spots import as_high, plot_alone
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.icons import Icon, icon
from render.kit.layout import MARGIN, Box
from render.kit.sheet import Hold
from render.kit.text import fit

STRIP = 228
COLUMN_PLOT = 400
RADIUS = 18
ARROW = 44
NAME = Font(Face.TITLE, 60)
WORDS = Font(Face.LABEL, 42)
LEAST = 35
LINE = 50


def paint_trial(canvas: Canvas, box: Box, view: View, name: str) -> None:
    """The plot as it is and as it would be, side by side in a strip and below each other in a
    column; then what the points under the picture depend on, where somebody's change."""
    plot = plot_named(name)
    canvas.panel(box, RADIUS, canvas.theme.panel)
    words = canvas.say(_forecast(view)) if points_change(view, plot) else ""
    if box.width > box.height:
        _in_strip(canvas, box, view, plot, words)
    else:
        _in_column(canvas, box, view, plot, words)


def _in_strip(canvas: Canvas, box: Box, view: View, plot: int, words: str) -> None:
    before, after = _plots(canvas, view, plot, box.height - 2 * MARGIN)
    middle, left = box.centre[1], box.x + MARGIN
    canvas.put(before, (left, box.y + MARGIN))
    left += before.width + MARGIN
    canvas.put_centred(icon(Icon.POINTER, ARROW, canvas.theme.text), (left + ARROW // 2, middle))
    left += ARROW + MARGIN
    canvas.put(after, (left, box.y + MARGIN))
    left += after.width + 2 * MARGIN
    canvas.text((left, box.y + 64), _name(plot), NAME, canvas.theme.text)
    _paint_words(canvas, (left, box.bottom - 72), words, box.right - MARGIN - left)


def _in_column(canvas: Canvas, box: Box, view: View, plot: int, words: str) -> None:
    before, after = _plots(canvas, view, plot, COLUMN_PLOT)
    middle, top = box.centre[0], box.y + 64
    canvas.text((middle, top), _name(plot), NAME, canvas.theme.text, Hold.MIDDLE)
    top += 50
    canvas.put(before, (middle - before.width // 2, top))
    top += before.height + MARGIN
    down = icon(Icon.POINTER, ARROW, canvas.theme.text).transpose(Image.Transpose.ROTATE_270)
    canvas.put(down, (middle - ARROW // 2, top))
    top += ARROW + MARGIN
    canvas.put(after, (middle - after.width // 2, top))
    at = (box.x + MARGIN, (top + after.height + box.bottom) // 2)
    _paint_words(canvas, at, words, box.width - 2 * MARGIN)


def _name(plot: int) -> str:
    return plot_name(plot).upper()


def _plots(canvas: Canvas, view: View, plot: int, tall: int) -> tuple[Image.Image, Image.Image]:
    """The plot without the tried block and with it, so many pixels high."""
    theme, stack = canvas.theme, view.plots[plot]
    before = plot_alone(view, plot, stack[:-1], theme, canvas.say, tried=False)
    after = plot_alone(view, plot, stack, theme, canvas.say, tried=True)
    return as_high(before, tall), as_high(after, tall)


def points_change(view: View, plot: int) -> bool:
    """Whether the coming scoring pays anybody something else because of the tried block."""
    stacks: list[Stack] = list(view.plots)
    stacks[plot] = stacks[plot][:-1]
    colours = [one.colour for one in view.colours]
    return score_round(stacks, colours) != score_round(view.plots, colours)


def _forecast(view: View) -> Msg:
    ends = view.turn == view.turns - 1
    return msg("manhattan-picture-round-ends" if ends else "manhattan-picture-if-ended")


def _paint_words(canvas: Canvas, at: tuple[int, int], words: str, width: int) -> None:
    if words:
        setting = fit(words, WORDS, LEAST, width, most_lines=3)
        canvas.lines(at, setting, LINE, canvas.theme.muted)
