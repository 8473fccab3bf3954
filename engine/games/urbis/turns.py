"""Who is asked, stage by stage."""

from __future__ import annotations

from engine.core.game import Turn
from engine.games.urbis.state import State
from engine.games.urbis.view import Stage


def turn(state: State) -> Turn | None:
    """One seat at a time: the active player, or somebody who owes an answer to a card."""
    if state.stage is Stage.OVER:
        return None
    return Turn(state.stage, (state.asked,), number=state.turn)
