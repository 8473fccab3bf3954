"""The thread in which a game is played: opened once, found again after a restart, woken when it
sleeps, and put away after the end."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

import aiohttp
import discord

from cogs.delivery.dms import UNKNOWN_MESSAGE, edited, nonce_from, tell_host
from cogs.delivery.troubles import TOO_MANY_THREADS
from cogs.screens.board import game_name
from cogs.ui import limits
from cogs.ui.page import Poster, files, view_of
from cogs.ui.reader import public_reader
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.core.words import msg
from tables import outbox
from tables.outbox import Pending
from tables.people import following
from tables.table import Table, person
from tables.time import archiving
from tables.time.archiving import Timer

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
THREAD_ARCHIVED = 50083
WEEK: Final = 10080

MOST_TRIES = 12
"""How often we try to let somebody into a thread who cannot see it yet: for about nine hours."""

Place = discord.PartialMessageable | discord.TextChannel
Answered = TypeVar("Answered")


async def open_thread(bot: Boroughs, table: Table) -> Place:
    """The game's thread, made now if there is none.

    Where the server has no room for another thread, a public game is shown in the channel above;
    a private one is not, it waits.
    """
    if table.row.thread is not None:
        return bot.get_partial_messageable(table.row.thread, guild_id=table.row.guild)
    channel = await _channel(bot, table)
    try:
        thread = await _make(bot, channel, table)
    except discord.HTTPException as error:
        if error.code != TOO_MANY_THREADS or table.row.private:
            raise
        await tell_no_room(bot, table)
        return channel
    await outbox.thread_made(bot.context, table, thread)
    return bot.get_partial_messageable(thread, guild_id=table.row.guild)


async def tell_no_room(bot: Boroughs, table: Table) -> None:
    """Tell the host, once, that this server cannot have another thread."""
    if await outbox.first_time(bot.context, table.id, "no-room"):
        key = "follow-no-room-private" if table.row.private else "follow-no-room"
        words = msg(key, game=game_name(table), place=f"<#{table.row.channel}>")
        await tell_host(bot, table.row, words, nonce_from(table.id, "no-room"))


async def _channel(bot: Boroughs, table: Table) -> discord.TextChannel:
    if table.row.channel is None:
        raise Refused("refused-no-game-here")
    found = await bot.fetch_channel(table.row.channel)
    if not isinstance(found, discord.TextChannel):
        raise Refused("refused-no-threads-here")
    return found


async def _make(bot: Boroughs, channel: discord.TextChannel, table: Table) -> int:
    """A private thread, or one out of the lobby message, which can have one thread only: a
    repetition finds it again."""
    name = thread_name(bot, table)
    if table.row.private:
        return await _make_private(bot, channel, name)
    lobby = table.row.lobby_message
    first = table.row.posted_rev == 0 and table.row.lobby_channel == channel.id
    if lobby is not None and first:
        try:
            message = channel.get_partial_message(lobby)
            return (await message.create_thread(name=name, auto_archive_duration=WEEK)).id
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return lobby
            if error.code != UNKNOWN_MESSAGE:
                raise
    kind: discord.enums.ChannelType = discord.ChannelType.public_thread
    if channel.is_news():
        kind = discord.ChannelType.news_thread
    return (await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)).id


async def _make_private(bot: Boroughs, channel: discord.TextChannel, name: str) -> int:
    """A private thread. Where we manage threads, nobody but us may bring people in, so that
    everybody inside was invited; elsewhere Discord would not let us in, either."""
    kind = discord.ChannelType.private_thread
    alone = await _manages_threads(bot, channel)
    thread = await channel.create_thread(
        name=name, type=kind, auto_archive_duration=WEEK, invitable=not alone
    )
    return thread.id


async def _manages_threads(bot: Boroughs, channel: discord.TextChannel) -> bool:
    """Whether we manage threads there, as Discord says now: no server is known to us beforehand."""
    guild = await bot.fetch_guild(channel.guild.id, with_counts=False)
    place = await guild.fetch_channel(channel.id)
    me = await guild.fetch_member(bot.user.id) if bot.user is not None else None
    return me is not None and place.permissions_for(me).manage_threads


def thread_name(bot: Boroughs, table: Table) -> str:
    """The game and its people."""
    reader = public_reader(bot, table)
    people = tuple(map(person, table.seats))
    text = reader.caption(msg("ui-thread", game=game_name(table), people=people))
    return limits.cut(text, limits.THREAD_NAME)


# Who is inside


async def bring_in(bot: Boroughs, thread: int, user: int) -> bool:
    """Make Discord show the thread to this person; whether it does, or never will. Where it can't,
    the game goes on all the same: its commands work from anywhere."""
    try:
        await awake(bot, thread, lambda: bot.http.add_user_to_thread(thread, user))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("cannot add a person to thread %s: %s", thread, error)
        gone = (UNKNOWN_MEMBER, UNKNOWN_USER)
        return isinstance(error, discord.HTTPException) and error.code in gone
    return True


class Outside(Exception):
    """Somebody who belongs into a thread cannot be let in yet."""


async def bring_in_later(bot: Boroughs, table: Table, pending: Pending) -> None:
    """Let those in for whom a thread was made: one player, or those who follow. Those who cannot
    see it yet are tried again, up to ``MOST_TRIES`` times and not after the end."""
    thread = table.row.thread
    if thread is not None and table.row.ended_at is None and pending.tries < MOST_TRIES:
        people = await _people(bot, table, pending.seat)
        if not all([await bring_in(bot, thread, user) for user in people]):
            raise Outside
    await outbox.published(bot.context, replace(pending, rev=table.row.rev))


async def _people(bot: Boroughs, table: Table, seat: Seat | None) -> Iterable[int]:
    if seat is None:
        return [one.user for one in await following.followers_of(bot.context, table.id)]
    row = table.seats[seat]
    return [] if row.user is None or row.left_at is not None else [row.user]


async def send_out(bot: Boroughs, thread: int, user: int) -> None:
    """Take the thread off this person's list, where we may."""
    try:
        await bot.http.remove_user_from_thread(thread, user)
    except discord.HTTPException as error:
        log.info("cannot take a person out of thread %s: %s", thread, error)


