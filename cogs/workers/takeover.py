"""Takes over from processes that have died: what they had claimed is done by those alive."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.worker import Worker

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
"""With the time after which a process counts as one that hangs, less than a quarter of a minute."""


class Takeover(commands.Cog):
    """Looks every few seconds, and first of all at the start, whether somebody has died."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._worker = Worker(bot, "takeover", self._look, woken=False)

    async def cog_load(self) -> None:
        """Called by discord.py."""
        self._worker.start()

    async def cog_unload(self) -> None:
        """Called by discord.py."""
        await self._worker.stop()

    async def _look(self) -> float:
        context = self._bot.context
        if await context.claims.take_over(context.database):
            log.info("took over from a process that has died")
            self._bot.wake_heirs()
        return LOOK_SECONDS


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Takeover(bot))
