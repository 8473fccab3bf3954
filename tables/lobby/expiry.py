"""A lobby that nobody starts in time is closed."""

from __future__ import annotations

from db import games, timers
from db.errors import Taken
from db.games import Status
from db.timers import Timer
from tables.context import Context
from tables.lobby import display
from tables.time.arithmetic import DAY

LOBBY = "lobby"
"""The timer of a lobby."""
LOBBY_SECONDS = DAY
EXPIRED = "expired"
"""Why a lobby is over that nobody called off."""


async def lobby_expired(context: Context, timer: Timer) -> games.Game | None:
    """Close a lobby that nobody started; None where there is nothing to close."""
    if timer.table_id is None:
        return None
    async with context.locks.holding(timer.table_id):
        table = await games.find(context.database, timer.table_id)
        waiting = table is not None and table.status is Status.LOBBY
        try:
            async with context.database.write() as writer:
                await timers.take(writer, timer)
                if waiting:
                    await games.cancel(writer, timer.table_id, context.now(), EXPIRED)
                    await display.changed(writer, timer.table_id, context.now())
        except Taken:
            return None
    context.changed(timer.table_id)
    return table if waiting else None
