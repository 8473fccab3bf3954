"""The picture for one player: their own board large, the others beside it, the card below."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from engine.core.seats import Seat
from engine.games.mycity.view import CityView, Placed, Stage, Verb, View
from render.games.mycity.brief import brief_height, paint_brief, shows_brief
from render.games.mycity.circles import paint_circles
from render.games.mycity.city import paint_building, paint_city, paint_dashes
from render.games.mycity.colours import table_colour
from render.games.mycity.deck import paint_to_come
from render.games.mycity.field import Field
from render.games.mycity.ground import Mount
from render.games.mycity.others import paint_newest, paint_other, panel_height
from render.games.mycity.question import HEIGHT as QUESTION
from render.games.mycity.question import paint_question
from render.games.mycity.spots import ghosts_in, paint_places, places_in
from render.games.mycity.tags import paint_credits
from render.games.mycity.title import paint_title
from render.games.mycity.total import HEIGHT as SCORE
from render.games.mycity.total import paint_score
from render.kit.canvas import Canvas
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

CELL = 72
GUTTER = 46
ASIDE = 278
SMALL_GAP = 9
CIRCLES = 84
ROW = 66
MOST_BESIDE = 2
"""With more others than that, there is no room for the cards to come beside the board."""


@dataclass(frozen=True)
class Plan:
    """The boxes of one picture; ``None`` where something is not shown."""

    table: Box
    field: Field
    others: tuple[Box, ...]
    to_come: Box | None
    question: Box
    score: Box | None
    brief: Box | None
    circles: Box | None
    height: int


def plan_for(view: View, seat: Seat, say: Say) -> Plan:
    """Everything below each other; what is still to come fills the room beside the board."""
    rows = view.cities[seat].land.rows
    table, field = own_board(rows)
    others, to_come = _beside(view, table, panel_height(rows))
    last = question = question_box(rows)
    score = brief = circles = None
    if view.stage is not Stage.PREPARE:
        last = score = _under(last, SCORE)
    elif shows_brief(view):
        last = brief = _under(last, brief_height(view, say, last.width))
    if view.legacy:
        last = circles = _under(last, CIRCLES)
    if view.stage is Stage.BUILD and to_come is None:
        last = to_come = _under(last, ROW)
    bottom = last.bottom + MARGIN
    return Plan(table, field, others, to_come, question, score, brief, circles, bottom)


def own_board(rows: int) -> tuple[Box, Field]:
    """The table, and on it the own board with so many rows."""
    table = Box(0, HEADER, WIDTH, rows * CELL + 2 * GUTTER + 4)
    return table, Field(GUTTER + 8, table.y + GUTTER + 2, CELL, rows)


def question_box(rows: int) -> Box:
    """Where the question lies, below a board with so many rows."""
    table, _ = own_board(rows)
    return Box(MARGIN, table.bottom + GAP, WIDTH - 2 * MARGIN, QUESTION)


def _under(box: Box, height: int) -> Box:
    return Box(box.x, box.bottom + GAP, box.width, height)


def _beside(view: View, table: Box, high: int) -> tuple[tuple[Box, ...], Box | None]:
    """The panels of the others, and the room under them where there is enough."""
    count, left = len(view.cities) - 1, WIDTH - ASIDE - 14
    tops = [table.y + SMALL_GAP + number * (high + SMALL_GAP) for number in range(count)]
    top = table.y + SMALL_GAP + count * (high + SMALL_GAP)
    free = Box(left, top, ASIDE, table.bottom - SMALL_GAP - top)
    shown = view.stage is Stage.BUILD and count <= MOST_BESIDE
    return tuple(Box(left, y, ASIDE, high) for y in tops), free if shown else None


def paint(view: View, seat: Seat, theme: Theme, say: Say, marks: Marks = NO_MARKS) -> Image.Image:
    """The picture for one seat, with the places that it is asked about or what it tries."""
    if marks.spots and not marks.ghost:
        view = replace(view, answer=None)
    plan = plan_for(view, seat, say)
    canvas = Canvas.page(plan.height, theme, say)
    paint_title(canvas, view)
    canvas.fill(plan.table, table_colour(theme))
    _paint_own(canvas, plan.field, view, seat, marks)
    others = [other for other in range(len(view.cities)) if other != seat]
    for box, other in zip(plan.others, others, strict=True):
        paint_other(canvas, box, view, other)
    paint_question(canvas, plan.question, view, seat, marks)
    if plan.brief is not None:
        paint_brief(canvas, plan.brief, view)
    if plan.score is not None:
        paint_score(canvas, plan.score, view, seat)
    if plan.circles is not None:
        paint_circles(canvas, plan.circles, view.cities[seat])
    if plan.to_come is not None:
        paint_to_come(canvas, plan.to_come, view)
    return canvas.image


def _paint_own(canvas: Canvas, field: Field, view: View, seat: Seat, marks: Marks) -> None:
    """The own board with its coordinates, and the answer that was given or the points on it; over
    it the marks."""
    city = shown_city(view, seat)
    paint_city(canvas, field, city, view.plan, Mount(GUTTER, table_colour(canvas.theme)))
    paint_newest(canvas, field, view, seat)
    paint_credits(canvas, field, view, city)
    answer = view.answer
    if answer is not None and answer.verb is Verb.PLACE:
        tried = Placed(view.round, view.card, answer.turn, answer.cell)
        paint_building(canvas, field, tried, city, ghost=True)
    else:
        for place in ghosts_in(view, marks):
            paint_dashes(canvas, field, place.cells)
    paint_places(canvas, field, city, places_in(view, marks))


def shown_city(view: View, seat: Seat) -> CityView:
    """The seat's own board; cleared while the seat has stickers to put down."""
    city = view.cities[seat]
    if view.stage is Stage.REWARD and city.tasks:
        return replace(city, placed=(), built=0, result=None)
    return city
