"""Interactions that were carried out, so that one delivered twice acts once."""

from __future__ import annotations

from dataclasses import dataclass

from db.errors import Repeated
from db.statements import Source, Statement, Writer


@dataclass(frozen=True)
class Receipt:
    """One row: this interaction has had its effect at this table, if it is about one."""

    interaction: str
    table_id: int | None
    at: int


def keeping(receipt: Receipt) -> Statement:
    """Note that this was carried out; ``Repeated``, and so no effect at all, if it was before."""
    sql = "INSERT INTO receipts (interaction, table_id, at) VALUES (?, ?, ?)"
    row = (receipt.interaction, receipt.table_id, receipt.at)
    return Statement(sql, (row,), conflict=Repeated)


async def keep(writer: Writer, receipt: Receipt) -> None:
    """Note that this was carried out; ``Repeated``, and so no effect at all, if it was before."""
    await writer.execute(keeping(receipt))


async def find(source: Source, interaction: str) -> Receipt | None:
    """The receipt of this interaction, if it was carried out."""
    rows = await source.fetch("SELECT * FROM receipts WHERE interaction = ?", (interaction,))
    return Receipt(**dict(rows[0])) if rows else None


async def forget_before(writer: Writer, at: int) -> int:
    """Delete old receipts. Returns how many there were.

    Discord repeats a delivery within seconds, so a sweep once a day keeps the table small enough to
    be read through without an index.
    """
    return await writer.execute(Statement("DELETE FROM receipts WHERE at < ?", ((at,),)))
