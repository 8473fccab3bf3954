"""Former holders of seats."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from db.errors import Taken
from db.statements import Row, Source, Statement


@dataclass(frozen=True)
class FormerSeat:
    """One row: held this seat up to revision ``until``, from the ``until`` of the holder before on.
    Without a user it was somebody who wished to be forgotten."""

    table_id: int
    seat: int
    until: int
    user: int | None
    name: str
    at: int


def noting(former: FormerSeat) -> Statement:
    """Remember who sat here; ``Taken`` if the seat changed hands at this revision before."""
    sql = """INSERT INTO former_seats (table_id, seat, until, user, name, at)
        VALUES (?, ?, ?, ?, ?, ?)"""
    return Statement(sql, (astuple(former),), conflict=Taken)


async def of_user(source: Source, table_id: int, user: int) -> FormerSeat | None:
    """The seat of this table that was this person's, the latest if there were several."""
    rows = await source.fetch(
        "SELECT * FROM former_seats WHERE table_id = ? AND user = ? ORDER BY until DESC LIMIT 1",
        (table_id, user),
    )
    return _former_seat(rows[0]) if rows else None


async def of_game(source: Source, table_id: int) -> list[FormerSeat]:
    """All former holders of this table's seats, by seat and in order."""
    rows = await source.fetch(
        "SELECT * FROM former_seats WHERE table_id = ? ORDER BY seat, until", (table_id,)
    )
    return [_former_seat(row) for row in rows]


def _former_seat(row: Row) -> FormerSeat:
    return FormerSeat(**dict(row))
