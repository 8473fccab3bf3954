"""What one pair of eyes sees of a table of Lamplighters."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.seats import Eye, Seat
from tests.lamps.pieces import Lamp


@dataclass(frozen=True)
class View:
    eye: Eye
    stage: str
    round: int
    rounds: int
    team: bool
    fog: bool
    before: int
    seats: int
    bidden: tuple[bool, ...]
    lighter: Seat
    lamps: tuple[Lamp, ...]
    spent: tuple[int, ...]
    shown: tuple[int, ...]
    hand: tuple[int, ...] = ()
    bid: int = 0
