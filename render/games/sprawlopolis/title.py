"""The title of a board: the name of the game, how far it is, and who is asked."""

from __future__ import annotations

from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg
from engine.games.sprawlopolis.terms import Level
from engine.games.sprawlopolis.view import View
from render.games.sprawlopolis.motif import MOTIF
from render.kit.canvas import Canvas
from render.parts.people import paint_turn_title
from render.picture import Say


def paint_title(canvas: Canvas, view: View) -> None:
    """The name of the game, how far it is, and who is asked."""
    words = (canvas.say(msg("sprawlopolis-name")), subtitle(view, canvas.say))
    paint_turn_title(canvas, MOTIF, words, view.asked, view.eye)


def subtitle(view: View, say: Say) -> str:
    """How far the game is, and its level where it is not the usual one."""
    line = say(progress(view))
    if view.terms.level is Level.NORMAL or view.terms.is_duel:
        return line
    return f"{line} · {say(msg(f'sprawlopolis-picture-level-{view.terms.level}'))}"


def progress(view: View) -> Msg:
    """How far the game is. In a private picture it also says that the picture is private."""
    audience = "all" if view.eye is PUBLIC else "you"
    turn = min(view.turn + 1, view.turns)
    return msg(f"sprawlopolis-picture-{view.stage}", audience=audience, turn=turn, turns=view.turns)
