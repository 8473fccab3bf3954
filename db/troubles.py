"""What went wrong at a table and is tried again: one row for each kind of work."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from db.statements import Source, Statement, Writer


@dataclass(frozen=True)
class Trouble:
    """One row: this work has failed so many times in a row, and is tried again when ``due``;
    ``told`` is whether the host knows."""

    table_id: int
    work: str
    tries: int
    due: int
    told: bool = False


async def find(source: Source, table_id: int, work: str) -> Trouble | None:
    """The trouble that this work has at this table."""
    rows = await source.fetch(
        "SELECT * FROM troubles WHERE table_id = ? AND work = ?", (table_id, work)
    )
    return Trouble(**{**dict(rows[0]), "told": bool(rows[0]["told"])}) if rows else None


async def put(writer: Writer, trouble: Trouble) -> None:
    """Store this trouble, in place of what was known of it before."""
    sql = """INSERT INTO troubles (table_id, work, tries, due, told) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (table_id, work) DO UPDATE
        SET tries = excluded.tries, due = excluded.due, told = excluded.told"""
    await writer.execute(Statement(sql, (astuple(trouble),)))


async def forget_before(writer: Writer, due: int) -> None:
    """Delete the troubles that were to be tried again before then and have not come back."""
    await writer.execute(Statement("DELETE FROM troubles WHERE due < ?", ((due,),)))
