"""The open archive on a server of PostgreSQL's.

SQLite has one writer at a time, and use cases that read before they write rely on it. Here a lock
of the whole archive stands for it: ``write()`` holds it alone, from its first statement to its end,
and what is stored in one trip, such as a turn, shares it with others like it (``run_statements``).
These need no more: whether a turn still fits is asked by its own conditions and keys. A lock for
each table would let more happen at once, but limits, ratings and reminders read across tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

from asyncpg import DeadlockDetectedError, SerializationError

from db.location import Server
from db.postgresql.complaints import complaining
from db.postgresql.migration import migrate
from db.postgresql.pool import Pool, Session
from db.postgresql.statements import fetch_rows, run_all, run_insert
from db.statements import Connection, Parameters, Query, Row, Source, Statement
from db.transaction import OpenTransaction, see_through
from db.trips import OnTrip, timed, unheard

T = TypeVar("T")
READERS, WRITERS = 4, 4
READ_ONLY = "default_transaction_read_only = on"
SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
# The number is in run_statements, too. A bot that has frozen in the middle of a write must not keep
# all others from writing.
ALONE = """BEGIN; SET LOCAL idle_in_transaction_session_timeout = '20s';
    SELECT pg_advisory_xact_lock(1114600047)"""
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
        # One at a time in this process: whoever waits for the archive's lock keeps a connection.
        self._writing = asyncio.Lock()
        self._writing_task: asyncio.Task[object] | None = None

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
        """The rows of each of these queries, all as of one moment. Each is a trip."""
        async with self.read() as source:
            return [await source.fetch(*query) for query in queries]

    async def execute(self, *statements: Statement) -> int:
        """Run these statements as one transaction in one trip. Returns how many rows they changed.
        Cancelled or not, the transaction is kept as a whole or not at all."""
        self._require_other_task()
        for _ in range(RETRIES):
            try:
                return await self._store(statements)
            except (DeadlockDetectedError, SerializationError):
                # Two wanted the same rows in another order, and nothing of ours was kept.
                continue
        return await self._store(statements)

    async def _store(self, statements: tuple[Statement, ...]) -> int:
        storing = partial(run_all, statements=statements)
        return await see_through(self._on(self._writers, storing))

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
    async def write(self) -> AsyncIterator[Connection]:
        """One transaction: kept when the block ends, forgotten when anything is raised in it.

        A cancellation during the commit itself is raised after the commit: when the interaction is
        repeated, its receipt tells that the work was done. So it is where the connection is lost
        during the commit, and nobody knows whether it was kept.
        """
        self._require_other_task()
        async with self._writing, self._writers.session() as session:
            self._writing_task = asyncio.current_task()
            transaction = PostgresTransaction(self._server, session, ALONE, self._on_trip)
            try:
                yield transaction
                await transaction.commit()
            except BaseException:
                await transaction.roll_back()
                raise
            finally:
                self._writing_task = None

    def _require_other_task(self) -> None:
        # It would wait for the archive's lock, which it holds itself, for ever.
        if self._writing_task is asyncio.current_task():
            raise RuntimeError("this task is already writing")


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

    async def execute(self, *statements: Statement) -> int:
        return await self._run(partial(run_all, statements=statements))

    async def insert(self, statement: Statement) -> int:
        return await self._run(partial(run_insert, statement=statement))

    async def commit(self) -> None:
        """Make it durable. A cancellation that arrives meanwhile is raised after the outcome."""
        if self._end():
            with complaining(self._server):
                await see_through(timed(self._on_trip, self._line.execute("COMMIT")))

    async def roll_back(self) -> None:
        """Forget it. A connection that was lost has forgotten it already."""
        self._closed = True
        if self._line.is_in_transaction() and not self._line.is_closed():
            with complaining(self._server):
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
