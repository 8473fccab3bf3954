"""Who plays in a league, season by season, and who waits for a place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass

from db.errors import Taken
from db.statements import Source, Statement, Writer


@dataclass(frozen=True)
class Member:
    """One row; ``number`` is the order of signing up. Without a ``division`` they wait for a place;
    after ``left_at`` it is theirs no more. ``seed`` is where they stood after the season before.
    ``rank`` and ``points``, in halves, are set when the season ends. Without a user it is somebody
    who wished to be forgotten."""

    league_id: int
    season: int
    number: int
    user: int | None
    name: str
    joined_at: int
    rating: int = 0
    seed: int | None = None
    division: int | None = None
    slot: int | None = None
    left_at: int | None = None
    rank: int | None = None
    points: int | None = None

    @property
    def is_waiting(self) -> bool:
        return self.division is None and self.left_at is None

    @property
    def is_playing(self) -> bool:
        return self.division is not None and self.left_at is None


async def add(writer: Writer, members: Iterable[Member]) -> None:
    """Store these; ``Taken`` where one of them is in this season already."""
    sql = """INSERT INTO league_members (league_id, season, number, user, name, joined_at, rating,
            seed, division, slot, left_at, rank, points)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    rows = tuple(astuple(one) for one in members)
    if rows:
        await writer.execute(Statement(sql, rows, conflict=Taken))


async def of_season(source: Source, league_id: int, season: int) -> list[Member]:
    """Everybody of this season, also those who have left, in the order of signing up."""
    sql = "SELECT * FROM league_members WHERE league_id = ? AND season = ? ORDER BY number"
    return [Member(**dict(row)) for row in await source.fetch(sql, (league_id, season))]


async def all_of(source: Source, league_id: int) -> list[Member]:
    """Everybody of all seasons."""
    sql = "SELECT * FROM league_members WHERE league_id = ? ORDER BY season, number"
    return [Member(**dict(row)) for row in await source.fetch(sql, (league_id,))]


async def place(writer: Writer, members: Iterable[Member]) -> None:
    """Give these the places and ratings that their rows say."""
    sql = """UPDATE league_members SET rating = ?, division = ?, slot = ?
        WHERE league_id = ? AND season = ? AND number = ?"""
    await _update(
        writer,
        sql,
        [
            (one.rating, one.division, one.slot, one.league_id, one.season, one.number)
            for one in members
        ],
    )


async def leave(writer: Writer, one: Member, now: int) -> None:
    """Take somebody out of a season that is played: their place is free from now on."""
    sql = """UPDATE league_members SET left_at = ?
        WHERE league_id = ? AND season = ? AND number = ? AND left_at IS NULL"""
    await writer.execute(Statement(sql, ((now, one.league_id, one.season, one.number),)))


async def drop(writer: Writer, one: Member) -> None:
    """Delete somebody who has no place yet."""
    sql = "DELETE FROM league_members WHERE league_id = ? AND season = ? AND number = ?"
    await writer.execute(Statement(sql, ((one.league_id, one.season, one.number),)))


async def rank(writer: Writer, members: Iterable[Member]) -> None:
    """Store where these came in."""
    sql = """UPDATE league_members SET rank = ?, points = ?
        WHERE league_id = ? AND season = ? AND number = ?"""
    await _update(
        writer,
        sql,
        [(one.rank, one.points, one.league_id, one.season, one.number) for one in members],
    )


async def _update(writer: Writer, sql: str, rows: list[tuple[int | None, ...]]) -> None:
    if rows:
        await writer.execute(Statement(sql, tuple(rows)))
