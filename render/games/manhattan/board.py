"""The board picture: six islands with towers, the score, the players, and the marks over it."""

from __future__ import annotations

from PIL import Image

from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg
from engine.games.manhattan.view import View
from render.games.manhattan.cards import paint_cards
from render.games.manhattan.motif import MOTIF
from render.games.manhattan.plan import plan_for, plot_boxes
from render.games.manhattan.plates import paint_plate
from render.games.manhattan.spots import paint_cities, paint_numbers
from render.games.manhattan.track import paint_track
from render.kit.canvas import Canvas
from render.kit.theme import Theme
from render.painter import Marks
from render.parts.people import paint_turn_title
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The whole table: header, islands, score, cards, and the plates of the players."""
    plan = plan_for(view.side, len(view.seats), bool(view.hand))
    canvas = Canvas.page(plan.size[1], theme, say)
    _paint_title(canvas, view)
    paint_cities(canvas, view, marks, HEADER)
    paint_numbers(canvas, plot_boxes(view.side), view, marks)
    paint_track(canvas, plan.track, view.colours)
    if view.hand:
        paint_cards(canvas, plan.cards, view)
    for seat, box in enumerate(plan.plates):
        paint_plate(canvas, box, view, seat)
    return canvas.image


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
