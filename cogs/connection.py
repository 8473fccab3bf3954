"""Staying connected to Discord, whatever becomes of a connection, until somebody says stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from yarl import URL

from cogs.client import Boroughs
from cogs.ui.reply import ALREADY_ACKNOWLEDGED
from tables.health import Gateway

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 1.0, 15.0
PASSING = (
    aiohttp.ClientError,
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    OSError,
)
"""Trouble that passes by itself: no network, or Discord is away or declines for now."""


class Connection:
    """One bot after the other, each for as long as its connection lasts.

    discord.py can reconnect by itself, but it then waits up to 1024 seconds, longer after every
    outage, lets nobody interrupt it, and offers no way to change that. So it is told not to, beyond
    resuming a session at once, and a new bot is started. The archive has all that matters.
    """

    def __init__(self, make: Callable[[], Boroughs], token: str) -> None:
        self._make = make
        self._token = token
        self._bot: Boroughs | None = None

    def wake_workers(self) -> None:
        """Wake the workers of the present bot, if there is one."""
        if self._bot is not None:
            self._bot.wake_workers()

    def gateway(self) -> Gateway:
        """How the present bot is connected."""
        return self._bot.gateway() if self._bot is not None else Gateway()

    async def stay(self, stop: asyncio.Event) -> None:
        """Be connected until ``stop``. Raises LoginFailure for a token that Discord does not know,
        and whatever is wrong with ourselves; all else is tried again, soon and for ever."""
        logging.getLogger("discord.shard").addFilter(briefly)
        logging.getLogger("discord.app_commands.tree").addFilter(is_unanswered)
        wait = FIRST_WAIT
        while not stop.is_set():
            self._bot = bot = self._make()
            trouble = await self._live(bot, stop)
            if not stop.is_set():
                wait = FIRST_WAIT if bot.was_ready else min(2 * wait, LONGEST_WAIT)
                log.warning("Not connected (%s). The next try is in %.0f s.", trouble, wait)
                await _pause(stop, wait)

    async def _live(self, bot: Boroughs, stop: asyncio.Event) -> str:
        """Run one bot until its connection or ``stop`` ends it. Returns what the trouble was, if
        any."""
        living = asyncio.create_task(self._run(bot), name="connection")
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({living, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if living.done():
            return living.result()
        await bot.close()
        living.cancel()
        await asyncio.wait({living}, timeout=FIRST_WAIT)
        return ""

    async def _run(self, bot: Boroughs) -> str:
        async with bot:
            try:
                await bot.login(self._token)
                # After a lost session discord.py would look for Discord's own gateway, wherever
                # the API is.
                _, gateway, _ = await bot.http.get_bot_gateway()
            except discord.LoginFailure:
                raise
            except PASSING as error:
                return brief(error)
            DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
            return await self._listen(bot)

    async def _listen(self, bot: Boroughs) -> str:
        try:
            await bot.connect(reconnect=False)
        except Exception as error:
            return brief(error)
        return "the gateway has hung up"


async def _pause(stop: asyncio.Event, seconds: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await stop.wait()


def brief(error: BaseException) -> str:
    """An error in one line."""
    first = next(iter(str(error).splitlines()), "")
    return f"{type(error).__name__}: {first}"


def is_unanswered(record: logging.LogRecord) -> bool:
    """A filter that drops what is no trouble: suggestions that another process has given."""
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, discord.HTTPException) and error.code == ALREADY_ACKNOWLEDGED)


def briefly(record: logging.LogRecord) -> bool:
    """A filter that leaves one line of what discord.py logs with a traceback for every failed try,
    where the trouble passes."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, PASSING):
        record.msg, record.args = f"{record.getMessage()} ({brief(error)})", ()
        record.exc_info = None
    return True
