"""What streets may still pay: a guess for bots, made from the open table."""

from __future__ import annotations

from typing import Final

from engine.core.seats import Seat
from engine.games.streets.final_money import final_money
from engine.games.streets.table import SNEAK, Stage
from engine.games.streets.view import View

CLOSES: Final = 0.6
"""How likely an unfinished street will be closed, and then pays the other half."""

TURNS: Final = 12
"""With fewer tiles than that to come, some streets will stay as they are."""

SIGN: Final = 1.0
"""What it is worth to have a sign to build with."""


def heuristic(view: View, seat: Seat) -> float:
    """The other half of what the unfinished streets would pay; alone, less what the Sneak has."""
    if view.stage is Stage.OVER:
        return 0.0
    time = min(1.0, (view.stack + sum([len(one.backs) for one in view.players])) / TURNS)
    own = _hope(view, seat, time)
    return own - _hope(view, SNEAK, time) if view.table.solo else own


def _hope(view: View, seat: Seat, time: float) -> float:
    return time * (CLOSES * final_money(view.table)[seat] + SIGN * view.players[seat].signs)
