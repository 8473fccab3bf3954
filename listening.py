"""Listening at a port: an address that cannot be had is tried again, and no game waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from aiohttp import web

log = logging.getLogger(__name__)

TRY_AGAIN = 15.0
"""After so many seconds an address that was taken is tried again."""
BACKLOG = 100
"""So many may wait to be connected."""
LAST_ANSWERS = 0.5
"""So many seconds those who are being answered have when we close."""

QUIET = logging.Logger("requests", logging.CRITICAL)
"""aiohttp would write a traceback for every request that it cannot read."""

Connect = Callable[[], asyncio.BaseProtocol]


@dataclass(frozen=True)
class Address:
    """Where we listen. ``setting`` is the one by which the host has said so."""

    setting: str
    host: str
    port: int


class HungUp(asyncio.Protocol):
    """The protocol of a connection that is too many."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.close()


async def keep_serving(address: Address, serve: Callable[[], Awaitable[None]]) -> None:
    """Serve until this is cancelled. Where the address cannot be had, for the process before us may
    still have it, the log says why not, once, and it is tried again."""
    told = ""
    while True:
        try:
            await serve()
        except (OSError, UnicodeError) as error:  # a name that cannot be one is a UnicodeError
            why = getattr(error, "strerror", None) or str(error)
            if why != told:
                text = "%s: nothing can be served at %s port %s (%s). We try again."
                log.warning(text, address.setting, address.host, address.port, why)
            told = why
        await asyncio.sleep(TRY_AGAIN)


@asynccontextmanager
async def listening(
    application: web.Application,
    address: Address,
    connecting: Callable[[web.Server], Connect],
    backlog: int = BACKLOG,
) -> AsyncIterator[None]:
    """While this lasts, the application answers at this address; ``connecting`` says what makes
    the protocol of each connection. Raises ``OSError`` where the address cannot be had."""
    async with AsyncExitStack() as closing:
        runner = web.AppRunner(
            application, access_log=None, logger=QUIET, shutdown_timeout=LAST_ANSWERS
        )
        closing.push_async_callback(runner.cleanup)
        await runner.setup()
        if runner.server is None:
            raise RuntimeError("this runner was set up and has no server")
        server = await asyncio.get_running_loop().create_server(
            connecting(runner.server), address.host, address.port, backlog=backlog
        )
        closing.callback(server.close)
        yield
