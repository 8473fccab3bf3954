"""How strong people are at each game, and the finished games that have not counted yet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass

from db.statements import Source, Statement

EVERYWHERE = 0
"""In place of a server: the games of all servers together."""


@dataclass(frozen=True)
class Rating:
    """One row: what is believed of a person at one game in one place, and how uncertain it is."""

    guild: int
    game: str
    user: int
    mu: float
    sigma: float


@dataclass(frozen=True)
class Ended:
    """A finished game that has not counted yet."""

    ended_at: int
    table_id: int
    game: str
    guild: int | None
    private: bool = False


def queueing(table_id: int, now: int) -> Statement:
    """Put a game that ends now into the queue of those that are to count."""
    return Statement("INSERT INTO unrated (ended_at, table_id) VALUES (?, ?)", ((now, table_id),))


def counted(ended: Ended) -> Statement:
    """Take this game out of the queue: it has counted."""
    sql = "DELETE FROM unrated WHERE ended_at = ? AND table_id = ?"
    return Statement(sql, ((ended.ended_at, ended.table_id),))


async def waiting(source: Source, work: str, now: int, limit: int) -> list[Ended]:
    """Finished games that have not counted yet, in the order in which they ended; not where trouble
    with this work is to be tried again later."""
    rows = await source.fetch(
        """SELECT unrated.ended_at, games.id AS table_id, games.game, games.guild,
            games.private
        FROM unrated JOIN games ON games.id = unrated.table_id
        LEFT JOIN troubles ON troubles.table_id = unrated.table_id AND troubles.work = ?
        WHERE coalesce(troubles.due, 0) <= ?
        ORDER BY unrated.ended_at, unrated.table_id LIMIT ?""",
        (work, now, limit),
    )
    return [Ended(**{**dict(row), "private": bool(row["private"])}) for row in rows]


def putting(ratings: Iterable[Rating]) -> Statement:
    """Store these ratings in place of the former ones."""
    sql = """INSERT INTO ratings (guild, game, user, mu, sigma) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (guild, game, user) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma"""
    return Statement(sql, tuple(astuple(rating) for rating in ratings))


async def at_table(source: Source, guild: int, ended: Ended) -> dict[int, Rating]:
    """What was believed so far, in one place, of those who have ever sat at this table."""
    rows = await source.fetch(
        """SELECT * FROM ratings WHERE guild = ?1 AND game = ?2 AND user IN (
            SELECT user FROM results WHERE table_id = ?3
            UNION SELECT user FROM former_seats WHERE table_id = ?3)""",
        (guild, ended.game, ended.table_id),
    )
    return {row["user"]: Rating(**dict(row)) for row in rows}


async def of_place(source: Source, guild: int, game: str) -> list[Rating]:
    """Everybody's ratings at one game in one place."""
    rows = await source.fetch("SELECT * FROM ratings WHERE guild = ? AND game = ?", (guild, game))
    return [Rating(**dict(row)) for row in rows]


async def of_user(source: Source, user: int) -> list[Rating]:
    """All ratings of this person."""
    rows = await source.fetch("SELECT * FROM ratings WHERE user = ? ORDER BY guild, game", (user,))
    return [Rating(**dict(row)) for row in rows]
