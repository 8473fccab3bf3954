"""What is due at a table is done by one process: it claims the work, and gives the claim back."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import StrEnum

from db import claims
from db.archive import Archive
from db.presence import Alone, Presence

ALL_TABLES = 0
"""The number of no table: for work that is done for all of them together."""


class Claim(StrEnum):
    """What a process claims."""

    PUBLISHING = "publishing"
    BOT = "bot"
    CLOCKS = "clocks"
    IDENTIFY = "identify"
    DAILY = "daily"
    LEAGUES = "leagues"
    REVIEW = "review"


@dataclass(frozen=True)
class Claims:
    """What this process has claimed. Several of its tasks may hold the same claim: it is given back
    with the last of them."""

    presence: Presence = field(default_factory=Alone)
    _held: Counter[tuple[Claim, int]] = field(default_factory=Counter)

    @property
    def process(self) -> str:
        """The name of this process."""
        return self.presence.process

    @asynccontextmanager
    async def holding(self, database: Archive, work: Claim, table_id: int) -> AsyncIterator[bool]:
        """Whether this process, and no other, may do this until the block ends."""
        key = (work, table_id)
        ours = key in self._held or await claims.take(database, *key, self.process)
        if not ours:
            yield False
            return
        self._held[key] += 1
        try:
            yield True
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
                await claims.release(database, *key, self.process)

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
        await claims.release_all(database, [self.process])
        await self.presence.leave()
