"""Ten thousand requests that no page of ours would send, in a browser's and in Discord's place."""

import asyncio
import json
import random
import string

import pytest
from yarl import URL

from tests.web.board.test_activity import ANN, FRAME, discord, http, launch, server, table
from tests.web.board.test_safety import Visit, stored

__all__ = ["discord", "http", "server", "table"]

pytestmark = pytest.mark.asyncio(loop_scope="session")

REQUESTS, AT_ONCE = 10_000, 20
METHODS = ("GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW")
SHAPES = (None, True, -1, 10**12, 1.5, "", "x" * 299, "\ud800", "\0", [], [[]], {}, [1] * 65)
NAMES = ("opened", "token", "counts", "draft", "request", "link", "code", "everywhere")
TYPES = ("application/json", "application/json", "text/plain", "multipart/form-data", "", "\t")
REFUSED = (400, 401, 403, 404, 405, 409, 413, 421, 429, 503)


class Sender:
    """Makes requests up from what real ones are made of."""

    def __init__(self, server, visit, dice):
        self._hall, self._visit, self._dice = server, visit, dice

    def method(self):
        return self._dice.choice(METHODS)

    def path(self):
        name = self._visit.path.split("/")[2]
        rough = "".join(self._dice.choices(string.printable[:94], k=12)).replace("#", "%")
        inside = ("screen", "events", "counts?of=9", "do/confirm", "do/x", "sign-out", "pictures/x")
        sessions = (name, name[:-1], "0" * 16, "..", "%2e%2e", rough.replace("/", ""))
        place = f"/{self._dice.choice('tf')}/{self._dice.choice(sessions)}"
        bases = (
            "/open",
            "/activity",
            "/activity/x",
            "/?frame_id=",
            f"/{rough}",
            "/files/../bot.py",
        )
        return self._dice.choice((*bases, *(f"{place}/{one}" for one in inside)))

    def headers(self):
        own, choice = self._hall.url, self._dice.choice
        origins = (own, FRAME, "null", "https://discord.com", None)
        cookies = (None, "boroughs=", "boroughs=x", f"boroughs={self._visit.cookie[:-1]}", "é;;=")
        given = {
            "Origin": choice(origins),
            "Cookie": choice(cookies),
            "Content-Type": choice(TYPES),
            "Sec-Fetch-Site": choice((None, "same-origin", "cross-site")),
            "X-Boroughs-Proof": choice((None, "", "x" * 64)),
            "Host": choice((None, None, None, None, "elsewhere.example")),
            "Accept": choice(("text/html", "*/*")),
        }
        return {name: value for name, value in given.items() if value is not None}

    def body(self):
        if self._dice.random() < 0.3:
            return self._dice.randbytes(self._dice.randrange(40))
        chosen = {name: self._dice.choice(SHAPES) for name in NAMES if self._dice.random() < 0.6}
        return json.dumps(chosen).encode()


async def test_ten_thousand_malformed_requests_change_nothing(server, http, table):
    visit = Visit(server, http)
    await visit.take(await server.link(table.id, ANN))
    await launch(server, table)
    for pace in (server.services.looking, server.services.strangers, server.services.framed):
        pace.burst = pace.per_second = 1e9
    before, sender = await stored(server), Sender(server, visit, random.Random(7))
    turn = asyncio.Semaphore(AT_ONCE)

    async def send():
        async with turn:
            method, path = sender.method(), sender.path()
            url = URL(server.url + path, encoded=True)
            given = {"headers": sender.headers(), "data": sender.body()}
            async with http.request(method, url, **given) as answer:
                await answer.read()
                looked = method in ("GET", "HEAD") and answer.status in (200, 304)
                assert looked or answer.status in REFUSED, (method, path, answer.status)

    await asyncio.gather(*(send() for _ in range(REQUESTS)))
    assert await stored(server) == before
    assert (await visit.get("screen")).status == 200
