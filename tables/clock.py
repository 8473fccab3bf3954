"""What happens when time has run out."""

from __future__ import annotations

from db import games, receipts, timers
from db.errors import Taken
from db.games import Status
from db.timers import Timer
from tables.office import Office

LOBBY = "lobby"
LOBBY_SECONDS = 24 * 3600
RECEIPT_SECONDS = 24 * 3600


async def due(office: Office) -> list[Timer]:
    """The timers whose time has come, the earliest first."""
    return await timers.due(office.database, office.now())


async def tidy_up(office: Office) -> None:
    """Forget which interactions were carried out long ago: Discord repeats none after a day."""
    await receipts.forget_before(office.database, office.now() - RECEIPT_SECONDS)


async def lobby_expired(office: Office, timer: Timer) -> games.Game | None:
    """Clear a lobby that nobody started; None where there is nothing to clear."""
    if timer.game is None:
        return None
    async with office.locks.holding(timer.game):
        table = await games.find(office.database, timer.game)
        waiting = table is not None and table.status is Status.LOBBY
        try:
            async with office.database.write() as writer:
                await timers.take(writer, timer)
                if waiting:
                    await games.cancel(writer, timer.game, office.now())
        except Taken:
            return None
    return table if waiting else None
