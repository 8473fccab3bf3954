"""Watches the time: one task that looks at everything that has become due."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord.ext import commands, tasks

from cogs.delivery import digests, troubles
from cogs.delivery.threads import put_away
from cogs.worker import Worker
from engine.core.errors import Refused
from tables import cleanup
from tables.claims import Claim
from tables.lobby import expiry
from tables.play import voting
from tables.time import deadlines, outage, reminders, timers
from tables.time.archiving import ARCHIVE
from tables.time.arithmetic import MINUTE
from tables.time.due import is_anything_due
from tables.time.timers import Timer
from tables.troubles import Work
from tables.wishes import LAPSE

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

SWEEP_SECONDS = 5.0
PLAN_SECONDS = MINUTE
TIDY_HOURS = 6
MOST_MEASURES = 20
"""How many things in a row Boroughs does about one table; the rest comes with the next sweep."""
MOMENT = 1


class Deadlines(commands.Cog):
    """Lobbies that nobody started, wishes that nobody answered, deadlines, reminders."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._was_away = True
        self._planned = 0
        self._planned_after = reminders.FIRST
        self._worker = Worker(bot, "deadlines", self.sweep)
        self._timers: dict[str, Callable[[Timer], Awaitable[None]]] = {
            expiry.LOBBY: self._lobby_expired,
            LAPSE: self._wish_lapsed,
            ARCHIVE: partial(put_away, self._bot),
        }

    async def cog_load(self) -> None:
        """Called by discord.py."""
        self._worker.start()
        self.tidy_up.start()

    async def cog_unload(self) -> None:
        """Called by discord.py."""
        self.tidy_up.cancel()
        await self._worker.stop()

    @commands.Cog.listener("on_disconnect")
    async def _gone(self) -> None:
        """Note that nobody reaches this process: it lets no clock run until it is connected again,
        for it could not tell an outage from a quiet hour."""
        self._was_away = True
        await self._bot.context.claims.give_back(self._bot.context.database, Claim.CLOCKS)

    async def sweep(self) -> float:
        """Do everything that is due now. Returns after how many seconds to look again; few, for the
        clock may leap."""
        since = self._bot.reached_since
        if since is None or not await self._is_ours():
            return SWEEP_SECONDS
        if self._was_away:
            self._was_away = False
            away = await outage.make_up_for_outage(self._bot.context, since)
            log.info("made up for an outage of %s seconds", away)
        await self._calmly(self._plan())
        await self._calmly(self._do_all())
        return SWEEP_SECONDS

    async def _is_ours(self) -> bool:
        """Whether this process, and no other, looks after the clocks of all tables."""
        return await self._bot.context.claims.keep(self._bot.context.database, Claim.CLOCKS)

    async def _do_all(self) -> None:
        """Do all that is due, each kind whether or not another fails."""
        if not await is_anything_due(self._bot.context):
            return
        for work in (self._ring, self._look_at_tables, self._remind_all):
            await self._calmly(work())

    async def _plan(self) -> None:
        """Once a minute, plan reminders for who is waited for, and note that we are alive."""
        now = self._bot.context.now()
        if now - self._planned >= PLAN_SECONDS:
            self._planned = now
            self._planned_after = await reminders.plan(self._bot.context, self._planned_after)
            await outage.note_alive(self._bot.context)

    # Whatever fails is put off, so a page of failures hides nothing that is due behind it.

    async def _ring(self) -> None:
        """Do the work of every timer that has run out; each is put off before its work begins."""
        while page := await timers.due(self._bot.context):
            for timer in page:
                begun = await timers.begun(self._bot.context, timer)
                if begun is not None:
                    await self._at_table(timer.table_id, self._rung(begun))

    async def _look_at_tables(self) -> None:
        while page := await deadlines.due_tables(self._bot.context):
            for table_id in page:
                await self._look(table_id)

    async def _remind_all(self) -> None:
        while page := await reminders.due(self._bot.context):
            for reminder in page:
                await self._remind(reminder)

    async def _calmly(self, work: Awaitable[None]) -> None:
        """Do this work and log what it raises, so that the rest of the sweep still happens."""
        try:
            await work
        except Exception as error:
            self._log(error)

    def _log(self, error: Exception) -> None:
        match error:
            case Refused():
                log.info("not now: %s", error.reason.key)
            case aiohttp.ClientError() | discord.HTTPException() | OSError():
                log.warning("not now: %s", error)
            case _:
                log.error("something due could not be done", exc_info=error)

    @tasks.loop(hours=TIDY_HOURS)
    async def tidy_up(self) -> None:
        """Delete what need not be kept. Nothing may be raised here: it would end discord.py's loop
        for good."""
        await self._calmly(cleanup.tidy_up(self._bot.context))

    async def _at_table(self, table_id: int | None, work: Awaitable[None]) -> None:
        """Do this work of one table; its host is told of what it raises, and no table waits."""
        try:
            await work
        except Exception as error:
            if table_id is None:
                self._log(error)
            else:
                await troubles.met(self._bot, table_id, Work.CLOCK, error)

    async def _look(self, table_id: int) -> None:
        """Do what is due at this table, up to ``MOST_MEASURES`` things; what fails is put off."""
        try:
            for _ in range(MOST_MEASURES):
                if not await deadlines.look(self._bot.context, table_id):
                    return
            later = self._bot.context.now() + MOMENT
        except Exception as error:
            later = (await troubles.met(self._bot, table_id, Work.CLOCK, error)).due
        await deadlines.put_off(self._bot.context, table_id, later)

    async def _remind(self, reminder: reminders.Reminder) -> None:
        try:
            await self._tell(reminder)
        except Exception as error:
            self._log(error)
            await reminders.put_off(self._bot.context, reminder)

    async def _tell(self, reminder: reminders.Reminder) -> None:
        digest = await reminders.digest(self._bot.context, reminder)
        if digest is None:
            return
        await digests.send(self._bot, digest, reminder.due)
        await reminders.reminded(self._bot.context, digest)
        log.info("reminded of %s games", len(digest.calls))

    async def _rung(self, timer: Timer) -> None:
        await self._timers[timer.kind](timer)

    async def _wish_lapsed(self, timer: Timer) -> None:
        await voting.lapsed(self._bot.context, timer)

    async def _lobby_expired(self, timer: Timer) -> None:
        await expiry.lobby_expired(self._bot.context, timer)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Deadlines(bot))
