"""The posts of a league: who has signed up, and what the channel is told once a round."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.delivery.dms import nonce_from
from cogs.delivery.threads import edit, post
from cogs.screens.leagues import news_poster, sign_up_poster
from cogs.ui.late import whole
from cogs.ui.reader import PUBLIC_THEME, Reader, make_reader
from cogs.ui.reply import AWAY
from locales import choose_locale
from tables.leagues import looking
from tables.leagues.overview import League, overview

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)


def league_reader(bot: Boroughs, league: League) -> Reader:
    """Everybody who reads along in the channel of this league."""
    locale = choose_locale(league.locale, bot.default_locale)
    return make_reader(bot.words, locale, PUBLIC_THEME, (), bot.paint, bot.context.elsewhere)


async def post_news(bot: Boroughs, league: League) -> None:
    """Tell the channel of the round that begins, or of the end, and record that. It rings for
    nobody. A repetition after a crash has the same nonce, and is the same message."""
    found = await overview(bot.context, league.id, league.guild)
    poster = await whole(await news_poster(found, league_reader(bot, league)))
    nonce = nonce_from("league", league.id, league.season, league.to_tell)
    await post(bot, _place(bot, league), poster, nonce, silent=True)
    await looking.told(bot.context, league)


async def refresh_sign_up(bot: Boroughs, league_id: int, guild: int | None) -> None:
    """Show in the channel who has signed up by now, where that message still is."""
    found = await overview(bot.context, league_id, guild)
    league = found.league
    if league.message is None:
        return
    poster = await sign_up_poster(found, league_reader(bot, league))
    try:
        await edit(bot, _place(bot, league), league.message, poster)
    except AWAY as error:
        log.info("the list of league %s is shown later: %r", league.id, error)


def _place(bot: Boroughs, league: League) -> discord.PartialMessageable:
    return bot.get_partial_messageable(league.channel, guild_id=league.guild)
