"""The board picture: six islands with towers, the score, the players, and the marks over it."""

from __future__ import annotations

from PIL import Image

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
from render.games.manhattan.motif import MOTIF
from render.games.manhattan.plan import Band, Plan, plan_for, plot_boxes
from render.games.manhattan.plates import paint_plate
from render.games.manhattan.towers import FOOT, paint_tower
from render.games.manhattan.track import paint_track
from render.kit.canvas import Canvas
from render.kit.icons import Icon, icon
from render.kit.labels import label_spot
from render.kit.layout import Box
from render.kit.lines import paint_words
from render.kit.marks import SMALL_PILL, brackets, number_at_edge, number_in_middle, paint_chosen
from render.kit.sheet import Sheet
from render.kit.theme import Theme
from render.painter import Marks
from render.parts.people import paint_turn_title
from render.picture import Say

HIGH = 4
"""From this many floors on a building has a wall to put a number on."""


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The whole table: header, islands, score, cards or words, and the plates of the players."""
    plan = plan_for(view.side, len(view.seats), _band(view, marks))
    canvas = Canvas.page(plan.size[1], theme, say)
    _paint_title(canvas, view)
    paint_water(canvas, plan.water)
    _paint_islands(canvas, plan, view, bool(marks.spots))
    _paint_plots(canvas, view, marks)
    _paint_below(canvas, plan, view, marks)
    for seat, box in enumerate(plan.plates):
        paint_plate(canvas, box, view, seat)
    return canvas.image


def _band(view: View, marks: Marks) -> Band:
    if marks.words:
        return Band.WORDS
    return Band.CARDS if view.hand else Band.TRACK


def _paint_title(canvas: Canvas, view: View) -> None:
    words = (canvas.say(msg("manhattan-name")), canvas.say(progress(view)))
    colours = [colour for seat in view.asked for colour in view.seats[seat].colours]
    paint_turn_title(canvas, MOTIF, words, view.asked, view.eye, colours)


def progress(view: View) -> Msg:
    """How far the game is. In a private picture it also says that the picture is private."""
    audience = "all" if view.eye is PUBLIC else "you"
    turn = min(view.turn + 1, view.turns)
    place = {"round": view.round, "rounds": view.rounds, "turn": turn, "turns": view.turns}
    return msg(f"manhattan-picture-{view.stage}", audience=audience, **place)


def _paint_islands(canvas: Canvas, plan: Plan, view: View, dimmed: bool) -> None:
    ground = land(view.side, canvas.theme, dimmed)
    colours = sorted(colour.colour for colour in view.colours)
    for city, (island, plots) in enumerate(zip(plan.islands, cities(view.plots), strict=True)):
        canvas.put(ground, (island.x, island.y))
        paint_head(canvas, island, city, tuple(plots), colours)


def _paint_plots(canvas: Canvas, view: View, marks: Marks) -> None:
    boxes = plot_boxes(view.side)
    numbers = dict(marks.spots)
    for plot, box in enumerate(boxes):
        name, stack = plot_name(plot), view.plots[plot]
        if name in numbers or name in marks.ghost:
            paint_chosen(canvas, box, PLOT_RADIUS)
            label_spot(canvas, box, str(plot % len(QUARTERS) + 1), canvas.theme)
        if stack:
            paint_tower(canvas, box, stack, canvas.theme, name in marks.ghost)
        elif name not in numbers:
            paint_park(canvas, box)
    _paint_crowns(canvas, view, numbers, boxes)
    if view.last is not None and plot_name(view.last) not in marks.ghost:
        brackets(canvas, boxes[view.last])
    for name, number in marks.spots:
        plot = plot_named(name)
        _paint_number(canvas, boxes[plot], view.plots[plot], number)


def _paint_number(sheet: Sheet, box: Box, stack: Stack, number: str) -> None:
    if stack:
        number_at_edge(sheet, box, number_drop(stack), number)
    else:
        number_in_middle(sheet, box, number)


def number_drop(stack: Stack) -> int:
    """How far down a plot its number goes: above a low building, on the wall of a high one."""
    return -9 if height(stack) < HIGH else FOOT - SMALL_PILL


def _paint_crowns(
    canvas: Canvas, view: View, numbers: dict[str, str], boxes: tuple[Box, ...]
) -> None:
    """Crowns on the highest buildings, if one colour alone would be paid for them."""
    if tallest_building(view.plots) is None:
        return
    most = max(height(stack) for stack in view.plots)
    sign = icon(Icon.CROWN, 25, canvas.theme.gold, canvas.theme.ink)
    for plot, box in enumerate(boxes):
        if height(view.plots[plot]) == most:
            drop = 56 if most < HIGH and plot_name(plot) in numbers else 22
            canvas.put_centred(sign, (box.right - 15, box.y + drop))


def _paint_below(canvas: Canvas, plan: Plan, view: View, marks: Marks) -> None:
    """The score track and the cards; the words of a preview take the place of the latter."""
    if marks.words:
        paint_words(canvas, plan.words, marks.words)
    elif view.hand:
        paint_cards(canvas, plan.words, view)
    if plan.track is not None:
        paint_track(canvas, plan.track, view.colours)
