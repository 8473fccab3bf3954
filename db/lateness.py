"""Those who are late, and how far Boroughs has gone with each of them."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from db.statements import Query, Row, Source, Statement


@dataclass(frozen=True)
class Lateness:
    """One row: for the wait since then, whether they were called and the table was told;
    ``missed`` counts the moves in a row that Boroughs has made for them."""

    table_id: int
    seat: int
    since: int
    called: bool = False
    told: bool = False
    missed: int = 0


def putting(late: Lateness) -> Statement:
    """Note this, in place of what was noted before."""
    sql = """INSERT INTO lateness (table_id, seat, since, called, told, missed)
        VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET since = excluded.since,
        called = excluded.called, told = excluded.told, missed = excluded.missed"""
    return Statement(sql, (astuple(late),))


def forgiving(table_id: int, seat: int) -> Statement:
    """Delete what was noted: this seat is not late any more."""
    return Statement("DELETE FROM lateness WHERE table_id = ? AND seat = ?", ((table_id, seat),))


def finding(table_id: int) -> Query:
    """Finds everybody who is or was late at this table."""
    return Query("SELECT * FROM lateness WHERE table_id = ?", (table_id,))


def found(rows: list[Row]) -> dict[int, Lateness]:
    """What ``finding`` has found, by seat."""
    return {row["seat"]: _late(row) for row in rows}


async def of_game(source: Source, table_id: int) -> dict[int, Lateness]:
    """Everyone at this table who is or was late, by seat."""
    return found(await source.fetch(*finding(table_id)))


def _late(row: Row) -> Lateness:
    return Lateness(**{**dict(row), "called": bool(row["called"]), "told": bool(row["told"])})
