"""The cards under the city: number, name, rule, and what it pays now."""

from __future__ import annotations

from PIL import Image

from engine.core.seats import Seat
from engine.games.sprawlopolis.view import View
from engine.kit.numbers import signed
from render.games.sprawlopolis.colours import points_on_cream
from render.games.sprawlopolis.goals import Goal
from render.games.sprawlopolis.signs import sign
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.paragraphs import paint_paragraph
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import Theme

RADIUS = 16
COLUMN = 82
NARROW_COLUMN = 66
TITLE_ROW = 30
NAME = Font(Face.NAME, 29)
BODY = Font(Face.BODY, 28)
NUMBER = Font(Face.TITLE, 46)
POINTS = Font(Face.TITLE, 36)
RIVAL_POINTS = Font(Face.TITLE, 28)


def paint_goal(canvas: Canvas, box: Box, goal: Goal, view: View) -> None:
    """One condition, or one module, as a cream card."""
    column = COLUMN if goal.number else NARROW_COLUMN
    paint_blank(canvas, box, column, goal)
    inner = Box(box.x + column + 14, box.y + 10, box.width - column - 28, box.height - 18)
    taken = paint_points(canvas, (inner.right, inner.y + TITLE_ROW // 2 + 4), goal, view)
    room = inner.width - taken
    paint_title(canvas, (inner.x, inner.y + TITLE_ROW // 2 + 4), canvas.say(goal.title), room)
    text = Box(inner.x, inner.y + TITLE_ROW + 12, inner.width, inner.height - TITLE_ROW - 12)
    paint_paragraph(
        canvas,
        text,
        canvas.say(goal.rule),
        BODY,
        17,
        mix(canvas.theme.ink, canvas.theme.cream, 0.18),
    )


def paint_blank(canvas: Canvas, box: Box, column: int, goal: Goal) -> None:
    """The card without words: its number, if it has one, over the sign of what it is about."""
    theme = canvas.theme
    canvas.put(blank(box.width, box.height, column, theme), (box.x, box.y))
    middle = box.x + column // 2
    mark = sign(goal.sign, 40, theme.ink, theme.sand)
    if goal.number:
        canvas.text((middle, box.y + 42), goal.number, NUMBER, theme.ink, Hold.MIDDLE)
        canvas.put_centred(mark, (middle, box.bottom - 42))
    else:
        canvas.put_centred(mark, (middle, box.centre[1]))


@cached_sprite
def blank(width: int, height: int, column: int, theme: Theme) -> Image.Image:
    """A cream card with a sandy column at its left."""
    sheet = Sheet.blank(width, height + 3, theme.ground)
    sheet.panel(Box(0, 3, width, height), RADIUS, mix(theme.ground, theme.ink, 0.4))
    sheet.panel(Box(0, 0, width, height), RADIUS, theme.cream)
    sheet.panel(Box(0, 0, column, height), RADIUS, theme.sand)
    sheet.fill(Box(column - RADIUS, 0, RADIUS, height), theme.sand)
    return sheet.image


def paint_title(canvas: Canvas, at: tuple[int, int], words: str, room: int) -> None:
    """The name on one line, or a long one on two."""
    setting = fit(words, NAME, 23, room, most_lines=2)
    if setting.is_cut:
        setting = fit(words, NAME, 16, room, most_lines=2)
    canvas.lines(at, setting, 23, canvas.theme.ink)


def paint_points(canvas: Canvas, at: tuple[int, int], goal: Goal, view: View) -> int:
    """What it pays now, from its right end; two rivals each have their own. Returns the width."""
    theme = canvas.theme
    if not goal.earned:
        return 0
    if not view.terms.is_duel:
        colour = points_on_cream(goal.points, theme)
        return 12 + canvas.text(at, signed(goal.points), POINTS, colour, Hold.RIGHT)
    right = at[0]
    for seat, points in reversed(rival_points(goal, view)):
        colour = points_on_cream(points, theme)
        right -= canvas.text((right, at[1]), signed(points), RIVAL_POINTS, colour, Hold.RIGHT)
        canvas.put_seat(seat, 20, (right - 16, at[1]))
        right -= 40
    return at[0] - right


def rival_points(goal: Goal, view: View) -> list[tuple[Seat, int]]:
    """Both seats in order, each with what its city earns here."""
    near, far = goal.earned
    both = [(view.near, near.points), (1 - view.near, far.points)]
    return sorted(both)
