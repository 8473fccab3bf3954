"""The picture of the private panel: the quarters that a question or a trial is about.

Where single places are asked for, their quarters are shown with everything in them. Where these
have no room, only the places themselves are, after the name of their quarter. Where quarters are
asked for, or nothing on the board, all quarters are shown small.
"""

from __future__ import annotations

from PIL import Image

from engine.core.seats import Seat
from engine.games.urbis.city import Plot
from engine.games.urbis.pieces import LETTERS, PILE_NAMES, is_post, plot_name, seat_at
from engine.games.urbis.view import View
from render.games.urbis.close_plots import paint_close_plot
from render.games.urbis.colours import COMMON, wall_colour
from render.games.urbis.owners import (
    GLYPH,
    LEAST,
    LETTER,
    NAME,
    paint_named_post,
    paint_owner,
    paint_total,
)
from render.games.urbis.owners import HEIGHT as BAR
from render.games.urbis.piles import PILES_HEIGHT, paint_piles
from render.games.urbis.spots import mark_of, trial_on
from render.games.urbis.tiles import paint_tile, tile_height
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.layout import WIDTH, Box
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import Marks
from render.parts.people import name_of
from render.picture import Say

EDGE = 14
GAP = 8
PLOT_HEIGHT = 152
MOST_HEIGHT = 1250
TILES_ABREAST = 2
PER_ROW = {10: 5, 12: 4}
"""How many plots stand side by side, by the number of printed ones."""

FLOWING = 5


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The part of the city that the marks are about."""
    named = [place for place, number in marks.spots if number]
    about = [*named, *(place for place in marks.ghost if place not in PILE_NAMES)]
    seats = sorted({seat_at(place) for place in about})
    if not seats:
        return _city(view, marks, theme, say)
    if _quarters_height(view, seats) <= MOST_HEIGHT:
        return _quarters(view, seats, marks, theme, say)
    return _places(view, about, marks, theme, say)


def _page(height: int, theme: Theme, say: Say) -> Canvas:
    canvas = Canvas.page(height, theme, say)
    canvas.fill(Box(0, 0, WIDTH, height), COMMON[theme.name])
    return canvas


# Some quarters with everything in them


def _rows(view: View, seat: Seat) -> tuple[int, int]:
    """How many plots stand side by side, and in how many rows."""
    plots = view.city.quarters[seat].plots
    across = PER_ROW[sum(plot.card is None for plot in plots)]
    return across, -(-len(plots) // across)


def _quarter_height(view: View, seat: Seat) -> int:
    return BAR + _rows(view, seat)[1] * (PLOT_HEIGHT + GAP) + 3 * GAP


def _quarters_height(view: View, seats: list[Seat]) -> int:
    return EDGE + sum(_quarter_height(view, seat) + EDGE for seat in seats)


def _quarters(view: View, seats: list[Seat], marks: Marks, theme: Theme, say: Say) -> Image.Image:
    canvas = _page(_quarters_height(view, seats), theme, say)
    top = EDGE
    for seat in seats:
        box = Box(EDGE, top, WIDTH - 2 * EDGE, _quarter_height(view, seat))
        _paint_quarter(canvas, box, view, seat, marks)
        top = box.bottom + EDGE
    return canvas.image


def _paint_quarter(canvas: Canvas, box: Box, view: View, seat: Seat, marks: Marks) -> None:
    stone = wall_colour(canvas.theme)
    canvas.panel(Box(box.x, box.y + 4, *box[2:]), 16, mix(stone, canvas.theme.ink, 0.3))
    canvas.panel(box, 16, stone)
    inner = box.inset(GAP)
    paint_owner(canvas, Box(inner.x, inner.y, inner.width, BAR), view, seat, marks)
    across, _ = _rows(view, seat)
    columns = inner.columns(across, GAP)
    for number, plot in enumerate(view.city.quarters[seat].plots):
        row, column = divmod(number, across)
        top = inner.y + BAR + GAP + row * (PLOT_HEIGHT + GAP)
        cell = Box(columns[column].x, top, columns[column].width, PLOT_HEIGHT)
        _paint_plot(canvas, cell, view, seat, plot, marks)


def _paint_plot(canvas: Canvas, box: Box, view: View, seat: Seat, plot: Plot, marks: Marks) -> None:
    mark = mark_of(plot_name(seat, plot.number), marks, trial_on(view, plot))
    off = view.task.off if view.task else 0
    paint_close_plot(canvas, box, plot, mark, off)


# Only the places in question


def _places(view: View, places: list[str], marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """Each quarter begins with its owner, and its places follow."""
    cells: list[str] = []
    for place in places:
        if place[0] not in cells:
            cells.append(place[0])
        cells.append(place)
    down = -(-len(cells) // FLOWING)
    canvas = _page(EDGE + down * (PLOT_HEIGHT + EDGE), theme, say)
    columns = Box(EDGE, EDGE, WIDTH - 2 * EDGE, PLOT_HEIGHT).columns(FLOWING, EDGE)
    for number, cell in enumerate(cells):
        row, column = divmod(number, FLOWING)
        x, _, width, height = columns[column]
        box = Box(x, EDGE + row * (PLOT_HEIGHT + EDGE), width, height)
        _paint_place(canvas, box, view, cell, marks)
    return canvas.image


def _paint_place(canvas: Canvas, box: Box, view: View, place: str, marks: Marks) -> None:
    seat = seat_at(place)
    if place in LETTERS:
        _paint_owner_cell(canvas, box, view, seat)
    elif is_post(place):
        paint_named_post(canvas, box, place, view, marks)
    else:
        _paint_plot(canvas, box, view, seat, view.city.plot(place), marks)


def _paint_owner_cell(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """The letter and the shape with the points; below them the name."""
    theme = canvas.theme
    canvas.panel(box, 12, mix(theme.cream, theme.sand, 0.4))
    upper = box.y + box.height // 4 + 4
    canvas.text((box.x + 34, upper), LETTERS[seat].upper(), LETTER, theme.ink, Hold.MIDDLE)
    canvas.put_seat(seat, GLYPH, (box.x + 86, upper))
    paint_total(canvas, Box(box.right - 96, upper - 28, 88, 56), view, seat)
    name = fit(name_of(seat, canvas.say), NAME, LEAST, box.width - 16, most_lines=2)
    lower = (box.centre[0], box.y + box.height * 3 // 4 - 4)
    canvas.lines(lower, name, LEAST + 1, theme.ink, Hold.MIDDLE)


# The whole city, small


def _city(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """A tile for each quarter; below them the piles, if one of these is tried."""
    down = -(-len(view.city.quarters) // TILES_ABREAST)
    tall, tried = tile_height(view), any(place in PILE_NAMES for place in marks.ghost)
    below = PILES_HEIGHT + EDGE if tried else 0
    canvas = _page(below + EDGE + down * (tall + EDGE), theme, say)
    if tried:
        paint_piles(canvas, Box(EDGE, EDGE, WIDTH - 2 * EDGE, PILES_HEIGHT), view, marks)
    columns = Box(EDGE, 0, WIDTH - 2 * EDGE, tall).columns(TILES_ABREAST, EDGE)
    for seat in view.city.seats:
        row, column = divmod(seat, TILES_ABREAST)
        x, _, width, height = columns[column]
        box = Box(x, below + EDGE + row * (tall + EDGE), width, height)
        paint_tile(canvas, box, view, seat, marks)
    return canvas.image
