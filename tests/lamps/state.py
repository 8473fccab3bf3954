"""Everything there is to know about a table of Lamplighters, secrets included."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.seats import Seat
from tests.lamps.pieces import Lamp
from tests.lamps.view import Stage


@dataclass(frozen=True)
class State:
    """``before`` is the light of the episode before; ``spent`` are the cards that were bid."""

    stage: Stage
    round: int
    rounds: int
    team: bool
    fog: bool
    before: int
    hands: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]
    lighter: Seat
    lamps: tuple[Lamp, ...]
    spent: tuple[int, ...]
    shown: tuple[int, ...]
