"""A finished game scene by scene: what lay open on the table after each move that counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from db import steps
from db.errors import Damaged
from engine.core import codec
from engine.core.errors import Refused
from engine.core.seats import Public, Seen
from tables.context import Context
from tables.history.moments import PackedMatch, ended_needed, packed_at, present_line
from tables.processes import Urgency
from tables.table import Table

MOST_SCENES = 120

T = TypeVar("T")
Scene = Seen[object, Public]


async def scenes(context: Context, table: Table, most: int = MOST_SCENES) -> list[Scene]:
    """From the start to the end, at most so many; what was taken back is left out."""
    ended_needed(table)
    try:
        log = await steps.whole(context.database, table.id)
        line = present_line(log)
        matches = [packed_at(table, step) for step in log if step.rev in line]
        return evenly(await context.elsewhere(Urgency.AT_LEISURE, _seen, matches), most)
    except (codec.Unreadable, Damaged) as error:
        raise Refused("refused-parked") from error


def _seen(matches: Sequence[PackedMatch]) -> list[Scene]:
    """Scenes that look like the one before them are left out: a hidden answer shows nothing."""
    found: list[Scene] = []
    for packed in matches:
        scene = packed.match().public()
        if not found or found[-1] != scene:
            found.append(scene)
    return found


def evenly(items: list[T], most: int) -> list[T]:
    """At most so many of these, the first and the last among them, in even steps."""
    if len(items) <= most:
        return items
    last = len(items) - 1
    return [items[round(number * last / (most - 1))] for number in range(most)]
