"""Two hundred open pages: what they cost the process that serves them, and those who move.

A page is what a browser does for one: an open connection that tells of changes, and the screen and
its board fetched again after each. Nothing is drawn here. The same moves are made at one table with
no other page open, so that a figure is a ratio. ``python -m bench.pages``
"""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import aiohttp

from bench.bot_process import megabytes_of
from bench.figures import p95, ratio, say_if_busy
from bench.page_server import PEOPLE
from web.guard import COOKIE, PROOF

FEW, MANY = 1, 50
"""Tables with open pages, of four people each."""
WARM_UP, MOVES = 12, 40
PAUSE = 0.05
MEMORY_BAR, MOVE_BAR = 1.5, 1.5


@dataclass
class OpenPage:
    """One person with their page open. ``presses`` are the seconds that each press took."""

    http: aiohttp.ClientSession
    link: str
    presses: list[float] = field(default_factory=list)
    looks: int = 0

    async def open(self) -> None:
        """Take the link, look, and listen for changes from then on."""
        self.origin, _, secret = self.link.partition("/open#")
        answer = await self.http.post(
            f"{self.origin}/open", json={"link": secret}, headers={"Origin": self.origin}
        )
        self.base = self.origin + (await answer.json())["go"]
        self.cookie = f"{COOKIE}={answer.cookies[COOKIE].value}"
        await self.look()
        self.events = await self.http.get(f"{self.base}events", headers={"Cookie": self.cookie})
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(aiohttp.ClientError):
            async for line in self.events.content:
                if line.startswith(b"event: changed"):
                    await self.look()

    async def look(self) -> None:
        """The screen and its board."""
        self._take(await (await self._get("screen")).json())
        await (await self._get(self.screen["board"]["src"])).read()
        self.looks += 1

    def _take(self, screen: dict[str, Any]) -> None:
        self.screen = screen

    async def _get(self, path: str) -> aiohttp.ClientResponse:
        return await self.http.get(self.base + path, headers={"Cookie": self.cookie})

    async def do(self, action: str, **given: object) -> None:
        """Press something, and note how long the answer takes."""
        headers = {"Cookie": self.cookie, "Origin": self.origin, PROOF: self.screen["proof"]}
        body = {"request": secrets.token_hex(12), **given}
        begun = perf_counter()
        answer = await self.http.post(f"{self.base}do/{action}", json=body, headers=headers)
        self._take(await answer.json())
        self.presses.append(perf_counter() - begun)

    async def move(self) -> None:
        """Answer what is asked until it is confirmed: the first answer there is."""
        while question := self.screen["question"]:
            opened, form = question["opened"], question["form"] or {}
            if form.get("kind") == "done":
                await self.do("confirm", opened=opened, draft=question["draft"])
                return
            if form.get("kind") == "counts":
                await self.do("count", opened=opened, counts=form["start"])
                continue
            found = next(t for t in self.screen["touches"] if t["length"] == len(question["draft"]))
            await self.do("choose", opened=opened, length=found["length"], token=found["token"])


@dataclass(frozen=True)
class Figures:
    """Megabytes of the server with all pages open, and the seconds of every press."""

    memory: float
    presses: list[float]


async def figures(tables: int) -> Figures:
    """All pages of so many tables are open; moves are made at the first of them."""
    async with (
        served(tables) as (process, links),
        aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0), cookie_jar=aiohttp.DummyCookieJar()
        ) as http,
    ):
        halls = [[OpenPage(http, link) for link in row] for row in links]
        for pages in halls:
            await asyncio.gather(*(page.open() for page in pages))
        for _ in range(WARM_UP):
            await _one_moves(halls[0])
        for page in halls[0]:
            page.presses.clear()
        for _ in range(MOVES):
            await _one_moves(halls[0])
        memory = megabytes_of(process.pid)
        everybody = [page for pages in halls for page in pages]
        for page in everybody:
            page.listening.cancel()
        return Figures(memory, [press for page in everybody for press in page.presses])


async def _one_moves(pages: list[OpenPage]) -> None:
    """Somebody at this table who is asked makes a move."""
    for page in pages:
        await page.look()
        if page.screen["question"]:
            await page.move()
            return


@asynccontextmanager
async def served(
    tables: int,
) -> AsyncIterator[tuple[asyncio.subprocess.Process, list[list[str]]]]:
    """The server as a process of its own, and the links of everybody at each of its tables."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        words = ("-m", "bench.page_server", folder, str(port), str(tables))
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, *words, stdout=pipe, limit=2**20
        )
        try:
            links = json.loads(await _first_line(process))
            await _listens(port)
            yield process, links
        finally:
            process.terminate()
            await process.wait()


async def _first_line(process: asyncio.subprocess.Process) -> bytes:
    return await process.stdout.readline() if process.stdout is not None else b""


async def _listens(port: int) -> None:
    """Wait until somebody can connect there."""
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(PAUSE)


async def main() -> int:
    """Print what open pages cost; 1 where a figure misses its bar."""
    await say_if_busy()
    few, many = await figures(FEW), await figures(MANY)
    what = f"{MANY * PEOPLE} open pages ÷ {FEW * PEOPLE}"
    held = [
        ratio(f"memory, MB, {what}", many.memory, few.memory, MEMORY_BAR),
        ratio(f"a press, p95, ms, {what}", p95(many.presses), p95(few.presses), MOVE_BAR),
    ]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
