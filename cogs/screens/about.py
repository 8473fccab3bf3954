"""A game in a few words, for somebody who does not know it yet."""

from __future__ import annotations

from engine.core.game import GameSpec
from engine.core.words import Msg, msg, plain


def about(spec: GameSpec) -> Msg:
    """What one does in this game, in a sentence or two."""
    return Msg(f"{spec.key}-about")


def facts(spec: GameSpec) -> Msg:
    """For how many players it is, how long it takes around a real table, and whose it is."""
    least, most = spec.seats
    players = plain(str(least) if least == most else f"{least}–{most}")
    return msg("ui-facts", players=players, minutes=spec.minutes, made=plain(spec.credits))
