"""An action as a sentence to its player."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.words import Msg, msg
from engine.games.sprawlopolis.names import card_name
from engine.games.sprawlopolis.view import View


def sentence(view: View, action: Draft) -> Msg:
    """What the player does; the picture beside it shows where."""
    match action:
        case ("play", card, *_):
            return msg("sprawlopolis-you-play", card=card_name(card))
        case ("lay", card, *_):
            return msg("sprawlopolis-you-lay", card=card_name(card))
        case ("reveal", card):
            return msg("sprawlopolis-you-show", card=card_name(card))
        case ("wrecktar", _) if view.last is not None:
            return msg("sprawlopolis-you-release", card=card_name(view.last.card))
        case ("start", side, *_):
            return msg("sprawlopolis-you-start", side=side.upper(), card=card_name(view.top))
        case ("highway", *_):
            return msg("sprawlopolis-you-build")
    return msg("sprawlopolis-you-keep")
