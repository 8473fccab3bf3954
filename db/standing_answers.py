"""Standing answers: what a person answers whenever a certain question is asked of their seat."""

from __future__ import annotations

from dataclasses import dataclass, field

from db.statements import Source, Statement


@dataclass(frozen=True)
class StandingAnswer:
    """One row. It belongs to a person on a seat, and tells what they mean to do."""

    table_id: int
    seat: int
    stage: str
    user: int
    token: str = field(repr=False)


def putting(answer: StandingAnswer) -> Statement:
    """Keep this answer in place of the seat's former one to the same question."""
    sql = """INSERT INTO standing_answers (table_id, seat, stage, user, token)
        VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, seat, stage) DO UPDATE
        SET user = excluded.user, token = excluded.token"""
    row = (answer.table_id, answer.seat, answer.stage, answer.user, answer.token)
    return Statement(sql, (row,))


async def of_person(source: Source, table_id: int, seat: int, user: int) -> dict[str, str]:
    """The answers of this person on this seat, by stage."""
    sql = """SELECT stage, token FROM standing_answers
        WHERE table_id = ? AND seat = ? AND user = ? ORDER BY stage"""
    rows = await source.fetch(sql, (table_id, seat, user))
    return {row["stage"]: row["token"] for row in rows}


def dropping(table_id: int, seat: int, stage: str) -> Statement:
    """Ask each time again."""
    sql = "DELETE FROM standing_answers WHERE table_id = ? AND seat = ? AND stage = ?"
    return Statement(sql, ((table_id, seat, stage),))


def dropping_seat(table_id: int, seat: int) -> Statement:
    """Forget all standing answers of this seat."""
    sql = "DELETE FROM standing_answers WHERE table_id = ? AND seat = ?"
    return Statement(sql, ((table_id, seat),))


def dropping_all(table_id: int) -> Statement:
    """Forget all standing answers of this table."""
    return Statement("DELETE FROM standing_answers WHERE table_id = ?", ((table_id,),))
