"""Everything there is to know about a table, secrets included."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.seats import Seat
from engine.games.yourgame.pieces import Building


@dataclass(frozen=True)
class State:
    """``ply`` counts the cards built; ``aside`` are those that were dealt to nobody."""

    rounds: int
    ply: int
    hands: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    built: tuple[Building, ...] = ()

    @property
    def is_over(self) -> bool:
        return self.ply == self.rounds * len(self.hands)

    @property
    def active(self) -> Seat:
        return self.ply % len(self.hands)
