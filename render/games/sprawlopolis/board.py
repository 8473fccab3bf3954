"""The board picture: the city on its table, the conditions, the score so far, the players."""

from __future__ import annotations

from PIL import Image

from engine.games.sprawlopolis.view import Stage, View
from render.games.sprawlopolis import final
from render.games.sprawlopolis.city import paint_cards, paint_roads
from render.games.sprawlopolis.goal_cards import paint_goal
from render.games.sprawlopolis.goals import conditions
from render.games.sprawlopolis.module_row import paint_modules
from render.games.sprawlopolis.owners import paint_owners
from render.games.sprawlopolis.plan import Plan, plan_for
from render.games.sprawlopolis.plates import paint_people
from render.games.sprawlopolis.spots import paint_landmark_place, paint_last
from render.games.sprawlopolis.table import paint_coordinates, paint_table
from render.games.sprawlopolis.tally_rows import paint_tally
from render.games.sprawlopolis.title import paint_title
from render.kit.canvas import Canvas
from render.kit.theme import Theme
from render.painter import Marks
from render.picture import Say


def paint(view: View, _marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The whole table: city, conditions, modules, score so far, players. At the end, the sheet.
    Questions have a picture of their own, so there are no marks here."""
    if view.stage is Stage.OVER:
        return final.paint(view, theme, say)
    plan = plan_for(view)
    canvas = Canvas.page(plan.height, theme, say)
    paint_title(canvas, view)
    _paint_city(canvas, plan, view)
    goals = conditions(view)
    for box, goal in zip(plan.goals.columns(len(goals)), goals, strict=True):
        paint_goal(canvas, box, goal, view)
    paint_modules(canvas, plan.modules, view)
    paint_tally(canvas, plan.tally, view)
    paint_people(canvas, plan.people, view)
    return canvas.image


def _paint_city(canvas: Canvas, plan: Plan, view: View) -> None:
    paint_table(canvas, plan.plane, view.city)
    paint_coordinates(canvas, plan.plane)
    paint_cards(canvas, plan.plane, view.laid)
    for counted in view.sheets:
        paint_roads(canvas, plan.plane, counted.city)
    if view.stage is Stage.LANDMARKS:
        paint_landmark_place(canvas, plan.plane)
    if view.terms.two_cities:
        paint_owners(canvas, plan.plane, view)
    paint_last(canvas, plan.plane, view)
