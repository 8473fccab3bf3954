"""The city of the day: its puzzles, who tried them, and the channels that are told of it."""

from __future__ import annotations

from dataclasses import astuple, dataclass, field

from db.errors import Taken
from db.statements import Query, Row, Source, Statement, Writer


@dataclass(frozen=True)
class Puzzle:
    """The puzzle of one day, counted from 1970 by UTC. Its seed is secret until it is ``closed``.
    ``par`` is what the hard bot came to, once it has played."""

    day: int
    game: str
    config: bytes
    seed: bytes = field(repr=False)
    par: int | None = None
    closed: bool = False


@dataclass(frozen=True)
class Try:
    """One try, and how it stands: ``score`` is None while it runs, and where it was given up.
    ``guild`` is the server from which it was begun."""

    table_id: int
    day: int
    user: int
    guild: int | None
    number: int
    ended_at: int | None = None
    score: int | None = None


async def add(writer: Writer, puzzle: Puzzle) -> None:
    """Store this puzzle, unless its day has one already."""
    sql = """INSERT INTO daily_puzzles (day, game, config, seed, par, closed)
        VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (day) DO NOTHING"""
    await writer.execute(Statement(sql, (astuple(puzzle),)))


async def find(source: Source, day: int) -> Puzzle | None:
    """The puzzle of this day, if there is one."""
    rows = await source.fetch("SELECT * FROM daily_puzzles WHERE day = ?", (day,))
    return _puzzle(rows[0]) if rows else None


async def without_par(source: Source, since: int) -> Puzzle | None:
    """The first puzzle from this day on that has no par yet."""
    sql = "SELECT * FROM daily_puzzles WHERE par IS NULL AND day >= ? ORDER BY day LIMIT 1"
    return next((_puzzle(row) for row in await source.fetch(sql, (since,))), None)


def _puzzle(row: Row) -> Puzzle:
    return Puzzle(**{**dict(row), "closed": bool(row["closed"])})


async def set_par(writer: Writer, day: int, par: int) -> None:
    """Note what the hard bot came to, unless that was noted before."""
    sql = "UPDATE daily_puzzles SET par = ? WHERE day = ? AND par IS NULL"
    await writer.execute(Statement(sql, ((par, day),)))


async def is_any_open(source: Source, before: int) -> bool:
    """Whether a day before this one is not closed yet."""
    sql = "SELECT 1 FROM daily_puzzles WHERE closed = 0 AND day < ? LIMIT 1"
    return bool(await source.fetch(sql, (before,)))


async def close(writer: Writer, before: int) -> None:
    """Close all days before this one: their tries are sealed no longer."""
    sql = "UPDATE daily_puzzles SET closed = 1 WHERE closed = 0 AND day < ?"
    await writer.execute(Statement(sql, ((before,),)))


# Tries


async def add_try(writer: Writer, one: Try) -> None:
    """Store that this table is a try; ``Taken`` where the person has one of this number."""
    sql = "INSERT INTO daily_tries (table_id, day, user, guild, number) VALUES (?, ?, ?, ?, ?)"
    row = (one.table_id, one.day, one.user, one.guild, one.number)
    await writer.execute(Statement(sql, (row,), conflict=Taken))


def finding_seal(table_id: int) -> Query:
    """Finds a row if this table is a try of a day that is not closed."""
    sql = """SELECT 1 FROM daily_tries JOIN daily_puzzles ON daily_puzzles.day = daily_tries.day
        WHERE daily_tries.table_id = ? AND daily_puzzles.closed = 0"""
    return Query(sql, (table_id,))


_TRIES = """SELECT daily_tries.*, games.ended_at,
        CASE WHEN results.resigned = 0 THEN results.score END AS score
    FROM daily_tries JOIN games ON games.id = daily_tries.table_id
    LEFT JOIN results ON results.table_id = daily_tries.table_id AND results.seat = 0"""
"""Tries with how they stand. A table for one person has one seat."""


async def tries_of(source: Source, user: int, day: int) -> list[Try]:
    """The tries of this person on this day, in order."""
    sql = f"""{_TRIES} WHERE daily_tries.user = ? AND daily_tries.day = ?
        ORDER BY daily_tries.number"""
    return [Try(**dict(row)) for row in await source.fetch(sql, (user, day))]


async def try_at(source: Source, table_id: int) -> Try | None:
    """The try that is played at this table, if it is one."""
    rows = await source.fetch(f"{_TRIES} WHERE daily_tries.table_id = ?", (table_id,))
    return next((Try(**dict(row)) for row in rows), None)


async def scored(source: Source, day: int, before: int) -> list[Try]:
    """The tries of this day that were played to their end before this moment, the best first;
    among equals, the one that took fewer tries and then the one that was ready first."""
    sql = f"""{_TRIES} WHERE daily_tries.day = ? AND results.resigned = 0 AND games.ended_at < ?
        ORDER BY results.score DESC, daily_tries.number, games.ended_at, daily_tries.table_id"""
    return [Try(**dict(row)) for row in await source.fetch(sql, (day, before))]


async def names_in(source: Source, day: int, guild: int) -> dict[int, str]:
    """Those who have begun a try of this day on this server, by the names they had there."""
    sql = """SELECT daily_tries.user, seats.name FROM daily_tries
        JOIN seats ON seats.table_id = daily_tries.table_id AND seats.seat = 0
        WHERE daily_tries.day = ? AND daily_tries.guild = ? ORDER BY daily_tries.number"""
    return {row["user"]: row["name"] for row in await source.fetch(sql, (day, guild))}


async def days_of(source: Source, user: int, seconds: int, grace: int) -> list[int]:
    """The days on which this person played a try to its end in time, the newest first. A day is
    this many seconds long, and its tries may be finished so much later."""
    sql = """SELECT DISTINCT daily_tries.day FROM daily_tries
        JOIN games ON games.id = daily_tries.table_id
        JOIN results ON results.table_id = daily_tries.table_id AND results.seat = 0
        WHERE daily_tries.user = ? AND results.resigned = 0
            AND games.ended_at < (daily_tries.day + 1) * ? + ? ORDER BY daily_tries.day DESC"""
    return [row["day"] for row in await source.fetch(sql, (user, seconds, grace))]
