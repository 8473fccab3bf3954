"""Streets, by Haakon Gaarder: tiles with roads, and an income for every street that is closed."""

from engine.games.streets.game import GAME

__all__ = ["GAME"]
