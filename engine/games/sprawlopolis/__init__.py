"""Sprawlopolis, by Steven Aramini, Danny Devine and Paul Kluka: one city out of eighteen cards."""

from engine.games.sprawlopolis.game import Sprawlopolis

GAME = Sprawlopolis()
