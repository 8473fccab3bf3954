"""The score track: one lane a colour, so that equal scores never hide each other."""

from __future__ import annotations

from engine.games.manhattan.view import ColourView
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Face, Font
from render.kit.glyphs import glyph
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.theme import SeatStyle, Theme

RADIUS = 18
SCALE_FONT = Font(Face.LABEL, 28)
LEAST_SCALE = 40
STEP = 10
LEAST_STEP = 60
"""So many pixels apart the numbers of the scale do not touch, even those of three digits."""

BAR = 12


def paint_track(canvas: Canvas, box: Box, colours: tuple[ColourView, ...]) -> None:
    """A scale in tens and a bar with its shape for every colour in play."""
    canvas.panel(box, RADIUS, canvas.theme.panel)
    top = max(colour.scored.points for colour in colours)
    last = max(LEAST_SCALE, -(-(top + 1) // STEP) * STEP)
    field = Box(box.x + 30, box.y + 40, box.width - 60, box.height - 48)
    _paint_scale(canvas, field, last)
    lanes = field.rows(len(colours), gap=0)
    for lane, colour in zip(lanes, sorted(colours, key=lambda one: one.colour), strict=True):
        end = lane.width * colour.scored.points // last
        paint_lane(canvas, lane, canvas.theme.seats[colour.colour], end, canvas.theme)


def _paint_scale(canvas: Canvas, field: Box, last: int) -> None:
    step = STEP if last * LEAST_STEP <= field.width * STEP else 2 * STEP
    for points in range(0, last + 1, step):
        x = field.x + field.width * points // last
        canvas.fill(
            Box(x - 1, field.y, 2, field.height), mix(canvas.theme.panel, canvas.theme.line, 0.8)
        )
        canvas.text((x, field.y - 18), str(points), SCALE_FONT, canvas.theme.muted, Hold.MIDDLE)


def paint_lane(sheet: Sheet, lane: Box, style: SeatStyle, end: int, theme: Theme) -> None:
    """The bar of a colour, so many pixels long, with its shape at the end."""
    middle = lane.centre[1]
    if end > 2:
        sheet.panel(Box(lane.x, middle - BAR // 2, end, BAR), min(4, end // 2), style.colour)
    sheet.put_centred(glyph(style, min(27, lane.height + 2), theme), (lane.x + end, middle))
