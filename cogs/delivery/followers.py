"""Writes to followers what everyone sees: the board, what happened, and how to hear no more."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from cogs.delivery.dms import nonce_from, reader_at, write_to
from cogs.screens.board import game_name, table_picture
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.late import painted
from cogs.ui.page import Poster
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button
from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg
from locales import Locale
from tables import outbox
from tables.ending import end_first, tells_the_end
from tables.outbox import Pending
from tables.people import following
from tables.people.following import Follower
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

AT_ONCE = 5
CLOSED = (discord.Forbidden, discord.NotFound)
"""They have closed their direct messages, or have left Discord: not tried again."""


async def tell_followers(bot: Boroughs, table: Table, pending: Pending) -> None:
    """Write to a few of those who want it; the others come in the next round, so that a table with
    many followers holds up no other. Nobody is told twice: an earlier try is ended first."""
    rev = await outbox.posting(bot.context, replace(pending, rev=table.row.rev))
    waiting = await following.to_tell(bot.context, table, rev)
    for one in waiting[:AT_ONCE]:
        try:
            await _tell(bot, table, replace(pending, rev=rev), one)
        except CLOSED as error:
            log.info("a follower of table %s cannot be told: %s", table.id, error)
        await following.was_told(bot.context, one, rev)
    if len(waiting) <= AT_ONCE:
        await outbox.published(bot.context, replace(pending, rev=rev))


async def _tell(bot: Boroughs, table: Table, pending: Pending, one: Follower) -> None:
    reader = await reader_at(bot, table, one.user, Locale(one.locale))
    since = following.unread_since(one, pending)
    told = await outbox.news(bot.context, table.id, PUBLIC, since, pending.rev)
    nonce = nonce_from(table.row.seed, table.id, pending.rev, pending.kind, one.user)
    await write_to(bot, one.user, await follower_poster(table, told, reader), nonce)


async def follower_poster(table: Table, told: Sequence[Msg], reader: Reader) -> Poster:
    """The public board in one follower's language and theme; the type lets no hand in."""
    place = f"<#{table.row.thread or table.row.channel}>"
    heading = reader.say(msg("ui-hand-of", game=game_name(table), place=place))
    ending = reader.say(msg("follow-how-to-stop", number=table.id))
    room = limits.CONTENT - len(heading) - len(ending) - 2
    kept = limits.first_lines if tells_the_end(told) else limits.cut_lines
    lines = kept([reader.say(line) for line in end_first(told)], room)
    text = "\n".join([heading, lines, ending])
    picture = await table_picture(table, table.shown().match, reader)
    return painted(Poster(text, (picture,), (stop_button(table, reader),)))


def stop_button(table: Table, reader: Reader, row: int = 0) -> Button:
    """The button that ends following."""
    return Button(Press(Op.UNFOLLOW, table.id), reader.say(msg("follow-stop")), row=row)
