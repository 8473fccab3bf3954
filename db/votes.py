"""Requests that need the consent of the others, such as an undo, and the votes on them."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from db.errors import Taken
from db.statements import Query, Row, Source, Statement, Writer


@dataclass(frozen=True)
class Request:
    """One row: ``seat`` asked at this revision. For an undo, ``target`` is the ply to go back to.
    A game has one open request of a kind."""

    table_id: int
    kind: str
    rev: int
    seat: int
    target: int
    created_at: int


def asking(request: Request) -> Statement:
    """Open a request; ``Taken`` while another of its kind is open."""
    sql = """INSERT INTO requests (table_id, kind, rev, seat, target, created_at)
        VALUES (?, ?, ?, ?, ?, ?)"""
    return Statement(sql, (astuple(request),), conflict=Taken)


async def cast(writer: Writer, request: Request, seat: int, yes: bool) -> None:
    """Vote, or change one's vote; ``Taken`` if this very request is not open any more."""
    sql = """INSERT INTO votes (table_id, kind, rev, seat, yes)
        SELECT table_id, kind, rev, ?, ? FROM requests WHERE table_id = ? AND kind = ? AND rev = ?
        ON CONFLICT (table_id, kind, seat) DO UPDATE SET yes = excluded.yes"""
    values = (seat, yes, request.table_id, request.kind, request.rev)
    await writer.execute(Statement(sql, (values,), unchanged=Taken))


def withdrawing(table_id: int, seat: int) -> Statement:
    """Forget what this seat has said to whatever is asked at this table."""
    return Statement("DELETE FROM votes WHERE table_id = ? AND seat = ?", ((table_id, seat),))


def closing(table_id: int, kind: str) -> Statement:
    """Close the request of this kind, if one is open; its votes go with it."""
    sql = "DELETE FROM requests WHERE table_id = ? AND kind = ?"
    return Statement(sql, ((table_id, kind),))


def closing_all(table_id: int) -> Statement:
    """Close whatever is asked at this table; the votes go with it."""
    return Statement("DELETE FROM requests WHERE table_id = ?", ((table_id,),))


def finding(table_id: int) -> Query:
    """Finds what the table is asked for now."""
    return Query("SELECT * FROM requests WHERE table_id = ?", (table_id,))


def found(rows: list[Row]) -> Request | None:
    """What ``finding`` has found."""
    return Request(**dict(rows[0])) if rows else None


async def open_request(source: Source, table_id: int) -> Request | None:
    """The request that is open at this table."""
    return found(await source.fetch(*finding(table_id)))


async def on(source: Source, request: Request) -> dict[int, bool]:
    """Who has voted how on this request."""
    rows = await source.fetch(
        "SELECT seat, yes FROM votes WHERE table_id = ? AND kind = ? AND rev = ? ORDER BY seat",
        (request.table_id, request.kind, request.rev),
    )
    return {row["seat"]: bool(row["yes"]) for row in rows}
