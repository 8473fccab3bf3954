"""What everyone sees of a lobby: whatever changes it owes a new look, until that has been shown."""

from __future__ import annotations

from db import games, outbox
from db.outbox import Owed
from db.statements import Writer
from tables.context import Context
from tables.entries import Debt
from tables.table import Table

__all__ = ["ANSWER_SECONDS", "Owed", "changed", "first_look", "owed", "shown"]

ANSWER_SECONDS = 3
"""So long the command that opened a table has to show it by itself."""

PRESS_SECONDS = 1
"""So long a press on the lobby has to show what it changed by its own answer."""


async def changed(writer: Writer, table_id: int, now: int, wait: int = PRESS_SECONDS) -> None:
    """Note in the same transaction that this lobby looks different now."""
    await outbox.owe_lobby(writer, table_id, Debt.LOBBY, now, now + wait)


async def owed(context: Context, table_id: int) -> Owed | None:
    """What is still to be shown of this lobby."""
    debts = await outbox.of_game(context.database, table_id)
    return next((debt for debt in debts if debt.kind == Debt.LOBBY), None)


def first_look(debt: Owed) -> bool:
    """Whether this lobby has never been seen, as far as the archive knows."""
    return debt.first == 1


async def shown(context: Context, table: Table, channel: int | None, message: int | None) -> None:
    """This message shows the lobby as this table has it; later changes are still owed."""
    rev, now = table.row.lobby_rev, context.now()
    async with context.database.write() as writer:
        await outbox.settle(writer, Owed(table.id, Debt.LOBBY, None, rev, rev, now, now))
        await games.mark_lobby(writer, table.id, channel, message)
