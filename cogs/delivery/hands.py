"""The hand of each person: one direct message for each table, which is edited when the hand
changes. A new one comes when it becomes their turn, so that it is at hand; it rings no bell, for
the board has rung."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import discord

from cogs.delivery.dms import (
    CANNOT_WRITE_TO_USER,
    edit_dm,
    nonce_from,
    take_dm_buttons_off,
    write_to,
)
from cogs.delivery.threads import open_thread
from cogs.screens.board import game_name
from cogs.screens.described import differ
from cogs.screens.orders import held_words
from cogs.screens.question import hand_page
from cogs.ui import limits
from cogs.ui.late import painted
from cogs.ui.page import NOBODY, Page, digest_of
from cogs.ui.reader import Reader, personal, public_reader
from engine.core.seats import Seat
from engine.core.words import msg, who
from locales import Locale
from tables import outbox
from tables.orders.outlook import why_held
from tables.outbox import Hand, Pending
from tables.people.settings import preferences
from tables.processes import Urgency
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs


SAT_DOWN = "notice-your-seat"


@dataclass(frozen=True)
class Holder:
    """Who holds a hand: where they sit, who they are, and how they read."""

    seat: Seat
    user: int
    reader: Reader


async def show_hand(bot: Boroughs, table: Table, pending: Pending) -> None:
    """Show one seat what it holds now, if somebody sits there who wants to be written to."""
    pending, seat = replace(pending, rev=table.row.rev), pending.seat
    row = table.seats[seat] if seat is not None else None
    if seat is None or row is None or row.user is None:
        await outbox.published(bot.context, pending)
        return
    standing = await outbox.standing_hand(bot.context, table.id, seat)
    if table.row.ended_at is not None or row.left_at is not None:
        await _withdraw(bot, pending, row.user, standing)
        return
    chosen = await preferences(bot.context, row.user)
    if not chosen.dms:
        await outbox.published(bot.context, pending)
        return
    reader = personal(bot, chosen, None, Locale(table.row.locale), table.names)
    await _show_to(bot, table, pending, Holder(seat, row.user, reader), standing)


async def _withdraw(bot: Boroughs, pending: Pending, user: int, standing: Hand | None) -> None:
    """Take the buttons off a hand with which nothing is to be done any more."""
    if standing is None:
        await outbox.published(bot.context, pending)
        return
    await take_dm_buttons_off(bot, user, standing.message)
    await outbox.hand_withdrawn(bot.context, pending, standing.seat)


async def _show_to(
    bot: Boroughs, table: Table, pending: Pending, holder: Holder, standing: Hand | None
) -> None:
    """A new message where it has become their turn; else the one they have, if any, is edited."""
    try:
        if await _is_due(bot, table, pending, holder.seat, standing):
            await _send(bot, table, pending, holder, standing)
        elif standing is None:
            await outbox.published(bot.context, pending)
        elif not await _edited(bot, table, pending, holder, standing):
            await _replace(bot, table, pending, holder, standing)
    except discord.Forbidden as error:
        if error.code != CANNOT_WRITE_TO_USER:
            raise
        await _note_closed(bot, table, holder.seat)
        await outbox.published(bot.context, pending)


async def sees_more(bot: Boroughs, table: Table, seat: Seat) -> bool:
    """Whether this seat sees something that is hidden from the others."""
    match, key = table.shown().match, table.game.spec.key
    given = (key, match.seen_by(seat).view, match.public().view)
    return await bot.context.elsewhere(Urgency.WAITED_FOR, differ, *given)


async def _is_due(
    bot: Boroughs, table: Table, pending: Pending, seat: Seat, standing: Hand | None
) -> bool:
    """Whether it has become their turn since they were last sent their hand, or they have just sat
    down; and whether there is something to see."""
    called = await _is_called(bot, table, pending, seat, standing)
    return called and await sees_more(bot, table, seat)


async def _is_called(
    bot: Boroughs, table: Table, pending: Pending, seat: Seat, standing: Hand | None
) -> bool:
    if standing is not None:
        called = await outbox.called_since(bot.context, table.id, standing.rev)
        return seat in called and _is_asked(table, seat)
    if _is_asked(table, seat):
        return True
    told = await outbox.whispers(bot.context, table.id, seat, pending.first - 1)
    return any(line.key == SAT_DOWN for line in told)


def _is_asked(table: Table, seat: Seat) -> bool:
    """Whether the table waits for this person, and not for a bot that stands in."""
    return seat in table.row.asked and table.seats[seat].bot is None


async def _send(
    bot: Boroughs, table: Table, pending: Pending, holder: Holder, standing: Hand | None
) -> None:
    """A new message, and nothing to press on the former one."""
    since = standing.rev if standing is not None else pending.first - 1
    page = await _page(bot, table, holder, since)
    if not page.pictures:
        await outbox.published(bot.context, pending)
        return
    former = standing.message if standing is not None else None
    seat, user = holder.seat, holder.user
    rev = await outbox.posting(bot.context, pending)
    nonce = nonce_from(table.row.seed, table.id, "hand", seat, former, rev)
    message = await write_to(bot, user, page, nonce, silent=True)
    if message.content != page.text.strip():
        await edit_dm(bot, user, message.id, page)
    shown = Hand(table.id, seat, message.id, since, table.row.rev, digest_of(page))
    await outbox.hand_shown(bot.context, pending, shown, user)
    if former is not None and former != message.id:
        await take_dm_buttons_off(bot, user, former)


async def _edited(
    bot: Boroughs, table: Table, pending: Pending, holder: Holder, standing: Hand
) -> bool:
    """Whether the message shows the hand as it is now; not if it is gone."""
    page = await _page(bot, table, holder, standing.since)
    digest = digest_of(page)
    if digest != standing.digest and not await edit_dm(bot, holder.user, standing.message, page):
        return False
    await outbox.hand_shown(bot.context, pending, replace(standing, digest=digest), holder.user)
    return True


async def _replace(
    bot: Boroughs, table: Table, pending: Pending, holder: Holder, standing: Hand
) -> None:
    """Send the hand again where its message is gone: now, or when it becomes their turn."""
    if _is_asked(table, holder.seat) and await sees_more(bot, table, holder.seat):
        await _send(bot, table, pending, holder, standing)
    else:
        await outbox.hand_withdrawn(bot.context, pending, holder.seat)


async def _page(bot: Boroughs, table: Table, holder: Holder, since: int) -> Page:
    """The hand with what was whispered to its holder."""
    seat, reader = holder.seat, holder.reader
    told = await outbox.whispers(bot.context, table.id, seat, since, table.row.rev)
    page = painted(await hand_page(table, seat, reader))
    heading = reader.say(msg("ui-hand-of", game=game_name(table), place=_place(table)))
    held = await why_held(bot.context, table, seat)
    lines = [heading, *(reader.say(line) for line in told)]
    lines += [f"⏸ {reader.say(held_words(held))}"] if held is not None else []
    return replace(page, text=limits.cut_lines(lines, limits.CONTENT))


async def _note_closed(bot: Boroughs, table: Table, seat: Seat) -> None:
    """Tell the table once that this person's direct messages are closed; the game goes on."""
    if not await outbox.first_time(bot.context, table.id, f"closed-{seat}"):
        return
    reader = public_reader(bot, table)
    thread = await open_thread(bot, table)
    text = reader.say(msg("ui-dm-closed", who=who(seat)))
    await thread.send(text, allowed_mentions=NOBODY, silent=True)


def _place(table: Table) -> str:
    return f"<#{table.row.thread}>" if table.row.thread is not None else ""
