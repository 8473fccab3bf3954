"""Whether anything has changed for those who watch tables, also by another process."""

from __future__ import annotations

from collections.abc import Collection

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


async def marks_of(context: Context, table_ids: Collection[int]) -> dict[int, Mark]:
    """Where each of these tables stands now, with its people and all their drafts: for many tables
    no more questions to the archive than for one. It tells of every change, as ``mark_of`` does."""
    wanted = tuple(table_ids)
    found: dict[int, list[object]] = {table_id: [] for table_id in wanted}
    if wanted:
        for row in await games.find_all(context.database, wanted):
            found[row.id].append(row)
        for person in await seats.of_games(context.database, wanted):
            found[person.table_id].append(person)
        for draft in await drafts.of_games(context.database, wanted):
            found[draft.table_id].append(draft)
    return {table_id: tuple(rows) for table_id, rows in found.items()}
