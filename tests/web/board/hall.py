"""Tables that are opened in a browser, with the page's own server before them and no Discord."""

from __future__ import annotations

import asyncio
import socket
from contextlib import asynccontextmanager
from itertools import count

import aiohttp

from db.archive import open_archive
from locales import Locale, house_words
from tables.context import Caller, Context
from tables.lobby import opening
from tables.people.browsers import address_of, make_link
from tests.e2e.stage import until
from web.server import Server
from web.services import Services
from web.settings import WebSettings

NAMES = ("Ann", "Marko", "Lev", "Oksana")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Hall:
    """An archive, people, and the server of the page."""

    def __init__(self, context: Context, settings: WebSettings) -> None:
        self.context = context
        self.settings = settings
        self._numbers = count()
        self._serving: asyncio.Task | None = None

    @property
    def url(self) -> str:
        return self.settings.url

    async def start(self) -> None:
        self.services = Services(
            self.context, house_words(), Locale.EN, self.settings, self.context.elsewhere
        )
        self._serving = asyncio.create_task(Server(self.services).stay())
        await until(self._is_open)

    async def _is_open(self) -> bool:
        try:
            async with aiohttp.ClientSession() as browser, browser.get(self.url):
                return True
        except aiohttp.ClientError:
            return False

    async def stop(self) -> None:
        self._serving.cancel()
        await asyncio.wait({self._serving})

    def caller(self, user: int) -> Caller:
        return Caller(user, NAMES[user - 1], f"hall-{next(self._numbers)}")

    async def begin(self, game: str, people: int = 2, **options):
        """A started game of so many people; Ann is 1, Marko 2."""
        table = await opening.open_table(
            self.context, self.caller(1), game, locale="en", options=options
        )
        for user in range(2, people + 1):
            table = (await opening.join(self.context, table.id, self.caller(user))).after
        return (await opening.start(self.context, table.id, self.caller(1))).after

    async def link(self, table_id: int, user: int, locale: str = "en") -> str:
        secret = await make_link(self.context, table_id, user, None, locale)
        return address_of(self.context, secret)

    async def told(self, table_id: int):
        """What everybody sees of this table."""
        return (await self.context.table(table_id)).shown().match.public().view

    async def asked(self, table_id: int) -> list[int]:
        """The people who are asked now."""
        table = await self.context.table(table_id)
        return [row.user for row in table.seats if row.seat in table.row.asked]


@asynccontextmanager
async def hall_at(folder, behind_proxy: bool = False, activity=None):
    """A hall with an archive in this folder."""
    port = free_port()
    settings = WebSettings(f"http://127.0.0.1:{port}", "127.0.0.1", port, behind_proxy, activity)
    database = await open_archive(folder / "hall.sqlite3")
    seeds = count(1)
    context = Context(
        database, new_seed=lambda: next(seeds).to_bytes(16, "big"), web_url=settings.url
    )
    hall = Hall(context, settings)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        await database.close()
