"""A lobby that nobody starts in time is closed."""

from __future__ import annotations

from contextlib import suppress

from db import games, timers
from db.games import Status
from db.locks import table_lock
from db.timers import Timer
from engine.core.errors import Stale
from tables.command import locked
from tables.context import Context
from tables.lobby import display
from tables.time.arithmetic import DAY

LOBBY = "lobby"
"""The timer of a lobby."""
LOBBY_SECONDS = DAY
EXPIRED = "expired"
"""The reason for the end of a lobby that nobody started in time."""


async def lobby_expired(context: Context, timer: Timer) -> games.Game | None:
    """Close a lobby that nobody started; None where there is nothing to close."""
    if timer.table_id is None:
        return None
    alone = context.database.write(table_lock(timer.table_id))
    with suppress(Stale):
        async with locked(context, timer.table_id) as table, alone as writer:
            await timers.take(writer, timer)
            if table.row.status is Status.LOBBY:
                await games.cancel(writer, table.id, context.now(), EXPIRED)
                await display.changed(writer, table, context.now())
                return table.row
    return None
