"""Before the game: the lobby message and its buttons."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.answers import Answer
from cogs.boards import CLOSE, lobby_poster
from cogs.ids import Op, Press
from cogs.pages import Poster, attached, view_of
from cogs.reading import Reader, make_reader
from cogs.threads import rouse
from engine.bots.levels import Level
from engine.catalog import find
from engine.core.errors import Malformed, Refused
from engine.core.options import Value, read_words
from engine.core.words import msg
from locales import Locale
from tables import bots, campaign, lobby, pace, privacy
from tables.news import showing_lobby
from tables.places import GameRow
from tables.table import Table

if TYPE_CHECKING:
    from cogs.bot import Boroughs

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

    async def _join(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = await lobby.join(self._bot.office, press.table, answer.caller)
        await answer.show(await lobby_poster(table, self._reader(table)))

    async def _leave(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = await lobby.leave(self._bot.office, press.table, answer.caller)
        await self._refresh(answer, table)

    async def _option(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = await self._bot.office.table(press.table)
        words, word = pace.split(" ".join(values))
        if word is not None:
            length, office = pace.seconds(word), self._bot.office
            table = await lobby.set_pace(office, press.table, answer.caller, length)
        else:
            chosen = read_words(table.game.spec.options, words)
            table = await lobby.configure(self._bot.office, press.table, answer.caller, chosen)
        await self._refresh(answer, table)

    async def _private(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """Close the door, or open it again; the button says which."""
        await answer.update()
        private = press.extra == CLOSE
        if private:
            check_private_threads(answer)
        office = self._bot.office
        table = await privacy.set_private(office, press.table, answer.caller, private)
        await self._refresh(answer, table)

    async def _bot_seat(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        word, office = "".join(values[:1]), self._bot.office
        if word in set(Level):
            table = await bots.seat_bot(office, press.table, answer.caller, Level(word))
        elif word.isdecimal():
            table = await bots.send_bot_away(office, press.table, answer.caller, int(word))
        else:
            raise Malformed("refused-stale")
        await self._refresh(answer, table)

    async def _start(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = await lobby.start(self._bot.office, press.table, answer.caller)
        self._bot.stir()
        reader = self._reader(table)
        await answer.show(Poster(reader.say(msg("hall-started"))))

    async def _next(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await open_next(self._bot, answer, press.table)

    async def _cancel(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = await lobby.cancel(self._bot.office, press.table, answer.caller)
        await self._refresh(answer, table)

    async def _refresh(self, answer: Answer, table: Table) -> None:
        await answer.show(await _poster(table, self._reader(table)))

    def _reader(self, table: Table) -> Reader:
        return make_reader(self._bot.words, Locale(table.row.locale), "dark", table.names)


async def _poster(table: Table, reader: Reader) -> Poster:
    """The lobby as it is now, or that it is no more."""
    if table.row.ended_at is not None:
        return Poster(reader.say(msg("hall-cancelled")))
    return await lobby_poster(table, reader)


async def redraw_lobby(bot: Boroughs, row: GameRow) -> None:
    """Draw a lobby anew that nobody has pressed, if its message is still there."""
    place = row.thread or row.channel
    if place is None or row.board_message is None:
        return
    table = await bot.office.table(row.id)
    poster = await _poster(table, make_reader(bot.words, Locale(row.locale), "dark", table.names))
    message = bot.get_partial_messageable(place).get_partial_message(row.board_message)
    try:
        await message.edit(
            content=poster.text, attachments=attached(poster), view=view_of(poster.widgets)
        )
    except discord.HTTPException as error:
        log.warning("the lobby of table %s cannot be drawn anew: %s", row.id, error)


def check_private_threads(answer: Answer) -> None:
    """Refused where we may not open private threads: better told now than after the start."""
    if not answer.interaction.app_permissions.create_private_threads:
        raise Refused("refused-no-private-threads")


async def open_lobby(
    bot: Boroughs, answer: Answer, game: str, words: str, private: bool = False
) -> None:
    """``/game new``: post the lobby where the command was used."""
    interaction = answer.interaction
    if private:
        check_private_threads(answer)
    words, word = pace.split(words)
    options: dict[str, Value] = read_words(find(game).spec.options, words)
    length = pace.seconds(word) if word is not None else None
    await answer.think(private=False)
    locale = await table_locale(bot, interaction)
    table = await lobby.open_table(
        bot.office,
        answer.caller,
        game,
        locale=locale,
        options=options,
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        pace=length,
        private=private,
    )
    reader = make_reader(bot.words, locale, "dark", table.names)
    message = await answer.show(await lobby_poster(table, reader))
    await showing_lobby(bot.office, table.id, message.id)


async def open_next(bot: Boroughs, answer: Answer, finished: int) -> None:
    """The lobby of the next episode, in the thread where the campaign is played."""
    await answer.think(private=False)
    table = await campaign.next_episode(bot.office, finished, answer.caller)
    table.lobby_needed()
    if table.row.thread is not None:
        await rouse(bot, table.row.thread)
    reader = make_reader(bot.words, Locale(table.row.locale), "dark", table.names)
    message = await answer.show(await lobby_poster(table, reader))
    await showing_lobby(bot.office, table.id, message.id)


async def table_locale(bot: Boroughs, interaction: discord.Interaction[Boroughs]) -> Locale:
    """Public words follow whoever opens the table."""
    return (await Answer(interaction).reader()).locale


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Lobby(bot))
