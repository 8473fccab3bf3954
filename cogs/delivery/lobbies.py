"""The lobby where everyone sees it: shown by the answer to the press that changed it, or later."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.delivery.dms import nonce_from
from cogs.delivery.threads import edit, post
from cogs.screens.board import lobby_poster
from cogs.ui.late import painted
from cogs.ui.page import Poster
from cogs.ui.reader import public_reader
from cogs.ui.reply import AWAY, Answer
from engine.core.words import msg
from tables.lobby import display
from tables.lobby.display import Pending
from tables.lobby.expiry import EXPIRED
from tables.lookup import LOBBY
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

GONE = (discord.NotFound, discord.Forbidden)


async def refresh(bot: Boroughs, answer: Answer, table: Table) -> bool:
    """Show what was just changed: by the answer to the press, where the lobby itself was pressed,
    or else where the lobby is. Returns whether the lobby was pressed.

    The change itself is stored: what fails here is shown later, and the person who pressed is not
    told of a failure.
    """
    pressed = answer.interaction.message
    here = pressed is not None and pressed.id == table.row.lobby_message
    try:
        if here:
            await show_lobby(bot, table.id, answer)
    except Exception as error:
        shown_later(table, error)
    return here


def shown_later(table: Table, error: Exception) -> None:
    """Note that a lobby could not be shown just now: a bug with all that is known of it."""
    bug = None if isinstance(error, AWAY) else error
    log.warning("the lobby of table %s is shown later: %r", table.id, error, exc_info=bug)


async def show_lobby(bot: Boroughs, table_id: int, answer: Answer | None = None) -> None:
    """Show this lobby as it stands, if that is still pending; one at a time, so that the last one
    shows the latest. ``answer`` fills the message that shows it; else it is edited or posted.
    Where another process is showing it, that one goes on until nothing is pending."""
    async with bot.publisher.showing(table_id) as ours, bot.publisher.lobby_locks.holding(table_id):
        table = await bot.context.table(table_id)
        pending = await display.pending(bot.context, table_id)
        if pending is None or not ours:
            return
        poster = await lobby_page(bot, table)
        if answer is not None:
            message: int | None = (await answer.show(poster)).id
        else:
            message = await _put_up(bot, table, pending, painted(poster))
        await display.shown(bot.context, table, table.row.lobby_channel, message)


async def show_here(bot: Boroughs, answer: Answer, table: Table) -> None:
    """Answer a command with the lobby: from now on it is shown by this message."""
    async with bot.publisher.showing(table.id), bot.publisher.lobby_locks.holding(table.id):
        table = await bot.context.table(table.id)
        message = await answer.show(await lobby_page(bot, table))
        place = answer.interaction.channel_id
        await display.shown(bot.context, table, place, message.id)
    if table.row.lobby_message not in (None, message.id):
        await _put_down(bot, table)


async def lobby_page(bot: Boroughs, table: Table) -> Poster:
    """The lobby as it is now, or what has become of it."""
    reader = public_reader(bot, table)
    if table.row.status is LOBBY:
        return await lobby_poster(table, reader)
    if table.row.started_at is None:
        key = "ui-expired" if table.row.reason == EXPIRED else "ui-cancelled"
        return Poster(reader.say(msg(key)))
    in_place = table.row.thread is not None and table.row.thread == table.row.channel
    return Poster(reader.say(msg("ui-started-here" if in_place else "ui-started")))


async def _put_up(bot: Boroughs, table: Table, pending: Pending, poster: Poster) -> int | None:
    """The message that shows the lobby now: the one it has, or a new one while it is open."""
    old = table.row.lobby_message
    if old is not None and display.first_look(pending):
        old = await _deferred_message(bot, table, old)
    place = _place(bot, table)
    if old is not None and await edit(bot, place, old, poster):
        return old
    if table.row.status is not LOBBY or table.row.lobby_channel is None:
        return None
    nonce = nonce_from(table.id, "lobby", table.row.lobby_message)
    return (await post(bot, place, poster, nonce)).id


async def _deferred_message(bot: Boroughs, table: Table, message: int) -> int | None:
    """The answer that was to show the lobby, if it came to that. One that still says that we are
    thinking is never filled any more: it makes room for a message of our own."""
    found = _partial(bot, table, message)
    try:
        filled = not (await found.fetch()).flags.loading
        if not filled:
            await found.delete()
    except GONE as error:
        log.info("the first lobby message of table %s: %s", table.id, error)
        return None
    return message if filled else None


async def _put_down(bot: Boroughs, table: Table) -> None:
    """Take the buttons off a lobby that is shown elsewhere by now."""
    try:
        await _partial(bot, table, table.row.lobby_message or 0).edit(view=None)
    except discord.HTTPException as error:
        log.info("the old lobby of table %s: %s", table.id, error)


def _partial(bot: Boroughs, table: Table, message: int) -> discord.PartialMessage:
    return _place(bot, table).get_partial_message(message)


def _place(bot: Boroughs, table: Table) -> discord.PartialMessageable:
    return bot.get_partial_messageable(table.row.lobby_channel or 0, guild_id=table.row.guild)
