"""Your Game, by Somebody: cards become buildings on twelve plots."""

from engine.games.yourgame.game import GAME

__all__ = ["GAME"]
