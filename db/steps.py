"""The log of each game, with a snapshot of the state in every entry. It only grows."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import Any

from db.errors import Damaged, Taken
from db.statements import Connection, Row, Source, Statement, Writer

# The higher levels save little more room and take three times as long.
LEVEL = 3
LATER_THAN_ANY = 2**62


@dataclass(frozen=True)
class Entry:
    """One line of the log without its snapshot. ``opened`` is the revision at which the question
    that now stands was asked. Action and events may hold secrets: they are never printed."""

    game: int
    rev: int
    ply: int
    opened: int
    kind: str
    seat: int | None
    dice: bool
    reveals: int
    at: int
    action: str = field(repr=False)
    events: bytes = field(repr=False)


@dataclass(frozen=True)
class Step(Entry):
    """A line of the log with the state that it led to."""

    state: bytes = field(repr=False)


def appending(step: Step) -> Statement:
    """The next line of the log. The key is the lock: whoever comes second meets ``Taken``."""
    sql = """INSERT INTO steps
        (game, rev, ply, opened, kind, seat, dice, reveals, at, action, events, state)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    position = (step.game, step.rev, step.ply, step.opened, step.kind, step.seat)
    facts = (step.dice, step.reveals, step.at, step.action)
    return Statement(sql, (position + facts + (step.events, step.state),), conflict=Taken)


async def append(writer: Writer, step: Step) -> None:
    """Add this line alone; ``Taken`` if the revision exists. A turn is stored by ``db.turns``."""
    await writer.execute(appending(step))


async def latest(source: Source, game: int) -> Step | None:
    """Where the game stands now; nothing for a lobby."""
    rows = await source.fetch(
        "SELECT * FROM steps WHERE game = ? ORDER BY rev DESC LIMIT 1", (game,)
    )
    return _step(rows[0]) if rows else None


async def at(source: Source, game: int, rev: int) -> Step | None:
    """The step with this revision."""
    rows = await source.fetch("SELECT * FROM steps WHERE game = ? AND rev = ?", (game, rev))
    return _step(rows[0]) if rows else None


async def act_at_ply(
    source: Source, game: int, ply: int, before: int = LATER_THAN_ANY
) -> Step | None:
    """The newest step that was played, not restored by an undo, and led to this ply; of the log
    before this revision."""
    # Walks back from the latest step: an undo rarely goes far, and another index would cost
    # every turn a page.
    rows = await source.fetch(
        """SELECT * FROM steps
        WHERE game = ? AND ply = ? AND kind IN ('start', 'act', 'auto', 'timeout') AND rev < ?
        ORDER BY rev DESC LIMIT 1""",
        (game, ply, before),
    )
    return _step(rows[0]) if rows else None


async def moved_after(source: Source, game: int, ply: int) -> list[tuple[int, int, str]]:
    """Each seat that was moved for after this ply, by moves that were not taken back: when first,
    and what kind of move that was."""
    rows = await source.fetch(
        """SELECT seat, min(rev), at, kind FROM steps WHERE game = ?1 AND ply > ?2
            AND kind IN ('act', 'auto', 'timeout') AND NOT EXISTS (
                SELECT 1 FROM steps AS undo WHERE undo.game = ?1 AND undo.kind = 'undo'
                AND undo.rev > steps.rev AND undo.ply < steps.ply)
        GROUP BY seat""",
        (game, ply),
    )
    return [(row["seat"], row["at"], row["kind"]) for row in rows]


async def count_undos(source: Source, game: int, seat: int | None, since: int, most: int) -> int:
    """How often this seat has taken something back since a revision; no further than ``most``."""
    rows = await source.fetch(
        "SELECT 1 FROM steps WHERE game = ? AND rev > ? AND kind = 'undo' AND seat IS ? LIMIT ?",
        (game, since, seat, most),
    )
    return len(rows)


async def latest_of_seats(source: Source, game: int) -> dict[int, tuple[int, int]]:
    """The latest entry of each seat that has done anything: its revision and its moment."""
    rows = await source.fetch(
        """SELECT seat, max(rev) AS rev, max(at) AS at FROM steps
        WHERE game = ? AND seat IS NOT NULL GROUP BY seat""",
        (game,),
    )
    return {row["seat"]: (row["rev"], row["at"]) for row in rows}


async def answered(source: Source, game: int) -> dict[int, int]:
    """When each seat was last moved for, by moves that were not taken back since."""
    rows = await source.fetch(
        """SELECT seat, max(at) AS at FROM steps WHERE game = ?1 AND seat IS NOT NULL
            AND kind IN ('act', 'auto', 'timeout') AND NOT EXISTS (
                SELECT 1 FROM steps AS undo WHERE undo.game = ?1 AND undo.kind = 'undo'
                AND undo.rev > steps.rev AND undo.ply < steps.ply)
        GROUP BY seat""",
        (game,),
    )
    return {row["seat"]: row["at"] for row in rows}


async def since(source: Source, game: int, rev: int) -> list[Entry]:
    """What has happened after this revision, in order, without the snapshots."""
    rows = await source.fetch(
        """SELECT game, rev, ply, opened, kind, seat, dice, reveals, at, action, events
        FROM steps WHERE game = ? AND rev > ? ORDER BY rev""",
        (game, rev),
    )
    return [Entry(**_facts(row)) for row in rows]


async def log(source: Source, game: int) -> list[Entry]:
    """All that has happened, in order, undone steps and undos included."""
    return await since(source, game, 0)


async def whole(source: Source, game: int) -> list[Step]:
    """The whole log with its snapshots: a lot to read, for when every one of them is needed."""
    rows = await source.fetch("SELECT * FROM steps WHERE game = ? ORDER BY rev", (game,))
    return [_step(row) for row in rows]


async def pack(connection: Connection, game: int, limit: int = 50) -> int:
    """Compress the oldest loose states of a finished game; how many it found. Zero: all done.

    Not done when a step is stored: it would take as long as the rest of the turn's statements
    together, and the players wait for that.
    """
    rows = await connection.fetch(
        "SELECT rev, state FROM steps WHERE game = ? AND packed = 0 ORDER BY rev LIMIT ?",
        (game, limit),
    )
    packed = tuple((zlib.compress(row["state"], LEVEL), game, row["rev"]) for row in rows)
    sql = "UPDATE steps SET state = ?, packed = 1 WHERE game = ? AND rev = ? AND packed = 0"
    return await connection.execute(Statement(sql, packed))


def _step(row: Row) -> Step:
    facts = _facts(row)
    if facts.pop("packed"):
        facts["state"] = _unpacked(row)
    return Step(**facts)


def _facts(row: Row) -> dict[str, Any]:
    return {**dict(row), "dice": bool(row["dice"])}


def _unpacked(row: Row) -> bytes:
    try:
        return zlib.decompress(row["state"])
    except zlib.error as error:
        place = f"step {row['rev']} of game {row['game']}"
        raise Damaged(f"The state in {place} cannot be unpacked: {error}.") from error
