"""Looks after leagues and cups: rounds and their tables, places that are handed on, the end."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from cogs.delivery.leagues import post_news, refresh_sign_up
from cogs.ui.reply import AWAY
from cogs.worker import SoleWorker
from engine.core.errors import Refused
from tables.claims import Claim
from tables.leagues import looking
from tables.leagues.overview import League
from tables.leagues.tables import open_tables

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)


class Leagues(SoleWorker):
    """Opens rounds and their tables, hands places on, and closes seasons."""

    def __init__(self, bot: Boroughs) -> None:
        super().__init__(bot, "leagues", Claim.LEAGUES)

    async def look(self) -> None:
        """Look after every league that is due."""
        for league_id in await looking.due(self._bot.context):
            await self._tend(league_id)

    async def _tend(self, league_id: int) -> None:
        """No league waits for another: what fails is tried again later."""
        context = self._bot.context
        since = await looking.begin(context, league_id)
        try:
            await self._go_on(league_id, since)
        except (*AWAY, Refused) as error:
            log.info("league %s goes on later: %r", league_id, error)
            await looking.put_off(context, league_id, since)
        except Exception:
            log.exception("league %s goes on later", league_id)
            await looking.put_off(context, league_id, since)

    async def _go_on(self, league_id: int, since: int) -> None:
        """Each step can be repeated: whoever dies in between, the next look goes on from there."""
        context = self._bot.context
        league = await looking.advance(context, league_id)
        if league is not None:
            await self._tell(league)
            await open_tables(context, league_id)
            await looking.rest(context, league, since)

    async def _tell(self, league: League) -> None:
        """Tables are opened where their players have been told of them: a channel that is gone gets
        none."""
        if league.told >= league.to_tell:
            return
        await post_news(self._bot, league)
        if league.told == 0:
            await refresh_sign_up(self._bot, league.id, league.guild)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Leagues(bot))
