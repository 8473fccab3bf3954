"""Stretches of time in which a clock does not run: pauses, more time, vacations, outages."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from enum import StrEnum

from db.statements import Query, Row, Source, Statement, Writer


class StopKind(StrEnum):
    """Why a clock stands still."""

    PAUSE = "pause"
    GRANT = "grant"
    VACATION = "vacation"
    OUTAGE = "outage"


@dataclass(frozen=True)
class Stop:
    """One row. Without game and user it holds for everybody; an open one has no ``until``."""

    kind: StopKind
    start: int
    until: int | None = None
    table_id: int | None = None
    seat: int | None = None
    user: int | None = None


def adding(stop: Stop) -> Statement:
    """Let these clocks stand still."""
    sql = "INSERT INTO stops (kind, start, until, table_id, seat, user) VALUES (?, ?, ?, ?, ?, ?)"
    return Statement(sql, (astuple(stop),))


async def add(writer: Writer, stop: Stop) -> None:
    """Let these clocks stand still."""
    await writer.execute(adding(stop))


def ending_pause(table_id: int, now: int) -> Statement:
    """End the pause of this table: its clocks run again."""
    sql = """UPDATE stops SET until = ? WHERE table_id = ? AND kind = 'pause' AND until IS NULL"""
    return Statement(sql, ((now, table_id),))


async def end_vacation(writer: Writer, user: int, now: int) -> None:
    """End this person's vacation now; one that has not begun is deleted."""
    sql = """UPDATE stops SET until = CASE WHEN start > ?1 THEN start ELSE ?1 END
        WHERE user = ?2 AND kind = 'vacation' AND until > ?1"""
    await writer.execute(Statement(sql, ((now, user),)))


async def at_table(source: Source, table_id: int, since: int) -> list[Stop]:
    """Everything that stopped a clock of this table after this moment: its own stops, those of
    its players, and those of Boroughs."""
    rows = await source.fetch(
        """SELECT * FROM stops WHERE table_id = ?1 AND (until IS NULL OR until > ?2)
        UNION ALL SELECT stops.* FROM stops JOIN seats ON seats.user = stops.user
            WHERE seats.table_id = ?1 AND stops.until > ?2
        UNION ALL SELECT * FROM stops WHERE table_id IS NULL AND user IS NULL AND until > ?2""",
        (table_id, since),
    )
    return [_stop(row) for row in rows]


async def of_user(source: Source, user: int, since: int) -> list[Stop]:
    """The vacations of this person that end after this moment, in order."""
    rows = await source.fetch(
        "SELECT * FROM stops WHERE user = ? AND until > ? ORDER BY start", (user, since)
    )
    return [_stop(row) for row in rows]


def finding_pause(table_id: int) -> Query:
    """Finds the pause that has not ended yet."""
    sql = "SELECT * FROM stops WHERE table_id = ? AND kind = 'pause' AND until IS NULL"
    return Query(sql, (table_id,))


async def open_pause(source: Source, table_id: int) -> Stop | None:
    """The pause that this table is in; None where it is in none."""
    rows = await source.fetch(*finding_pause(table_id))
    return _stop(rows[0]) if rows else None


def _stop(row: Row) -> Stop:
    columns = {name: value for name, value in dict(row).items() if name != "id"}
    return Stop(**{**columns, "kind": StopKind(row["kind"])})
