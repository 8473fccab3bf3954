"""The log of each game, with a snapshot of the state in every entry. It only grows."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import Any

from db.errors import Damaged, Taken
from db.games import from_bits, to_bits
from db.seats import NO_SEAT, to_key
from db.statements import Connection, Query, Row, Source, Statement

# The higher levels save little more room and take three times as long.
LEVEL = 3
LATER_THAN_ANY = 2**62
MOST_STATE_BYTES = 8 * 1024 * 1024
"""No state of ours is larger; a blob that would unpack to more is not unpacked to its end."""


@dataclass(frozen=True)
class Entry:
    """One line of the log without its snapshot. ``opened`` is the revision at which the question
    that now stands was asked, and ``calls`` are the seats that are called by this entry. Action and
    events may hold secrets: they are never printed."""

    table_id: int
    rev: int
    ply: int
    opened: int
    kind: str
    seat: int | None
    dice: bool
    reveals: int
    at: int
    calls: frozenset[int]
    action: str = field(repr=False)
    events: bytes = field(repr=False)


@dataclass(frozen=True)
class LogRow(Entry):
    """A line of the log with the state that it led to."""

    state: bytes = field(repr=False)


def appending(step: LogRow) -> Statement:
    """Append the next line of the log; ``Taken`` if there is a line of this revision already."""
    sql = """INSERT INTO steps
        (table_id, rev, ply, opened, kind, seat, dice, reveals, at, calls, action, events, state)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    position = (step.table_id, step.rev, step.ply, step.opened, step.kind, step.seat)
    facts = (step.dice, step.reveals, step.at, to_bits(step.calls), step.action)
    return Statement(sql, (position + facts + (step.events, step.state),), conflict=Taken)


def finding_latest(table_id: int) -> Query:
    """Finds where the game stands now; nothing for a lobby."""
    return Query("SELECT * FROM steps WHERE table_id = ? ORDER BY rev DESC LIMIT 1", (table_id,))


def found_latest(rows: list[Row]) -> LogRow | None:
    """What ``finding_latest`` has found."""
    return _step(rows[0]) if rows else None


async def latest(source: Source, table_id: int) -> LogRow | None:
    """Where the game stands now; nothing for a lobby."""
    return found_latest(await source.fetch(*finding_latest(table_id)))


async def at(source: Source, table_id: int, rev: int) -> LogRow | None:
    """The step with this revision."""
    rows = await source.fetch("SELECT * FROM steps WHERE table_id = ? AND rev = ?", (table_id, rev))
    return _step(rows[0]) if rows else None


async def act_at_ply(
    source: Source, table_id: int, ply: int, before: int = LATER_THAN_ANY
) -> LogRow | None:
    """The newest step that was played, not restored by an undo, and led to this ply; of the log
    before this revision."""
    # Walks back from the latest step: an undo rarely goes far, and another index would cost
    # every turn a page.
    rows = await source.fetch(
        """SELECT * FROM steps
        WHERE table_id = ? AND ply = ? AND kind IN ('start', 'act', 'auto', 'timeout') AND rev < ?
        ORDER BY rev DESC LIMIT 1""",
        (table_id, ply, before),
    )
    return _step(rows[0]) if rows else None


async def moved_after(source: Source, table_id: int, ply: int) -> list[tuple[int, int, str]]:
    """Each seat that was moved for after this ply, by moves that were not taken back: when first,
    and what kind of move that was."""
    rows = await source.fetch(
        """SELECT seat, at, kind FROM steps WHERE table_id = ?1 AND ply > ?2
            AND kind IN ('act', 'auto', 'timeout') AND NOT EXISTS (
                SELECT 1 FROM steps AS undo WHERE undo.table_id = ?1 AND undo.kind = 'undo'
                AND undo.rev > steps.rev AND undo.ply < steps.ply)
        ORDER BY rev DESC""",
        (table_id, ply),
    )
    first = {row["seat"]: (row["at"], row["kind"]) for row in rows}
    return [(seat, at, kind) for seat, (at, kind) in first.items()]


