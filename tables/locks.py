"""One lock for each game, kept only while somebody holds or awaits it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

from tables.stopwatch import Part, timed


class Locks:
    """Locks by name; a name that nobody holds or awaits takes no memory."""

    def __init__(self) -> None:
        self._locks: dict[Hashable, asyncio.Lock] = {}
        self._holders: dict[Hashable, int] = {}

    @asynccontextmanager
    async def holding(self, name: Hashable) -> AsyncIterator[None]:
        """Alone with this name until the block ends, however it ends."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        self._holders[name] = self._holders.get(name, 0) + 1
        try:
            with timed(Part.LOCK):
                await lock.acquire()
            try:
                yield
            finally:
                lock.release()
        finally:
            self._holders[name] -= 1
            if not self._holders[name]:
                del self._holders[name], self._locks[name]

    def __len__(self) -> int:
        """How many names are held or awaited."""
        return len(self._locks)
