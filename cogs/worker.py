"""A loop that does due work: at once when it is woken, or when the next work is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from discord.ext import commands

from tables.claims import Claim

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

AFTER_FAILURE = 5.0
LOOK_SECONDS = 5.0


class Worker:
    """``work`` does what is due, and returns after how many seconds to look again if nobody wakes
    the worker before. A failure is logged, and tried again soon. Every change of a table wakes it,
    unless not ``woken``; so does a process that has died."""

    def __init__(
        self, bot: Boroughs, name: str, work: Callable[[], Awaitable[float]], *, woken: bool = True
    ) -> None:
        self._bot = bot
        self._name = name
        self._work = work
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        if woken:
            bot.on_change(self.wake)
        bot.on_takeover(self.wake)

    def start(self) -> None:
        """Begin as soon as the bot is up, with shards or without."""
        self._task = asyncio.create_task(self._run(), name=self._name)

    def wake(self) -> None:
        """Look for due work now, without waiting for the next time."""
        self._woken.set()

    async def stop(self) -> None:
        """Stop in the middle of whatever is being done."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            # What is tried while Discord is away would only be put off for longer and longer.
            await self._bot.working.wait()
            self._woken.clear()
            seconds = await self._look()
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._woken.wait()

    async def _look(self) -> float:
        """Do what is due. Returns after how many seconds to look again."""
        monitor = self._bot.context.monitor
        monitor.looking(self._name)
        try:
            seconds = await self._work()
        except Exception:
            log.exception("%s: something could not be done", self._name)
            monitor.look_failed(self._name)
            return AFTER_FAILURE
        monitor.looked(self._name, seconds)
        return seconds


class SoleWorker(commands.Cog):
    """A cog whose work one process does for all: the one that holds this claim. Every few seconds
    ``look`` does what is due; changes of tables do not wake it."""

    def __init__(self, bot: Boroughs, name: str, claim: Claim) -> None:
        self._bot = bot
        self._claim = claim
        self._worker = Worker(bot, name, self._look_if_ours, woken=False)

    async def look(self) -> None:
        """Do what is due. Called only in the process that holds the claim."""
        raise NotImplementedError

    async def cog_load(self) -> None:
        """Called by discord.py."""
        self._worker.start()

    async def cog_unload(self) -> None:
        """Called by discord.py."""
        await self._worker.stop()

    @commands.Cog.listener("on_disconnect")
    async def _gone(self) -> None:
        """Leave it to a process that reaches Discord."""
        await self._bot.context.claims.give_back(self._bot.context.database, self._claim)

    async def _look_if_ours(self) -> float:
        if await self._bot.context.claims.keep(self._bot.context.database, self._claim):
            await self.look()
        return LOOK_SECONDS
