"""Opening the archive's file, and a transaction on it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from db.driver import ThreadedConnection
from db.inspection import reading
from db.locks import Lock
from db.statements import Parameters, Query, Row, Statement, run_all, run_insert
from db.transaction import OpenTransaction, see_through
from db.trips import OnTrip, unheard

T = TypeVar("T")
BUSY_SECONDS = 5.0
RETRY_SECONDS = 0.02


async def connect(path: Path, *pragmas: str, on_trip: OnTrip = unheard) -> ThreadedConnection:
    """Open the file with these pragmas set; transactions are begun by hand alone. What SQLite says
    of the file itself later is told in a sentence."""
    opened = await asyncio.to_thread(_open, path, pragmas)
    return ThreadedConnection(opened, on_trip, partial(reading, path))


def _open(path: Path, pragmas: Sequence[str]) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    try:
        connection.row_factory = sqlite3.Row
        for pragma in pragmas:
            _set(connection, pragma)
    except BaseException:
        connection.close()
        raise
    return connection


def _set(connection: sqlite3.Connection, pragma: str) -> None:
    """Set this pragma. SQLite itself does not wait to change the journal's mode while another
    process opens or closes the same file, as two do that start together; so we do."""
    last = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute(f"PRAGMA {pragma}").fetchall()
            return
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() > last:
                raise
        time.sleep(RETRY_SECONDS)


class Transaction(OpenTransaction):
    """A transaction on one connection; it is begun in the trip of its first statement."""

    def __init__(self, line: ThreadedConnection, opening: str) -> None:
        super().__init__()
        self._line = line
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
            await see_through(self._line.run(lambda connection: connection.execute("COMMIT")))

    async def roll_back(self) -> None:
        self._closed = True
        await see_through(self._line.run(lambda connection: connection.rollback()))

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._attempt(partial(self._line.run, partial(self._begin_and, work)))

    def _begin_and(self, work: Callable[[sqlite3.Connection], T], line: sqlite3.Connection) -> T:
        if not self._begun:
            line.execute(self._opening)
            self._begun = True
        return work(line)


def fetch_rows(connection: sqlite3.Connection, sql: str, parameters: Parameters) -> list[Row]:
    """All rows at once, so that no half-read cursor holds an old snapshot open."""
    return connection.execute(sql, parameters).fetchall()


def fetch_each(connection: sqlite3.Connection, queries: Sequence[Query]) -> list[list[Row]]:
    """The rows of each query, all as of one moment."""
    connection.execute("BEGIN")
    try:
        return [fetch_rows(connection, *query) for query in queries]
    finally:
        connection.rollback()
