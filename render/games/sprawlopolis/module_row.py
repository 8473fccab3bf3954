"""The modules under the conditions: a card each, or a card and a list where they are many."""

from __future__ import annotations

from engine.games.sprawlopolis.view import View
from render.games.sprawlopolis.colours import points_on_cream, signed
from render.games.sprawlopolis.goal_cards import NARROW_COLUMN, blank, paint_goal, paint_title
from render.games.sprawlopolis.goals import Goal, modules
from render.games.sprawlopolis.signs import sign
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.theme import Theme
from render.picture import Say

MOST_CARDS = 3
POINTS = Font(Face.TITLE, 30)


def paint_modules(sheet: Sheet, box: Box, view: View, theme: Theme, say: Say) -> None:
    """Up to three cards; with more modules, those whose rule never changes share one panel."""
    goals = modules(view)
    cards = [goal for goal in goals if goal.has_card or len(goals) <= MOST_CARDS]
    listed = [goal for goal in goals if goal not in cards]
    places = box.columns(max(1, len(cards) + bool(listed)))
    for place, goal in zip(places, cards, strict=False):
        paint_goal(sheet, place, goal, view, theme, say)
    if listed:
        _paint_list(sheet, places[-1], listed, theme, say)


def _paint_list(sheet: Sheet, box: Box, goals: list[Goal], theme: Theme, say: Say) -> None:
    """A line for each: its sign, its name, its points."""
    sheet.put(blank(box.width, box.height, NARROW_COLUMN, theme), (box.x, box.y))
    for row, goal in zip(box.inset(6).rows(len(goals), 0), goals, strict=True):
        middle = row.centre[1]
        mark = sign(goal.sign, 32, theme.ink, theme.sand)
        sheet.put_centred(mark, (box.x + NARROW_COLUMN // 2, middle))
        at, colour = (box.right - 14, middle), points_on_cream(goal.points, theme)
        taken = sheet.text(at, signed(goal.points), POINTS, colour, Hold.RIGHT)
        left = box.x + NARROW_COLUMN + 14
        paint_title(sheet, (left, middle), say(goal.title), box.right - 26 - taken - left, theme)
