"""An action as a sentence to its player."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.words import Msg, msg
from engine.games.manhattan.choices import block_named
from engine.games.manhattan.names import in_colour, plot_label
from engine.games.manhattan.pieces import plot_named
from engine.games.manhattan.view import View
from engine.kit.viewer import seat_of


def sentence(view: View, action: Draft) -> Msg:
    """``You build 3 floors on B5``; with two colours it begins with the one that is used."""
    match action:
        case ("blocks", *tokens):
            return msg("manhattan-you-take", count=sum(map(len, tokens)))
        case ("build", name, token):
            return _with_block(
                view, token, "manhattan-you-build", plot=plot_label(plot_named(name))
            )
        case ("forfeit", token):
            return _with_block(view, token, "manhattan-you-give-up")
    raise ValueError(f"no such action: {action}")


def _with_block(view: View, token: str, key: str, **args: Msg) -> Msg:
    block = block_named(token, view.seats[seat_of(view)].colours)
    return in_colour(view, block.colour, Msg(key, {"floors": block.floors, **args}))
