"""Whether anything has changed for somebody who watches a table, also by another process."""

from __future__ import annotations

from db import drafts, games, seats
from tables.context import Context

Mark = tuple[object, ...]
"""Two marks differ whenever something has changed between them."""


async def mark_of(context: Context, table_id: int, user: int) -> Mark:
    """Where this table, its people and the drafts of this person stand now. It tells of every
    change, also of one that this person must not hear of: nobody but us may compare it."""
    row = await games.find(context.database, table_id)
    people = await seats.of_game(context.database, table_id)
    own = [one.seat for one in people if one.user == user and one.left_at is None]
    begun = [await drafts.find(context.database, table_id, seat) for seat in own]
    return (row, *people, *begun)
