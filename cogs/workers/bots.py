"""Lets the bots move: one task that wakes whenever a table has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.delivery import troubles
from cogs.worker import Worker
from tables.bots import moves
from tables.troubles import Work

if TYPE_CHECKING:
    from cogs.client import Boroughs

IDLE = 60.0
"""So many seconds pass at most between two looks: another process may have moved a table on."""


class Bots(commands.Cog):
    """Lets every bot move that a table waits for."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._worker = Worker(bot, "bots", self._move_all)

    async def cog_load(self) -> None:
        """Called by discord.py. Begins with the moves that are due from before the start."""
        self._worker.start()

    async def cog_unload(self) -> None:
        """Called by discord.py."""
        await self._worker.stop()

    async def _move_all(self) -> float:
        """Each bot that is asked, one after the other, until none is."""
        while waiting := await moves.asked(self._bot.context):
            moved = [await self._move(table_id, seat) for table_id, seat in waiting]
            if not any(moved):
                break
        return IDLE

    async def _move(self, table_id: int, seat: int) -> bool:
        """Let one bot move. Returns whether there may be more to do; a bot that fails is asked
        again later, and holds nobody else up."""
        try:
            return await moves.move(self._bot.context, table_id, seat)
        except Exception as error:
            await troubles.met(self._bot, table_id, Work.BOT, error)
            return True


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Bots(bot))
