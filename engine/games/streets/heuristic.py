"""What may still be built: a guess for bots, made from the open table."""

from __future__ import annotations

from typing import Final

from engine.core.seats import Seat
from engine.games.streets.final_money import final_money
from engine.games.streets.table import SNEAK, Stage
from engine.games.streets.view import View

SIGN: Final = 2.0
"""What it is worth to have a sign to build with: a guess, see docs/bots.md. Half of what an
unfinished street would pay is among the points already; in games of normal bots no more than that
came of it."""

TURNS: Final = 20
"""With fewer tiles than that to come, some signs will not be used."""

SPOILED: Final = 0.6
"""Alone, what it is worth to keep a dollar from the Sneak, whose money is not among the points."""


def heuristic(view: View, seat: Seat) -> float:
    """What the free signs may still bring; alone, less what the Sneak would be paid."""
    if view.stage is Stage.OVER:
        return 0.0
    time = min(1.0, (view.stack + sum([len(one.backs) for one in view.players])) / TURNS)
    sneaks = final_money(view.table)[SNEAK] if view.table.solo else 0
    return time * (SIGN * view.players[seat].signs - SPOILED * sneaks)
