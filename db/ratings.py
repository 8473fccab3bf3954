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


def queueing(game: int) -> Statement:
    """This game has ended, and is to count."""
    return Statement("INSERT INTO unrated (game) VALUES (?)", ((game,),))


def counted(games: Iterable[int]) -> Statement:
    """These games have counted."""
    sql = "DELETE FROM unrated WHERE game = ?"
    return Statement(sql, tuple((game,) for game in games))


async def waiting(source: Source, limit: int) -> list[int]:
    """Finished games that have not counted yet, in the order in which they ended."""
    rows = await source.fetch(
        """SELECT games.id FROM unrated JOIN games ON games.id = unrated.game
        ORDER BY games.ended_at, games.id LIMIT ?""",
        (limit,),
    )
    return [row["id"] for row in rows]


def putting(ratings: Iterable[Rating]) -> Statement:
    """These hold from now on, in place of what was believed before."""
    sql = """INSERT INTO ratings (guild, game, user, mu, sigma) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (guild, game, user) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma"""
    return Statement(sql, tuple(astuple(rating) for rating in ratings))


async def find(source: Source, guild: int, game: str, user: int) -> Rating | None:
    """This person's rating, once a game of theirs has counted."""
    rows = await source.fetch(
        "SELECT * FROM ratings WHERE guild = ? AND game = ? AND user = ?", (guild, game, user)
    )
    return Rating(**dict(rows[0])) if rows else None


async def of_place(source: Source, guild: int, game: str) -> list[Rating]:
    """Everybody's ratings at one game in one place."""
    rows = await source.fetch("SELECT * FROM ratings WHERE guild = ? AND game = ?", (guild, game))
    return [Rating(**dict(row)) for row in rows]


async def of_user(source: Source, user: int) -> list[Rating]:
    """All ratings of this person."""
    rows = await source.fetch("SELECT * FROM ratings WHERE user = ? ORDER BY guild, game", (user,))
    return [Rating(**dict(row)) for row in rows]
