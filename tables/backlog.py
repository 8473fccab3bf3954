"""How far Boroughs is behind with what it has to show and to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from db import backlog as rows
from tables.context import Context

AGES = (5, 60, 600, 3600)
"""Ages in seconds by which what is not shown yet is told apart."""

CLOCKS = tuple(rows.LATEST)


@dataclass(frozen=True)
class Backlog:
    """``unpublished`` counts what is not shown yet by its age: how many for at least so many
    seconds, and less than the next age. ``oldest`` is the age of the oldest of it. ``late`` is by
    how many seconds each clock is behind."""

    unpublished: Mapping[int, int]
    oldest: int
    late: Mapping[str, int]

    @property
    def count(self) -> int:
        """How many things are not shown yet."""
        return sum(self.unpublished.values())


async def backlog(context: Context) -> Backlog:
    """As the archive has it now."""
    now = context.now()
    async with context.database.read() as source:
        *older, since = await rows.unpublished(source, now, AGES)
        late = await rows.late(source, now)
    apart = [younger - elder for younger, elder in pairwise([*older, 0])]
    return Backlog(dict(zip((0, *AGES), apart, strict=True)), max(0, now - since), late)
