"""Discord's proxy before an Activity: it has an origin of its own, and fetches what the page asks
for from where the application is. It learns no cookie and no address of the person."""

from urllib.parse import urlsplit

import aiohttp
from aiohttp import web

from playground.guard import LOOPBACK

PREFIX = "/.proxy"
OWN = ("connection", "keep-alive", "transfer-encoding", "te", "trailer", "upgrade", "host")
"""Headers that are between two neighbours."""
MOST_BYTES = 10 * 1024 * 1024


class ActivityProxy:
    """Serves the Activity at `target`. The page is at /; whatever it asks for is below /.proxy."""

    def __init__(self, target: str) -> None:
        self._target = target
        application = web.Application(client_max_size=MOST_BYTES)
        application.router.add_route("*", "/{path:.*}", self._forward)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.5)
        self._http: aiohttp.ClientSession | None = None
        self.origin = ""

    async def start(self, host: str, port: int) -> None:
        """Listen. Raises OSError when the port is taken."""
        self._http = aiohttp.ClientSession(
            cookie_jar=aiohttp.DummyCookieJar(),
            auto_decompress=False,
            timeout=aiohttp.ClientTimeout(total=None, connect=10),
        )
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        self.origin = f"http://{host}:{self._runner.addresses[0][1]}"

    async def close(self) -> None:
        """Hang up on everybody."""
        if self._http is not None:
            await self._http.close()
        await self._runner.cleanup()

    async def _forward(self, request: web.Request) -> web.StreamResponse:
        if urlsplit(f"//{request.headers.get('Host', '')}").hostname not in LOOPBACK:
            raise web.HTTPForbidden
        path = request.raw_path
        if path.startswith(f"{PREFIX}/"):
            path = path.removeprefix(PREFIX)
        elif request.path != "/":
            raise web.HTTPForbidden(text="Inside Discord, a page asks for paths below /.proxy.")
        try:
            return await self._passed_on(request, path)
        except (aiohttp.ClientConnectionError, TimeoutError):
            raise web.HTTPBadGateway(text="The Activity cannot be reached.") from None

    async def _passed_on(self, request: web.Request, path: str) -> web.StreamResponse:
        if self._http is None:
            raise web.HTTPServiceUnavailable
        headers = [(name, value) for name, value in request.headers.items() if _travels(name)]
        body = await request.read()
        async with self._http.request(
            request.method, self._target + path, headers=headers, data=body, allow_redirects=False
        ) as found:
            answer = web.StreamResponse(status=found.status)
            for name, value in found.headers.items():
                if _travels(name):
                    answer.headers.add(name, value)
            await answer.prepare(request)
            async for piece in found.content.iter_any():
                await answer.write(piece)
            return answer


def _travels(name: str) -> bool:
    return name.lower() not in OWN
