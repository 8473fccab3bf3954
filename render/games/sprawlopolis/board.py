"""The board picture: the city on its table, the conditions, the score so far, the players."""

from __future__ import annotations

from PIL import Image

from engine.games.sprawlopolis.city import city_of
from engine.games.sprawlopolis.pieces import Laid
from engine.games.sprawlopolis.points import sheets
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.grid import cell_name, cell_named
from render.games.sprawlopolis import final
from render.games.sprawlopolis.city import paint_cards, paint_roads
from render.games.sprawlopolis.goal_cards import paint_goal
from render.games.sprawlopolis.goals import conditions
from render.games.sprawlopolis.module_row import paint_modules
from render.games.sprawlopolis.owners import paint_owners
from render.games.sprawlopolis.plan import Plan, plan_for
from render.games.sprawlopolis.plates import paint_people
from render.games.sprawlopolis.spots import (
    paint_ghost,
    paint_landmark_place,
    paint_last,
    paint_spots,
)
from render.games.sprawlopolis.table import paint_table
from render.games.sprawlopolis.tally_rows import paint_tally
from render.games.sprawlopolis.title import paint_title
from render.games.sprawlopolis.trial import paint_trial
from render.kit.canvas import Canvas
from render.kit.lines import paint_words
from render.kit.theme import Theme
from render.painter import Marks
from render.picture import Say


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The whole table: city, conditions, modules, score so far, players. At the end, the sheet."""
    if view.stage is Stage.OVER:
        return final.paint(view, theme, say)
    spots = tuple(cell_named(name) for name, _ in marks.spots)
    plan = plan_for(view, spots, bool(marks.words))
    canvas = Canvas.page(plan.height, theme, say)
    paint_title(canvas, view)
    _paint_city(canvas, plan, view, marks)
    _paint_words(canvas, plan, view, marks)
    goals = conditions(view)
    for box, goal in zip(plan.goals.columns(len(goals)), goals, strict=True):
        paint_goal(canvas, box, goal, view)
    paint_modules(canvas, plan.modules, view)
    paint_tally(canvas, plan.tally, view)
    if plan.people.height:
        paint_people(canvas, plan.people, view)
    return canvas.image


def tried_card(view: View, marks: Marks) -> Laid | None:
    """The newest card, if it is only being tried."""
    last = view.last
    return last if last is not None and cell_name(last.cell) in marks.ghost else None


def _paint_city(canvas: Canvas, plan: Plan, view: View, marks: Marks) -> None:
    tried = tried_card(view, marks)
    laid = view.laid if tried is None else view.laid[:-1]
    paint_table(canvas, plan.plane, city_of(laid))
    paint_cards(canvas, plan.plane, laid)
    for counted in sheets(laid, view.terms):
        paint_roads(canvas, plan.plane, counted.city)
    if view.stage is Stage.LANDMARKS and not laid:
        paint_landmark_place(canvas, plan.plane)
    if view.terms.two_cities:
        paint_owners(canvas, plan.plane, view)
    if tried is not None:
        paint_ghost(canvas, plan.plane, tried)
    elif not marks.spots:
        paint_last(canvas, plan.plane, view)
    paint_spots(canvas, plan.plane, marks.spots)


def _paint_words(canvas: Canvas, plan: Plan, view: View, marks: Marks) -> None:
    """What the trial would do, with the card and what lies under it."""
    tried = tried_card(view, marks)
    if marks.words and tried is not None:
        paint_trial(canvas, plan.words, view, tried, marks.words)
    elif marks.words:
        paint_words(canvas, plan.words, marks.words)
