"""One city alone, as large as the picture allows."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import msg, who
from engine.games.mycity.pieces import COLUMNS
from engine.games.mycity.view import View
from render.games.mycity.circles import paint_circles
from render.games.mycity.city import paint_city
from render.games.mycity.colours import table_colour
from render.games.mycity.field import Field
from render.games.mycity.ground import Mount
from render.games.mycity.hand import CIRCLES, GUTTER
from render.games.mycity.motif import MOTIF
from render.games.mycity.plates import city_name
from render.games.mycity.tags import paint_credits
from render.games.mycity.title import progress
from render.games.mycity.total import HEIGHT as SCORE
from render.games.mycity.total import paint_score
from render.kit.canvas import Canvas
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.theme import Theme
from render.painter import Detail
from render.parts.header import Pill, paint_header
from render.parts.people import name_of
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

CELL = 98


def details(view: View) -> tuple[Detail, ...]:
    """Every city by itself."""
    return tuple(
        Detail(f"city{seat + 1}", msg("mycity-detail", who=who(seat)), partial(paint, view, seat))
        for seat in range(len(view.cities))
    )


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """The board with what it has earned, its points, and its progress in a campaign."""
    city = view.cities[seat]
    left = (WIDTH - COLUMNS * CELL) // 2
    field = Field(left, HEADER + GUTTER + 6, CELL, city.land.rows)
    table = Box(0, HEADER, WIDTH, city.land.rows * CELL + 2 * GUTTER + 12)
    score = Box(MARGIN, table.bottom + GAP, WIDTH - 2 * MARGIN, SCORE)
    circles = Box(MARGIN, score.bottom + GAP, score.width, CIRCLES)
    last = circles if view.legacy else score
    canvas = Canvas.page(last.bottom + MARGIN, theme, say)
    _paint_title(canvas, view, seat)
    canvas.fill(table, table_colour(theme))
    paint_city(canvas, field, city, view.plan, Mount(GUTTER, table_colour(theme)))
    paint_credits(canvas, field, view, city)
    paint_score(canvas, score, view, seat)
    if view.legacy:
        paint_circles(canvas, circles, city)
    return canvas.image


def _paint_title(canvas: Canvas, view: View, seat: Seat) -> None:
    name = city_name(view.cities[seat]) or canvas.say(msg("mycity-name"))
    pill = Pill(name_of(seat, canvas.say), "", (canvas.theme.seats[seat],))
    paint_header(canvas, MOTIF, (name, canvas.say(progress(view))), pill)
