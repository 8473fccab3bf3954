"""Where the replay of a game was shown to everyone, so that it is shown once."""

from __future__ import annotations

from db import settings
from db.settings import Scope
from tables.context import Context

REPLAY = "replay"


async def replay_shown_at(context: Context, table_id: int) -> str | None:
    """The address of the message that shows this game's replay to everyone, if there is one."""
    return await settings.find(context.database, Scope.TABLE, table_id, REPLAY)


async def replay_was_shown(context: Context, table_id: int, address: str) -> None:
    """Record that the message at this address shows the replay to everyone."""
    await settings.put(context.database, Scope.TABLE, table_id, REPLAY, address)