async def count_undos(
    source: Source, table_id: int, seat: int | None, since: int, most: int
) -> int:
    """How often this seat has taken something back since a revision; no further than ``most``."""
    rows = await source.fetch(
        """SELECT 1 FROM steps
        WHERE table_id = ? AND rev > ? AND kind = 'undo' AND coalesce(seat, ?) = ? LIMIT ?""",
        (table_id, since, NO_SEAT, to_key(seat), most),
    )
    return len(rows)


async def latest_of_seats(source: Source, table_id: int) -> dict[int, tuple[int, int]]:
    """The latest entry of each seat that has done anything: its revision and its moment."""
    rows = await source.fetch(
        """SELECT seat, max(rev) AS rev, max(at) AS at FROM steps
        WHERE table_id = ? AND seat IS NOT NULL GROUP BY seat""",
        (table_id,),
    )
    return {row["seat"]: (row["rev"], row["at"]) for row in rows}


async def answered(source: Source, table_id: int) -> dict[int, int]:
    """When each seat was last moved for, by moves that were not taken back since."""
    rows = await source.fetch(
        """SELECT seat, max(at) AS at FROM steps WHERE table_id = ?1 AND seat IS NOT NULL
            AND kind IN ('act', 'auto', 'timeout') AND NOT EXISTS (
                SELECT 1 FROM steps AS undo WHERE undo.table_id = ?1 AND undo.kind = 'undo'
                AND undo.rev > steps.rev AND undo.ply < steps.ply)
        GROUP BY seat""",
        (table_id,),
    )
    return {row["seat"]: row["at"] for row in rows}


async def since(source: Source, table_id: int, rev: int) -> list[Entry]:
    """What has happened after this revision, in order, without the snapshots."""
    rows = await source.fetch(
        """SELECT table_id, rev, ply, opened, kind, seat, dice, reveals, at, calls, action, events
        FROM steps WHERE table_id = ? AND rev > ? ORDER BY rev""",
        (table_id, rev),
    )
    return [Entry(**_facts(row)) for row in rows]


async def calls_since(source: Source, table_id: int, rev: int) -> dict[int, int]:
    """The seats that were called after this revision, each with the newest one that called it."""
    rows = await source.fetch(
        "SELECT rev, calls FROM steps WHERE table_id = ? AND rev > ? AND calls > 0 ORDER BY rev",
        (table_id, rev),
    )
    return {seat: row["rev"] for row in rows for seat in from_bits(row["calls"])}


async def log(source: Source, table_id: int) -> list[Entry]:
    """All that has happened, in order, undone steps and undos included."""
    return await since(source, table_id, 0)


async def whole(source: Source, table_id: int) -> list[LogRow]:
    """The whole log with its snapshots: a lot to read, for when every one of them is needed."""
    rows = await source.fetch("SELECT * FROM steps WHERE table_id = ? ORDER BY rev", (table_id,))
    return [_step(row) for row in rows]


async def pack(connection: Connection, table_id: int, limit: int = 50) -> int:
    """Compress the oldest loose states of a finished game. Returns how many it found; 0: all done.

    It is not done when a step is stored: it would take as long as the rest of the turn's statements
    together, and the players wait for that.
    """
    rows = await connection.fetch(
        "SELECT rev, state FROM steps WHERE table_id = ? AND packed = 0 ORDER BY rev LIMIT ?",
        (table_id, limit),
    )
    packed = tuple((zlib.compress(row["state"], LEVEL), table_id, row["rev"]) for row in rows)
    sql = "UPDATE steps SET state = ?, packed = 1 WHERE table_id = ? AND rev = ? AND packed = 0"
    return await connection.execute(Statement(sql, packed))


def _step(row: Row) -> LogRow:
    facts = _facts(row)
    if facts.pop("packed"):
        facts["state"] = _unpacked(row)
    return LogRow(**facts)


def _facts(row: Row) -> dict[str, Any]:
    return {**dict(row), "dice": bool(row["dice"]), "calls": from_bits(row["calls"])}


def _unpacked(row: Row) -> bytes:
    place = f"step {row['rev']} of table {row['table_id']}"
    unpacking = zlib.decompressobj()
    try:
        state = unpacking.decompress(row["state"], MOST_STATE_BYTES)
    except zlib.error as error:
        raise Damaged(f"The state in {place} cannot be unpacked: {error}.") from error
    if not unpacking.eof:
        raise Damaged(f"The state in {place} is cut off, or too large to be ours.")
    return state
