"""Who is asked, stage by stage."""

from __future__ import annotations

from engine.core.game import Turn
from engine.core.seats import Seat
from engine.games.manhattan.state import State
from engine.games.manhattan.view import Stage


def turn(state: State) -> Turn | None:
    """All choose blocks at once and may change their choice; they build one after the other."""
    match state.stage:
        case Stage.OVER:
            return None
        case Stage.CHOOSE:
            ready = tuple(seat for seat, choice in enumerate(state.choices) if choice)
            return Turn(state.stage, asked(state), also=ready, together=True, number=state.round)
        case _:
            number = state.round * state.turns + state.turn
            return Turn(state.stage, asked(state), number=number)


def asked(state: State) -> tuple[Seat, ...]:
    """The seats that the table waits for."""
    match state.stage:
        case Stage.OVER:
            return ()
        case Stage.CHOOSE:
            return tuple(seat for seat, choice in enumerate(state.choices) if not choice)
        case _:
            return (state.on_turn,)
