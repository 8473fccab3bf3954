"""The events of a move, with what is told in public and in private."""

from __future__ import annotations

from engine.core.events import Event, Whisper
from engine.core.words import Msg, msg, plain, who
from engine.games.yourgame.pieces import Building


def built_text(building: Building) -> Msg:
    """Who has built what where."""
    card, plot = plain(str(building.card)), plain(building.plot.upper())
    return msg("yourgame-built", who=who(building.seat), card=card, plot=plot)


def built(building: Building) -> Event:
    """The card was hidden until now; its player is whispered to, because their hand has changed."""
    text = built_text(building)
    whisper = Whisper(building.seat, text)
    return Event(text, (whisper,), reveals=True)
