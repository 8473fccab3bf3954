"""The time in which the bot could not be reached: no clock runs in it."""

from __future__ import annotations

from db import settings, stops, timers
from db.settings import Scope
from db.stops import Stop, StopKind
from tables.context import BOROUGHS, Context
from tables.time.arithmetic import MINUTE

ALIVE = "alive"
SHORTEST_OUTAGE = 5 * MINUTE


async def note_alive(context: Context) -> None:
    """Store that the bot can be reached now: an outage is counted from the last such moment."""
    await settings.put(context.database, Scope.BOROUGHS, BOROUGHS, ALIVE, str(context.now()))


async def make_up_for_outage(context: Context, back: int) -> int:
    """Stop all clocks for the time from the last ``note_alive`` to ``back``, and move every other
    timer by as much. Returns how long that was, in seconds; 0 where it was too short to count."""
    seen = await settings.find(context.database, Scope.BOROUGHS, BOROUGHS, ALIVE)
    away = back - int(seen) if seen is not None else 0
    if away < SHORTEST_OUTAGE:
        return 0
    async with context.database.write() as writer:
        await settings.put(writer, Scope.BOROUGHS, BOROUGHS, ALIVE, str(back))
        await stops.add(writer, Stop(StopKind.OUTAGE, back - away, back))
        await timers.shift_all(writer, away)
    return away
