"""Claims: which process does what is due at a table, so that no other one does it meanwhile.

A claim is taken by one statement on one row, so it is never taken by two, and whoever wants it
waits no longer than that statement takes. ``FOR UPDATE SKIP LOCKED`` would hold a transaction, and
with it a connection, for as long as a board is painted and sent; a claim holds nothing. It ends
with its process, or when that hangs (``db.presence``).
"""

from __future__ import annotations

from collections.abc import Collection

from db.statements import Source, Statement, Writer

FREE = """NOT EXISTS (SELECT 1 FROM claims
    WHERE claims.work = ? AND claims.table_id = {table_id} AND claims.process <> ?)"""
"""Whether no other process has claimed this work at a table: takes the work and the process."""


async def take(writer: Writer, work: str, table_id: int, process: str) -> bool:
    """Claim this work at this table. Returns whether it is this process's now, or was before; not
    where another one has it."""
    sql = """INSERT INTO claims (work, table_id, process) VALUES (?, ?, ?)
        ON CONFLICT (work, table_id) DO UPDATE SET process = excluded.process
        WHERE claims.process = excluded.process"""
    return await writer.execute(Statement(sql, ((work, table_id, process),))) > 0


async def release(writer: Writer, work: str, table_id: int, process: str) -> None:
    """Give this claim back, if this process has it."""
    sql = "DELETE FROM claims WHERE work = ? AND table_id = ? AND process = ?"
    await writer.execute(Statement(sql, ((work, table_id, process),)))


async def release_all(writer: Writer, processes: Collection[str]) -> None:
    """Give back all that these processes have claimed."""
    sql = "DELETE FROM claims WHERE process = ?"
    await writer.execute(Statement(sql, tuple((process,) for process in processes)))


async def holder(source: Source, work: str, table_id: int) -> str | None:
    """The process that has claimed this, if any."""
    sql = "SELECT process FROM claims WHERE work = ? AND table_id = ?"
    return next((row["process"] for row in await source.fetch(sql, (work, table_id))), None)


async def holders(source: Source) -> set[str]:
    """The processes that have claimed something."""
    return {row["process"] for row in await source.fetch("SELECT DISTINCT process FROM claims")}
