"""Listens for browsers, behind a reverse proxy or on this machine: few connections at once, and
none that says nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack

from aiohttp import web
from aiohttp.typedefs import Middleware

from web.application import Pages
from web.events import Streams
from web.guard import Handler
from web.house import House

log = logging.getLogger(__name__)

MOST_CONNECTIONS = 600
"""A bot that has no file descriptors left can do nothing any more: beyond these we hang up."""
SILENT_SECONDS = 15.0
"""Whoever has asked for nothing after so long is hung up on."""
TRY_AGAIN = 15.0
SOON = 0.2

QUIET = logging.Logger("requests", logging.CRITICAL)
"""aiohttp would write a traceback for every request that it cannot read."""


class Server:
    """Serves the page until it is cancelled."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._streams: Streams | None = None
        self._soon: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Another process has changed something: look at all tables that are open here, once for
        whatever comes together."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(SOON, self._wake_now)

    def _wake_now(self) -> None:
        self._soon = None
        if self._streams is not None:
            self._streams.wake_all()

    async def stay(self) -> None:
        """Serve. An address that cannot be had, for the process before us may still have it, is
        tried again: no game waits for it. The log says why not, once."""
        settings, told = self._house.settings, ""
        while True:
            try:
                await self._serve()
            except (OSError, UnicodeError) as error:  # a name that cannot be one is a UnicodeError
                why = getattr(error, "strerror", None) or str(error)
                if why != told:
                    text = "WEB_PORT: nothing can be served at %s port %s (%s). We try again."
                    log.warning(text, settings.host, settings.port, why)
                told = why
            await asyncio.sleep(TRY_AGAIN)

    async def _serve(self) -> None:
        settings, streams = self._house.settings, Streams(self._house)
        self._streams = streams
        connections = Connections()
        application = Pages(self._house, streams).application(connections.middleware())
        async with AsyncExitStack() as closing:
            runner = web.AppRunner(application, access_log=None, logger=QUIET, shutdown_timeout=0.5)
            closing.push_async_callback(runner.cleanup)
            await runner.setup()
            streams.start()
            closing.callback(streams.close)
            listening = await asyncio.get_running_loop().create_server(
                connections.factory(_server_of(runner)), settings.host, settings.port
            )
            closing.callback(listening.close)
            log.info("tables are opened at %s", settings.url)
            await asyncio.Event().wait()


def _server_of(runner: web.AppRunner) -> web.Server:
    if runner.server is None:
        raise RuntimeError("this runner was set up and has no server")
    return runner.server


class Connections:
    """Makes the protocol of each connection, and hangs up on those that ask for nothing."""

    def __init__(self) -> None:
        self._silent: dict[object, asyncio.TimerHandle] = {}

    def factory(self, server: web.Server) -> Callable[[], asyncio.BaseProtocol]:
        """What makes a protocol for whoever connects to this server."""

        def connect() -> asyncio.BaseProtocol:
            if len(server.connections) >= MOST_CONNECTIONS:
                return _HungUp()
            handler = server()
            loop = asyncio.get_running_loop()
            self._silent[handler] = loop.call_later(SILENT_SECONDS, self._hang_up, handler)
            return handler

        return connect

    def _hang_up(self, handler: web.RequestHandler) -> None:
        if self._silent.pop(handler, None) is not None:
            handler.force_close()

    def middleware(self) -> Middleware:
        """Notes that a request has come."""

        @web.middleware
        async def arrived(request: web.Request, handler: Handler) -> web.StreamResponse:
            timer = self._silent.pop(request.protocol, None)
            if timer is not None:
                timer.cancel()
            return await handler(request)

        return arrived


class _HungUp(asyncio.Protocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.close()
