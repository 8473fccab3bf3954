"""My City, by Reiner Knizia: everyone builds the same buildings, each on a board of their own."""

from engine.games.mycity.game import GAME

__all__ = ["GAME"]
