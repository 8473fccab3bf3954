"""A closer look: the city as it would be counted now, and all that pays in large letters."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.core.words import msg
from engine.games.sprawlopolis.view import Stage, View
from render.games.sprawlopolis.count_map import paint_count_map
from render.games.sprawlopolis.goal_cards import COLUMN, paint_blank, paint_points
from render.games.sprawlopolis.goals import Goal, conditions, modules
from render.games.sprawlopolis.owners import paint_owners
from render.games.sprawlopolis.plane import needed, plane_for
from render.games.sprawlopolis.table import paint_highway, paint_table
from render.games.sprawlopolis.tally_rows import paint_tally, tally_height
from render.games.sprawlopolis.verdicts import paint_evidence
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Face, Font
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.paragraphs import paint_paragraph
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import Detail
from render.picture import Say

COUNT, GOALS = "count", "goals"
MOST_TABLE = 900
MOST_HEIGHT = 1690
MOST_ROW = 228
EVIDENCE = 330
"""The width of what shows why a line pays: a small map, or the cards that cost something."""

NAME = Font(Face.NAME, 38)
BODY = Font(Face.BODY, 33)
LEAST = 28
"""No letter is smaller than this, so that a phone shows it at nine points."""

TITLE_ROW = 56


def details(view: View) -> tuple[Detail, ...]:
    """The counted city and the lines of the score, as soon as there is a city."""
    if not view.laid:
        return ()
    goals = Detail(GOALS, msg("sprawlopolis-detail-goals"), partial(paint_goals, view))
    if view.stage is Stage.OVER:
        return (goals,)
    return Detail(COUNT, msg("sprawlopolis-detail-count"), partial(paint_count, view)), goals


def paint_count(view: View, theme: Theme, say: Say) -> Image.Image:
    """The largest groups outlined, the roads numbered, and what that makes."""
    two_cities = view.terms.two_cities
    margin = 1 if two_cities or view.city.shore else 0
    plane = plane_for(needed(view.city.blocks, two_cities, margin), two_cities, 0, MOST_TABLE)
    tally = Box(MARGIN, plane.box.bottom + GAP, WIDTH - 2 * MARGIN, tally_height(view))
    canvas = Canvas.page(tally.bottom + MARGIN, theme, say)
    paint_table(canvas, plane, view.city)
    if plane.highway is not None:
        paint_highway(canvas, plane.highway)
    paint_count_map(canvas, plane, view)
    if two_cities:
        paint_owners(canvas, plane, view)
    paint_tally(canvas, tally, view)
    return canvas.image


def paint_goals(view: View, theme: Theme, say: Say) -> Image.Image:
    """Every condition and every module in play: its rule, what it pays now, and why."""
    goals = (*conditions(view), *modules(view))
    row = min(MOST_ROW, (MOST_HEIGHT - MARGIN) // len(goals) - GAP)
    canvas = Canvas.page(MARGIN + len(goals) * (row + GAP), theme, say)
    for number, goal in enumerate(goals):
        box = Box(MARGIN, MARGIN + number * (row + GAP), WIDTH - 2 * MARGIN, row)
        _paint_goal(canvas, box, goal, view)
    return canvas.image


def _paint_goal(canvas: Canvas, box: Box, goal: Goal, view: View) -> None:
    paint_blank(canvas, box, COLUMN, goal)
    shown = Box(box.right - EVIDENCE - 12, box.y + 12, EVIDENCE, box.height - 24)
    paint_evidence(canvas, shown, goal, view)
    inner = Box(box.x + COLUMN + 18, box.y + 10, shown.x - box.x - COLUMN - 36, box.height - 20)
    middle = inner.y + TITLE_ROW // 2
    taken = paint_points(canvas, (inner.right, middle), goal, view)
    title = fit(canvas.say(goal.title), NAME, LEAST, inner.width - taken)
    canvas.line((inner.x, middle), title, canvas.theme.ink)
    text = Box(inner.x, inner.y + TITLE_ROW, inner.width, inner.height - TITLE_ROW)
    ink = mix(canvas.theme.ink, canvas.theme.cream, 0.18)
    paint_paragraph(canvas, text, canvas.say(goal.rule), BODY, LEAST, ink)
