"""The picture of the table."""

from __future__ import annotations

from PIL import Image

from engine.core.words import Msg, msg
from engine.games.yourgame.pieces import BOX, PLOTS, Building
from engine.games.yourgame.view import View
from render.games.yourgame.motif import MOTIF
from render.games.yourgame.plates import paint_plate
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.marks import number_in_middle, paint_chosen
from render.kit.sheet import Hold
from render.kit.theme import Theme
from render.painter import Marks
from render.parts.people import paint_turn_title
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

PLOT_HEIGHT, PLATE_HEIGHT = 150, 80
FIELD = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, BOX.rows * (PLOT_HEIGHT + GAP))
RADIUS = 16
NUMBER = Font(Face.TITLE, 64)
PLOT = Font(Face.LABEL, 30)


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The header, the plots, and a plate for every player."""
    seats = len(view.cards)
    plates = Box(MARGIN, FIELD.bottom + GAP, FIELD.width, seats * (PLATE_HEIGHT + GAP))
    canvas = Canvas.page(plates.bottom + MARGIN, theme, say)
    title = (say(msg("yourgame-name")), say(progress(view)))
    paint_turn_title(canvas, MOTIF, title, view.asked, view.eye)
    _paint_plots(canvas, view, marks)
    for seat, row in enumerate(plates.rows(seats)):
        paint_plate(canvas, row, view, seat)
    return canvas.image


def progress(view: View) -> Msg:
    """How far the game is."""
    return msg("yourgame-picture-round", round=view.round, rounds=view.rounds)


def plot_boxes() -> dict[str, Box]:
    """Where every plot lies: for whoever paints it, and for whoever touches it."""
    return dict(zip(PLOTS, FIELD.grid(BOX.rows, len(BOX.columns)), strict=True))


def _paint_plots(canvas: Canvas, view: View, marks: Marks) -> None:
    """Every plot with its name, and what stands on it; the marks over them."""
    places = plot_boxes()
    for plot, box in places.items():
        canvas.panel(box, RADIUS, canvas.theme.panel)
        canvas.text((box.x + 14, box.y + 26), plot.upper(), PLOT, canvas.theme.muted)
    for building in view.built:
        _paint_building(canvas, places[building.plot], building, building.plot in marks.ghost)
    for spot, number in marks.spots:
        number_in_middle(canvas, places[spot], number)


def _paint_building(canvas: Canvas, box: Box, building: Building, tried: bool) -> None:
    if tried:
        paint_chosen(canvas, box, RADIUS)
    canvas.put_seat(building.seat, 60, (box.x + 80, box.centre[1]))
    ink = canvas.theme.ink if tried else canvas.theme.text
    at = (box.x + 170, box.centre[1])
    canvas.text(at, str(building.card), NUMBER, ink, Hold.MIDDLE)
