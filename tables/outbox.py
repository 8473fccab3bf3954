"""What the hall owes the players: which boards and hands are behind, and what to say with them."""

from __future__ import annotations

from collections.abc import Collection

from db import followers, games, outbox, settings, steps
from db.outbox import Owed
from db.settings import Scope
from db.statements import Connection
from engine.core import codec
from engine.core.events import Event, notices
from engine.core.seats import Eye, Seat
from engine.core.words import Msg
from tables.context import Context
from tables.entries import Debt
from tables.table import Table
from tables.time import archiving

__all__ = [
    "Owed",
    "first_time",
    "news",
    "next_due",
    "owed",
    "postpone",
    "published",
    "thread_made",
    "whispers",
]


async def owed(context: Context, limit: int = 100, without: Collection[int] = ()) -> list[Owed]:
    """What is due to be published now, the longest wait first; not of the tables ``without``."""
    return await outbox.pending(context.database, context.now(), limit, without)


async def next_due(context: Context, without: Collection[int] = ()) -> int | None:
    """In how many seconds something will be due; None if nothing is owed."""
    due = await outbox.next_due(context.database, without)
    return None if due is None else max(0, due - context.now())


async def news(
    context: Context, table_id: int, eye: Eye, after: int = 0, upto: int | None = None
) -> tuple[Msg, ...]:
    """What this eye reads of all that has happened after one revision, up to another."""
    return notices(await _events(context, table_id, after, upto), eye)


async def whispers(
    context: Context, table_id: int, seat: Seat, after: int = 0, upto: int | None = None
) -> tuple[Msg, ...]:
    """What was told to this seat alone after one revision, up to another."""
    events = await _events(context, table_id, after, upto)
    return tuple(w.text for event in events for w in event.private if w.seat == seat)


async def _events(context: Context, table_id: int, after: int, upto: int | None) -> list[Event]:
    entries = await steps.since(context.database, table_id, after)
    told = [entry for entry in entries if upto is None or entry.rev <= upto]
    return [event for entry in told for event in codec.load_events(entry.events)]


async def published(context: Context, debt: Owed, message: int | None = None) -> None:
    """It was shown: the debt is paid, and the board remembers its message."""
    async with context.database.write() as writer:
        await outbox.settle(writer, debt)
        if message is not None:
            await _board_shown(context, writer, debt)
            await games.mark_posted(writer, debt.table_id, debt.rev, message)


async def _board_shown(context: Context, writer: Connection, debt: Owed) -> None:
    """What follows from a board that is up: its followers are owed the same, and after the last
    one the thread may be put away some day."""
    row = await games.find(writer, debt.table_id)
    if row is None:
        return
    ended = row.ended_at is not None and row.rev == debt.rev
    if await followers.to_tell(writer, debt.table_id, debt.rev, ended):
        first, now = row.posted_rev + 1, context.now()
        await outbox.owe_since(writer, debt.table_id, first, debt.rev, Debt.FOLLOWERS, now)
    if ended:
        await archiving.arm(writer, debt.table_id, context.now())


async def postpone(context: Context, debt: Owed, seconds: int) -> None:
    """It could not be shown now; try again later."""
    async with context.database.write() as writer:
        await outbox.postpone(writer, debt, context.now() + seconds)


async def thread_made(context: Context, table: Table, thread: int) -> None:
    """The game is played in this thread from now on, and its people are to be let in: each player,
    and (None) those who follow."""
    players = [row.seat for row in table.seats if row.user is not None and row.left_at is None]
    debts = [(Debt.COMPANY, seat) for seat in (*players, None)]
    async with context.database.write() as writer:
        await games.set_thread(writer, table.id, thread)
        await outbox.owe(writer, table.id, table.row.rev, debts, context.now())


async def first_time(context: Context, table_id: int, what: str) -> bool:
    """Whether this was not said at this table before; from now on it was."""
    async with context.database.write() as writer:
        said = await settings.find(writer, Scope.TABLE, table_id, what)
        await settings.put(writer, Scope.TABLE, table_id, what, "said")
    return said is None
