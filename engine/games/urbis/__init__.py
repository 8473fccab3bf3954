"""Urbis, by Alexander Rasputin: one city, a quarter for each, and everyone builds everywhere."""

from engine.games.urbis.game import GAME

__all__ = ["GAME"]
