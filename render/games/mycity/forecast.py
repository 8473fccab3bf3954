"""What the points beside the boards are while the game goes on: a forecast."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.mycity.view import Stage, View
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold
from render.kit.text import fit

HEIGHT = 34
FONT = Font(Face.LABEL, 28)


def shows_forecast(view: View) -> bool:
    """Whether the points are those of an end that has not come."""
    return view.stage is Stage.BUILD


def paint_forecast(canvas: Canvas, box: Box) -> None:
    """That the points are a forecast, and why they begin far below zero."""
    setting = fit(canvas.say(msg("mycity-picture-forecast-note")), FONT, 28, box.width)
    canvas.line(box.centre, setting, canvas.theme.muted, Hold.MIDDLE)
