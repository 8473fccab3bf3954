"""Sweeps the timers: one task, looking twice a minute."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands, tasks

from cogs.pages import NOBODY
from cogs.threads import put_away
from engine.core.words import msg
from locales import Locale
from tables import clock
from tables.archiving import ARCHIVE
from tables.places import GameRow

if TYPE_CHECKING:
    from cogs.bot import Boroughs

log = logging.getLogger(__name__)

SWEEP_SECONDS = 30
TIDY_HOURS = 6


class Clock(commands.Cog):
    """Clears lobbies that nobody started."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        """Called by discord.py."""
        self.sweep.start()
        self.tidy_up.start()

    async def cog_unload(self) -> None:
        """Called by discord.py."""
        self.sweep.cancel()
        self.tidy_up.cancel()

    @tasks.loop(seconds=SWEEP_SECONDS)
    async def sweep(self) -> None:
        """Everything that is due now."""
        for timer in await clock.due(self._bot.office):
            if timer.kind == ARCHIVE:
                await put_away(self._bot, timer)
                continue
            table = await clock.lobby_expired(self._bot.office, timer)
            if table is not None:
                await self._tell(table)

    @tasks.loop(hours=TIDY_HOURS)
    async def tidy_up(self) -> None:
        """What need not be kept."""
        await clock.tidy_up(self._bot.office)

    @sweep.before_loop
    async def _ready(self) -> None:
        await self._bot.wait_until_ready()

    async def _tell(self, table: GameRow) -> None:
        if table.channel is None or table.board_message is None:
            return
        text = self._bot.words.say(Locale(table.locale), msg("hall-expired"))
        message = self._bot.get_partial_messageable(table.channel).get_partial_message(
            table.board_message
        )
        try:
            await message.edit(content=text, attachments=[], view=None, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            log.warning("the lobby of table %s cannot be cleared: %s", table.id, error)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Clock(bot))
