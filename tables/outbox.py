"""What is pending: which boards and hands are to be published, and what to say with them."""

from __future__ import annotations

from collections.abc import Collection

from db import followers, games, hands, outbox, postings, settings, steps
from db.errors import Taken
from db.hands import Hand
from db.locks import table_lock
from db.outbox import Pending, Publisher
from db.settings import Scope
from db.statements import Connection, Statement, Writer
from engine.core import codec
from engine.core.events import Event, notices
from engine.core.seats import Eye, Seat
from engine.core.words import Msg
from tables.claims import Claim, ClaimLost
from tables.context import Context
from tables.entries import Publication
from tables.table import Table
from tables.time import archiving

__all__ = [
    "Hand",
    "Pending",
    "called_since",
    "due",
    "edited",
    "first_time",
    "hand_shown",
    "hand_withdrawn",
    "news",
    "note_said",
    "posted",
    "posting",
    "postpone",
    "published",
    "standing_hand",
    "thread_made",
    "was_said",
    "whispers",
]


async def due(
    context: Context, within: float = 0, limit: int = 100, without: Collection[int] = ()
) -> list[Pending]:
    """What this process is to publish now, or within so many seconds, the longest wait first; not
    of the tables ``without``."""
    until = context.now() + int(within)
    return await outbox.due(context.database, until, _us(context, without), limit)


def _us(context: Context, without: Collection[int]) -> Publisher:
    return Publisher(Claim.PUBLISHING, context.claims.process, without)


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


async def called_since(context: Context, table_id: int, rev: int) -> dict[Seat, int]:
    """The seats that were called after this revision, each with the newest one that called it."""
    return await steps.calls_since(context.database, table_id, rev)


async def published(context: Context, pending: Pending) -> None:
    """Record that this was published, or that nothing of it has to be."""
    await _mark_published(context, context.database, pending)


async def _mark_published(
    context: Context, writer: Writer, pending: Pending, *also: Statement
) -> None:
    """Record it, with these statements, in one trip; how long it was pending is measured."""
    locks = (table_lock(pending.table_id),)
    await writer.execute(*outbox.publishing(pending), *also, locks=locks)
    waited = context.now() - pending.created_at
    context.monitor.published(pending.kind, pending.table_id, waited)


async def posting(context: Context, pending: Pending) -> int:
    """Note that this is about to be posted as of its revision. Returns the revision that is noted:
    that of an earlier try, which may have posted it and died before it could record that. It names
    the message, so that a repetition is the same one. ``ClaimLost`` where another process has
    taken over what is to be published of this table."""
    us = (Claim.PUBLISHING, context.claims.process)
    try:
        async with context.database.write(table_lock(pending.table_id)) as writer:
            return await postings.note(writer, pending.posting, *us)
    except Taken as error:
        raise ClaimLost(str(error)) from error


# The board


async def posted(
    context: Context,
    pending: Pending,
    message: int,
    since: int,
    digest: str,
    *,
    again: bool = False,
) -> None:
    """Record that a new message shows the board, and tells what has happened after ``since``.
    ``again``: something on it is missing, so it stays pending."""
    async with context.database.write(table_lock(pending.table_id)) as writer:
        if again:
            await writer.execute(postings.forgetting(pending.posting))
        else:
            await _mark_published(context, writer, pending)
        await _board_posted(context, writer, pending)
        given = (pending.table_id, pending.rev, message, since, digest)
        await games.mark_posted(writer, *given)


async def edited(context: Context, pending: Pending, message: int, digest: str) -> None:
    """Record how the message that shows the board looks now."""
    async with context.database.write(table_lock(pending.table_id)) as writer:
        await _mark_published(context, writer, pending)
        await games.mark_edited(writer, pending.table_id, message, digest)


async def _board_posted(context: Context, writer: Connection, pending: Pending) -> None:
    """Make the same pending for the followers of a board that was posted; after the last one, set
    the timer that puts the thread away."""
    row = await games.find(writer, pending.table_id)
    if row is None:
        return
    ended = row.ended_at is not None and row.rev == pending.rev
    if await followers.to_tell(writer, pending.table_id, pending.rev, ended):
        first, now = row.posted_rev + 1, context.now()
        await outbox.add_since(
            writer, pending.table_id, first, pending.rev, Publication.FOLLOWERS, now
        )
    if ended:
        await archiving.arm(writer, pending.table_id, context.now())


# The hands


async def standing_hand(context: Context, table_id: int, seat: Seat) -> Hand | None:
    """The message that shows this seat its hand, if one was sent."""
    return await hands.find(context.database, table_id, seat)


async def hand_shown(context: Context, pending: Pending, hand: Hand, user: int) -> None:
    """Record that this message shows the hand to this user, and how it looks now. The seat may have
    been taken over while it was shown: then the next holder has none yet."""
    await _mark_published(context, context.database, pending, hands.putting(hand, user))


async def hand_withdrawn(context: Context, pending: Pending, seat: Seat) -> None:
    """Record that no message shows this hand any more."""
    dropping = hands.dropping(pending.table_id, seat)
    await _mark_published(context, context.database, pending, dropping)


# Later, and elsewhere


async def postpone(context: Context, pending: Pending, seconds: int) -> None:
    """Try to publish this again after so many seconds."""
    await outbox.postpone(context.database, pending, context.now() + seconds)


async def thread_made(context: Context, table: Table, thread: int) -> None:
    """Record that the game is played in this thread from now on, and make it pending to let its
    people in: each player, and (None) those who follow."""
    players = [row.seat for row in table.seats if row.user is not None and row.left_at is None]
    publications = [(Publication.MEMBERS, seat) for seat in (*players, None)]
    async with context.database.write(table_lock(table.id)) as writer:
        await games.set_thread(writer, table.id, thread)
        await writer.execute(outbox.adding(table.id, table.row.rev, publications, context.now()))


async def first_time(context: Context, table_id: int, what: str) -> bool:
    """True the first time this is said at a table; records it."""
    async with context.database.write(table_lock(table_id)) as writer:
        said = await settings.find(writer, Scope.TABLE, table_id, what)
        await settings.put(writer, Scope.TABLE, table_id, what, "said")
    return said is None


async def was_said(context: Context, table_id: int, what: str) -> bool:
    """Whether this has been said at a table."""
    return await settings.find(context.database, Scope.TABLE, table_id, what) is not None


async def note_said(context: Context, table_id: int, what: str) -> None:
    """Record that this has been said at a table."""
    async with context.database.write(table_lock(table_id)) as writer:
        await settings.put(writer, Scope.TABLE, table_id, what, "said")