# Asleep and awake


async def post(
    bot: Boroughs, place: Place, poster: Poster, nonce: str, *, silent: bool = False
) -> discord.Message:
    """Show this there. A message wakes an archived thread by itself, but not a locked one."""
    return await awake(bot, place.id, lambda: _send(place, poster, nonce, silent))


async def edit(bot: Boroughs, place: Place, message: int, poster: Poster) -> bool:
    """Whether a message of this place shows this now; not if somebody has deleted it."""
    found = place.get_partial_message(message)
    return await awake(bot, place.id, lambda: edited(found, poster))


async def awake(bot: Boroughs, thread: int, work: Callable[[], Awaitable[Answered]]) -> Answered:
    """Do this in a thread; one that is archived is woken first."""
    try:
        return await work()
    except discord.HTTPException as error:
        if error.code != THREAD_ARCHIVED:
            raise
    await wake(bot, thread)
    return await work()


async def _send(place: Place, poster: Poster, nonce: str, silent: bool) -> discord.Message:
    return await place.send(
        poster.text,
        files=files(poster.pictures),
        view=view_of(poster.widgets),
        allowed_mentions=poster.allowed_mentions(),
        nonce=nonce,
        silent=silent,
    )


async def wake(bot: Boroughs, thread: int) -> None:
    """Take a thread out of the archive, if it is in it."""
    await bot.http.edit_channel(thread, archived=False)


async def rouse(bot: Boroughs, thread: int) -> None:
    """Wake the thread if we may; a message there comes through either way."""
    try:
        await wake(bot, thread)
    except discord.HTTPException as error:
        log.info("thread %s cannot be woken: %s", thread, error)


async def put_away(bot: Boroughs, timer: Timer) -> None:
    """Archive the thread, a day after the end, without locking it: people can still write in it."""
    thread = await archiving.thread_to_archive(bot.context, timer)
    try:
        if thread is not None:
            await bot.http.edit_channel(thread, archived=True)
    except (discord.DiscordServerError, aiohttp.ClientError, OSError) as error:
        log.info("thread %s is put away later: %s", thread, error)
        return
    except discord.HTTPException as error:
        log.info("thread %s cannot be put away: %s", thread, error)
    await archiving.archived(bot.context, timer)
