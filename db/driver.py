"""A SQLite connection on a thread of its own: the event loop never waits for the disk.

aiosqlite does the same, but each of its calls is a trip to the thread and back, which costs about
as much as a commit on a quick disk; and it has no public way to do several things in one trip, nor
to let a crashed program end while its thread still waits for work.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from db.trips import OnTrip, timed, unheard

T = TypeVar("T")


class ThreadedConnection:
    """Does what it is sent in the order in which it was sent. From now on only its thread may touch
    the connection, which was opened with ``check_same_thread=False``."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        on_trip: OnTrip = unheard,
        complaining: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self._connection = connection
        self._on_trip = on_trip
        self._complaining = complaining
        self._closed = False
        self._ended = False
        self._sent: SimpleQueue[Callable[[], None]] = SimpleQueue()
        # What is committed is safe; a thread left open must not keep a crashed bot from ending.
        Thread(target=self._work_on, name="sqlite", daemon=True).start()

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do this work on the connection's thread; returns and raises what the work does, but for
        what ``complaining`` makes of it.

        Once sent it runs to its end, even if the caller is cancelled, and all that is sent after it
        waits for it. Raises ValueError if the connection was closed.
        """
        if self._closed:
            raise ValueError("this connection is closed")
        with self._complaining():
            return await self._send(work)

    async def run_whole(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do this work as one transaction, begun and committed in the same trip."""
        return await self.run(partial(_transact, work))

    async def close(self) -> None:
        """Close the connection when all that was sent before is done. It may be closed twice."""
        if not self._closed:
            self._closed = True
            await self._send(self._end)

    async def _send(self, work: Callable[[sqlite3.Connection], T]) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._sent.put(partial(_answer, answer, partial(work, self._connection)))
        return await timed(self._on_trip, answer)

    def _work_on(self) -> None:
        while not self._ended:
            self._sent.get()()

    def _end(self, connection: sqlite3.Connection) -> None:
        self._ended = True
        connection.close()


def _answer(answer: asyncio.Future[T], work: Callable[[], T]) -> None:
    """Do the work and hand its result or exception to the caller, unless nobody waits for it."""
    try:
        tell: Callable[[], None] = partial(answer.set_result, work())
    except BaseException as error:
        tell = partial(answer.set_exception, error)
    with suppress(RuntimeError):  # the loop was closed meanwhile
        answer.get_loop().call_soon_threadsafe(_unless_done, answer, tell)


def _unless_done(answer: asyncio.Future[T], tell: Callable[[], None]) -> None:
    if not answer.done():
        tell()


def _transact(work: Callable[[sqlite3.Connection], T], connection: sqlite3.Connection) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcome = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return outcome
