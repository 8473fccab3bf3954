"""Looks after the city of the day: draws puzzles, closes days, posts in the morning, plays par."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.delivery.mornings import post_morning
from cogs.worker import SoleWorker
from tables.claims import Claim
from tables.daily import mornings, par, puzzles
from tables.daily.mornings import DailyChannel

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

PAR = "par"


class Mornings(SoleWorker):
    """One post a day in every channel that asked for it."""

    def __init__(self, bot: Boroughs) -> None:
        super().__init__(bot, "mornings", Claim.DAILY)

    async def look(self) -> None:
        """Draw the puzzles to come, close days that are over, and post where it is morning."""
        context = self._bot.context
        await puzzles.prepare(context)
        await puzzles.close_days(context)
        await self._begin_par()
        while page := await mornings.due(context):
            for channel in page:
                await self._post(channel)

    async def _begin_par(self) -> None:
        """Let the hard bot play, beside everything else."""
        puzzle = await par.next_without_par(self._bot.context)
        if puzzle is not None:
            self._bot.publisher.in_background(PAR, par.play_par(self._bot.context, puzzle))

    async def _post(self, channel: DailyChannel) -> None:
        """What fails is tried again later; where we may not post any more, tomorrow. No server
        waits for another."""
        context = self._bot.context
        try:
            await post_morning(self._bot, channel)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("no city of the day in channel %s: %s", channel.channel, error)
            await mornings.posted(context, channel)
        except Exception:
            log.exception("the city of the day of server %s comes later", channel.guild)
            await mornings.put_off(context, channel)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Mornings(bot))
