"""A finished game scene by scene: what lay open on the table after each move that counts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TypeVar

from db import steps
from db.errors import Damaged
from db.steps import LogRow
from engine.core import codec
from engine.core.errors import Refused
from engine.core.seats import Public, Seen
from tables.context import Context
from tables.history.moments import ended_needed, match_of, present_line
from tables.table import Table

MOST_SCENES = 120

T = TypeVar("T")
Scene = Seen[object, Public]


async def scenes(context: Context, table: Table, most: int = MOST_SCENES) -> list[Scene]:
    """From the start to the end, at most so many; what was taken back is left out."""
    ended_needed(table)
    try:
        log = await steps.whole(context.database, table.id)
        return evenly(await asyncio.to_thread(_seen, table, log), most)
    except (codec.Unreadable, Damaged) as error:
        raise Refused("refused-parked") from error


def _seen(table: Table, log: Sequence[LogRow]) -> list[Scene]:
    """Scenes that look like the one before them are left out: a hidden answer shows nothing."""
    line = present_line(log)
    found: list[Scene] = []
    for step in log:
        if step.rev in line:
            scene = match_of(table, step).public()
            if not found or found[-1] != scene:
                found.append(scene)
    return found


def evenly(items: list[T], most: int) -> list[T]:
    """At most so many of these, the first and the last among them, in even steps."""
    if len(items) <= most:
        return items
    last = len(items) - 1
    return [items[round(number * last / (most - 1))] for number in range(most)]
