"""Keeps other web pages out: a browser on this machine must not be driven from elsewhere."""

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

LOOPBACK = ("127.0.0.1", "localhost", "::1")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Guard:
    """Accepts a request only under our own name and, from a browser, only from our own page."""

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        self._names = {*LOOPBACK, *names}

    async def let_in(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        host = request.headers.get("Host", "")
        if urlsplit(f"//{host}").hostname not in self._names:
            raise web.HTTPForbidden(text=f"This playground does not answer as {host!r}.")
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"{request.scheme}://{host}":
            raise web.HTTPForbidden(text=f"Pages from {origin!r} cannot use this playground.")
        return await handler(request)
