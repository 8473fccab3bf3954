"""Copies a whole archive to another place, of whichever kind, and proves that it is the same."""

from __future__ import annotations

from collections.abc import Iterable

from db.archive import Archive, open_archive
from db.care import check, require_alone
from db.errors import ArchiveError, Refused
from db.layout import TableLayout, layout
from db.location import Location
from db.proofs import Digest, Proof, names, pages, proof_of
from db.statements import Connection, Source, Statement, placeholders


async def move(origin: Location, goal: Location) -> dict[str, Proof]:
    """Copy the one archive to the other place, where there must be nothing yet, in one transaction.
    Returns what both hold now, by table.

    Raises InUse where another process has either of them open: what it stores meanwhile would be
    lost. Raises ArchiveError, and leaves nothing there, if anything is not the same afterwards.
    """
    if origin == goal:
        raise Refused(f"{goal} is the archive itself.")
    await check(origin)  # opening it would make an archive where there is none
    for each in (origin, goal):
        await require_alone(each)
    source = await open_archive(origin)
    try:
        target = await open_archive(goal)
        try:
            return await _copy(source, target, goal)
        finally:
            await target.close()
    finally:
        await source.close()


async def _copy(origin: Archive, goal: Archive, place: Location) -> dict[str, Proof]:
    tables = layout()
    async with origin.read() as source, goal.write() as writer:
        await _require_empty(writer, tables, place)
        copied = {table.name: await _copy_table(source, writer, table) for table in tables}
        await goal.number_on(writer)
        for table in tables:
            if await proof_of(writer, table) != copied[table.name]:
                raise ArchiveError(f"The copy of {table.name} is not the same, so none was kept.")
    return copied


async def _require_empty(source: Source, tables: Iterable[TableLayout], place: Location) -> None:
    for table in tables:
        if await source.fetch(f"SELECT 1 FROM {table.name} LIMIT 1"):  # noqa: S608  our own name
            raise Refused(f"{place} holds an archive already, which is not overwritten.")


async def _copy_table(source: Source, writer: Connection, table: TableLayout) -> Proof:
    digest = Digest()
    sql = (
        f"INSERT INTO {table.name} ({names(table.columns)}) VALUES ({placeholders(table.columns)})"  # noqa: S608
    )
    async for page in pages(source, table):
        rows = [tuple(row[name] for name in table.columns) for row in page]
        digest.add(rows)
        await writer.execute(Statement(sql, tuple(rows)))
    return digest.proof()
