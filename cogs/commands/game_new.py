"""Before the game: the lobby message and its buttons."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord.ext import commands

from cogs.delivery.channels import check_private, room_for
from cogs.delivery.lobbies import refresh, show_here, shown_later
from cogs.delivery.threads import rouse
from cogs.screens.board import CLOSE, game_name
from cogs.ui.custom_id import Op, Press
from cogs.ui.reply import Answer
from engine.bots.levels import Level
from engine.catalog import catalog, find
from engine.core.errors import Malformed
from engine.core.options import Value, read_words
from engine.core.words import msg
from locales import Locale
from tables.bots import moves
from tables.lobby import campaign, invitations, opening
from tables.table import Table
from tables.time import pace

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)


class Lobby(commands.Cog):
    """Joining, leaving, options, starting, calling off."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press(
            {
                Op.JOIN: self._join,
                Op.LEAVE: self._leave,
                Op.START: self._start,
                Op.CANCEL: self._cancel,
                Op.OPTION: self._option,
                Op.BOT: self._bot_seat,
                Op.NEXT: self._next,
                Op.PRIVATE: self._private,
            }
        )

    async def cog_load(self) -> None:
        """Called by discord.py. The games are read before anybody waits for one: what is refused is
        refused before we say that we are thinking."""
        await asyncio.to_thread(catalog)

    async def _join(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = (await opening.join(self._bot.context, press.table, answer.caller)).after
        if not await refresh(self._bot, answer, table):
            reader = await answer.reader(table.names)
            await answer.tell(reader.say(msg("hall-joined", game=game_name(table))))

    async def _leave(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        done = await opening.leave(self._bot.context, press.table, answer.caller)
        await refresh(self._bot, answer, done.after)

    async def _option(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = await self._bot.context.table(press.table)
        words, word = pace.split(" ".join(values))
        if word is not None:
            length, context = pace.seconds(word), self._bot.context
            done = await opening.set_pace(context, press.table, answer.caller, length)
        else:
            chosen = read_words(table.game.spec.options, words)
            done = await opening.configure(self._bot.context, press.table, answer.caller, chosen)
        await refresh(self._bot, answer, done.after)

    async def _private(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """Close the door, or open it again; the button says which."""
        await answer.update()
        private = press.extra == CLOSE
        if private:
            check_private(answer.interaction)
        context = self._bot.context
        done = await invitations.set_private(context, press.table, answer.caller, private)
        await refresh(self._bot, answer, done.after)

    async def _bot_seat(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        word, context = "".join(values[:1]), self._bot.context
        if word in set(Level):
            done = await moves.seat_bot(context, press.table, answer.caller, Level(word))
        elif word.isdecimal():
            done = await moves.send_bot_away(context, press.table, answer.caller, int(word))
        else:
            raise Malformed("refused-stale")
        await refresh(self._bot, answer, done.after)

    async def _start(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        done = await opening.start(self._bot.context, press.table, answer.caller)
        await refresh(self._bot, answer, done.after)

    async def _next(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await open_next(self._bot, answer, press.table)

    async def _cancel(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        done = await opening.cancel(self._bot.context, press.table, answer.caller)
        await refresh(self._bot, answer, done.after)


async def open_lobby(
    bot: Boroughs, answer: Answer, game: str, words: str, private: bool = False
) -> None:
    """``/game new``: post the lobby where the command was used. What cannot be is refused before
    anybody else sees something of it."""
    interaction = answer.interaction
    room = room_for(interaction, private)
    words, word = pace.split(words)
    options: dict[str, Value] = read_words(find(game).spec.options, words)
    length = pace.seconds(word) if word is not None else None
    await answer.think(private=False)
    locale = await table_locale(bot, interaction)
    table = await opening.open_table(
        bot.context,
        answer.caller,
        game,
        locale=locale,
        options=options,
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        pace=length,
        private=private,
        thread=room,
        message=await _promised(answer),
    )
    await show_or_later(bot, answer, table)


async def _promised(answer: Answer) -> int | None:
    """The message that will show the lobby, known before anything is stored: should we die before
    it does, we find it again and do not show the lobby twice."""
    try:
        return (await answer.interaction.original_response()).id
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("the answer to %s is not known yet: %s", answer.interaction.id, error)
        return None


async def show_or_later(bot: Boroughs, answer: Answer, table: Table) -> None:
    """Answer with the lobby; it stands in the archive, so what fails here is shown later."""
    try:
        await show_here(bot, answer, table)
    except Exception as error:
        shown_later(table, error)


async def open_next(bot: Boroughs, answer: Answer, finished: int) -> None:
    """The lobby of the next episode, in the thread where the campaign is played."""
    table = await campaign.next_episode(bot.context, finished, answer.caller)
    table.lobby_needed()
    place = table.row.thread or table.row.channel
    here = place == answer.interaction.channel_id
    await answer.think(private=not here)
    if table.row.thread is not None:
        await rouse(bot, table.row.thread)
    if here:
        await show_or_later(bot, answer, table)
    else:
        say = (await answer.reader()).say
        await answer.tell(say(msg("hall-next-there", place=f"<#{place}>")))


async def table_locale(bot: Boroughs, interaction: discord.Interaction[Boroughs]) -> Locale:
    """Public words follow whoever opens the table."""
    return (await Answer(interaction).reader()).locale


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Lobby(bot))
