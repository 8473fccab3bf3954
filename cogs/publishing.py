"""Shows what is owed: boards in threads, hands by direct message. Always from the archive.

What could not be shown stays owed and is tried again; what was shown is never shown twice, for a
message carries a nonce made of table and revision.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

import aiohttp
import discord

from cogs import limits
from cogs.boards import board_poster, game_name
from cogs.letters import CANNOT_WRITE_TO_USER, nonce_from, reader_at, tell_host, write_to
from cogs.pages import NOBODY
from cogs.panels import hand_page
from cogs.reading import Reader, make_reader
from cogs.telling import tell_followers
from cogs.threads import TOO_MANY_THREADS, open_thread, post, tell_no_room
from engine.core.errors import Refused
from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg, who
from locales import Locale
from tables import news, places
from tables.attention import asleep
from tables.news import Owed
from tables.people import preferences
from tables.progress import Debt
from tables.standing import standing
from tables.table import Table

if TYPE_CHECKING:
    from cogs.bot import Boroughs

log = logging.getLogger(__name__)

AT_ONCE = 8
ORDER: tuple[str, ...] = (Debt.BOARD, Debt.HAND, Debt.FOLLOWERS)
FIRST_WAIT = 5
LONGEST_WAIT = 3600
IDLE = 60.0
BOTS_WAIT = 15
UNKNOWN_CHANNEL = 10003
PUBLIC_THEME = "dark"


class Publisher:
    """One task that pays the debts of the outbox, table by table."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._wake = asyncio.Event()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._task: asyncio.Task[None] | None = None
        self._paying: asyncio.Future[None] | None = None

    def start(self) -> None:
        """Begin with whatever a former life has left."""
        self._task = asyncio.create_task(self._run(), name="publisher")

    def nudge(self) -> None:
        """Something new is owed."""
        self._wake.set()

    async def stop(self) -> None:
        """Finish the tables that are being shown, then stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._paying is not None:
            await asyncio.gather(self._paying, return_exceptions=True)

    async def _run(self) -> None:
        await self._bot.wait_until_ready()
        while True:
            self._wake.clear()
            try:
                self._paying = asyncio.ensure_future(self.pay_all())
                await asyncio.shield(self._paying)
            except Exception:
                log.exception("publishing failed")
            await self._rest()

    async def _rest(self) -> None:
        wait = await news.next_due(self._bot.office)
        seconds = IDLE if wait is None else min(IDLE, max(1.0, wait))
        try:
            async with asyncio.timeout(seconds):
                await self._wake.wait()
        except TimeoutError:
            return

    async def pay_all(self) -> None:
        """Show everything that is due, a few tables at a time."""
        debts = sorted(await news.owed(self._bot.office), key=lambda debt: debt.game)
        tables = [list(group) for _, group in groupby(debts, key=lambda debt: debt.game)]
        await asyncio.gather(*(self._pay_table(group) for group in tables))

    async def _pay_table(self, debts: list[Owed]) -> None:
        async with self._room:
            for debt in sorted(debts, key=lambda debt: (ORDER.index(debt.kind), debt.seat or 0)):
                await self._pay(debt)

    async def _pay(self, debt: Owed) -> None:
        ways: dict[str, Callable[[Table, Owed], Awaitable[None]]] = {
            Debt.BOARD: self._show_board,
            Debt.HAND: self._send_hand,
            Debt.FOLLOWERS: partial(tell_followers, self._bot),
        }
        try:
            table = await self._bot.office.table(debt.game)
            await ways[debt.kind](table, debt)
            log.info(
                "published=%s seat=%s table=%s rev=%s", debt.kind, debt.seat, debt.game, debt.rev
            )
        except Refused:
            await news.postpone(self._bot.office, debt, LONGEST_WAIT)
        except (TimeoutError, aiohttp.ClientError, discord.HTTPException, OSError) as error:
            await self._failed(debt, error)

    async def _failed(self, debt: Owed, error: Exception) -> None:
        """The game goes on; we try again later, and the host hears what to mend."""
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2**debt.tries)
        log.warning("unpublished=%s table=%s rev=%s: %s", debt.kind, debt.game, debt.rev, error)
        await news.postpone(self._bot.office, debt, wait)
        table = await self._bot.office.table(debt.game)
        if isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL:
            await places.moved_to(self._bot.office, table.id, None)
        if debt.kind == Debt.BOARD and isinstance(error, discord.HTTPException):
            await self._warn_host(table, debt, error)

    async def _warn_host(self, table: Table, debt: Owed, error: discord.HTTPException) -> None:
        if error.code == TOO_MANY_THREADS:
            await tell_no_room(self._bot, table)
        elif isinstance(error, discord.Forbidden):
            closed = table.row.private and table.row.thread is None
            key = "follow-no-private-thread" if closed else "hall-missing-permission"
            place = f"<#{table.row.thread or table.row.channel}>"
            words = Msg(key, {"place": place, "game": game_name(table)})
            await tell_host(self._bot, table, words, nonce_from("warn", table.id, debt.created_at))

    # The board

    async def _show_board(self, table: Table, debt: Owed) -> None:
        if waits_for_bots(table):
            await news.postpone(self._bot.office, debt, BOTS_WAIT)
            return
        thread = await open_thread(self._bot, table)
        reader = self._public_reader(table)
        told = await news.news(
            self._bot.office, table.id, PUBLIC, table.row.posted_rev, table.row.rev
        )
        how = await standing(self._bot.office, table)
        poster = await board_poster(table, told, reader, how)
        message = await post(self._bot, thread, poster, nonce_of(table, debt), silent=how.night)
        await news.published(self._bot.office, replace(debt, rev=table.row.rev), message.id)
        await self._take_buttons_off(table, message.id)

    async def _take_buttons_off(self, table: Table, newest: int) -> None:
        """The board before this one keeps its picture, but nothing to press."""
        old, thread = table.row.board_message, table.row.thread
        if old is None or old == newest:
            return
        # The lobby message, out of which the thread grew, lies in the channel above it.
        place = table.row.channel if thread in (old, None) else thread
        if place is None:
            return
        channel = self._bot.get_partial_messageable(place)
        try:
            await channel.get_partial_message(old).edit(view=None)
        except discord.HTTPException as error:
            log.info("old board %s of table %s: %s", old, table.id, error)

    def _public_reader(self, table: Table) -> Reader:
        locale = Locale(table.row.locale)
        return make_reader(self._bot.words, locale, PUBLIC_THEME, table.names)

    # The hands

    async def _send_hand(self, table: Table, debt: Owed) -> None:
        seat = debt.seat
        if seat is None or table.row.ended_at is not None:
            await news.published(self._bot.office, debt)
            return
        row = table.seats[seat]
        if row.user is not None and row.left_at is None:
            await self._send_hand_to(table, debt, seat, row.user)
        await news.published(self._bot.office, replace(debt, rev=table.row.rev))

    async def _send_hand_to(self, table: Table, debt: Owed, seat: int, user: int) -> None:
        if not (await preferences(self._bot.office, user)).dms:
            return
        reader = await reader_at(self._bot, table, user)
        told = await news.whispers(self._bot.office, table.id, seat, debt.first - 1, table.row.rev)
        page = await hand_page(table, seat, reader)
        heading = reader.say(msg("hall-hand-of", game=game_name(table), place=_place(table)))
        lines = [heading, *(reader.say(line) for line in told)]
        page = replace(page, text=limits.cut_lines(lines, limits.CONTENT))
        try:
            night = await asleep(self._bot.office, user)
            await write_to(self._bot, user, page, nonce_of(table, debt), silent=night)
        except discord.Forbidden as error:
            if error.code != CANNOT_WRITE_TO_USER:
                raise
            await self._note_closed(table, seat)

    async def _note_closed(self, table: Table, seat: int) -> None:
        """One quiet note for each game; a closed door stops nobody's turn."""
        if not await news.first_time(self._bot.office, table.id, f"closed-{seat}"):
            return
        reader = self._public_reader(table)
        thread = await open_thread(self._bot, table)
        text = reader.say(msg("hall-dm-closed", who=who(seat)))
        await thread.send(text, allowed_mentions=NOBODY, silent=True)


def nonce_of(table: Table, debt: Owed) -> str:
    """One for each thing that is owed as of each revision."""
    return nonce_from(table.row.seed, table.id, table.row.rev, debt.kind, debt.seat)


def waits_for_bots(table: Table) -> bool:
    """Whether only bots are asked: one board after their moves is better than one for each."""
    asked = [table.seats[seat] for seat in table.row.asked]
    return bool(asked) and all(row.bot and row.left_at is None for row in asked)


def _place(table: Table) -> str:
    return f"<#{table.row.thread}>" if table.row.thread is not None else ""
