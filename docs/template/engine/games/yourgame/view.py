"""What one pair of eyes sees of a table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.core.seats import Eye, Seat
from engine.games.yourgame.pieces import Building


class Stage(StrEnum):
    """What the table waits for."""

    BUILD = "build"
    OVER = "over"


@dataclass(frozen=True)
class View:
    """``cards`` says how many each seat holds; ``hand`` is what this eye holds itself."""

    eye: Eye
    stage: Stage
    round: int
    rounds: int
    asked: tuple[Seat, ...]
    cards: tuple[int, ...]
    built: tuple[Building, ...]
    hand: tuple[int, ...] = ()
