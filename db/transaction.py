"""What every transaction keeps to, whatever keeps the archive."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


class OpenTransaction:
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

    def _end(self) -> bool:
        """Let nothing in any more; whether there is anything to commit. Raises RuntimeError if it
        was spoiled."""
        self._closed = True
        if self._failure is not None:
            raise RuntimeError("a statement in this transaction failed") from self._failure
        return self._begun


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
