"""The picture for one player: their own board large, the others beside it, the card below."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from engine.core.seats import Seat
from engine.games.mycity.view import CityView, Placed, Stage, Verb, View
from render.games.mycity.brief import brief_height, paint_brief, shows_brief
from render.games.mycity.circles import paint_circles
from render.games.mycity.city import paint_building, paint_city
from render.games.mycity.colours import table_colour
from render.games.mycity.deck import paint_to_come
from render.games.mycity.field import Field
from render.games.mycity.ground import Mount
from render.games.mycity.others import paint_newest, paint_other, panel_height
from render.games.mycity.question import HEIGHT as QUESTION
from render.games.mycity.question import paint_question
from render.games.mycity.tags import paint_credits
from render.games.mycity.title import paint_title
from render.games.mycity.total import HEIGHT as SCORE
from render.games.mycity.total import paint_score
from render.kit.canvas import Canvas
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.theme import Theme
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
    table = Box(0, HEADER, WIDTH, rows * CELL + 2 * GUTTER + 4)
    field = Field(GUTTER + 8, table.y + GUTTER + 2, CELL, rows)
    others, to_come = _beside(view, table, panel_height(rows))
    question = Box(MARGIN, table.bottom + GAP, WIDTH - 2 * MARGIN, QUESTION)
    last = question
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


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """The picture for one seat."""
    plan = plan_for(view, seat, say)
    canvas = Canvas.page(plan.height, theme, say)
    paint_title(canvas, view)
    canvas.fill(plan.table, table_colour(theme))
    _paint_own(canvas, plan.field, view, seat)
    others = [other for other in range(len(view.cities)) if other != seat]
    for box, other in zip(plan.others, others, strict=True):
        paint_other(canvas, box, view, other)
    paint_question(canvas, plan.question, view, seat)
    if plan.brief is not None:
        paint_brief(canvas, plan.brief, view)
    if plan.score is not None:
        paint_score(canvas, plan.score, view, seat)
    if plan.circles is not None:
        paint_circles(canvas, plan.circles, view.cities[seat])
    if plan.to_come is not None:
        paint_to_come(canvas, plan.to_come, view)
    return canvas.image


def _paint_own(canvas: Canvas, field: Field, view: View, seat: Seat) -> None:
    """The own board with its coordinates, and the answer that was given or the points on it."""
    city = shown_city(view, seat)
    paint_city(canvas, field, city, view.plan, Mount(GUTTER, table_colour(canvas.theme)))
    paint_newest(canvas, field, view, seat)
    paint_credits(canvas, field, view, city)
    answer = view.answer
    if answer is not None and answer.verb is Verb.PLACE:
        tried = Placed(view.round, view.card, answer.turn, answer.cell)
        paint_building(canvas, field, tried, city, ghost=True)


def shown_city(view: View, seat: Seat) -> CityView:
    """The seat's own board; cleared while the seat has stickers to put down."""
    city = view.cities[seat]
    if view.stage is Stage.REWARD and city.tasks:
        return replace(city, placed=(), built=0, result=None)
    return city
