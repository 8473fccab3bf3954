"""Whether anything has become due: what is looked for after every change of any table."""

from __future__ import annotations

from db import games, reminders, timers
from tables.context import Context


async def is_anything_due(context: Context) -> bool:
    """Whether a timer has run out, a clock must be looked at, or somebody is to be reminded."""
    now = context.now()
    finding = (timers.finding_due, games.finding_to_wake, reminders.finding_due)
    return any(await context.database.fetch_each(*(find(now, 1) for find in finding)))
