"""Who is asked, stage by stage."""

from __future__ import annotations

from engine.core.game import Turn
from engine.core.seats import Seat
from engine.games.yourgame.state import State
from engine.games.yourgame.view import Stage


def turn(state: State) -> Turn | None:
    """One player after the other builds a card."""
    return None if state.is_over else Turn(Stage.BUILD, asked(state), number=state.ply)


def asked(state: State) -> tuple[Seat, ...]:
    """The seats that the table waits for."""
    return () if state.is_over else (state.active,)
