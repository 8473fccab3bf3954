"""Looks back at finished games for those who asked, one game at a time, when nobody waits."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.worker import Worker
from tables.claims import Claim
from tables.history import review

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

IDLE = 60.0
"""So many seconds pass at most between two looks: another process may have been asked."""

SOON = 0.5
"""After so many seconds the next one is looked for."""


class Reviews(commands.Cog):
    """One game at a time in each process: its steps go where bots think, after all of theirs."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._worker = Worker(bot, "reviews", self._begin)
        self._busy: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Called by discord.py. Begins with what was left when the last process ended."""
        self._worker.start()

    async def cog_unload(self) -> None:
        """Called by discord.py."""
        await self._worker.stop()
        if self._busy is not None:
            self._busy.cancel()
            await asyncio.gather(self._busy, return_exceptions=True)

    async def _begin(self) -> float:
        """Begin with the review that has waited longest, beside everything else."""
        if self._busy is None and (waiting := await review.due(self._bot.context)):
            name = f"review of {waiting[0]}"
            self._busy = asyncio.create_task(self._work_on(waiting[0]), name=name)
            self._busy.add_done_callback(self._over)
        return IDLE

    def _over(self, task: asyncio.Task[None]) -> None:
        self._busy = None
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            log.error("a review could not be put off", exc_info=error)
        asyncio.get_running_loop().call_later(SOON, self._worker.wake)

    async def _work_on(self, table_id: int) -> None:
        """Look back at one game. One that fails is tried again later and holds nobody up; one that
        another process works on is left to it."""
        context = self._bot.context
        try:
            async with context.claims.holding(context.database, Claim.REVIEW, table_id) as ours:
                if ours:
                    await review.work_on(context, table_id)
        except Exception:
            log.exception("the review of table %s has failed", table_id)
            await review.failed(context, table_id)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Reviews(bot))
