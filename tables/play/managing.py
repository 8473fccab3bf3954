"""What a server's managers may do with a table."""

from __future__ import annotations

from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.words import msg, typed
from tables.command import command
from tables.context import Caller, Context
from tables.entries import Entry, Kind
from tables.lobby.opening import call_off as end_table
from tables.log import append
from tables.table import Table


@command(retry=True)
async def show_again(context: Context, table: Table, caller: Caller) -> None:
    """Publish the board and every hand once more."""
    told = Event(msg("notice-shown-again", who=table.told_by(caller.user)))
    hands = tuple(row.seat for row in table.seats if row.left_at is None)
    entry = Entry(Kind.NOTE, table.match_needed().match, (told,), hands=hands)
    await append(context, table, caller, [entry])


@command(retry=True)
async def call_off(context: Context, table: Table, caller: Caller, reason: str) -> None:
    """End a table without a result, and tell it why. Refused where it has ended."""
    if table.row.ended_at is not None:
        raise Refused("refused-game-over")
    by = table.told_by(caller.user)
    told = Event(msg("notice-cancelled-because", who=by, reason=typed(reason)))
    await end_table(context, table, caller, told)
