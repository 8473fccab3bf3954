"""One city in large, and beside it how many buildings everybody owns there."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.core.words import Msg, msg
from engine.games.manhattan.names import city_label
from engine.games.manhattan.pieces import BOX, QUARTERS, plot_at
from engine.games.manhattan.points import cities, skyline
from engine.games.manhattan.rotation import CITY_SIDE, place_on_board
from engine.games.manhattan.view import ColourView, View
from engine.games.manhattan.words import describe_city
from render.games.manhattan.islands import PLOT_RADIUS, WATER, paint_park
from render.games.manhattan.plan import PLOT_GAP, PLOT_HEIGHT, PLOT_WIDTH, RIM
from render.games.manhattan.spots import crowned
from render.games.manhattan.towers import paint_tower
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, mix
from render.kit.fonts import Face, Font
from render.kit.icons import Icon, icon
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.marks import brackets
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import Detail
from render.parts.people import name_of
from render.picture import Say

SCALE = 2
"""How many times as large as on the board a plot is."""

CITY_WIDTH = (2 * RIM + 3 * PLOT_WIDTH + 2 * PLOT_GAP) * SCALE
CITY_HEIGHT = (2 * RIM + 3 * PLOT_HEIGHT + 2 * PLOT_GAP) * SCALE
TITLE, COUNT = Font(Face.TITLE, 64), Font(Face.TITLE, 54)
QUARTER = Font(Face.TITLE, 44)
NAME, LEAST_NAME = Font(Face.NAME, 44), 30
HEAD, ROW, LINE = 104, 92, 40


def details(view: View) -> tuple[Detail, ...]:
    """Every city by itself."""
    return tuple(_detail(view, city) for city in range(len(BOX.cities)))


def _detail(view: View, city: int) -> Detail:
    return Detail(
        BOX.cities[city], _name(city), partial(_paint, view, city), describe_city(view, city)
    )


def _name(city: int) -> Msg:
    return msg("manhattan-detail-city", city=city_label(city))


def _paint(view: View, city: int, theme: Theme, say: Say) -> Image.Image:
    canvas = Canvas.page(CITY_HEIGHT + 2 * MARGIN, theme, say)
    water = Box(0, 0, CITY_WIDTH + 2 * MARGIN, canvas.image.height)
    canvas.fill(water, WATER[theme.name])
    land = Box(MARGIN, MARGIN, CITY_WIDTH, CITY_HEIGHT)
    canvas.panel(land, PLOT_RADIUS * SCALE, theme.sand)
    for quarter in QUARTERS:
        _paint_plot(canvas, land, view, plot_at(city, quarter))
    left = water.right + GAP
    _paint_owners(canvas, Box(left, MARGIN, WIDTH - left - MARGIN, CITY_HEIGHT), view, city)
    return canvas.image


def _plot(view: View, land: Box, plot: int) -> Box:
    """Where a plot lies, as its reader sees the city."""
    depth, width = divmod(place_on_board(view.side, plot)[2], CITY_SIDE)
    return Box(
        land.x + (RIM + width * (PLOT_WIDTH + PLOT_GAP)) * SCALE,
        land.y + (RIM + depth * (PLOT_HEIGHT + PLOT_GAP)) * SCALE,
        PLOT_WIDTH * SCALE,
        PLOT_HEIGHT * SCALE,
    )


def _paint_plot(canvas: Canvas, land: Box, view: View, plot: int) -> None:
    """A plot with its digit, what stands on it, a crown over the tallest, and the last block."""
    theme, box, stack = canvas.theme, _plot(view, land, plot), view.plots[plot]
    canvas.panel(box, PLOT_RADIUS * SCALE, theme.cream)
    if stack:
        paint_tower(canvas, box, stack, theme, ghost=False, scale=SCALE)
    else:
        paint_park(canvas, box, SCALE)
    digit = str(plot % len(QUARTERS) + 1)
    canvas.text((box.x + 14, box.y + 36), digit, QUARTER, mix(theme.ink, theme.cream, 0.36))
    if plot in crowned(view):
        sign = icon(Icon.CROWN, 25 * SCALE, theme.gold, theme.ink)
        canvas.put_centred(sign, (box.right - 15 * SCALE, box.y + 22 * SCALE))
    if view.last == plot:
        brackets(canvas, box)


def _paint_owners(canvas: Canvas, box: Box, view: View, city: int) -> None:
    """The name of the city, and a row for each colour; who leads stands on black."""
    theme, counted = canvas.theme, skyline(cities(view.plots)[city])
    canvas.panel(box, PLOT_RADIUS * SCALE, theme.panel)
    title = fit(canvas.say(_name(city)), TITLE, LEAST_NAME, box.width - 2 * MARGIN)
    canvas.line((box.x + MARGIN, box.y + HEAD // 2), title, theme.text)
    top = box.y + HEAD
    for one in sorted(view.colours, key=lambda colour: colour.colour):
        row = Box(box.x + GAP, top, box.width - 2 * GAP, ROW)
        leads = counted.leader == one.colour
        _paint_owner(canvas, row, one, counted.buildings[one.colour], leads)
        top = row.bottom + GAP


def _paint_owner(canvas: Canvas, row: Box, one: ColourView, buildings: int, leads: bool) -> None:
    theme, middle = canvas.theme, row.centre[1]
    if leads:
        canvas.panel(row, 24, theme.ink)
    ink = WHITE if leads else theme.text if buildings else theme.muted
    canvas.put_seat(one.colour, 50, (row.x + 38, middle))
    wide = canvas.text((row.right - 18, middle), str(buildings), COUNT, ink, Hold.RIGHT)
    room = row.width - 76 - wide - 40
    name = fit(name_of(one.seat, canvas.say), NAME, LEAST_NAME, room, most_lines=2)
    canvas.lines((row.x + 76, middle), name, LINE, ink)
