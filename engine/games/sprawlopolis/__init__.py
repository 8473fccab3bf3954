"""Sprawlopolis, by Steven Aramini, Danny Devine and Paul Kluka: one city out of eighteen cards."""

from engine.games.sprawlopolis.game import GAME

__all__ = ["GAME"]
