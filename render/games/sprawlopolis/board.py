"""The board picture: the city on its table, the conditions, the score so far, the players."""

from __future__ import annotations

from PIL import Image

from engine.games.sprawlopolis.city import city_of
from engine.games.sprawlopolis.points import sheets
from engine.games.sprawlopolis.view import Stage, View
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
    places_in,
    really_laid,
    tried_card,
)
from render.games.sprawlopolis.table import paint_coordinates, paint_table
from render.games.sprawlopolis.tally_rows import paint_tally
from render.games.sprawlopolis.title import paint_title
from render.kit.canvas import Canvas
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks
from render.picture import Say


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The whole table: city, conditions, modules, score so far, players. At the end, the sheet."""
    if view.stage is Stage.OVER and marks == NO_MARKS:
        return final.paint(view, theme, say)
    plan = plan_with(view, marks)
    canvas = Canvas.page(plan.height, theme, say)
    paint_title(canvas, view)
    _paint_city(canvas, plan, view, marks)
    goals = conditions(view)
    for box, goal in zip(plan.goals.columns(len(goals)), goals, strict=True):
        paint_goal(canvas, box, goal, view)
    paint_modules(canvas, plan.modules, view)
    paint_tally(canvas, plan.tally, view)
    paint_people(canvas, plan.people, view)
    return canvas.image


def plan_with(view: View, marks: Marks) -> Plan:
    """The plan of a picture that shows every place of the marks."""
    return plan_for(view, [spot.cell for spot in places_in(marks).values()])


def _paint_city(canvas: Canvas, plan: Plan, view: View, marks: Marks) -> None:
    """The city with the places of a card, or with a tried one."""
    spots, tried = places_in(marks), tried_card(view, marks)
    laid = really_laid(view, next((spot.side for spot in spots.values()), ""), tried)
    paint_table(canvas, plan.plane, city_of(laid))
    paint_coordinates(canvas, plan.plane)
    paint_cards(canvas, plan.plane, laid)
    for counted in sheets(laid, view.terms):
        paint_roads(canvas, plan.plane, counted.city)
    if view.stage is Stage.LANDMARKS and not laid:
        paint_landmark_place(canvas, plan.plane)
    if view.terms.two_cities:
        paint_owners(canvas, plan.plane, view)
    if tried is None:
        paint_last(canvas, plan.plane, view)
    else:
        paint_ghost(canvas, plan.plane, tried)
    labels = dict(marks.spots)
    paint_spots(
        canvas, plan.plane, tuple((spot.cell, labels[name]) for name, spot in spots.items())
    )
