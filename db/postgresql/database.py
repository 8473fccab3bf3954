"""The open archive on a server of PostgreSQL's.

SQLite has one writer at a time, and use cases that read before they write rely on it. Here locks of
the server's stand for it (advisory locks, which end with the transaction). Whoever writes shares
one of the whole archive, and holds those alone that it names (``db.locks``): so two who name the
same lock, which is that of the table, the person or the server that they have read, write one after
the other, and all others write beside them. A ``write()`` that names none holds the archive's own
lock alone: for what reaches across tables, such as forgetting somebody.

Why locks by name, and not SERIALIZABLE: a transaction that fails there is run again, and a block of
``async with`` cannot be. And why not the locks of rows: a limit counts rows that are not there yet.

Why nobody waits in a circle: all locks are taken before the first statement, the archive's first
and then the others in one order; and whoever writes rows of a table has its lock, so that no two
wait for each other's rows. What is left, one statement that touches the rows of others, is a
transaction of its own, and is run again should the server break it off.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TypeVar

from asyncpg import DeadlockDetectedError, SerializationError

from db.location import Server
from db.locks import Lock
from db.postgresql.complaints import LOST, complaining
from db.postgresql.locking import beginning, taking
from db.postgresql.migration import migrate
from db.postgresql.pool import Pool, Session
from db.postgresql.several import Several
from db.postgresql.statements import fetch_rows, run_all, run_insert
from db.statements import Connection, Parameters, Query, Row, Source, Statement
from db.transaction import OpenTransaction, Writers, see_through
from db.trips import OnTrip, timed, unheard

T = TypeVar("T")
READERS, WRITERS = 4, 8
"""So many connections at most. Whoever waits for a lock keeps one, so there are more to write."""

READ_ONLY = "default_transaction_read_only = on"
SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
RETRIES = 3
# The tables whose rows the archive numbers itself.
NUMBERED = """SELECT table_name AS name FROM information_schema.columns
    WHERE is_identity = 'YES' AND column_name = 'id' AND table_schema = current_schema()"""


class PostgresDatabase:
    """The archive in a database of its own. Safe to use from many tasks and processes."""

    def __init__(self, server: Server, on_trip: OnTrip = unheard) -> None:
        self._server = server
        self._on_trip = on_trip
        self._readers = Pool(server, READERS, READ_ONLY)
        self._writers = Pool(server, WRITERS)
        self._writing = Writers()
        self._several = Several()

    @classmethod
    async def open(cls, server: Server, on_trip: OnTrip = unheard) -> PostgresDatabase:
        """Open the database, whose tables are made or brought up to date first."""
        opened = cls(server, on_trip)
        try:
            async with opened._writers.session() as session:
                await migrate(session, server)
        except BaseException:
            await opened.close()
            raise
        return opened

    async def close(self) -> None:
        """Wait for what is under way, then close all connections."""
        await self._readers.close()
        await self._writers.close()

    async def wipe(self) -> bool:
        """Give the room of deleted rows free, to be overwritten. What the server keeps elsewhere,
        such as its own log and its copies, is not in our hands."""
        await self._on(self._writers, lambda session: session.execute("VACUUM"))
        return True

    async def number_on(self, writer: Connection) -> None:
        """Go on numbering after the highest number of each table."""
        for table in [row["name"] for row in await writer.fetch(NUMBERED)]:
            highest = f"(SELECT coalesce(max(id), 0) + 1 FROM {table})"  # noqa: S608  our own name
            sql = f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), {highest}, FALSE)"
            await writer.fetch(sql)

    async def fetch(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        """All rows of this query, as of the last commit."""
        return await self._on(self._readers, partial(fetch_rows, sql=sql, parameters=parameters))

    async def fetch_each(self, *queries: Query) -> list[list[Row]]:
        """The rows of each of these queries, all as of one moment, in one trip."""
        return await self._on(self._readers, partial(self._several.fetch, queries=queries))

    async def execute(self, *statements: Statement, locks: Collection[Lock] = ()) -> int:
        """Run these statements as one transaction in one trip. Returns how many rows they changed.
        Cancelled or not, the transaction is kept as a whole or not at all."""
        self._writing.require_other()
        for _ in range(RETRIES):
            try:
                return await self._store(statements, locks)
            except (DeadlockDetectedError, SerializationError):
                # Two wanted the same rows in another order, and nothing of ours was kept.
                continue
        return await self._store(statements, locks)

    async def _store(self, statements: Collection[Statement], locks: Collection[Lock]) -> int:
        storing = partial(run_all, statements=[*taking(locks), *statements])
        return await see_through(self._on(self._writers, storing)) - len(locks)

    async def insert(self, statement: Statement) -> int:
        """Run this statement as a transaction of its own. Returns the id of the row it made."""
        async with self.write() as writer:
            return await writer.insert(statement)

    async def _on(self, pool: Pool, work: Callable[[Session], Awaitable[T]]) -> T:
        async with pool.session() as session:
            with complaining(self._server):
                return await timed(self._on_trip, work(session))

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Source]:
        """Several queries on one moment of the archive. Keep it short: connections are few."""
        async with self._readers.session() as session:
            snapshot = PostgresTransaction(self._server, session, SNAPSHOT, self._on_trip)
            try:
                yield snapshot
            finally:
                await snapshot.roll_back()

    @asynccontextmanager
    async def write(self, *locks: Lock) -> AsyncIterator[Connection]:
        """One transaction: kept when the block ends, forgotten when anything is raised in it.
        Nobody who names one of these locks writes meanwhile; nobody at all, where there is none."""
        self._writing.require_other()
        async with self._writers.session() as session:
            opening = beginning(locks)
            transaction = PostgresTransaction(self._server, session, opening, self._on_trip)
            async with self._writing.writing(transaction):
                yield transaction


class PostgresTransaction(OpenTransaction):
    """A transaction on one connection. It takes one trip to begin, and one for each call."""

    def __init__(self, server: Server, session: Session, opening: str, on_trip: OnTrip) -> None:
        super().__init__()
        self._server = server
        self._on_trip = on_trip
        self._line = session
        self._opening = opening

    async def fetch(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        return await self._run(partial(fetch_rows, sql=sql, parameters=parameters))

    async def execute(
        self,
        *statements: Statement,
        locks: Collection[Lock] = (),  # noqa: ARG002  it was begun with them
    ) -> int:
        return await self._run(partial(run_all, statements=statements))

    async def insert(self, statement: Statement) -> int:
        return await self._run(partial(run_insert, statement=statement))

    async def commit(self) -> None:
        if self._end():
            with complaining(self._server):
                await see_through(timed(self._on_trip, self._line.execute("COMMIT")))

    async def roll_back(self) -> None:
        self._closed = True
        # A connection that was lost has forgotten it already.
        with suppress(*LOST):
            if self._line.is_in_transaction():
                await see_through(self._line.execute("ROLLBACK"))

    async def _run(self, work: Callable[[Session], Awaitable[T]]) -> T:
        # To its end, even if cancelled: a connection that was stopped in the middle of a BEGIN does
        # not know whether it is in a transaction, and the next task would be caught in it.
        return await self._attempt(lambda: see_through(self._begin_and(work)))

    async def _begin_and(self, work: Callable[[Session], Awaitable[T]]) -> T:
        with complaining(self._server):
            if not self._begun:
                await timed(self._on_trip, self._line.execute(self._opening))
                self._begun = True
            return await timed(self._on_trip, work(self._line))
