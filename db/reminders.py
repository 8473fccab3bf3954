"""When each person who is waited for hears of it next."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from db.errors import Taken
from db.statements import Query, Source, Statement, Writer

NEVER = 0
NO_END = 2**62
"""No game has this number."""


@dataclass(frozen=True)
class Reminder:
    """One row. ``last`` is when they heard of it before; ``NEVER`` if they did not. ``tries``
    counts how often in a row they could not be told."""

    user: int
    due: int
    last: int = NEVER
    tries: int = 0


async def put(writer: Writer, reminder: Reminder) -> None:
    """Store when to remind this person, in place of what was planned before; nothing if they sit
    nowhere any more, as somebody does who was forgotten meanwhile."""
    sql = """INSERT INTO reminders (user, due, last, tries) SELECT ?1, ?2, ?3, ?4
        WHERE EXISTS (SELECT 1 FROM seats WHERE user = ?1 AND left_at IS NULL)
        ON CONFLICT (user) DO UPDATE
        SET due = excluded.due, last = excluded.last, tries = excluded.tries"""
    await writer.execute(Statement(sql, (astuple(reminder),)))


def hastening(user: int, due: int) -> Statement:
    """Remind them no later than this."""
    sql = """INSERT INTO reminders (user, due, last) VALUES (?, ?, 0)
        ON CONFLICT (user) DO UPDATE
        SET due = CASE WHEN reminders.due < excluded.due THEN reminders.due
            ELSE excluded.due END"""
    return Statement(sql, ((user, due),))


async def take(writer: Writer, reminder: Reminder) -> None:
    """Claim one that is due; ``Taken`` if it was claimed or moved meanwhile."""
    sql = "DELETE FROM reminders WHERE user = ? AND due = ?"
    await writer.execute(Statement(sql, ((reminder.user, reminder.due),), unchanged=Taken))


def finding_due(now: int, limit: int) -> Query:
    """Finds the reminders whose time has come, the longest ago first."""
    return Query("SELECT * FROM reminders WHERE due <= ? ORDER BY due LIMIT ?", (now, limit))


async def due(source: Source, now: int, limit: int = 100) -> list[Reminder]:
    """Whose time has come, the longest ago first."""
    return [Reminder(**dict(row)) for row in await source.fetch(*finding_due(now, limit))]


async def last_of_next(source: Source, after: int, count: int) -> int | None:
    """The last of the next so many games in play that come after this one; None where there are
    not so many."""
    sql = """SELECT id FROM games WHERE status = 'playing' AND id > ?
        ORDER BY id LIMIT 1 OFFSET ?"""
    return next((row["id"] for row in await source.fetch(sql, (after, count - 1))), None)


async def unplanned(
    source: Source, after: int = 0, upto: int = NO_END, limit: int = 200
) -> list[tuple[int, int]]:
    """People whom some game waits for and who have no reminder yet, each with since when the
    longest of these games waits; of games after the one number and up to the other. There may be
    more than ``limit``: they are found once these are planned."""
    rows = await source.fetch(
        """SELECT seats.user, min(games.asked_at) AS since
        FROM games JOIN seats ON seats.table_id = games.id
        WHERE games.status = 'playing' AND games.id > ?1 AND games.id <= ?2
            AND seats.table_id > ?1 AND seats.table_id <= ?2
            AND (games.asked >> CAST(seats.seat AS INTEGER)) & 1 = 1
            AND seats.user IS NOT NULL AND seats.bot IS NULL AND seats.left_at IS NULL
            AND NOT EXISTS (SELECT 1 FROM reminders WHERE reminders.user = seats.user)
        GROUP BY seats.user LIMIT ?3""",
        (after, upto, limit),
    )
    return [(row["user"], row["since"]) for row in rows]
