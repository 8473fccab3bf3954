"""The board picture: all quarters of the city, the supply below, and the marks over it."""

from __future__ import annotations

from enum import Enum

from PIL import Image

from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg
from engine.games.urbis.pieces import is_post
from engine.games.urbis.view import Stage, View
from render.games.urbis.colours import COMMON
from render.games.urbis.drawn_buildings import paint_shown, shown_height
from render.games.urbis.motif import MOTIF
from render.games.urbis.plan import STRIP, Plan, plan_for
from render.games.urbis.plates import paint_bar
from render.games.urbis.plots import paint_plot
from render.games.urbis.spots import mark_of, trial_on
from render.games.urbis.supply import paint_supply
from render.games.urbis.walls import wall
from render.kit.canvas import Canvas
from render.kit.layout import GAP, Box
from render.kit.marks import brackets
from render.kit.sheet import Sheet
from render.kit.theme import Theme
from render.painter import Marks
from render.parts.people import paint_turn_title
from render.picture import Say


class Band(Enum):
    """What may lie below the city."""

    SHOWN = 1
    SUPPLY = 2


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The whole table: the quarters, then what lies below the city."""
    plan = board_plan(view)
    canvas = Canvas.page(plan.size[1], theme, say)
    _paint_title(canvas, view)
    canvas.fill(plan.common, COMMON[theme.name])
    for seat in view.city.seats:
        _paint_quarter(canvas, plan, view, seat, marks)
    _paint_below(canvas, plan, view, marks)
    if not marks.spots:
        _paint_last(canvas, plan, view, marks)
    return canvas.image


def board_plan(view: View) -> Plan:
    """The plan of the city with all that lies below it."""
    bands = bands_for(view)
    return plan_for(view, sum(bands.values()) + GAP * (len(bands) - 1))


def _paint_last(sheet: Sheet, plan: Plan, view: View, marks: Marks) -> None:
    """What the last move has changed. After the end there are points where the gate posts were."""
    ended = view.stage is Stage.OVER
    for place in view.last:
        box = plan.place(place)
        if box and place not in marks.ghost and not (ended and is_post(place)):
            brackets(sheet, box)


def bands_for(view: View) -> dict[Band, int]:
    """What lies below the city, from above, and how high it is."""
    shown = {Band.SHOWN: shown_height(view)} if view.shown_buildings else {}
    return {**shown, Band.SUPPLY: STRIP}


def band_boxes(plan: Plan, view: View) -> dict[Band, Box]:
    """Where each of them lies."""
    top, boxes = plan.strip.y, {}
    for band, height in bands_for(view).items():
        boxes[band] = Box(plan.strip.x, top, plan.strip.width, height)
        top += height + GAP
    return boxes


def _paint_below(canvas: Canvas, plan: Plan, view: View, marks: Marks) -> None:
    for band, box in band_boxes(plan, view).items():
        match band:
            case Band.SHOWN:
                paint_shown(canvas, box, view, marks)
            case Band.SUPPLY:
                paint_supply(canvas, plan, view, marks)


def _paint_title(canvas: Canvas, view: View) -> None:
    words = (canvas.say(msg("urbis-name")), canvas.say(progress(view)))
    asked = () if view.asked is None else (view.asked,)
    paint_turn_title(canvas, MOTIF, words, asked, view.eye)


def progress(view: View) -> Msg:
    """How far the game is. In a private picture it also says that the picture is private."""
    audience = "all" if view.eye is PUBLIC else "you"
    if view.stage is Stage.OVER:
        return msg(f"urbis-picture-over-{view.ending}", audience=audience)
    left = sum(view.piles)
    return msg(f"urbis-picture-{view.stage}", audience=audience, turn=view.turn, left=left)


def _paint_quarter(canvas: Canvas, plan: Plan, view: View, seat: int, marks: Marks) -> None:
    own, quarter = plan.quarters[seat], view.city.quarters[seat]
    canvas.put(wall(own.box.width, own.box.height, canvas.theme), (own.box.x, own.box.y))
    paint_bar(canvas, own, view, seat, marks)
    for (name, box), plot in zip(own.plots.items(), quarter.plots, strict=True):
        mark = mark_of(name, marks, trial_on(view, plot))
        paint_plot(canvas, box, name, plot, mark)
