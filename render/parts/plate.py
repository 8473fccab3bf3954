"""The grounds that things of one player lie on: plates, and cards of paper."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.colour import Colour, mix
from render.kit.layout import Box


def paint_plate(
    canvas: Canvas, box: Box, stands_out: bool, radius: int = 18, thickness: int = 4
) -> Colour:
    """A panel; one that stands out is brighter and has a frame. Returns the colour of its ground.

    The plate of the player who is asked stands out, and so does the reader's own line.
    """
    theme = canvas.theme
    if stands_out:
        canvas.framed(box, radius, theme.raised, theme.text, thickness)
        return theme.raised
    canvas.panel(box, radius, theme.panel)
    return theme.panel


def paint_paper(canvas: Canvas, box: Box, radius: int, body: Colour) -> None:
    """An empty card with a shadow, and an edge for grounds as light as itself."""
    theme = canvas.theme
    canvas.panel(Box(box.x, box.y + 4, *box[2:]), radius, mix(theme.ground, theme.ink, 0.3))
    canvas.framed(box, radius, body, theme.stone, 2)
