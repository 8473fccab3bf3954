"""Listens for browsers, behind a reverse proxy or on this machine: few connections at once, and
none that says nothing."""

from __future__ import annotations

import asyncio
import logging

from aiohttp import web
from aiohttp.typedefs import Middleware

from listening import Address, Connect, HungUp, keep_serving, listening
from web.application import Pages
from web.events import Streams
from web.guard import Handler
from web.services import Services

log = logging.getLogger(__name__)

MOST_CONNECTIONS = 600
"""A bot that has no file descriptors left can do nothing any more: beyond these we hang up."""
SILENT_SECONDS = 15.0
"""Whoever has asked for nothing after so long is hung up on."""
SOON = 0.2


class Server:
    """Serves the page until it is cancelled."""

    def __init__(self, services: Services) -> None:
        self._services = services
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
            self._streams.look()

    async def stay(self) -> None:
        """Serve. An address that cannot be had is tried again."""
        await keep_serving(self._address, self._serve)

    @property
    def _address(self) -> Address:
        settings = self._services.settings
        return Address("WEB_PORT", settings.host, settings.port)

    async def _serve(self) -> None:
        streams, connections = Streams(self._services), Connections()
        self._streams = streams
        application = Pages(self._services, streams).application(connections.middleware())
        serving = listening(application, self._address, connections.connecting)
        async with serving, streams.told():
            log.info("tables are opened at %s", self._services.settings.url)
            await asyncio.Event().wait()


class Connections:
    """Makes the protocol of each connection, and hangs up on those that ask for nothing."""

    def __init__(self) -> None:
        self._silent: dict[object, asyncio.TimerHandle] = {}

    def connecting(self, server: web.Server) -> Connect:
        """What makes a protocol for whoever connects to this server."""

        def connect() -> asyncio.BaseProtocol:
            if len(server.connections) >= MOST_CONNECTIONS:
                return HungUp()
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
