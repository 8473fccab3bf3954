"""The blocks that may go on a plot: for each the plot as it would be, with the block's name."""

from __future__ import annotations

from engine.games.manhattan.choices import blocks_on, fitting, trays_of
from engine.games.manhattan.names import colour_label, floors_label
from engine.games.manhattan.pieces import FLOORS, Block
from engine.games.manhattan.view import View
from render.games.manhattan.spots import as_high, plot_alone
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import GAP, MARGIN, Box
from render.kit.text import fit

LARGE, LEAST = Font(Face.TITLE, 50), 35
HEAD = 66
RADIUS = 18


def paint_options(canvas: Canvas, box: Box, view: View, plot: int) -> None:
    """A row for each block, or a column for each colour of someone who has two."""
    blocks = fitting(view.plots[plot], blocks_on(trays_of(view)))
    colours = [one.colour for one in view.colours if one.seat == view.eye]
    for column, colour in zip(box.columns(len(colours)), colours, strict=True):
        canvas.panel(column, RADIUS, canvas.theme.panel)
        room = column.inset(GAP)
        if len(colours) > 1:
            room = _paint_colour(canvas, room, colour)
        own = [one for one in blocks if one.colour == colour]
        for place, one in zip(room.rows(len(FLOORS)), own, strict=False):
            _paint_option(canvas, place, view, plot, one)


def _paint_colour(canvas: Canvas, room: Box, colour: int) -> Box:
    """The shape and the name of a colour; returns the room below."""
    middle = room.y + HEAD // 2 - 4
    canvas.put_seat(colour, 40, (room.x + 26, middle))
    name = fit(canvas.say(colour_label(colour)), LARGE, LEAST, room.width - 64)
    canvas.line((room.x + 58, middle), name, canvas.theme.text)
    return Box(room.x, room.y + HEAD, room.width, room.height - HEAD)


def _paint_option(canvas: Canvas, place: Box, view: View, plot: int, block: Block) -> None:
    stack = (*view.plots[plot], block)
    image = plot_alone(view, plot, stack, canvas.theme, canvas.say, tried=True)
    image = as_high(image, place.height)
    canvas.put(image, (place.x, place.y))
    left = place.x + image.width + MARGIN
    words = canvas.say(floors_label(block.floors))
    setting = fit(words, LARGE, LEAST, place.right - left, most_lines=2)
    canvas.lines((left, place.centre[1]), setting, 48, canvas.theme.text)
