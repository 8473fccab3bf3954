"""The morning post of one server: posted once a day, without a notification."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.delivery.dms import nonce_from
from cogs.delivery.threads import post
from cogs.screens.morning import morning_poster
from cogs.ui.late import whole
from cogs.ui.reader import PUBLIC_THEME, make_reader
from locales import choose_locale
from tables.daily import mornings
from tables.daily.mornings import DailyChannel

if TYPE_CHECKING:
    from cogs.client import Boroughs


async def post_morning(bot: Boroughs, channel: DailyChannel) -> None:
    """Post the city of the day in this channel, and record that it is there. A repetition after a
    crash has the same nonce, and is the same message."""
    told = await mornings.morning(bot.context, channel)
    best = told.standings.here[:1] if told.yesterday is not None and told.yesterday.closed else ()
    table = await bot.context.table(best[0].table_id) if best else None
    locale = choose_locale(channel.locale, bot.default_locale)
    names = tuple(line.name for line in best)
    reader = make_reader(bot.words, locale, PUBLIC_THEME, names, bot.paint, bot.context.elsewhere)
    poster = await whole(await morning_poster(told, table, reader))
    place = bot.get_partial_messageable(channel.channel, guild_id=channel.guild)
    nonce = nonce_from("daily", channel.guild, channel.channel, channel.due)
    await post(bot, place, poster, nonce, silent=True)
    await mornings.posted(bot.context, channel)
