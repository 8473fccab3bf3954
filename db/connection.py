"""Opening the archive's file, and a transaction on it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from db.driver import ThreadedConnection
from db.statements import Parameters, Row, Statement, run_all, run_insert

T = TypeVar("T")
BUSY_SECONDS = 5.0


async def connect(path: Path, *pragmas: str) -> ThreadedConnection:
    """Open the file with these pragmas set; transactions are begun by hand alone."""
    return ThreadedConnection(await asyncio.to_thread(_open, path, pragmas))


def _open(path: Path, pragmas: Sequence[str]) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    try:
        connection.row_factory = sqlite3.Row
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").fetchall()
    except BaseException:
        connection.close()
        raise
    return connection


class Transaction:
    """A transaction that begins with its first statement, in the same trip.

    A failed statement spoils it, even if the failure is caught: half a turn is never kept.
    """

    def __init__(self, line: ThreadedConnection, opening: str) -> None:
        self._line = line
        self._opening = opening
        self._begun = False
        self._closed = False
        self._failure: BaseException | None = None

    async def fetch(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        return await self._run(partial(fetch_rows, sql=sql, parameters=parameters))

    async def execute(self, *statements: Statement) -> int:
        return await self._run(partial(run_all, statements=statements))

    async def insert(self, statement: Statement) -> int:
        return await self._run(partial(run_insert, statement=statement))

    async def commit(self) -> None:
        """Make it durable. A cancellation that arrives meanwhile is raised after the outcome."""
        self._closed = True
        if self._failure is not None:
            raise RuntimeError("a statement in this transaction failed") from self._failure
        if self._begun:
            await _see_through(self._line.run(lambda connection: connection.execute("COMMIT")))

    async def roll_back(self) -> None:
        """Forget it, and leave the connection ready for the next one."""
        self._closed = True
        await _see_through(self._line.run(lambda connection: connection.rollback()))

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed or self._failure is not None:
            raise RuntimeError("this transaction is over") from self._failure
        try:
            return await self._line.run(partial(self._begin_and, work))
        except BaseException as error:
            self._failure = error
            raise

    def _begin_and(self, work: Callable[[sqlite3.Connection], T], line: sqlite3.Connection) -> T:
        if not self._begun:
            line.execute(self._opening)
            self._begun = True
        return work(line)


def fetch_rows(connection: sqlite3.Connection, sql: str, parameters: Parameters) -> list[Row]:
    """All rows at once, so that no half-read cursor holds an old snapshot open."""
    return connection.execute(sql, parameters).fetchall()


async def _see_through(work: Awaitable[object]) -> None:
    """Wait for this to its end, whatever happens; a cancellation is raised only afterwards."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        raise cancelled from task.exception()
    task.result()
