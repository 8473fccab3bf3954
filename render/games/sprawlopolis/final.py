"""The score sheet at the end: the counted map, the tally, and every condition with its blocks."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.core.words import msg
from engine.games.sprawlopolis.score import score
from engine.games.sprawlopolis.view import View
from engine.kit.numbers import digits
from render.games.sprawlopolis.count_map import paint_count_map
from render.games.sprawlopolis.goals import Goal, conditions, modules
from render.games.sprawlopolis.motif import MOTIF
from render.games.sprawlopolis.owners import paint_owners
from render.games.sprawlopolis.plane import Plane, needed, plane_for
from render.games.sprawlopolis.table import paint_coordinates, paint_table
from render.games.sprawlopolis.tally_rows import paint_tally, tally_height
from render.games.sprawlopolis.title import subtitle
from render.games.sprawlopolis.verdicts import (
    HEAD,
    NARROW,
    NARROW_RULE,
    PAD,
    RULE,
    map_height,
    paint_verdict,
)
from render.kit.canvas import Canvas
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.theme import Theme
from render.parts.header import Pill, paint_header
from render.parts.people import turn_pill
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

MOST_HEIGHT = 1690
MOST_TABLE = 860
FEW, IN_A_ROW, MOST_IN_A_ROW = 6, 3, 4
"""Up to six goals stand in rows of three, more in rows of four."""

LEAST_MAP = 120
MAP_HEIGHTS = {1: 262, 2: 196}
"""How high the small maps are, by how many rows of them there are."""


@dataclass(frozen=True)
class ScorePlan:
    """The boxes of the sheet."""

    height: int
    plane: Plane
    tally: Box
    verdicts: tuple[Box, ...]


def plan_for(view: View, goals: int) -> ScorePlan:
    """The boxes of the sheet; the large map gets the height that the rest leaves."""
    across = IN_A_ROW if goals <= FEW else MOST_IN_A_ROW
    rows = -(-goals // across)
    each = verdict_height(view, across, rows)
    below = tally_height(view) + GAP + rows * (each + GAP) + MARGIN
    margin = 1 if view.terms.two_cities or view.city.shore else 0
    extent = needed(view.city.blocks, view.terms.two_cities, margin)
    room = min(MOST_TABLE, MOST_HEIGHT - HEADER - below)
    plane = plane_for(extent, view.terms.two_cities, HEADER, room)
    tally = Box(MARGIN, plane.box.bottom + GAP, WIDTH - 2 * MARGIN, tally_height(view))
    boxes: list[Box] = []
    for row in range(rows):
        line = Box(MARGIN, tally.bottom + GAP + row * (each + GAP), tally.width, each)
        boxes += line.columns(min(across, goals - row * across))
    return ScorePlan(boxes[-1].bottom + MARGIN, plane, tally, tuple(boxes))


def verdict_height(view: View, across: int, rows: int) -> int:
    """A card with its words and a map; a flat city needs less height for it."""
    width = (WIDTH - 2 * MARGIN - GAP * (across - 1)) // across
    shown = map_height(width - 2 * PAD, MAP_HEIGHTS[rows], view)
    rule = RULE if width > NARROW else NARROW_RULE
    return HEAD + rule + 26 + max(LEAST_MAP, shown)


def paint(view: View, theme: Theme, say: Say) -> Image.Image:
    """The score sheet of a game that is over."""
    goals: tuple[Goal, ...] = (*conditions(view), *modules(view))
    plan = plan_for(view, len(goals))
    canvas = Canvas.page(plan.height, theme, say)
    words = (say(msg("sprawlopolis-name")), subtitle(view, say))
    paint_header(canvas, MOTIF, words, _pill(view, say))
    paint_table(canvas, plan.plane, view.city)
    paint_coordinates(canvas, plan.plane)
    paint_count_map(canvas, plan.plane, view)
    if view.terms.two_cities:
        paint_owners(canvas, plan.plane, view)
    paint_tally(canvas, plan.tally, view)
    for box, goal in zip(plan.verdicts, goals, strict=True):
        paint_verdict(canvas, box, goal, view)
    return canvas.image


def _pill(view: View, say: Say) -> Pill:
    """Won or lost, with the points; in a duel only that the game is over."""
    if view.terms.is_duel:
        return turn_pill((), view.eye, (), say)
    (tally,) = score(view)
    key = "picture-final-won" if view.terms.is_enough(tally.points) else "picture-final-lost"
    return Pill(say(msg(key)), f"{digits(tally.points)} / {view.target}")
