"""After the end: the thread stays open for a day of talk, then it is put away."""

from __future__ import annotations

from contextlib import suppress

from db import games, timers
from db.errors import Taken
from db.statements import Writer
from db.timers import Timer
from tables.context import Context
from tables.lookup import RUNNING

__all__ = ["ARCHIVE", "ARCHIVE_SECONDS", "Timer"]

ARCHIVE = "archive"
ARCHIVE_SECONDS = 24 * 3600


async def arm(writer: Writer, table_id: int, now: int) -> None:
    """Set the timer that puts the thread away, a day from now."""
    await timers.arm(writer, ARCHIVE, now + ARCHIVE_SECONDS, table_id)


async def thread_to_archive(context: Context, timer: Timer) -> int | None:
    """The thread that this timer is about; None where a later episode is at home in it, and
    where it was not made for this game."""
    row = await games.find(context.database, timer.table_id) if timer.table_id is not None else None
    if row is None or row.thread is None or row.ended_at is None:
        return None
    if row.thread == row.channel:
        return None
    here = await games.played_at(context.database, row.thread)
    in_use = any(one.status in RUNNING for one in here)
    return None if in_use else row.thread


async def archived(context: Context, timer: Timer) -> None:
    """Take the timer: the thread was put away, or there was none to put away."""
    with suppress(Taken):
        await timers.take(context.database, timer)
