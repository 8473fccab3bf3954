"""The modules under the conditions: a card each, or a card and a list where they are many."""

from __future__ import annotations

from engine.games.sprawlopolis.view import View
from engine.kit.numbers import signed
from render.games.sprawlopolis.colours import points_on_cream
from render.games.sprawlopolis.goal_cards import NARROW_COLUMN, blank, paint_goal, paint_title
from render.games.sprawlopolis.goals import Goal, modules
from render.games.sprawlopolis.signs import sign
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold

MOST_CARDS = 3
POINTS = Font(Face.TITLE, 30)


def paint_modules(canvas: Canvas, box: Box, view: View) -> None:
    """Up to three cards; with more modules, those whose rule never changes share one panel."""
    goals = modules(view)
    cards = [goal for goal in goals if goal.has_card or len(goals) <= MOST_CARDS]
    listed = [goal for goal in goals if goal not in cards]
    places = box.columns(max(1, len(cards) + bool(listed)))
    for place, goal in zip(places, cards, strict=False):
        paint_goal(canvas, place, goal, view)
    if listed:
        _paint_list(canvas, places[-1], listed)


def _paint_list(canvas: Canvas, box: Box, goals: list[Goal]) -> None:
    """A line for each: its sign, its name, its points."""
    theme = canvas.theme
    canvas.put(blank(box.width, box.height, NARROW_COLUMN, theme), (box.x, box.y))
    for row, goal in zip(box.inset(6).rows(len(goals), 0), goals, strict=True):
        middle = row.centre[1]
        mark = sign(goal.sign, 32, theme.ink, theme.sand)
        canvas.put_centred(mark, (box.x + NARROW_COLUMN // 2, middle))
        at, colour = (box.right - 14, middle), points_on_cream(goal.points, theme)
        taken = canvas.text(at, signed(goal.points), POINTS, colour, Hold.RIGHT)
        left = box.x + NARROW_COLUMN + 14
        paint_title(canvas, (left, middle), canvas.say(goal.title), box.right - 26 - taken - left)
