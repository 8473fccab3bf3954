"""State and view of Lamplighters."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.seats import Eye, Seat


@dataclass(frozen=True)
class Lamp:
    corner: str
    seat: Seat
    oil: int = 0
    name: str = ""


@dataclass(frozen=True)
class State:
    stage: str
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
