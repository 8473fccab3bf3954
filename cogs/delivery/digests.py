"""Reminders as they arrive: one digest by direct message, or a word in each game's thread."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import discord

from cogs.delivery.dms import CANNOT_WRITE_TO_USER, nonce_from, reader_at, write_to
from cogs.delivery.threads import post
from cogs.screens.lists import TableLine, list_page, table_name
from cogs.screens.question import move_button
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import Poster
from cogs.ui.reader import Reader
from engine.core.words import Msg, msg, plain
from locales import Speaker
from tables.people.reminder_prefs import DM
from tables.table import Table
from tables.time.arithmetic import moment
from tables.time.reminders import Call, Digest

if TYPE_CHECKING:
    from cogs.client import Boroughs

MOST_NEWS = 4
JUMP = "https://discord.com/channels/{guild}/{thread}/{message}"


async def send(bot: Boroughs, digest: Digest, number: int) -> None:
    """Tell this person what waits for them, where they want to hear it; in the threads where
    their direct messages are closed. ``number`` tells one reminder from the next."""
    if digest.prefs.place == DM and await _written(bot, digest, number):
        return
    for call in digest.calls:
        await _call_in_thread(bot, digest.user, call, number)


async def _written(bot: Boroughs, digest: Digest, number: int) -> bool:
    readers = [(call, await reader_at(bot, call.table, digest.user)) for call in digest.calls]
    say = readers[0][1].say
    page = list_page(
        say(msg("time-digest", count=len(digest.calls))),
        [_call_line(call, digest.user, reader) for call, reader in readers],
        0,
        readers[0][1],
    )
    try:
        await write_to(bot, digest.user, page, nonce_from("remind", digest.user, number))
    except discord.Forbidden as error:
        if error.code != CANNOT_WRITE_TO_USER:
            raise
        return False
    return True


def _call_line(call: Call, user: int, reader: Reader) -> TableLine:
    """One game that waits, as a part of the list with its own button."""
    text = "\n".join(call_lines(call, user, reader))
    return TableLine(text, Press(Op.MOVE, call.table.id), table_name(call.table, user))


async def _call_in_thread(bot: Boroughs, user: int, call: Call, number: int) -> None:
    """Only they are pinged; the thread is the link, and their move is one press away."""
    if call.table.row.thread is None:
        return
    reader = await reader_at(bot, call.table, user)
    called = reader.say(msg("time-called", person=f"<@{user}>"))
    text = limits.first_lines([called, *call_lines(call, user, reader)], limits.CONTENT)
    thread = bot.get_partial_messageable(call.table.row.thread, guild_id=call.table.row.guild)
    nonce = nonce_from("remind", user, number, call.table.id)
    poster = Poster(text, widgets=(move_button(call.table, reader),), mentions=(user,))
    await post(bot, thread, poster, nonce)


def call_lines(call: Call, user: int, reader: Reader) -> Iterator[str]:
    """One game: its number and name, against whom, what is needed with a link, until when, and what
    has happened."""
    table = call.table
    turn = table.shown().match.turn
    stage = Msg(f"{table.game.spec.key}-stage-{turn.stage}") if turn is not None else plain("")
    needed = reader.say(msg("time-call", table=table_name(table, user), stage=stage))
    yield f"{needed} {link(table, reader.say)}".strip()
    if call.due is not None:
        yield reader.say(msg("time-until", until=moment(call.due)))
    else:
        yield reader.say(msg("time-since", since=f"<t:{call.since}:R>"))
    for line in call.told[-MOST_NEWS:]:
        yield f"> {reader.say(line)}"


def link(table: Table, say: Speaker) -> str:
    """Straight to the newest board."""
    row = table.row
    if row.thread is None or row.board_message is None:
        return f"<#{row.thread}>" if row.thread is not None else ""
    url = JUMP.format(guild=row.guild or "@me", thread=row.thread, message=row.board_message)
    return f"[{say(msg('time-link'))}]({url})"
