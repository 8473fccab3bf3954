"""The line under the title, and the pill beside it."""

from __future__ import annotations

from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg
from engine.games.mycity.view import Stage, View
from render.games.mycity.motif import MOTIF
from render.games.mycity.plates import city_name
from render.kit.canvas import Canvas
from render.parts.people import paint_turn_title


def paint_title(canvas: Canvas, view: View) -> None:
    """The header: the name of the reader's city or of the game, how far it is, and who is asked."""
    name = "" if view.eye is PUBLIC else city_name(view.cities[view.eye])
    words = (name or canvas.say(msg("mycity-name")), canvas.say(progress(view)))
    paint_turn_title(canvas, MOTIF, words, view.asked, view.eye)


def progress(view: View) -> Msg:
    """The game or episode, and how far it is. A private picture also says that it is private."""
    audience = "all" if view.eye is PUBLIC else "you"
    game = msg("mycity-picture-eternal")
    if view.legacy:
        episode = msg(f"mycity-episode-{view.episode}")
        game = msg("mycity-picture-episode", number=view.episode, episode=episode)
    alone = "-own" if view.own_pace and view.stage is Stage.BUILD else ""
    key = f"mycity-picture-{view.stage}{alone}"
    return msg(key, audience=audience, game=game, round=view.round)
