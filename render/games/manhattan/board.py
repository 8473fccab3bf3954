"""The board picture: six islands with towers, the score, the players, and the marks over it."""

from __future__ import annotations

from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg
from engine.games.manhattan.pieces import QUARTERS, Stack, height, plot_name, plot_named
from engine.games.manhattan.points import cities, tallest_building
from engine.games.manhattan.view import View
from render.games.manhattan.cards import paint_cards
from render.games.manhattan.islands import (
    PLOT_RADIUS,
    land,
    paint_head,
    paint_park,
    paint_water,
)
from render.games.manhattan.plan import Band, Plan, plan_for, plot_boxes
from render.games.manhattan.plates import paint_plate
from render.games.manhattan.towers import FOOT, paint_tower
from render.games.manhattan.track import paint_track
from render.kit.icons import Icon, icon
from render.kit.labels import label_spot
from render.kit.layout import Box
from render.kit.lines import paint_words
from render.kit.marks import SMALL_PILL, brackets, number_at_edge, number_in_middle, paint_chosen
from render.kit.sheet import Sheet
from render.kit.theme import Theme
from render.painter import Marks
from render.parts.header import paint_header
from render.parts.people import turn_pill
from render.parts.skyline import Motif, house, tower
from render.picture import Say

MOTIF = Motif("manhattan", tall=(tower,), low=(house, tower, house))
HIGH = 4
"""From this many floors on a building has a wall to put a number on."""


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Sheet:
    """Everything in its place, from the water up."""
    plan = plan_for(view.side, len(view.seats), _band(view, marks))
    sheet = Sheet.blank(*plan.size, theme.ground)
    _paint_title(sheet, view, theme, say)
    paint_water(sheet, plan.water, theme)
    _paint_islands(sheet, plan, view, bool(marks.spots), theme)
    _paint_plots(sheet, view, marks, theme)
    _paint_below(sheet, plan, view, marks, theme, say)
    for seat, box in enumerate(plan.plates):
        paint_plate(sheet, box, view, seat, theme, say)
    return sheet


def _band(view: View, marks: Marks) -> Band:
    if marks.words:
        return Band.WORDS
    return Band.CARDS if view.hand else Band.TRACK


def _paint_title(sheet: Sheet, view: View, theme: Theme, say: Say) -> None:
    words = (say(msg("manhattan-name")), say(progress(view)))
    colours = [colour for seat in view.asked for colour in view.seats[seat].colours]
    pill = turn_pill(view.asked, view.eye, tuple(theme.seats[one] for one in colours), say)
    paint_header(sheet, MOTIF, words, pill, theme)


def progress(view: View) -> Msg:
    """How far the game is; private pictures say that they are."""
    audience = "all" if view.eye is PUBLIC else "you"
    turn = min(view.turn + 1, view.turns)
    place = {"round": view.round, "rounds": view.rounds, "turn": turn, "turns": view.turns}
    return msg(f"manhattan-picture-{view.stage}", audience=audience, **place)


def _paint_islands(sheet: Sheet, plan: Plan, view: View, dimmed: bool, theme: Theme) -> None:
    ground = land(view.side, theme, dimmed)
    colours = sorted(colour.colour for colour in view.colours)
    for city, (island, plots) in enumerate(zip(plan.islands, cities(view.plots), strict=True)):
        sheet.put(ground, (island.x, island.y))
        paint_head(sheet, island, city, tuple(plots), colours, theme)


def _paint_plots(sheet: Sheet, view: View, marks: Marks, theme: Theme) -> None:
    boxes = plot_boxes(view.side)
    numbers = dict(marks.spots)
    for plot, box in enumerate(boxes):
        name, stack = plot_name(plot), view.plots[plot]
        if name in numbers or name in marks.ghost:
            paint_chosen(sheet, box, PLOT_RADIUS)
            label_spot(sheet, box, str(plot % len(QUARTERS) + 1), theme)
        if stack:
            paint_tower(sheet, box, stack, theme, name in marks.ghost)
        elif name not in numbers:
            paint_park(sheet, box, theme)
    _paint_crowns(sheet, view, numbers, boxes, theme)
    if view.last is not None and plot_name(view.last) not in marks.ghost:
        brackets(sheet, boxes[view.last])
    for name, number in marks.spots:
        plot = plot_named(name)
        _paint_number(sheet, boxes[plot], view.plots[plot], number)


def _paint_number(sheet: Sheet, box: Box, stack: Stack, number: str) -> None:
    if stack:
        number_at_edge(sheet, box, number_drop(stack), number)
    else:
        number_in_middle(sheet, box, number)


def number_drop(stack: Stack) -> int:
    """Above a low building, on the wall of a high one: never over its badge."""
    return -9 if height(stack) < HIGH else FOOT - SMALL_PILL


def _paint_crowns(
    sheet: Sheet, view: View, numbers: dict[str, str], boxes: tuple[Box, ...], theme: Theme
) -> None:
    """On every highest building, when a single colour would be paid for it."""
    if tallest_building(view.plots) is None:
        return
    most = max(height(stack) for stack in view.plots)
    sign = icon(Icon.CROWN, 25, theme.gold, theme.ink)
    for plot, box in enumerate(boxes):
        if height(view.plots[plot]) == most:
            drop = 56 if most < HIGH and plot_name(plot) in numbers else 22
            sheet.put_centred(sign, (box.right - 15, box.y + drop))


def _paint_below(
    sheet: Sheet, plan: Plan, view: View, marks: Marks, theme: Theme, say: Say
) -> None:
    """The score track and the cards; the words of a preview take the place of the latter."""
    if marks.words:
        paint_words(sheet, plan.words, marks.words, theme)
    elif view.hand:
        paint_cards(sheet, plan.words, view, theme, say)
    if plan.track is not None:
        paint_track(sheet, plan.track, view.colours, theme)
