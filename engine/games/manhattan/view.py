"""What one pair of eyes sees of the table. No field here could hold another seat's secret."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.core.seats import PUBLIC, Eye, Seat
from engine.games.manhattan.pieces import Blocks, Side, Stack


class Stage(StrEnum):
    """What the table is waiting for."""

    CHOOSE = "choose"
    BUILD = "build"
    FORFEIT = "forfeit"
    OVER = "over"


@dataclass(frozen=True)
class Scored:
    """The points of one colour, by what they were paid for."""

    tallest: int = 0
    cities: int = 0
    buildings: int = 0

    @property
    def points(self) -> int:
        return self.tallest + self.cities + self.buildings


@dataclass(frozen=True)
class ColourView:
    """One colour in play: who builds with it, what is left, what it has scored."""

    colour: int
    seat: Seat
    supply: Blocks
    tray: Blocks
    scored: Scored


@dataclass(frozen=True)
class SeatView:
    """One player as the whole table sees them."""

    side: Side
    colours: tuple[int, ...]
    cards: int
    chosen: bool
    shown: tuple[int, ...]


@dataclass(frozen=True)
class View:
    """The open table, then what only this eye sees: its ``hand`` and its own ``choice``."""

    eye: Eye
    stage: Stage
    round: int
    rounds: int
    turn: int
    turns: int
    first: Seat
    asked: tuple[Seat, ...]
    plots: tuple[Stack, ...]
    colours: tuple[ColourView, ...]
    seats: tuple[SeatView, ...]
    pile: int
    discard: tuple[int, ...]
    last: int | None
    hand: tuple[int, ...] = ()
    choice: tuple[Blocks, ...] = ()

    @property
    def side(self) -> Side:
        """The side of the board that this eye has before it."""
        return Side.SOUTH if self.eye is PUBLIC else self.seats[self.eye].side

    def colour(self, colour: int) -> ColourView:
        """The colour with this number in the box."""
        return next(one for one in self.colours if one.colour == colour)

    def points(self, seat: Seat) -> int:
        """What this seat has scored so far, in all its colours."""
        return sum(one.scored.points for one in self.colours if one.seat == seat)
