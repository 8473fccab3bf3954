"""The board in its thread. A new message comes when somebody is called or the game has ended;
otherwise the one that stands there is edited, and only where something on it has changed."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

import discord

from cogs.delivery.dms import CANNOT_WRITE_TO_USER, nonce_from
from cogs.delivery.threads import Place, edit, open_thread, post
from cogs.screens.board import board_poster
from cogs.ui import limits
from cogs.ui.late import is_late
from cogs.ui.page import NOBODY, Page, Poster, digest_of
from cogs.ui.reader import public_reader
from engine.core.seats import PUBLIC, Seat
from engine.core.words import Msg
from tables import outbox
from tables.outbox import Pending
from tables.status import TableStatus, status_of
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

BOTS_WAIT = 15
LATE_WAIT = 60
"""A board whose picture has not followed after so many seconds is looked at again."""
SHOWN_AGAIN = "notice-shown-again"

Calls = dict[Seat, int]
"""Those who are to be called, each with the revision at which it became their turn."""


@dataclass(frozen=True)
class Board:
    """A board to be posted: where, what, since which revision it tells, and whom it calls."""

    place: Place
    poster: Poster
    since: int
    calls: Calls = field(default_factory=dict)
    silent: bool = True


async def show_board(bot: Boroughs, table: Table, pending: Pending) -> None:
    """Show the board as it stands, and call those whose turn it has become since it was posted. It
    stays pending while its picture is still being painted."""
    if waits_for_bots(table):
        await outbox.postpone(bot.context, pending, BOTS_WAIT)
        return
    await bot.late.give_up(table.row.board_message)
    try:
        if await _shown(bot, table, replace(pending, rev=table.row.rev)):
            await outbox.postpone(bot.context, pending, LATE_WAIT)
    except discord.Forbidden as error:
        if error.code != CANNOT_WRITE_TO_USER:
            raise
        # Played in direct messages that are closed: its player has the panel.
        await outbox.published(bot.context, replace(pending, rev=table.row.rev))


async def _shown(bot: Boroughs, table: Table, pending: Pending) -> bool:
    """Show the board; whether its picture is late, and follows."""
    place = await open_thread(bot, table)
    standing = await status_of(bot.context, table)
    calls = await _calls(bot, table, standing)
    told = await _news(bot, table, table.row.posted_rev)
    if not (calls or _is_last(table) or any(line.key == SHOWN_AGAIN for line in told)):
        return await _refresh(bot, table, place, pending, standing)
    reader = public_reader(bot, table)
    poster = await board_poster(table, told, reader, standing, frozenset(calls))
    silent = standing.all_asleep(poster.mentions)
    board = Board(place, poster, table.row.posted_rev, calls, silent)
    return await _post(bot, table, pending, board)


async def _calls(bot: Boroughs, table: Table, standing: TableStatus) -> Calls:
    """The people whose turn it has become since the board was posted, as far as it still is."""
    found = await outbox.called_since(bot.context, table.id, table.row.posted_rev)
    asked = {row.seat for row in table.present} & (table.row.asked | standing.voters)
    return {seat: rev for seat, rev in found.items() if seat in asked}


async def _news(bot: Boroughs, table: Table, since: int) -> tuple[Msg, ...]:
    return await outbox.news(bot.context, table.id, PUBLIC, since, table.row.rev)


def _is_last(table: Table) -> bool:
    """Whether the game has ended, and its end was not posted yet."""
    return table.row.ended_at is not None and table.row.posted_rev < table.row.rev


async def _refresh(
    bot: Boroughs, table: Table, place: Place, pending: Pending, standing: TableStatus
) -> bool:
    """Edit the board that stands, unless it looks as it should. If it is gone, a new one comes,
    and rings for nobody. Returns whether its picture is late, and follows."""
    row, reader = table.row, public_reader(bot, table)
    told = await _news(bot, table, row.board_since)
    asked = row.asked | standing.voters
    poster = await board_poster(table, told, reader, standing, asked)
    message, digest = row.board_message, digest_of(poster)
    if message is not None and is_late(poster):
        bot.late.follow(message, poster, partial(_edit_later, bot, place, pending, message))
    elif message is not None and digest == row.board_digest:
        await outbox.published(bot.context, pending)
    elif message is not None and await edit(bot, place, message, poster):
        await outbox.edited(bot.context, pending, message, digest)
    else:
        quiet = replace(poster, mentions=())
        return await _post(bot, table, pending, Board(place, quiet, row.board_since))
    return is_late(poster)


async def _edit_later(
    bot: Boroughs, place: Place, pending: Pending, message: int, poster: Page | Poster
) -> None:
    """Give the board its picture, unless another process shows this table; if the message is gone,
    the next look finds that out."""
    async with bot.publisher.showing(pending.table_id) as ours:
        if ours and isinstance(poster, Poster) and await edit(bot, place, message, poster):
            await outbox.edited(bot.context, pending, message, digest_of(poster))


async def _post(bot: Boroughs, table: Table, pending: Pending, board: Board) -> bool:
    """A new message; whether its picture is late, and follows. The nonce names the revision as of
    which it was first tried: a repetition is the same message, whatever has happened since."""
    row, text = table.row, board.poster.text.strip()
    rev = await outbox.posting(bot.context, pending)
    nonce = nonce_from(row.seed, row.id, row.board_message, rev)
    message = await post(bot, board.place, board.poster, nonce, silent=board.silent)
    if message.content != text and rev < pending.rev:
        await _note_earlier(bot, table, replace(pending, rev=rev), message.id, board.since)
        return False
    if message.content != text:
        await edit(bot, board.place, message.id, board.poster)
    digest, late = digest_of(board.poster), is_late(board.poster)
    await outbox.posted(bot.context, pending, message.id, board.since, digest, again=late)
    later = partial(_edit_later, bot, board.place, pending, message.id)
    bot.late.follow(message.id, board.poster, later)
    await _put_down(bot, table, message.id)
    return late


async def _note_earlier(
    bot: Boroughs, table: Table, pending: Pending, message: int, since: int
) -> None:
    """An earlier try has posted this message as of an earlier revision, and could not record it.
    What has come since stays pending, and is shown next: it may call somebody else."""
    await outbox.posted(bot.context, pending, message, since, "", again=True)
    await _put_down(bot, table, message)


async def _put_down(bot: Boroughs, table: Table, newest: int) -> None:
    """The board before this one keeps its picture and what it told when it was posted. It asks
    nobody any more, and what happened since then is told by the new one."""
    row, place = table.row, table.row.thread or table.row.channel
    if row.board_message in (None, newest) or place is None:
        return
    told = await outbox.news(bot.context, table.id, PUBLIC, row.board_since, row.posted_rev)
    say = public_reader(bot, table).say
    text = limits.cut_lines([say(line) for line in told], limits.CONTENT)
    message = bot.get_partial_messageable(place).get_partial_message(row.board_message or 0)
    try:
        await message.edit(content=text, view=None, allowed_mentions=NOBODY)
    except discord.HTTPException as error:
        log.info("old board %s of table %s: %s", row.board_message, table.id, error)


def waits_for_bots(table: Table) -> bool:
    """Whether only bots are asked: one board after their moves is better than one for each."""
    asked = [table.seats[seat] for seat in table.row.asked]
    return bool(asked) and all(row.bot and row.left_at is None for row in asked)
