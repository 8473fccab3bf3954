"""Who is asked, stage by stage."""

from __future__ import annotations

from engine.core.game import Turn
from tests.lamps.state import State
from tests.lamps.view import Stage


def turn(state: State) -> Turn | None:
    """All bid at once; then the lighter answers, and the neighbour last."""
    seats = range(len(state.hands))
    match state.stage:
        case Stage.OVER:
            return None
        case Stage.BID:
            waiting = tuple(seat for seat in seats if not state.bids[seat])
            ready = tuple(seat for seat in seats if state.bids[seat])
            return Turn(Stage.BID, waiting, also=ready, together=True, number=state.round)
        case Stage.SHOW:
            neighbour = (state.lighter + 1) % len(state.hands)
            return Turn(Stage.SHOW, (neighbour,), number=state.round)
    return Turn(state.stage, (state.lighter,), number=state.round)
