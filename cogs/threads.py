"""The thread in which a game is played: opened once, found again after a restart."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from cogs import limits
from cogs.boards import game_name
from cogs.reading import make_reader
from engine.core.errors import Refused
from engine.core.words import msg
from locales import Locale
from tables import places
from tables.table import Table, person

if TYPE_CHECKING:
    from cogs.bot import Boroughs

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
UNKNOWN_MESSAGE = 10008
WEEK: Final = 10080


async def open_thread(bot: Boroughs, table: Table) -> discord.abc.Messageable:
    """The game's thread, made now if there is none."""
    if table.row.thread is not None:
        return bot.get_partial_messageable(table.row.thread, guild_id=table.row.guild)
    channel = await _channel(bot, table)
    thread = await _make(bot, channel, table)
    await places.moved_to(bot.office, table.id, thread)
    place = bot.get_partial_messageable(thread, guild_id=table.row.guild)
    await _bring_in(bot, thread, table)
    return place


async def _channel(bot: Boroughs, table: Table) -> discord.TextChannel:
    if table.row.channel is None:
        raise Refused("refused-no-game-here")
    found = bot.get_channel(table.row.channel) or await bot.fetch_channel(table.row.channel)
    if not isinstance(found, discord.TextChannel):
        raise Refused("refused-no-threads-here")
    return found


async def _make(bot: Boroughs, channel: discord.TextChannel, table: Table) -> int:
    """Out of the lobby message, which can have one thread only: a repetition finds it again."""
    name = thread_name(bot, table)
    lobby = table.row.board_message
    if lobby is not None and table.row.posted_rev == 0:
        try:
            message = channel.get_partial_message(lobby)
            return (await message.create_thread(name=name, auto_archive_duration=WEEK)).id
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return lobby
            if error.code != UNKNOWN_MESSAGE:
                raise
    kind = discord.ChannelType.public_thread
    return (await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)).id


def thread_name(bot: Boroughs, table: Table) -> str:
    """The game and its people."""
    reader = make_reader(bot.words, Locale(table.row.locale), "dark", ())
    people = tuple(map(person, table.seats))
    text = reader.caption(msg("hall-thread", game=game_name(table), people=people))
    return limits.cut(text, limits.THREAD_NAME)


async def _bring_in(bot: Boroughs, thread: int, table: Table) -> None:
    for row in table.seats:
        if row.user is None:
            continue
        try:
            await bot.http.add_user_to_thread(thread, row.user)
        except discord.HTTPException as error:
            log.info("cannot add a player to thread %s: %s", thread, error)
