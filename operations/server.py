"""``/metrics`` and ``/healthz``, for this machine: GET and nothing else, and never many at once."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from http import HTTPStatus

from aiohttp import web

from tables.health import Shared

log = logging.getLogger(__name__)

MOST_CONNECTIONS = 16
"""A bot that has no file descriptors left can do nothing any more: beyond these we hang up."""
LONGEST_CONNECTION = 10.0
TRY_AGAIN = 15.0
"""After so many seconds an address that was taken is tried again."""

HOST = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?", re.ASCII)
"""A name or an address, and perhaps a port."""

QUIET = logging.Logger("requests", logging.CRITICAL)
"""aiohttp would write a traceback for every request that it cannot read."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True)
class Document:
    """What is at one path."""

    body: bytes
    content_type: str = "text/plain; charset=utf-8"
    status: HTTPStatus = HTTPStatus.OK


Make = Callable[[], Awaitable[Document]]


class Server:
    """Serves documents by their paths, each made once for all who ask within a second."""

    def __init__(self, host: str, port: int, documents: Mapping[str, Make]) -> None:
        self._host, self._port = host, port
        self._documents = {path: Shared(make) for path, make in documents.items()}

    async def stay(self) -> None:
        """Serve until this is cancelled. An address that cannot be had, for the process before us
        may still have it, is tried again: no game waits for it. The log says why not, once."""
        told = ""
        while True:
            try:
                await self._serve()
            except (OSError, UnicodeError) as error:  # a name that cannot be one is a UnicodeError
                why = getattr(error, "strerror", None) or str(error)
                if why != told:
                    text = "METRICS_PORT: nothing can be served at %s port %s (%s). We try again."
                    log.warning(text, self._host, self._port, why)
                told = why
            await asyncio.sleep(TRY_AGAIN)

    async def _serve(self) -> None:
        async with AsyncExitStack() as closing:
            runner = web.AppRunner(
                self._application(), access_log=None, logger=QUIET, shutdown_timeout=0.5
            )
            closing.push_async_callback(runner.cleanup)
            await runner.setup()
            if runner.server is None:
                raise RuntimeError("this runner was set up and has no server")
            listening = await asyncio.get_running_loop().create_server(
                _LimitedConnections(runner.server), self._host, self._port, backlog=MOST_CONNECTIONS
            )
            closing.callback(listening.close)
            log.info("metrics are at port %s", self._port)
            await asyncio.Event().wait()

    def _application(self) -> web.Application:
        @web.middleware
        async def check_host(request: web.Request, handler: Handler) -> web.StreamResponse:
            if not is_ours(request.headers.get("Host", ""), self._host):
                return web.Response(status=HTTPStatus.FORBIDDEN, text="Not under this name.\n")
            return await handler(request)

        application = web.Application(middlewares=[check_host])
        for path in self._documents:
            application.router.add_get(path, self._get, allow_head=False)
        return application

    async def _get(self, request: web.Request) -> web.Response:
        document = await self._made(request.path)
        headers = {"Content-Type": document.content_type, "Cache-Control": "no-store"}
        answer = web.Response(body=document.body, status=document.status, headers=headers)
        answer.force_close()
        return answer

    async def _made(self, path: str) -> Document:
        try:
            return await self._documents[path]()
        except Exception:
            log.exception("%s cannot be served", path)
            return Document(b"see the log\n", status=HTTPStatus.INTERNAL_SERVER_ERROR)


def is_ours(host: str, bound: str) -> bool:
    """Whether a request names us by an address, by a name without a dot, as neighbours do, or by
    the one that the host has set. Any other name may be somebody's who has made it lead here, so
    that a page in a browser on this machine could read us."""
    found = HOST.fullmatch(host)
    if found is None:
        return False
    name = found["name"].strip("[]").lower()
    return name == bound.lower() or "." not in name or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class _LimitedConnections:
    """Makes the protocol of each connection: few at once, and none for long."""

    def __init__(self, server: web.Server) -> None:
        self._server = server

    def __call__(self) -> asyncio.BaseProtocol:
        if len(self._server.connections) >= MOST_CONNECTIONS:
            return _HungUp()
        handler = self._server()
        asyncio.get_running_loop().call_later(LONGEST_CONNECTION, handler.force_close)
        return handler


class _HungUp(asyncio.Protocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.close()
