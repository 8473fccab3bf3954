"""A condition on the score sheet: its points, and a small map of the blocks that bring them."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.sprawlopolis.city import HIGHWAY_ROW
from engine.games.sprawlopolis.conditions import Earned
from engine.games.sprawlopolis.pieces import BOX
from engine.games.sprawlopolis.score import score
from engine.games.sprawlopolis.view import View
from engine.kit.grid import Cell
from engine.kit.numbers import digits, signed
from render.games.sprawlopolis.cards import paint_card
from render.games.sprawlopolis.colours import ASPHALT, BAD_ON_CREAM
from render.games.sprawlopolis.goal_cards import BODY, RADIUS, paint_points, paint_title
from render.games.sprawlopolis.goals import Goal
from render.games.sprawlopolis.map_blocks import Tone, flat_block, monster_mark, star_mark
from render.games.sprawlopolis.roads import Size
from render.games.sprawlopolis.signs import Sign, sign
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Face, Font
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.paragraphs import paint_paragraph
from render.kit.sheet import Hold
from render.kit.window import Extent, extent_of

HEAD = 54
RULE, NARROW_RULE = 58, 78
"""The height of the rule: narrow cards need one more line."""

NARROW = 300
NUMBER = Font(Face.TITLE, 36)
PENALTY = Font(Face.TITLE, 30)
RIVAL = Font(Face.TITLE, 70)
MOST_BLOCK = 54
HIGHWAY = 6
PAD = 12


def paint_verdict(canvas: Canvas, box: Box, goal: Goal, view: View) -> None:
    """Head with number, name and points; the rule; the map."""
    theme = canvas.theme
    canvas.panel(Box(box.x, box.y + 3, *box[2:]), RADIUS, mix(theme.ground, theme.ink, 0.4))
    canvas.panel(box, RADIUS, theme.cream)
    _paint_head(canvas, Box(box.x, box.y, box.width, HEAD), goal, view)
    tall = RULE if box.width > NARROW else NARROW_RULE
    text = Box(box.x + 14, box.y + HEAD + 6, box.width - 28, tall)
    ink = mix(theme.ink, theme.cream, 0.18)
    paint_paragraph(canvas, text, canvas.say(goal.rule), Font(BODY.face, 24), 16, ink)
    place = Box(box.x + PAD, text.bottom + 4, box.width - 2 * PAD, box.bottom - text.bottom - 16)
    paint_evidence(canvas, place, goal, view)


def paint_evidence(canvas: Canvas, place: Box, goal: Goal, view: View) -> None:
    """Why it pays what it pays: a small map, the cards never laid, or the points of two rivals."""
    if goal.sign is Sign.CONE:
        _paint_unlaid(canvas, place, view)
    elif goal.sign is Sign.DUEL:
        _paint_rivals(canvas, place, view)
    else:
        _paint_map(canvas, place, goal.earned, view)


def _paint_head(canvas: Canvas, head: Box, goal: Goal, view: View) -> None:
    theme = canvas.theme
    canvas.panel(head, RADIUS, theme.sand)
    canvas.fill(Box(head.x, head.bottom - RADIUS, head.width, RADIUS), theme.sand)
    middle, left = head.centre[1], head.x + 14
    if goal.number:
        left += canvas.text((left, middle), goal.number, NUMBER, theme.ink) + 12
    else:
        canvas.put_centred(sign(goal.sign, 32, theme.ink, theme.sand), (left + 16, middle))
        left += 44
    taken = paint_points(canvas, (head.right - 14, middle), goal, view)
    paint_title(canvas, (left, middle), canvas.say(goal.title), head.right - 14 - taken - left)


class Small(NamedTuple):
    """Where the blocks of a small map lie; the near one of two cities is moved down a little."""

    size: Size
    left: int
    top: int
    extent: Extent
    gap: int

    @property
    def height(self) -> int:
        return self.size[1] * self.extent.rows + self.gap

    def at(self, cell: Cell) -> tuple[int, int]:
        near = self.gap if cell.y > HIGHWAY_ROW else 0
        x, y = cell.x - self.extent.left, cell.y - self.extent.top
        return self.left + x * self.size[0], self.top + y * self.size[1] + near

    def middle(self, cell: Cell) -> tuple[int, int]:
        x, y = self.at(cell)
        return x + self.size[0] // 2, y + self.size[1] // 2


def map_height(width: int, most: int, view: View) -> int:
    """How high a small map of this width really is."""
    return small_map(Box(0, 0, width, most), view).height


def small_map(place: Box, view: View) -> Small:
    """The city in the middle of this place, as large as it can be."""
    extent, gap = extent_of(list(view.city.blocks)), HIGHWAY * view.terms.two_cities
    tallest = (place.height - gap) // extent.rows
    width = max(4, min(MOST_BLOCK, place.width // extent.columns, round(tallest / 0.77)))
    height = max(3, min(tallest, round(width * 0.77)))
    left = place.x + (place.width - width * extent.columns) // 2
    top = place.y + (place.height - gap - height * extent.rows) // 2
    return Small((width, height), left, top, extent, gap)


def _paint_map(canvas: Canvas, place: Box, earned: tuple[Earned, ...], view: View) -> None:
    """The whole city; blocks that bring points have a plus, those that cost some a minus."""
    good = frozenset().union(*(one.good for one in earned))
    bad = frozenset().union(*(one.bad for one in earned))
    small, city = small_map(place, view), view.city
    for cell, block in city.blocks.items():
        tone = Tone.GOOD if cell in good else Tone.BAD if cell in bad else Tone.QUIET
        canvas.put(flat_block(block, small.size, tone, canvas.theme.cream), small.at(cell))
    for cell in city.landmarks - good - bad:
        canvas.put_centred(star_mark(small.size[1]), small.middle(cell))
    if city.monster is not None and city.monster not in good | bad:
        canvas.put_centred(monster_mark(small.size[1]), small.middle(city.monster))
    if small.gap:
        left, y = small.at(Cell(small.extent.left, 0))
        long = small.size[0] * small.extent.columns
        canvas.fill(Box(left, y - small.gap + 1, long, small.gap - 2), ASPHALT)


def _paint_rivals(canvas: Canvas, place: Box, view: View) -> None:
    """Two shapes with the points of each."""
    for box, tally in zip(place.rows(2, 0), score(view), strict=True):
        if tally.seat is not None:
            middle = box.centre
            canvas.put_seat(tally.seat, 58, (middle[0] - 50, middle[1]))
            canvas.text((middle[0] + 6, middle[1]), digits(tally.points), RIVAL, canvas.theme.ink)


def _paint_unlaid(canvas: Canvas, place: Box, view: View) -> None:
    """The Roadwork cards that were never laid, with what each costs; a check if all were."""
    cards = [card for seat in view.seats for card in seat.roadwork]
    if not cards:
        canvas.put_centred(
            icon(Icon.CHECK, 60, mix(canvas.theme.ink, canvas.theme.cream, 0.3)), place.centre
        )
    for box, card in zip(place.columns(max(1, len(cards)), 6), cards, strict=False):
        size = (min(50, box.width // 2 - 2), min(38, round((box.width // 2 - 2) * 0.77)))
        at = (box.centre[0] - size[0], box.centre[1] - size[1] - 18)
        lies = paint_card(canvas, at, card, size)
        penalty = signed(BOX.roadwork[card].penalty)
        canvas.text((box.centre[0], lies.bottom + 26), penalty, PENALTY, BAD_ON_CREAM, Hold.MIDDLE)
