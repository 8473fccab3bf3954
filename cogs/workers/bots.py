"""Lets the bots move: one task that wakes whenever a table has changed."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.delivery import troubles
from cogs.worker import Worker
from tables.bots import moves
from tables.claims import Claim
from tables.troubles import Work

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

IDLE = 60.0
"""So many seconds pass at most between two looks: another process may have moved a table on."""

SOON = 1.0
"""A bot that was asked and had nothing to do is looked at again after so many seconds."""


class Bots(commands.Cog):
    """Lets every bot move that a table waits for. No table waits for another: what is thought about
    first is decided where they think."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._worker = Worker(bot, "bots", self._begin)
        self._busy: dict[int, asyncio.Task[bool]] = {}
        self._noted: float | None = None

    async def cog_load(self) -> None:
        """Called by discord.py. Begins with the moves that are due from before the start."""
        self._worker.start()

    async def cog_unload(self) -> None:
        """Called by discord.py."""
        await self._worker.stop()
        for task in self._busy.values():
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _begin(self) -> float:
        """Begin with every table that waits for a bot; at one table they move one by one."""
        await self._note_all()
        for table_id, seat in await moves.asked(self._bot.context):
            if table_id not in self._busy:
                task = asyncio.create_task(self._move(table_id, seat), name=f"bot at {table_id}")
                self._busy[table_id] = task
                task.add_done_callback(partial(self._over, table_id))
        return IDLE

    async def _note_all(self) -> None:
        """At the start and then once a minute, however often we are woken: it reads all bots."""
        now = time.monotonic()
        if self._noted is None or now - self._noted >= IDLE:
            await moves.note_all(self._bot.context)
            self._noted = now

    def _over(self, table_id: int, task: asyncio.Task[bool]) -> None:
        """Look for the next one, at once where this one has moved: what has changed at a busy table
        was passed over."""
        del self._busy[table_id]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("a bot at table %s could not be put off", table_id, exc_info=error)
        again = 0.0 if error is None and task.result() else SOON
        asyncio.get_running_loop().call_later(again, self._worker.wake)

    async def _move(self, table_id: int, seat: int) -> bool:
        """Let one bot move. Returns whether there may be more to do; a bot that fails is asked
        again later, and holds nobody else up. One that another process thinks for is left to it."""
        context = self._bot.context
        try:
            async with context.claims.holding(context.database, Claim.BOT, table_id) as ours:
                return ours and await moves.move(context, table_id, seat)
        except Exception as error:
            await troubles.met(self._bot, table_id, Work.BOT, error)
            return True


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Bots(bot))
