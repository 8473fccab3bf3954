"""When a session with Discord may begin: all processes together keep to Discord's limits."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

from yarl import URL

from cogs.gateway.link import Complaint
from tables.claims import Claim

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

    from cogs.client import Boroughs

log = logging.getLogger(__name__)

BUCKET_SECONDS = 5.1
"""Discord lets one session begin in each bucket of shards in five seconds."""
TRY_SECONDS = 0.25
LAST_SESSIONS = -1
"""A bucket for all shards, where hardly any session may begin today."""
LONGEST_WAIT = 60.0
"""Where none may begin any more today, we ask so often whether that has changed."""
MILLI = 1000


class Starts:
    """Each bucket is claimed in the archive while a session of it begins, and a little longer."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._claiming: set[asyncio.Task[None]] = set()
        self._limit: SessionStartLimit | None = None
        self.gateway = URL()
        """Where sessions begin, as of the last ``count``."""

    async def count(self) -> int:
        """How many shards Discord recommends now."""
        count, gateway, self._limit = await self._bot.http.get_bot_gateway()
        self.gateway = URL(gateway)
        return count

    @asynccontextmanager
    async def turn(self, shard: int) -> AsyncIterator[None]:
        """Wait until a session of this shard may begin; it has to identify in this block."""
        async with AsyncExitStack() as held:
            await held.enter_async_context(self._bucket(shard % self._at_once))
            await self.count()
            if self._remaining <= self._at_once:
                # Those in the other buckets have read the same number, and would all go on.
                await held.enter_async_context(self._bucket(LAST_SESSIONS))
                await self._until_some_remain()
            yield

    @property
    def _at_once(self) -> int:
        """How many sessions may begin at the same time, as of the last ``count``."""
        return self._limit["max_concurrency"] if self._limit else 1

    @property
    def _remaining(self) -> int:
        """How many sessions may begin today, as of the last ``count``."""
        return self._limit["remaining"] if self._limit else 0

    @asynccontextmanager
    async def _bucket(self, bucket: int) -> AsyncIterator[None]:
        """Wait until this process has the bucket, and keep it a little longer than the block."""
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        used = asyncio.Event()
        task = asyncio.create_task(self._claim(bucket, granted, used), name=f"bucket {bucket}")
        self._claiming.add(task)
        task.add_done_callback(self._claiming.discard)
        try:
            await granted
            yield
        finally:
            used.set()

    async def _claim(self, bucket: int, granted: asyncio.Future[None], used: asyncio.Event) -> None:
        """Hold the bucket from the moment it is granted until a while after it was used."""
        trouble = Complaint(log, "whether a session may begin is not known")
        async with self._locks[bucket]:
            while not granted.done():
                try:
                    await self._try_to_claim(bucket, granted, used)
                except Exception as error:
                    trouble.about(error)
                if not granted.done():
                    await asyncio.sleep(TRY_SECONDS)

    async def _try_to_claim(
        self, bucket: int, granted: asyncio.Future[None], used: asyncio.Event
    ) -> None:
        claims, database = self._bot.context.claims, self._bot.context.database
        # Whoever has it may be dead, and those who look after the dead wait until we are connected.
        await claims.take_over(database)
        async with claims.holding(database, Claim.IDENTIFY, bucket) as ours:
            if ours and not granted.done():
                granted.set_result(None)
                await used.wait()
                await asyncio.sleep(BUCKET_SECONDS)

    async def _until_some_remain(self) -> None:
        """Wait while Discord lets no session begin: it takes the token from a bot that goes on."""
        await self.count()
        while self._limit is not None and self._remaining <= 0:
            seconds = self._limit["reset_after"] / MILLI
            log.warning("Discord lets no session begin for another %.0f s.", seconds)
            await asyncio.sleep(min(max(1.0, seconds), LONGEST_WAIT))
            await self.count()

    async def close(self) -> None:
        """Give all buckets back."""
        for task in self._claiming:
            task.cancel()
        await asyncio.gather(*self._claiming, return_exceptions=True)
