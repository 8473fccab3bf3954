"""Everybody who held a seat before whoever holds it now."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from db.errors import Taken
from db.statements import Row, Source, Statement


@dataclass(frozen=True)
class Predecessor:
    """One row: held this seat up to revision ``until``, and since whoever held it before did.
    Without a user it was somebody who wished to be forgotten."""

    game: int
    seat: int
    until: int
    user: int | None
    name: str
    at: int


def noting(former: Predecessor) -> Statement:
    """Remember who sat here; ``Taken`` if the seat changed hands at this revision before."""
    sql = """INSERT INTO predecessors (game, seat, until, user, name, at)
        VALUES (?, ?, ?, ?, ?, ?)"""
    return Statement(sql, (astuple(former),), conflict=Taken)


async def of_user(source: Source, game: int, user: int) -> Predecessor | None:
    """The seat of this table that was this person's, the latest if there were several."""
    rows = await source.fetch(
        "SELECT * FROM predecessors WHERE game = ? AND user = ? ORDER BY until DESC LIMIT 1",
        (game, user),
    )
    return _predecessor(rows[0]) if rows else None


async def of_game(source: Source, game: int) -> list[Predecessor]:
    """All former holders of this table's seats, by seat and in order."""
    rows = await source.fetch(
        "SELECT * FROM predecessors WHERE game = ? ORDER BY seat, until", (game,)
    )
    return [_predecessor(row) for row in rows]


def _predecessor(row: Row) -> Predecessor:
    return Predecessor(**dict(row))
