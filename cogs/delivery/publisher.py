"""Publishes what is pending, from the archive: lobbies, boards in threads, hands by message.

What could not be shown stays pending and is tried again; what was shown is never shown twice, for a
message carries a nonce, and an edit may be repeated. Each table is shown by itself: whatever is
wrong at one, the others do not wait for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import TYPE_CHECKING

import discord

from cogs.delivery import troubles
from cogs.delivery.boards import show_board
from cogs.delivery.followers import tell_followers
from cogs.delivery.hands import show_hand
from cogs.delivery.lobbies import show_lobby
from cogs.delivery.threads import bring_in_later
from cogs.delivery.troubles import UNKNOWN_CHANNEL
from cogs.ui.late import Unpainted
from cogs.worker import AFTER_FAILURE, Worker
from tables import lookup, outbox
from tables.claims import Claim, ClaimLost
from tables.entries import Publication
from tables.locks import Locks
from tables.orders.playing import play_due
from tables.outbox import Pending
from tables.stopwatch import running
from tables.table import Table
from tables.troubles import Work, wait

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

AT_ONCE = 8
ORDER: tuple[str, ...] = (
    Publication.LOBBY,
    Publication.BOARD,
    Publication.MEMBERS,
    Publication.HAND,
    Publication.FOLLOWERS,
)
LONGEST_SHOWING = 120.0
UNPAINTED_WAIT = 10
IDLE = 60.0


class Publisher:
    """Publishes what the outbox has, table by table."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._worker = Worker(bot, "publisher", self._publish)
        self._busy: dict[int, asyncio.Task[bool]] = {}
        self._background: dict[Hashable, asyncio.Task[None]] = {}
        self.lobby_locks = Locks()

    def start(self) -> None:
        """Begin with what is pending from before the start."""
        self._worker.start()

    def in_background(self, name: Hashable, work: Coroutine[None, None, None]) -> None:
        """Start this work, for which no table waits, unless work of this name is under way."""
        if name in self._background:
            work.close()
            return
        self._background[name] = asyncio.create_task(_calmly(work), name=str(name))
        self._background[name].add_done_callback(lambda _: self._background.pop(name))

    async def stop(self) -> None:
        """Finish the tables that are being shown, then stop."""
        for task in self._background.values():
            task.cancel()
        await self._worker.stop()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _publish(self) -> float:
        """Begin with what is due. Returns in how many seconds the next table is due that is not
        being shown; at most ``IDLE``."""
        context = self._bot.context
        soon, now = await outbox.due(context, IDLE, without=self._busy), context.now()
        self._begin(pending for pending in soon if pending.due <= now)
        waits = (pending.due - now for pending in soon if pending.table_id not in self._busy)
        return IDLE if len(self._busy) >= AT_ONCE else max(1.0, min(waits, default=IDLE))

    def _begin(self, due: Iterable[Pending]) -> None:
        """Begin to show these, a few tables at a time; none waits for another to be shown."""
        publications: dict[int, list[Pending]] = {}
        for pending in due:
            publications.setdefault(pending.table_id, []).append(pending)
        for game in list(publications)[: AT_ONCE - len(self._busy)]:
            task = asyncio.create_task(
                self._publish_table(publications[game]), name=f"table {game}"
            )
            self._busy[game] = task
            task.add_done_callback(partial(self._ready, game))

    def _ready(self, table_id: int, task: asyncio.Task[bool]) -> None:
        del self._busy[table_id]
        if not task.cancelled() and task.result():
            self._worker.wake()
        else:
            # Where the archive takes no writes, what is due can be read, again and again.
            asyncio.get_running_loop().call_later(AFTER_FAILURE, self._worker.wake)

    @property
    def is_showing(self) -> bool:
        """Whether something is being shown just now."""
        return bool(self._busy)

    def showing(self, table_id: int) -> AbstractAsyncContextManager[bool]:
        """Whether this process, and no other, may show something of this table meanwhile: so the
        last thing shown is the latest."""
        context = self._bot.context
        return context.claims.holding(context.database, Claim.PUBLISHING, table_id)

    async def _publish_table(self, publications: list[Pending]) -> bool:
        """Show all of this, unless another process does. Returns whether each was shown, or put
        off where that failed."""
        table_id = publications[0].table_id
        try:
            async with self.showing(table_id) as ours:
                return not ours or await self._publish_all(publications)
        except Exception:
            log.exception("table %s could not be claimed", table_id)
            return False

    async def _publish_all(self, publications: list[Pending]) -> bool:
        await self._play_prepared(publications)
        whole = True
        for pending in sorted(publications, key=_order):
            try:
                with running():
                    await self._publish_one(pending)
            except ClaimLost as error:
                log.info("what is due is left to whoever has claimed it: %s", error)
                return False
            except Exception:
                log.exception("table %s cannot be put off", pending.table_id)
                whole = False
        return whole

    async def _play_prepared(self, publications: list[Pending]) -> None:
        """Play what was prepared at this table before it is shown, so that nobody is called whose
        answer is known. It takes the same way whether or not there is anything prepared."""
        if any(pending.kind == Publication.BOARD for pending in publications):
            await _calmly(play_due(self._bot.context, publications[0].table_id))

    async def _publish_one(self, pending: Pending) -> None:
        ways: dict[str, Callable[[Table, Pending], Awaitable[None]]] = {
            Publication.LOBBY: self._show_lobby,
            Publication.BOARD: partial(show_board, self._bot),
            Publication.HAND: partial(show_hand, self._bot),
            Publication.FOLLOWERS: partial(tell_followers, self._bot),
            Publication.MEMBERS: partial(bring_in_later, self._bot),
        }
        try:
            async with asyncio.timeout(LONGEST_SHOWING):
                table = await self._bot.context.table(pending.table_id)
                await ways[pending.kind](table, pending)
            log.info(
                "published=%s seat=%s table=%s rev=%s",
                pending.kind,
                pending.seat,
                pending.table_id,
                pending.rev,
            )
        except Unpainted:
            await outbox.postpone(self._bot.context, pending, UNPAINTED_WAIT)
        except ClaimLost:
            raise
        except Exception as error:
            await self._failed(pending, error)

    async def _failed(self, pending: Pending, error: Exception) -> None:
        """Log what failed, put it off, and tell the host where they can mend it."""
        await outbox.postpone(self._bot.context, pending, wait(pending.tries))
        lost = isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL
        if lost and await lookup.thread_is_gone(self._bot.context, pending.table_id):
            log.info("the thread of table %s is gone: it gets another one", pending.table_id)
        else:
            await troubles.met(self._bot, pending.table_id, Work(pending.kind), error)

    async def _show_lobby(self, table: Table, pending: Pending) -> None:
        await show_lobby(self._bot, table.id)


def _order(pending: Pending) -> tuple[int, int]:
    """The order of kinds at one table; kinds that this version does not know come last and are put
    off."""
    known = pending.kind in ORDER
    return ORDER.index(pending.kind) if known else len(ORDER), pending.seat or 0


async def _calmly(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("work in the background could not be done")
