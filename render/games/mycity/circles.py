"""Progress circles: what a campaign is won by."""

from __future__ import annotations

from PIL import Image

from engine.core.words import msg
from engine.games.mycity.view import CityView
from render.kit.canvas import Canvas
from render.kit.colour import Colour
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.pen import Pen
from render.kit.sheet import Hold
from render.kit.sprites import cached_sprite
from render.kit.text import fit

ROWS = 2
IN_A_ROW = 30
CAPTION = Font(Face.LABEL, 28)
NUMBER = Font(Face.TITLE, 38)
CAPTION_ROOM = 190
NUMBER_ROOM = 70


@cached_sprite
def circle(size: int, colour: Colour | None, edge: Colour) -> Image.Image:
    """A circle, coloured or still open."""
    pen, middle = Pen(size, size), size / 2
    pen.disc((middle, middle), middle - 0.5, edge)
    if colour is None:
        pen.rub_out((middle, middle), middle - 3)
    else:
        pen.disc((middle, middle), middle - 3, colour)
    return pen.sprite()


def paint_circles(canvas: Canvas, box: Box, city: CityView) -> None:
    """The two rows printed on the board, filled from the left, and their number."""
    canvas.panel(box, 18, canvas.theme.panel)
    inner = Box(box.x + 16, box.y + 12, box.width - 32, box.height - 24)
    setting = fit(
        canvas.say(msg("mycity-picture-circles")), CAPTION, 20, CAPTION_ROOM, most_lines=2
    )
    canvas.lines((inner.x, inner.centre[1]), setting, 28, canvas.theme.muted)
    at = (inner.right, inner.centre[1])
    canvas.text(at, str(city.circles), NUMBER, canvas.theme.text, Hold.RIGHT)
    width = inner.width - CAPTION_ROOM - NUMBER_ROOM
    grid = Box(inner.x + CAPTION_ROOM + 10, inner.y, width, inner.height)
    _paint_rows(canvas, grid, city.circles)


def _paint_rows(canvas: Canvas, grid: Box, coloured: int) -> None:
    theme = canvas.theme
    places = [place for row in grid.rows(ROWS, 4) for place in row.columns(IN_A_ROW, 0)]
    size = min(places[-1].width - 4, places[-1].height)
    for number, place in enumerate(places):
        if number < coloured:
            sprite = circle(size, theme.gold, theme.ink if theme.daylight else theme.gold)
        else:
            sprite = circle(size, None, theme.line)
        canvas.put_centred(sprite, place.centre)
