"""``/daily``: the city of the day, one's tries at it, the card, and yesterday's best city."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.delivery.panels import show_next
from cogs.screens.daily import card_poster, daily_page
from cogs.screens.replay import film_attachment, film_words
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import named
from cogs.ui.late import whole
from cogs.ui.page import Page, Poster
from cogs.ui.reply import Answer, calmly
from engine.core.errors import Refused
from engine.core.words import Msg, msg
from tables import outbox
from tables.daily import tries
from tables.daily.days import day_at
from tables.daily.today import card, shown_best, today_of
from tables.daily.tries import MOST_TRIES, Place
from tables.history import scenes
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]


class Daily(commands.Cog):
    """One puzzle for everybody; each plays it alone."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press(
            {Op.DAILY: self._open, Op.TRY: self._try, Op.CARD: self._card, Op.CITY: self._city}
        )

    @app_commands.command(name=named("command-daily"), description=named("command-daily.hint"))
    @calmly
    async def daily(self, interaction: Interaction) -> None:
        """The puzzle of today, your tries and the table."""
        answer = Answer(interaction)
        await answer.think()
        await self._show(answer)

    async def _open(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        await self._show(answer)

    async def _show(self, answer: Answer, *notes: Msg) -> None:
        caller, reader = answer.caller, await answer.reader()
        today = await today_of(self._bot.context, caller.user, answer.interaction.guild_id)
        await answer.show(await daily_page(today, caller.name, caller.user, reader, *notes))

    async def _try(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """The next try, or the one that is begun: its question at once. After the last one, how
        they went."""
        await answer.think()
        try:
            table = await tries.begin(self._bot.context, answer.caller, await self._place(answer))
        except Refused as refused:
            if refused.reason.key != tries.NONE_LEFT:
                raise
            await self._show(answer, refused.reason)
            return
        answer.did()
        await self._show_question(answer, table)

    async def _place(self, answer: Answer) -> Place:
        """Boards go into direct messages, wherever the try is begun: nobody else reads there."""
        user = answer.interaction.user.id
        room = (await self._bot.create_dm(discord.Object(user))).id
        return Place(answer.interaction.guild_id, room, (await answer.reader()).locale)

    async def _show_question(self, answer: Answer, table: Table) -> None:
        context, user = self._bot.context, answer.caller.user
        own = await tries.own_tries(context, user, day_at(context.now()))
        say = (await answer.reader(table.names)).say
        begun = say(msg("daily-begun", number=max(1, len(own)), most=MOST_TRIES))
        if not await show_next(self._bot, answer, table, table.row.rev, (begun,)):
            await self._show(answer)

    async def _card(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """Show the card of one's own try to everyone here, once in each channel."""
        await answer.think()
        context, user = self._bot.context, answer.caller.user
        own = await tries.check_own(context, press.table, user)
        poster = await whole(
            await card_poster(await card(context, own), answer.caller.name, await answer.reader())
        )
        async with context.locks.holding(("card", own.table_id)):
            await self._share(answer, own.table_id, poster)

    async def _share(self, answer: Answer, table_id: int, poster: Poster) -> None:
        """It is noted only when it is there: if it could not be posted, it can be shared again."""
        where = f"card-{answer.interaction.channel_id}"
        if await outbox.was_said(self._bot.context, table_id, where):
            raise Refused("refused-card-shared")
        await answer.show(Page((await answer.reader()).say(msg("daily-shared"))))
        await answer.post(poster)
        await outbox.note_said(self._bot.context, table_id, where)

    async def _city(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """The best city of a day that is over, as an animation."""
        await answer.think()
        guild = answer.interaction.guild_id
        table, name = await shown_best(self._bot.context, press.table, guild)
        found = await scenes.scenes(self._bot.context, table)
        self._bot.films.count(answer.caller.user)
        reader = await answer.reader((name,))

        async def tell(done: int, count: int) -> None:
            with contextlib.suppress(discord.HTTPException):
                await answer.show(Page(reader.say(msg("memory-filming", done=done, count=count))))

        film = await self._bot.films.film(table, found, reader, tell)
        attachment = film_attachment(table, film, reader)
        await answer.show(Page(film_words(table, film, reader), attachments=(attachment,)))


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Daily(bot))
