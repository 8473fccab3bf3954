"""The few pages there are: plain documents whose words are filled in, and files beside them."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from string import Template

from aiohttp import web

from engine.core.words import Msg, msg, plain
from locales import Catalogue, Locale
from web.settings import ActivitySettings

ROOT = Path(__file__).parent / "page"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}


def page(name: str, words: Catalogue, locale: Locale, **filled: Msg) -> bytes:
    """The document of this name in this language; what is filled in is text, never markup."""
    said = {place: words.say(locale, text, for_chat=False) for place, text in filled.items()}
    safe = {place: escape(text) for place, text in said.items()}
    return _template(name).substitute(lang=str(locale), **safe).encode()


@cache
def _template(name: str) -> Template:
    return Template((ROOT / name).read_text("utf-8"))


def sentence_page(words: Catalogue, locale: Locale, sentence: str) -> bytes:
    """A page that says one thing."""
    return page("sentence.html", words, locale, sentence=plain(sentence))


def open_page(words: Catalogue, locale: Locale) -> bytes:
    """The page behind a link: one button takes it."""
    return page(
        "open.html",
        words,
        locale,
        title=msg("web-open-title"),
        text=msg("web-open-text"),
        button=msg("web-open-button"),
        unreachable=msg("web-unreachable"),
        noscript=msg("web-noscript"),
    )


def board_page(words: Catalogue, locale: Locale) -> bytes:
    """The page of a table, the same for everybody: its scripts fetch the rest."""
    return page("board.html", words, locale, noscript=msg("web-noscript"))


def activity_page(words: Catalogue, locale: Locale, activity: ActivitySettings) -> bytes:
    """The page that Discord opens in its frame: it asks Discord who is there."""
    return page(
        "activity.html",
        words,
        locale,
        client=plain(activity.client),
        origins=plain(" ".join(activity.ancestors)),
        opening=msg("web-activity-opening"),
        refused=msg("web-activity-refused"),
        again=msg("web-activity-again"),
        board=msg("web-board"),
        unreachable=msg("web-unreachable"),
        noscript=msg("web-noscript"),
    )


class Files:
    """The scripts and styles, read once. Only what was there at the start is ever served."""

    def __init__(self, root: Path = ROOT) -> None:
        found = [path for path in sorted(root.rglob("*")) if path.suffix in TYPES]
        self._files = {path.relative_to(root).as_posix(): path.read_bytes() for path in found}

    async def serve(self, request: web.Request) -> web.Response:
        """The file, or only that it is unchanged."""
        name = request.match_info["name"]
        body = self._files.get(name)
        if body is None:
            raise web.HTTPNotFound
        tag = f'"{sha256(body).hexdigest()[:32]}"'
        headers = {"Cache-Control": "public, no-cache", "ETag": tag}
        if request.headers.get("If-None-Match") == tag:
            return web.Response(status=304, headers=headers)
        kind = TYPES[Path(name).suffix]
        return web.Response(body=body, headers={**headers, "Content-Type": kind})
