"""Serves the web page of the stand-in: plain files, fetched from nowhere else."""

from hashlib import sha256
from pathlib import Path

from aiohttp import web

ROOT = Path(__file__).parent / "web"
FRONT = "index.html"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".svg": "image/svg+xml",
}
SAFETY = {
    "Content-Security-Policy": (
        # An Activity is framed from a port of its own.
        "default-src 'self'; frame-src http://127.0.0.1:*; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'; object-src 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class PageRoutes:
    """GET / and GET /web/…; only files that were there at the start are ever read."""

    def __init__(self, root: Path = ROOT) -> None:
        found = (path for path in root.rglob("*") if path.suffix in TYPES)
        self._files = {path.relative_to(root).as_posix(): path for path in found}

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/", self.front), web.get("/web/{name:.+}", self.file)]

    async def front(self, request: web.Request) -> web.Response:
        return self._answer(request, FRONT)

    async def file(self, request: web.Request) -> web.Response:
        return self._answer(request, request.match_info["name"])

    def _answer(self, request: web.Request, name: str) -> web.Response:
        """The file, or only that it is unchanged: a reload asks for every file again."""
        path = self._files.get(name)
        if path is None:
            raise web.HTTPNotFound
        body = path.read_bytes()
        tag = f'"{sha256(body).hexdigest()[:32]}"'
        headers = {**SAFETY, "Cache-Control": "no-cache", "ETag": tag}
        if request.headers.get("If-None-Match") == tag:
            return web.Response(status=304, headers=headers)
        return web.Response(body=body, headers={**headers, "Content-Type": TYPES[path.suffix]})
