"""Who held a seat before somebody took it over."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from db.statements import Source, Statement


@dataclass(frozen=True)
class Predecessor:
    """One row: the latest of a seat."""

    game: int
    seat: int
    user: int
    name: str
    at: int


def noting(former: Predecessor) -> Statement:
    """Remember who sat here."""
    sql = """INSERT INTO predecessors (game, seat, user, name, at) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (game, seat) DO UPDATE
        SET user = excluded.user, name = excluded.name, at = excluded.at"""
    return Statement(sql, (astuple(former),))


def forgetting(game: int, seat: int) -> Statement:
    """The seat is its former owner's again."""
    return Statement("DELETE FROM predecessors WHERE game = ? AND seat = ?", ((game, seat),))


async def of_user(source: Source, game: int, user: int) -> Predecessor | None:
    """The seat of this table that was this person's."""
    rows = await source.fetch(
        "SELECT * FROM predecessors WHERE game = ? AND user = ? ORDER BY at DESC", (game, user)
    )
    return Predecessor(**dict(rows[0])) if rows else None
