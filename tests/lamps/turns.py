"""Who is asked, stage by stage."""

from __future__ import annotations

from engine.core.game import Turn
from tests.lamps.state import State


def turn(state: State) -> Turn | None:
    """All bid at once; then the lighter answers, and the neighbour last."""
    seats = range(len(state.hands))
    match state.stage:
        case "over":
            return None
        case "bid":
            waiting = tuple(seat for seat in seats if not state.bids[seat])
            ready = tuple(seat for seat in seats if state.bids[seat])
            return Turn("bid", waiting, also=ready, together=True, number=state.round)
        case "show":
            neighbour = (state.lighter + 1) % len(state.hands)
            return Turn("show", (neighbour,), number=state.round)
    return Turn(state.stage, (state.lighter,), number=state.round)
