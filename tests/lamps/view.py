"""What one pair of eyes sees of a table of Lamplighters."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.core.seats import Eye, Seat
from tests.lamps.pieces import Lamp


class Stage(StrEnum):
    """What the table waits for; a stage has one verb, and it is called the same."""

    BID = "bid"
    LAMP = "lamp"
    OIL = "oil"
    NAME = "name"
    SHOW = "show"
    OVER = "over"


@dataclass(frozen=True)
class View:
    """Everyone sees who has bidden, and only the own ``hand`` and ``bid``."""

    eye: Eye
    stage: Stage
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
