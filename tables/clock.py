"""What happens when time has run out."""

from __future__ import annotations

from db import games, receipts, settings, stops, timers
from db.errors import Taken
from db.games import Status
from db.settings import Scope
from db.stops import Stop, StopKind
from db.timers import Timer
from tables.hours import DAY, MINUTE
from tables.office import HOUSE, Office

__all__ = ["LOBBY", "Timer", "due", "lobby_expired", "make_up_for_outage", "note_alive", "tidy_up"]

LOBBY = "lobby"
LOBBY_SECONDS = DAY
RECEIPT_SECONDS = DAY
ALIVE = "alive"
SHORTEST_OUTAGE = 5 * MINUTE


async def due(office: Office) -> list[Timer]:
    """The timers whose time has come, the earliest first."""
    return await timers.due(office.database, office.now())


async def tidy_up(office: Office) -> None:
    """Forget which interactions were carried out long ago: Discord repeats none after a day."""
    await receipts.forget_before(office.database, office.now() - RECEIPT_SECONDS)


async def note_alive(office: Office) -> None:
    """The house is awake: whenever it was not, no clock has run."""
    async with office.database.write() as writer:
        await settings.put(writer, Scope.HOUSE, HOUSE, ALIVE, str(office.now()))


async def make_up_for_outage(office: Office, back: int) -> int:
    """After a time in which nobody could reach the house, up to the moment when it came back: all
    clocks stood still, and every other timer moves by as much. How long it was, in seconds."""
    seen = await settings.find(office.database, Scope.HOUSE, HOUSE, ALIVE)
    away = back - int(seen) if seen is not None else 0
    if away < SHORTEST_OUTAGE:
        return 0
    async with office.database.write() as writer:
        await settings.put(writer, Scope.HOUSE, HOUSE, ALIVE, str(back))
        await stops.add(writer, Stop(StopKind.OUTAGE, back - away, back))
        await timers.shift_all(writer, away)
    return away


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
