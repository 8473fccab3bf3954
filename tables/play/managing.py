"""What a server's managers may do with a table."""

from __future__ import annotations

from dataclasses import replace

from db import turns
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.words import msg, typed
from tables.context import Caller, Context, command, receipt
from tables.lobby.opening import call_off as end_table
from tables.log import Debt, Entry, Kind, stored_turns
from tables.play import consent
from tables.table import Table


@command
async def show_again(context: Context, table: Table, caller: Caller) -> None:
    """Owe the board and every hand once more."""
    told = Event(msg("notice-shown-again", who=table.told_by(caller.user)))
    entry = Entry(Kind.NOTE, table.match_needed().match, (told,))
    hands = tuple((Debt.HAND, row.seat) for row in table.seats if row.left_at is None)
    kept = receipt(context, caller, table.id)
    for turn in stored_turns(table, [entry], context.now(), kept):
        await turns.store(context.database, replace(turn, debts=(*turn.debts, *hands)))


@command
async def call_off(context: Context, table: Table, caller: Caller, reason: str) -> None:
    """End a table without a result, whoever its host is; the table is told why."""
    if table.row.ended_at is not None:
        raise Refused("refused-game-over")
    by = table.told_by(caller.user)
    told = Event(msg("notice-cancelled-because", who=by, reason=typed(reason)))
    request = await consent.pending(context, table.id)
    also = consent.closing(request) if request is not None else ()
    await end_table(context, table, caller, told, also)
