"""What is due at a table is done by one process: it claims the work, and gives the claim back."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from enum import StrEnum

from db import claims
from db.archive import Archive
from db.errors import Unavailable
from db.presence import Alone, Presence
from db.transaction import see_through
from tables.locks import Locks

log = logging.getLogger(__name__)

ALL_TABLES = 0
"""The number of no table: for work that is done for all of them together."""

AGAIN_SECONDS = 5.0
"""A claim that could not be given back is given back after so many seconds."""


class ClaimLost(Exception):
    """Another process has taken over what this one had claimed."""


class Claim(StrEnum):
    """What a process claims."""

    PUBLISHING = "publishing"
    BOT = "bot"
    CLOCKS = "clocks"
    IDENTIFY = "identify"
    DAILY = "daily"
    LEAGUES = "leagues"
    REVIEW = "review"


Key = tuple[Claim, int]
"""The work, and the table at which it is done."""


@dataclass(frozen=True)
class Claims:
    """What this process has claimed. Several of its tasks may hold the same claim: it is given back
    with the last of them."""

    presence: Presence = field(default_factory=Alone)
    _held: Counter[Key] = field(default_factory=Counter)
    _changing: Locks = field(default_factory=Locks)
    """Held while a claim is taken or given back: a task that takes it just then has it."""
    _late: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def process(self) -> str:
        """The name of this process."""
        return self.presence.process

    @asynccontextmanager
    async def holding(self, database: Archive, work: Claim, table_id: int) -> AsyncIterator[bool]:
        """Whether this process, and no other, may do this until the block ends."""
        key = (work, table_id)
        async with self._changing.holding(key):
            ours = key in self._held or await claims.take(database, *key, self.process)
            if ours:
                self._held[key] += 1
        try:
            yield ours
        finally:
            if ours:
                await see_through(self._let_go(database, key))

    async def _let_go(self, database: Archive, key: Key) -> None:
        """One task fewer holds this claim; the last one gives it back, as soon as it can: while we
        are alive nobody else could take it."""
        async with self._changing.holding(key):
            self._held[key] -= 1
            if self._held[key]:
                return
            del self._held[key]
            try:
                await claims.release(database, *key, self.process)
            except Unavailable as error:
                log.warning("a claim is given back later", exc_info=error)
                task = asyncio.create_task(self._let_go_later(database, key))
                self._late.add(task)
                task.add_done_callback(self._late.discard)

    async def _let_go_later(self, database: Archive, key: Key) -> None:
        """Give this claim back, unless it is held again meanwhile."""
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            async with self._changing.holding(key):
                if key in self._held:
                    return
                with suppress(Unavailable):
                    await claims.release(database, *key, self.process)
                    return

    async def keep(self, database: Archive, work: Claim, table_id: int = ALL_TABLES) -> bool:
        """Whether this process, and no other, may do this from now on, until it ends or gives it
        back."""
        key = (work, table_id)
        # Asked each time: whoever hung for a while has lost what it had.
        holder = await claims.holder(database, *key)
        if holder == self.process or (
            holder is None and await claims.take(database, *key, self.process)
        ):
            self._held[key] = max(1, self._held[key])
            return True
        self._held.pop(key, None)
        return False

    async def give_back(self, database: Archive, work: Claim, table_id: int = ALL_TABLES) -> None:
        """Keep this no longer, if it was kept."""
        if self._held.pop((work, table_id), 0):
            await claims.release(database, work, table_id, self.process)

    async def take_over(self, database: Archive) -> bool:
        """Give back what dead processes had claimed. Returns whether there was anything."""
        # Who holds is read first: whoever comes to life in between holds nothing of it.
        dead = await claims.holders(database) - await self.presence.living()
        if dead:
            await claims.release_all(database, dead)
        return bool(dead)

    async def leave(self, database: Archive) -> None:
        """Give back everything, and be alive no longer."""
        for task in self._late:
            task.cancel()
        await claims.release_all(database, [self.process])
        await self.presence.leave()
