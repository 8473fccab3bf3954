"""The cookie of a session: it is sent to the addresses of that session alone, and no script reads
it."""

from __future__ import annotations

from aiohttp import web

from web.guard import COOKIE, FRAMED, PLAIN
from web.settings import PROXY, WebSettings


def path_of(place: str, session: str) -> str:
    """Where the page of this session is, in a browser or in Discord's frame."""
    return f"{PROXY if place == FRAMED else ''}/{place}/{session}/"


def place_of(request: web.Request) -> str:
    """Whether this address of a session is one in a browser or in Discord's frame."""
    return FRAMED if request.path.startswith(f"/{FRAMED}/") else PLAIN


def give_cookie(
    answer: web.StreamResponse,
    settings: WebSettings,
    path: str,
    secret: str,
    seconds: int,
) -> None:
    """Let this browser keep the secret for so long. Discord's frame is on a page of another site:
    there a browser sends a cookie only if it is allowed to, and keeps it for that frame alone."""
    parts = [f"{COOKIE}={secret}", f"Path={path}", f"Max-Age={seconds}", "HttpOnly"]
    if settings.secure and path.startswith(PROXY):
        parts += ["Secure", "SameSite=None", "Partitioned"]
    else:
        parts += [*(["Secure"] if settings.secure else []), "SameSite=Strict"]
    # http.cookies knows nothing of Partitioned before Python 3.14.
    answer.headers.add("Set-Cookie", "; ".join(parts))
