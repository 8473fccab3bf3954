"""The direct message by which each seat is shown its hand. It is edited in place."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from db.statements import Source, Statement


@dataclass(frozen=True)
class Hand:
    """One row: this message was sent as of ``rev``, tells what was whispered after ``since``, and
    looks as ``digest`` says."""

    table_id: int
    seat: int
    message: int
    since: int
    rev: int
    digest: str


async def find(source: Source, table_id: int, seat: int) -> Hand | None:
    """The message that shows this seat its hand, if one was sent."""
    sql = "SELECT * FROM hands WHERE table_id = ? AND seat = ?"
    rows = await source.fetch(sql, (table_id, seat))
    return Hand(**dict(rows[0])) if rows else None


def putting(hand: Hand, user: int) -> Statement:
    """Store which message shows this user the hand, and how it looks; nothing if somebody else sits
    there by now, for the message is not theirs."""
    sql = """INSERT INTO hands (table_id, seat, message, since, rev, digest)
        SELECT ?, ?, ?, ?, ?, ?
        WHERE EXISTS (SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND user = ?)
        ON CONFLICT (table_id, seat) DO UPDATE SET message = excluded.message,
        since = excluded.since, rev = excluded.rev, digest = excluded.digest"""
    return Statement(sql, ((*astuple(hand), hand.table_id, hand.seat, user),))


def dropping(table_id: int, seat: int) -> Statement:
    """Delete the note of the message that shows this hand."""
    sql = "DELETE FROM hands WHERE table_id = ? AND seat = ?"
    return Statement(sql, ((table_id, seat),))
