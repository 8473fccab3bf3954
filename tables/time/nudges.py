"""A friendly word to those who are waited for, not too often."""

from __future__ import annotations

from db import settings
from db.settings import Scope
from engine.core.errors import Refused
from tables.command import command, once
from tables.context import Caller, Context
from tables.table import Table
from tables.time.arithmetic import HOUR, moment

NUDGED = "nudged"
REST = 8 * HOUR


@command(retry=True)
async def nudge(context: Context, table: Table, caller: Caller) -> None:
    """Record that those who are waited for are nudged now. Refused to those who do not sit there,
    where nobody else is waited for, and within ``REST`` of the last nudge or of the question."""
    table.match_needed()
    seat = table.seat_needed(caller.user)
    if not {row.seat for row in table.present if row.seat in table.row.asked} - {seat}:
        raise Refused("refused-nobody-to-nudge")
    async with once(context, caller, table.id) as writer:
        before = await settings.find(writer, Scope.TABLE, table.id, NUDGED)
        again = max(int(before or 0), table.row.asked_at or 0) + REST
        if again > context.now():
            raise Refused("refused-nudged", until=moment(again))
        await settings.put(writer, Scope.TABLE, table.id, NUDGED, str(context.now()))
