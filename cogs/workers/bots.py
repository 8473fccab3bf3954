"""Lets the bots move: one task that wakes whenever a table has changed."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.delivery import troubles
from tables.bots import moves
from tables.troubles import Work

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

IDLE = 60.0
"""So often we look even if nobody woke us: another process may have moved a table on."""


class House(commands.Cog):
    """The players of the house."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        bot.on_stir(self._wake.set)

    async def cog_load(self) -> None:
        """Called by discord.py. Begins with whatever a former life has left."""
        self._task = asyncio.create_task(self._run(), name="house")

    async def cog_unload(self) -> None:
        """Called by discord.py."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await self._bot.wait_until_ready()
        while True:
            self._wake.clear()
            try:
                await self._move_all()
            except Exception:
                log.exception("the bots cannot move")
            await self._rest()

    async def _move_all(self) -> None:
        """Each bot that is asked, one after the other, until none is."""
        while waiting := await moves.asked(self._bot.context):
            moved = [await self._move(game, seat) for game, seat in waiting]
            self._bot.publisher.nudge()
            if not any(moved):
                return

    async def _move(self, table_id: int, seat: int) -> bool:
        """Whether there may be more to do; a bot that fails is asked again later, and holds nobody
        else up."""
        try:
            return await moves.move(self._bot.context, table_id, seat)
        except Exception as error:
            await troubles.met(self._bot, table_id, Work.BOT, error)
            return True

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(IDLE):
                await self._wake.wait()
        except TimeoutError:
            return


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(House(bot))
