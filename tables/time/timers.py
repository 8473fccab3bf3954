"""Timers: which are due, and claiming one of them."""

from __future__ import annotations

from db import timers
from db.errors import Taken
from db.timers import Timer
from tables.context import Context
from tables.troubles import wait

__all__ = ["Timer", "begun", "due"]


async def due(context: Context) -> list[Timer]:
    """The timers whose time has come, the earliest first."""
    return await timers.due(context.database, context.now())


async def begun(context: Context, timer: Timer) -> Timer | None:
    """Claim a due timer before its work is done: should the work fail, the timer comes again, later
    each time, and no other timer waits for it. None if it was claimed or moved meanwhile."""
    try:
        return await timers.put_off(context.database, timer, context.now() + wait(timer.tries))
    except Taken:
        return None
