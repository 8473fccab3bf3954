"""Staying connected to Discord, whatever becomes of a connection, until somebody says stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import discord

from cogs.client import Boroughs
from cogs.gateway.link import FIRST_WAIT, LONGEST_WAIT, PASSING, brief
from cogs.gateway.shards import Shards
from cogs.ui.reply import ALREADY_ACKNOWLEDGED
from tables.health import Gateway
from tables.leases import Leases

log = logging.getLogger(__name__)


class Connection:
    """The bot, logged in, with its shards. They come and go without it; it is made anew only where
    it cannot be logged in, or its token is refused. The archive has all that matters."""

    def __init__(self, make: Callable[[], Boroughs], token: str, leases: Leases) -> None:
        self._make = make
        self._token = token
        self._leases = leases
        self._bot: Boroughs | None = None
        self._shards: Shards | None = None

    def wake_workers(self) -> None:
        """Wake the workers of the present bot, if there is one."""
        if self._bot is not None:
            self._bot.wake_workers()

    def wake_shards(self) -> None:
        """Look at the leases now."""
        if self._shards is not None:
            self._shards.wake()

    def gateway(self) -> Gateway:
        """How this process is connected."""
        return self._shards.gateway() if self._shards is not None else Gateway()

    async def stay(self, stop: asyncio.Event) -> None:
        """Be connected until ``stop``. Raises LoginFailure for a token that Discord does not know,
        and whatever is wrong with ourselves; all else is tried again, soon and for ever."""
        logging.getLogger("discord.state").addFilter(is_no_matter_of_intents)
        logging.getLogger("discord.app_commands.tree").addFilter(is_unanswered)
        wait = FIRST_WAIT / 2
        while not stop.is_set():
            self._bot = bot = self._make()
            self._shards = shards = Shards(bot, self._leases)
            bot.on_gateway(shards.gateway)
            trouble = await self._live(bot, shards, stop)
            if not stop.is_set():
                wait = FIRST_WAIT if shards.was_ready else min(2 * wait, LONGEST_WAIT)
                log.warning("Not connected (%s). The next try is in %.0f s.", trouble, wait)
                await _pause(stop, wait)

    async def _live(self, bot: Boroughs, shards: Shards, stop: asyncio.Event) -> str:
        """Run one bot until its token or ``stop`` ends it. Returns what the trouble was, if any."""
        living = asyncio.create_task(self._run(bot, shards), name="connection")
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({living, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if living.done():
            return living.result()
        # What is being shown is finished meanwhile.
        await asyncio.gather(shards.hand_over(), bot.finish_showing())
        await bot.close()
        living.cancel()
        await asyncio.wait({living}, timeout=FIRST_WAIT)
        return ""

    async def _run(self, bot: Boroughs, shards: Shards) -> str:
        async with bot:
            try:
                await bot.login(self._token)
                return await shards.run()
            except discord.LoginFailure:
                raise
            except PASSING as error:
                return brief(error)
            finally:
                await shards.close()


async def _pause(stop: asyncio.Event, seconds: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await stop.wait()


def is_unanswered(record: logging.LogRecord) -> bool:
    """A filter that drops what is no trouble: suggestions that another process has given."""
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, discord.HTTPException) and error.code == ALREADY_ACKNOWLEDGED)


def is_no_matter_of_intents(record: logging.LogRecord) -> bool:
    """A filter that drops discord.py's warning that it will not know any server: nothing asks."""
    return not record.getMessage().startswith("Guilds intent")
