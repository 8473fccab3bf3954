"""Everything there is to know about a game of Manhattan, secrets included."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.seats import Seat
from engine.games.manhattan.pieces import Blocks, Stack, TableData, table_for
from engine.games.manhattan.view import Scored, Stage
from engine.kit.frozen import derived_property


@dataclass(frozen=True)
class Cards:
    """Where every card lies: in a hand, in the draw pile (its top last) or on the discard."""

    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    discard: tuple[int, ...]


@dataclass(frozen=True)
class State:
    """The whole table. Rows by colour have one entry for each colour of the box in play."""

    stage: Stage
    round: int
    turn: int
    first: Seat
    plots: tuple[Stack, ...]
    supplies: tuple[Blocks, ...]
    trays: tuple[Blocks, ...]
    forfeited: tuple[Blocks, ...]
    scored: tuple[Scored, ...]
    cards: Cards
    choices: tuple[tuple[Blocks, ...], ...]
    shown: tuple[tuple[int, ...], ...]
    last: int | None = None

    @derived_property
    def table(self) -> TableData:
        """What the number of players decides."""
        return table_for(len(self.choices))

    @property
    def on_turn(self) -> Seat:
        """Whose turn it is while blocks are built: clockwise from the first player."""
        return (self.first + self.turn) % len(self.choices)

    @property
    def turns(self) -> int:
        """How many turns a round has, all players together."""
        return self.table.blocks_per_colour * len(self.supplies)
