"""What everyone sees of a lobby: every change makes a new look pending, until it was published."""

from __future__ import annotations

from db import games, outbox
from db.locks import table_lock
from db.outbox import Pending
from db.statements import Writer
from tables.context import Context
from tables.entries import Publication
from tables.table import Table

__all__ = ["Pending", "changed", "first_look", "opened", "pending", "shown"]

ANSWER_SECONDS = 3
"""For so many seconds the command that opened a table may show it by itself."""

UNSEEN = 0
"""The revision of a lobby that nobody has been shown."""

PRESS_SECONDS = 1
"""For so many seconds a press on the lobby may show what it changed by its own answer."""


async def opened(writer: Writer, table_id: int, now: int) -> None:
    """Note in the same transaction that there is a new lobby to be shown."""
    due = now + ANSWER_SECONDS
    await outbox.add_lobby(writer, table_id, UNSEEN, Publication.LOBBY, now, due)


async def changed(writer: Writer, table: Table, now: int) -> None:
    """Note in the same transaction that this lobby looks different now. Raises ``Taken`` if it is
    not what it was when this table was read: somebody has sat down, left, or started meanwhile."""
    given = (table.id, table.row.lobby_rev, Publication.LOBBY, now, now + PRESS_SECONDS)
    await outbox.add_lobby(writer, *given)


async def pending(context: Context, table_id: int) -> Pending | None:
    """What is still to be shown of this lobby."""
    found = await outbox.of_game(context.database, table_id)
    return next((one for one in found if one.kind == Publication.LOBBY), None)


def first_look(row: Pending) -> bool:
    """Whether this lobby has never been seen, as far as the archive knows."""
    return row.first == 1


async def shown(context: Context, table: Table, channel: int | None, message: int | None) -> None:
    """Record that this message shows the lobby as this table has it; later changes stay pending."""
    rev, now = table.row.lobby_rev, context.now()
    async with context.database.write(table_lock(table.id)) as writer:
        shown = Pending(table.id, Publication.LOBBY, None, rev, rev, now, now)
        await outbox.mark_published(writer, shown)
        await games.mark_lobby(writer, table.id, channel, message)
