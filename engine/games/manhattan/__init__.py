"""Manhattan, by Andreas Seyfarth: towers in six cities, built by secret cards."""

from engine.games.manhattan.game import GAME

__all__ = ["GAME"]
