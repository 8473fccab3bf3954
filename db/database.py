"""The open archive: one connection that writes, one that reads beside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from db.connection import Transaction, connect, fetch_each, fetch_rows
from db.driver import ThreadedConnection
from db.inspection import reading
from db.locks import Lock
from db.migration import migrate
from db.statements import (
    Connection,
    Parameters,
    Query,
    Row,
    Source,
    Statement,
    run_all,
    run_insert,
)
from db.transaction import Writers
from db.trips import OnTrip, unheard

# FULL, not NORMAL: in WAL mode NORMAL may lose the last commits when the power fails, and a move
# that was answered with "done" has been seen by others. One flush per turn is a fair price.
# Whoever is forgotten is gone from the file too: what is deleted is overwritten with zeros.
WRITER_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",
)
EMPTY_LOG = "PRAGMA wal_checkpoint(TRUNCATE)"
READER_PRAGMAS = ("query_only = ON",)


class Database:
    """The archive in one file. Safe to use from many tasks, and beside other processes."""

    def __init__(self, writer: ThreadedConnection, reader: ThreadedConnection) -> None:
        self._writer = writer
        self._reader = reader
        # Tasks that share a connection share its transaction, and one's rollback would erase the
        # work of another: so one at a time.
        self._writing = asyncio.Lock()
        self._reading = asyncio.Lock()
        self._writers = Writers()

    @classmethod
    async def open(cls, path: Path, on_trip: OnTrip = unheard) -> Database:
        """Open the file, made or brought up to date first."""
        await asyncio.to_thread(migrate, path)
        with reading(path):
            writer = await connect(path, *WRITER_PRAGMAS, on_trip=on_trip)
            try:
                return cls(writer, await connect(path, *READER_PRAGMAS, on_trip=on_trip))
            except BaseException:
                await writer.close()
                raise

    async def close(self) -> None:
        """Wait for the write under way, then close both connections."""
        async with self._writing, self._reading:
            await self._reader.close()
            await self._writer.close()

    async def wipe(self) -> bool:
        """Bring everything into the file itself and empty the log beside it, in which deleted rows
        still stand; False where another process reads meanwhile, so that some of it has to stay."""
        async with self._writing, self._reading:
            rows = await self._writer.run(partial(fetch_rows, sql=EMPTY_LOG, parameters=()))
        return not rows[0][0]

    async def number_on(self, writer: Connection) -> None:
        """Nothing is to be done: SQLite goes on after the highest number by itself."""

    async def fetch(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        """All rows of this query, as of the last commit."""
        # The lock keeps this query out of another task's snapshot, where it would read the past.
        async with self._reading:
            return await self._reader.run(partial(fetch_rows, sql=sql, parameters=parameters))

    async def fetch_each(self, *queries: Query) -> list[list[Row]]:
        """The rows of each of these queries, all as of one moment, in one trip."""
        async with self._reading:
            return await self._reader.run(partial(fetch_each, queries=queries))

    async def execute(
        self,
        *statements: Statement,
        locks: Collection[Lock] = (),  # noqa: ARG002  one at a time writes anyway
    ) -> int:
        """Run these statements as one transaction in one trip. Returns how many rows they changed.
        Cancelled or not, the transaction is kept as a whole or not at all."""
        self._writers.require_other()
        async with self._writing:
            return await self._writer.run_whole(partial(run_all, statements=statements))

    async def insert(self, statement: Statement) -> int:
        """Run this statement as a transaction of its own. Returns the id of the row it made."""
        self._writers.require_other()
        async with self._writing:
            return await self._writer.run_whole(partial(run_insert, statement=statement))

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Source]:
        """Several queries on one moment of the archive. Keep it short: other readers wait."""
        async with self._reading:
            snapshot = Transaction(self._reader, "BEGIN")
            try:
                yield snapshot
            finally:
                await snapshot.roll_back()

    @asynccontextmanager
    async def write(self, *locks: Lock) -> AsyncIterator[Connection]:  # noqa: ARG002
        """One transaction: kept when the block ends, forgotten when anything is raised in it.
        Nobody else writes meanwhile, whatever the locks."""
        self._writers.require_other()
        transaction = Transaction(self._writer, "BEGIN IMMEDIATE")
        async with self._writing, self._writers.writing(transaction):
            yield transaction
