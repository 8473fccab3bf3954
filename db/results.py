"""How each seat of a finished game came out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass

from db.errors import Taken
from db.statements import Row, Source, Statement


@dataclass(frozen=True)
class Result:
    """One row. ``won`` is for games that are won or lost together; without a user
    it was a bot, or somebody who wished to be forgotten. ``whole_campaign``: the rank is that of a
    whole campaign, which has ended with this game."""

    table_id: int
    seat: int
    user: int | None
    rank: int
    score: int
    won: bool | None = None
    resigned: bool = False
    whole_campaign: bool = False


def adding(results: Iterable[Result]) -> Statement:
    """Enter a game's results; ``Taken`` if they were entered before."""
    sql = """INSERT INTO results (table_id, seat, user, rank, score, won, resigned,
            whole_campaign)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
    return Statement(sql, tuple(astuple(result) for result in results), conflict=Taken)


async def of_game(source: Source, table_id: int) -> list[Result]:
    """The results of this game, by seat."""
    rows = await source.fetch("SELECT * FROM results WHERE table_id = ? ORDER BY seat", (table_id,))
    return [_result(row) for row in rows]


def _result(row: Row) -> Result:
    won = None if row["won"] is None else bool(row["won"])
    flags = {name: bool(row[name]) for name in ("resigned", "whole_campaign")}
    return Result(**{**dict(row), "won": won, **flags})
