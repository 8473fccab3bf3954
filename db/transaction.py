"""What every transaction and every write keeps to, whatever keeps the archive."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

T = TypeVar("T")


class OpenTransaction(ABC):
    """A transaction that begins with its first statement.

    A failed statement spoils it, even if the failure is caught: half a turn is never kept.
    """

    def __init__(self) -> None:
        self._begun = False
        self._closed = False
        self._failure: BaseException | None = None

    async def _attempt(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this in it. Raises RuntimeError if it is over, or was spoiled."""
        if self._closed or self._failure is not None:
            raise RuntimeError("this transaction is over") from self._failure
        try:
            return await work()
        except BaseException as error:
            self._failure = error
            raise

    @abstractmethod
    async def commit(self) -> None:
        """Make it durable. A cancellation that arrives meanwhile is raised after the outcome."""

    @abstractmethod
    async def roll_back(self) -> None:
        """Forget it, and leave the connection ready for the next one."""

    def _end(self) -> bool:
        """Let nothing in any more; whether there is anything to commit. Raises RuntimeError if it
        was spoiled."""
        self._closed = True
        if self._failure is not None:
            raise RuntimeError("a statement in this transaction failed") from self._failure
        return self._begun


W = TypeVar("W", bound=OpenTransaction)


class Writers:
    """The tasks of this process that have a write open."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object] | None] = set()

    def require_other(self) -> None:
        """Raises RuntimeError if this task has one open: it would wait for itself for ever."""
        if asyncio.current_task() in self._tasks:
            raise RuntimeError("this task is already writing")

    @asynccontextmanager
    async def writing(self, transaction: W) -> AsyncIterator[W]:
        """This transaction: kept when the block ends, forgotten when anything is raised in it.

        A cancellation during the commit itself is raised after the commit: when the interaction is
        repeated, its receipt tells that the work was done. So it is where a connection is lost
        during the commit, and nobody knows whether it was kept.
        """
        self._tasks.add(task := asyncio.current_task())
        try:
            yield transaction
            await transaction.commit()
        except BaseException:
            await transaction.roll_back()
            raise
        finally:
            self._tasks.discard(task)


async def see_through(work: Awaitable[T]) -> T:
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
    return task.result()
