"""Which games make a puzzle for one person, and with which options."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import AnyGame
from engine.core.options import Config
from engine.core.rng import Rng

ALONE = 1
BEFORE_THE_GAME = 2**64 - 1
"""The number of no move: what is drawn with it says nothing of the shuffles."""


def for_one(games: Mapping[str, AnyGame]) -> tuple[AnyGame, ...]:
    """Those of these games that one person can play alone, and that have puzzles."""
    return tuple(game for game in games.values() if game.spec.seats[0] == ALONE and game.puzzles)


def puzzle_config(game: AnyGame, seed: bytes) -> Config:
    """How the puzzle of this seed is set up. The game is one of ``for_one``."""
    return Config(ALONE, Rng(seed, BEFORE_THE_GAME).pick(game.puzzles))
