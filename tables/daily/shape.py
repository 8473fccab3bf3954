"""The shape of play: how the points of a try grew, and nothing of where anything lies."""

from __future__ import annotations

from collections.abc import Sequence

from db import steps
from db.errors import Damaged
from engine.core import codec
from engine.core.errors import Refused
from tables.context import Context
from tables.daily.par import own_points
from tables.history.moments import PackedMatch, packed_at, present_line
from tables.history.scenes import evenly
from tables.processes import Urgency
from tables.table import Table

MOST_PARTS = 12


async def shape(context: Context, table: Table, most: int = MOST_PARTS) -> tuple[int, ...]:
    """The points as they stood after each part of the game, at most so many; the last are the
    final ones. Refused where the log cannot be read."""
    try:
        log = await steps.whole(context.database, table.id)
        line = present_line(log)
        moves = evenly([step for step in log if step.rev in line and step.ply > 0], most)
        matches = [packed_at(table, step) for step in moves]
        return await context.elsewhere(Urgency.LOOKED_AT, _points, matches)
    except (codec.Unreadable, Damaged) as error:
        raise Refused("refused-parked") from error


def _points(matches: Sequence[PackedMatch]) -> tuple[int, ...]:
    found = []
    for packed in matches:
        match = packed.match()
        outcome = match.outcome
        found.append(own_points(match.standing() if outcome is None else outcome.tallies))
    return tuple(found)
