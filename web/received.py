"""What a browser has sent: bounded, and of the right shape, or refused in words."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from aiohttp import web

from engine.core.errors import Malformed

MOST_BYTES = 4096
BODY_SECONDS = 5.0
MOST_TEXT = 300
MOST_NUMBER = 10**9
MOST_ITEMS = 64
REQUEST = re.compile(r"[A-Za-z0-9_-]{16,40}")


class Body:
    """The object that came with a request. Whatever is not as it must be is ``Malformed``."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self._fields = fields

    def text(self, name: str, missing: str | None = None) -> str:
        """This text; where there is none, what is given for it."""
        found = self._fields.get(name, missing)
        if not isinstance(found, str) or len(found) > MOST_TEXT or not _can_be_stored(found):
            raise Malformed("refused-web-request")
        return found

    def number(self, name: str) -> int:
        return _number(self._fields.get(name))

    def texts(self, name: str) -> list[str]:
        return [Body({name: one}).text(name) for one in self._items(name)]

    def numbers(self, name: str) -> list[int]:
        return [_number(one) for one in self._items(name)]

    def request(self) -> str:
        """The name that the page has given this request: one that is repeated acts once."""
        found = self.text("request")
        if REQUEST.fullmatch(found) is None:
            raise Malformed("refused-web-request")
        return found

    def _items(self, name: str) -> list[Any]:
        found = self._fields.get(name)
        if not isinstance(found, list) or len(found) > MOST_ITEMS:
            raise Malformed("refused-web-request")
        return found


def _number(found: object) -> int:
    if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found <= MOST_NUMBER:
        raise Malformed("refused-web-request")
    return found


def _can_be_stored(text: str) -> bool:
    """Half of a pair of surrogates is no character, and PostgreSQL takes no zero."""
    return "\0" not in text and not any("\ud800" <= sign <= "\udfff" for sign in text)


async def body_of(request: web.Request) -> Body:
    """The body as an object. Raises ``Malformed`` for any other, for one that is too long and for
    one that does not come."""
    if request.content_type != "application/json":
        raise Malformed("refused-web-request")
    try:
        async with asyncio.timeout(BODY_SECONDS):
            fields = json.loads(await request.read())
    except (ValueError, RecursionError, TimeoutError, web.HTTPRequestEntityTooLarge):
        raise Malformed("refused-web-request") from None
    if not isinstance(fields, dict):
        raise Malformed("refused-web-request")
    return Body(fields)
