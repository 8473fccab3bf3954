"""Who is asked, stage by stage."""

from __future__ import annotations

from engine.core.game import Turn
from engine.core.seats import Seat
from engine.games.sprawlopolis.rules import owners, waiting_owners
from engine.games.sprawlopolis.state import State
from engine.games.sprawlopolis.view import Stage


def turn(state: State) -> Turn | None:
    """The active player; those who hold Roadwork may lay it meanwhile. The stretches of the highway
    are laid by turns before the first turn."""
    if state.stage is Stage.OVER:
        return None
    number = state.turn - len(state.highway)
    return Turn(state.stage, asked(state), also=also_asked(state), number=number)


def asked(state: State) -> tuple[Seat, ...]:
    """The seats that the table waits for."""
    match state.stage:
        case Stage.OVER:
            return ()
        case Stage.LAST_CALL:
            return waiting_owners(state)
        case _:
            return (state.active,)


def also_asked(state: State) -> tuple[Seat, ...]:
    """S27: the seats that may lay Roadwork while another's turn waits for its play."""
    if state.stage is not Stage.PLAY or not state.terms.roadwork:
        return ()
    return tuple(seat for seat in owners(state) if seat != state.active)
