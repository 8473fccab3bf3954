"""What a table may still bring: a guess for bots."""

from __future__ import annotations

from typing import Final

from engine.core.seats import Seat
from engine.games.yourgame.view import View

UNKNOWN: Final = 6.5
"""What a card is worth that this eye cannot see."""


def heuristic(view: View, seat: Seat) -> float:
    """The cards that this seat will still build: its best ones, where this eye knows them."""
    left = view.rounds - sum([building.seat == seat for building in view.built])
    if seat != view.eye:
        return UNKNOWN * left
    return float(sum(sorted(view.hand, reverse=True)[:left]))
