"""Who is asked, stage by stage."""

from __future__ import annotations

from engine.core.game import Turn
from engine.core.seats import Seat
from engine.games.streets.course import holder
from engine.games.streets.pieces import Advisor
from engine.games.streets.state import State
from engine.games.streets.table import Stage, Table


def turn(state: State) -> Turn | None:
    """One seat at a time: the active player, or somebody whom a closed street asks something."""
    stage = state.table.stage
    if stage is Stage.OVER:
        return None
    return Turn(stage, asked(state.table), number=state.table.turn)


def asked(table: Table) -> tuple[Seat, ...]:
    """The seat that the table waits for. A lone player answers for the Sneak as well."""
    match table.stage:
        case Stage.OVER:
            return ()
        case _ if table.solo:
            return (0,)
        case Stage.TOKENS:
            return (table.takers[0],)
        case Stage.SHOW:
            seat = holder(table, Advisor.ENTREPRENEUR)
            return () if seat is None else (seat,)
        case _:
            return (table.active,)
