"""Everything there is to know about a game of Urbis, secrets included."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.seats import Seat
from engine.games.urbis.city import City
from engine.games.urbis.view import Ending, Stage, Task


@dataclass(frozen=True)
class State:
    """The whole table. Deck and piles have their top first.

    The first of the ``tasks`` is the decision that stands; what its seat is shown lies on top of
    the deck or of the piles meanwhile, so a look survives a restart.
    """

    city: City
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    piles: tuple[tuple[str, ...], ...]
    left_out: tuple[str, ...]
    turn: int
    on_turn: Seat
    tasks: tuple[Task, ...] = ()
    passes: int = 0
    last: tuple[str, ...] = ()
    ending: Ending | None = None
    winner: Seat | None = None

    @property
    def stage(self) -> Stage:
        """What the table is waiting for."""
        if self.ending:
            return Stage.OVER
        return self.tasks[0].stage if self.tasks else Stage.ACT

    @property
    def asked(self) -> Seat:
        """Whom the table waits for, unless it is over."""
        return self.tasks[0].seat if self.tasks else self.on_turn
