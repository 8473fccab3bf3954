"""What happens when time has run out."""

from __future__ import annotations

from db import games, receipts, settings, stops, timers, troubles
from db.errors import Taken
from db.games import Status
from db.settings import Scope
from db.stops import Stop, StopKind
from db.timers import Timer
from tables.context import HOUSE, Context
from tables.lobby import display
from tables.time.arithmetic import DAY, MINUTE
from tables.troubles import FORGOTTEN_AFTER, wait

__all__ = [
    "EXPIRED",
    "LOBBY",
    "Timer",
    "begun",
    "due",
    "lobby_expired",
    "make_up_for_outage",
    "note_alive",
    "tidy_up",
]

LOBBY = "lobby"
EXPIRED = "expired"
"""Why a lobby is over that nobody called off."""
LOBBY_SECONDS = DAY
RECEIPT_SECONDS = DAY
ALIVE = "alive"
SHORTEST_OUTAGE = 5 * MINUTE


async def due(context: Context) -> list[Timer]:
    """The timers whose time has come, the earliest first."""
    return await timers.due(context.database, context.now())


async def begun(context: Context, timer: Timer) -> Timer | None:
    """Claim a due timer before its work is done: should that fail, it comes again, later each
    time, and meanwhile it stands in nobody's way. None if it was claimed or moved meanwhile."""
    try:
        async with context.database.write() as writer:
            return await timers.put_off(writer, timer, context.now() + wait(timer.tries))
    except Taken:
        return None


async def tidy_up(context: Context) -> None:
    """Forget which interactions were carried out long ago, for Discord repeats none after a day;
    and the troubles that are over."""
    await receipts.forget_before(context.database, context.now() - RECEIPT_SECONDS)
    await troubles.forget_before(context.database, context.now() - FORGOTTEN_AFTER)


async def note_alive(context: Context) -> None:
    """The house is awake: whenever it was not, no clock has run."""
    async with context.database.write() as writer:
        await settings.put(writer, Scope.HOUSE, HOUSE, ALIVE, str(context.now()))


async def make_up_for_outage(context: Context, back: int) -> int:
    """After a time in which nobody could reach the house, up to the moment when it came back: all
    clocks stood still, and every other timer moves by as much. How long it was, in seconds."""
    seen = await settings.find(context.database, Scope.HOUSE, HOUSE, ALIVE)
    away = back - int(seen) if seen is not None else 0
    if away < SHORTEST_OUTAGE:
        return 0
    async with context.database.write() as writer:
        await settings.put(writer, Scope.HOUSE, HOUSE, ALIVE, str(back))
        await stops.add(writer, Stop(StopKind.OUTAGE, back - away, back))
        await timers.shift_all(writer, away)
    return away


async def lobby_expired(context: Context, timer: Timer) -> games.Game | None:
    """Clear a lobby that nobody started; None where there is nothing to clear."""
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
