"""Deadlines and reminders: rows with a due time, swept by one task."""

from __future__ import annotations

from dataclasses import dataclass, replace

from db.errors import Taken
from db.statements import Query, Row, Source, Statement, Writer


@dataclass(frozen=True)
class Timer:
    """One row. A table has one timer of a kind; a timer without a table stands for itself."""

    id: int
    due: int
    kind: str
    table_id: int | None
    tries: int = 0


def arming(kind: str, due: int, table_id: int | None) -> Statement:
    """Set this timer, moved if it was set before."""
    sql = """INSERT INTO timers (due, kind, table_id) VALUES (?, ?, ?)
        ON CONFLICT (table_id, kind) DO UPDATE SET due = excluded.due, tries = 0"""
    return Statement(sql, ((due, kind, table_id),))


async def arm(writer: Writer, kind: str, due: int, table_id: int | None) -> None:
    """Set this timer, moved if it was set before."""
    await writer.execute(arming(kind, due, table_id))


async def take(writer: Writer, timer: Timer) -> None:
    """Claim a due timer, in the transaction that does what it is for; ``Taken`` if it was
    claimed, moved or disarmed meanwhile."""
    sql = "DELETE FROM timers WHERE id = ? AND due = ?"
    await writer.execute(Statement(sql, ((timer.id, timer.due),), unchanged=Taken))


async def put_off(writer: Writer, timer: Timer, due: int) -> Timer:
    """Begin with a due timer: until it is taken it comes again then, and counts one try more.
    ``Taken`` if it was claimed, moved or disarmed meanwhile."""
    sql = "UPDATE timers SET due = ?, tries = tries + 1 WHERE id = ? AND due = ?"
    await writer.execute(Statement(sql, ((due, timer.id, timer.due),), unchanged=Taken))
    return replace(timer, due=due, tries=timer.tries + 1)


def disarming(table_id: int, kind: str) -> Statement:
    """Forget this timer, if it is set."""
    sql = "DELETE FROM timers WHERE table_id = ? AND kind = ?"
    return Statement(sql, ((table_id, kind),))


async def disarm(writer: Writer, table_id: int, kind: str) -> None:
    """Forget this timer, if it is set."""
    await writer.execute(disarming(table_id, kind))


def disarming_all(table_id: int) -> Statement:
    """Forget every timer of this game."""
    return Statement("DELETE FROM timers WHERE table_id = ?", ((table_id,),))


async def shift_all(writer: Writer, seconds: int) -> None:
    """Move all timers by so many seconds, as after an outage."""
    await writer.execute(Statement("UPDATE timers SET due = due + ?", ((seconds,),)))


def finding_due(now: int, limit: int) -> Query:
    """Finds the timers that have run out, the longest ago first; those of parked games stand
    still."""
    sql = """SELECT timers.* FROM timers LEFT JOIN games ON games.id = timers.table_id
        WHERE timers.due <= ? AND coalesce(games.status, '') <> 'parked'
        ORDER BY timers.due, timers.id LIMIT ?"""
    return Query(sql, (now, limit))


async def due(source: Source, now: int, limit: int = 100) -> list[Timer]:
    """The timers that have run out, the longest ago first; those of parked games stand still."""
    return [_timer(row) for row in await source.fetch(*finding_due(now, limit))]


def _timer(row: Row) -> Timer:
    return Timer(**dict(row))
