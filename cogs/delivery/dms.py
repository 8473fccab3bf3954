"""Direct messages: to players, hosts and followers. Each carries a nonce, so none arrives twice."""

from __future__ import annotations

import logging
from hashlib import sha256
from typing import TYPE_CHECKING

import discord

from cogs.ui.page import NOBODY, Page, Poster, attached, files, view_of
from cogs.ui.reader import Reader, reader_by_id
from engine.core.words import Msg
from locales import Locale, choose_locale
from tables.lookup import GameRow
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

NONCE_LENGTH = 25
CANNOT_WRITE_TO_USER = 50007
UNKNOWN_MESSAGE = 10008


def nonce_from(*parts: object) -> str:
    """The same for a repetition after a crash, another for everything else.

    Discord remembers it for some minutes and answers a repetition with the message it has. Others
    may see it: where the parts tell something hidden, the seed of the game must be among them.
    """
    return sha256(repr(parts).encode()).hexdigest()[:NONCE_LENGTH]


async def write_to(
    bot: Boroughs, user: int, page: Page | Poster, nonce: str, *, silent: bool = False
) -> discord.Message:
    """One message to one person; a silent one rings no bell."""
    channel = await bot.create_dm(discord.Object(user))
    return await channel.send(
        page.text,
        files=files(page.pictures),
        view=view_of(page.widgets),
        allowed_mentions=NOBODY,
        nonce=nonce,
        silent=silent,
    )


async def edit_dm(bot: Boroughs, user: int, message: int, page: Page) -> bool:
    """Whether this message to one person shows this now; not if it is gone."""
    channel = await bot.create_dm(discord.Object(user))
    return await edited(channel.get_partial_message(message), page)


async def edited(message: discord.PartialMessage, page: Page | Poster) -> bool:
    """Whether this message shows this now; not if somebody has deleted it. An edit rings for
    nobody."""
    allowed = page.allowed_mentions() if isinstance(page, Poster) else NOBODY
    try:
        await message.edit(
            content=page.text,
            attachments=attached(page),
            view=view_of(page.widgets),
            allowed_mentions=allowed,
        )
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        return False
    return True


async def take_dm_buttons_off(bot: Boroughs, user: int, message: int) -> None:
    """A message to one person that keeps its picture, but nothing to press."""
    try:
        channel = await bot.create_dm(discord.Object(user))
        await channel.get_partial_message(message).edit(view=None)
    except discord.HTTPException as error:
        log.info("old message %s to a person: %s", message, error)


async def reader_at(
    bot: Boroughs, table: Table, user: int, otherwise: Locale | None = None
) -> Reader:
    """How this person reads: as they have set, or else in this language, or in the table's."""
    default = otherwise or Locale(table.row.locale)
    return await reader_by_id(bot, user, default, table.names)


async def tell_host(bot: Boroughs, row: GameRow, words: Msg, nonce: str) -> None:
    """Tell the host something that only they can mend, if their direct messages are open. A table
    that cannot be read has a row all the same."""
    default = choose_locale(row.locale, bot.default_locale)
    reader = await reader_by_id(bot, row.host, default, ())
    try:
        await write_to(bot, row.host, Page(reader.say(words)), nonce)
    except discord.HTTPException as error:
        log.warning("the host of table %s cannot be told: %s", row.id, error)
