"""Deadlines and reminders: rows with a due time, swept by one task."""

from __future__ import annotations

from dataclasses import dataclass, replace

from db.errors import Taken
from db.seats import from_key, to_key
from db.statements import Row, Source, Statement, Writer


@dataclass(frozen=True)
class Timer:
    """One row. There is one timer of a kind for each seat of a game; a timer without a game
    stands for itself."""

    id: int
    due: int
    kind: str
    game: int | None
    seat: int | None
    payload: str
    tries: int = 0


def arming(
    kind: str, due: int, game: int | None, seat: int | None = None, payload: str = ""
) -> Statement:
    """Set this timer, moved if it was set before."""
    sql = """INSERT INTO timers (due, kind, game, seat, payload) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (game, kind, seat) DO UPDATE
        SET due = excluded.due, payload = excluded.payload, tries = 0"""
    return Statement(sql, ((due, kind, game, to_key(seat), payload),))


async def arm(
    writer: Writer,
    kind: str,
    due: int,
    game: int | None,
    seat: int | None = None,
    payload: str = "",
) -> None:
    """Set this timer, moved if it was set before."""
    await writer.execute(arming(kind, due, game, seat, payload))


def taking(timer: Timer) -> Statement:
    """Claim a due timer, in the transaction that does what it is for; ``Taken`` if it was
    claimed, moved or disarmed meanwhile."""
    sql = "DELETE FROM timers WHERE id = ? AND due = ?"
    return Statement(sql, ((timer.id, timer.due),), unchanged=Taken)


async def take(writer: Writer, timer: Timer) -> None:
    """Claim a due timer, in the transaction that does what it is for; ``Taken`` if it was
    claimed, moved or disarmed meanwhile."""
    await writer.execute(taking(timer))


async def put_off(writer: Writer, timer: Timer, due: int) -> Timer:
    """Begin with a due timer: until it is taken it comes again then, and counts one try more.
    ``Taken`` if it was claimed, moved or disarmed meanwhile."""
    sql = "UPDATE timers SET due = ?, tries = tries + 1 WHERE id = ? AND due = ?"
    await writer.execute(Statement(sql, ((due, timer.id, timer.due),), unchanged=Taken))
    return replace(timer, due=due, tries=timer.tries + 1)


def disarming(game: int, kind: str, seat: int | None = None) -> Statement:
    """Forget this timer, if it is set."""
    sql = "DELETE FROM timers WHERE game = ? AND kind = ? AND seat = ?"
    return Statement(sql, ((game, kind, to_key(seat)),))


async def disarm(writer: Writer, game: int, kind: str, seat: int | None = None) -> None:
    """Forget this timer, if it is set."""
    await writer.execute(disarming(game, kind, seat))


def disarming_all(game: int) -> Statement:
    """Forget every timer of this game."""
    return Statement("DELETE FROM timers WHERE game = ?", ((game,),))


async def disarm_all(writer: Writer, game: int) -> None:
    """Forget every timer of this game."""
    await writer.execute(disarming_all(game))


async def shift_all(writer: Writer, seconds: int) -> None:
    """Move all timers, as after an outage that nobody shall be punished for."""
    await writer.execute(Statement("UPDATE timers SET due = due + ?", ((seconds,),)))


async def due(source: Source, now: int, limit: int = 100) -> list[Timer]:
    """The timers that have run out, the longest ago first; those of parked games stand still."""
    rows = await source.fetch(
        """SELECT timers.* FROM timers LEFT JOIN games ON games.id = timers.game
        WHERE timers.due <= ? AND coalesce(games.status, '') <> 'parked'
        ORDER BY timers.due, timers.id LIMIT ?""",
        (now, limit),
    )
    return [_timer(row) for row in rows]


async def next_due(source: Source) -> int | None:
    """When the next timer runs out."""
    rows = await source.fetch(
        """SELECT timers.due FROM timers LEFT JOIN games ON games.id = timers.game
        WHERE coalesce(games.status, '') <> 'parked' ORDER BY timers.due LIMIT 1"""
    )
    return int(rows[0]["due"]) if rows else None


async def of_game(source: Source, game: int) -> list[Timer]:
    """The timers of this game, the soonest first."""
    rows = await source.fetch("SELECT * FROM timers WHERE game = ? ORDER BY due, id", (game,))
    return [_timer(row) for row in rows]


def _timer(row: Row) -> Timer:
    return Timer(**{**dict(row), "seat": from_key(row["seat"])})
