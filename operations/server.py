"""``/metrics`` and ``/healthz``, for this machine: GET and nothing else, and never many at once."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus

from aiohttp import web

from listening import Address, Connect, HungUp, keep_serving, listening
from tables.health import Shared

log = logging.getLogger(__name__)

MOST_CONNECTIONS = 16
"""A bot that has no file descriptors left can do nothing any more: beyond these we hang up."""
LONGEST_CONNECTION = 10.0

HOST = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?", re.ASCII)
"""A name or an address, and perhaps a port."""

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
        self._address = Address("METRICS_PORT", host, port)
        self._documents = {path: Shared(make) for path, make in documents.items()}

    async def stay(self) -> None:
        """Serve until this is cancelled. An address that cannot be had is tried again."""
        await keep_serving(self._address, self._serve)

    async def _serve(self) -> None:
        async with listening(self._application(), self._address, _connecting, MOST_CONNECTIONS):
            log.info("metrics are at port %s", self._address.port)
            await asyncio.Event().wait()

    def _application(self) -> web.Application:
        @web.middleware
        async def check_host(request: web.Request, handler: Handler) -> web.StreamResponse:
            if not is_ours(request.headers.get("Host", ""), self._address.host):
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


def _connecting(server: web.Server) -> Connect:
    """Few connections at once, and none for long."""

    def connect() -> asyncio.BaseProtocol:
        if len(server.connections) >= MOST_CONNECTIONS:
            return HungUp()
        handler = server()
        asyncio.get_running_loop().call_later(LONGEST_CONNECTION, handler.force_close)
        return handler

    return connect
