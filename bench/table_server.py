"""Tables that are opened in a browser, with the page's own server before them and no Discord."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

from cogs.ui.picture_cache import PictureCache
from db.archive import open_archive
from db.location import Location
from engine.core.choices import Draft
from engine.core.options import Value
from locales import Locale, all_words
from tables.context import Caller, Context
from tables.limits import Limits
from tables.lobby import opening
from tables.people.browsers import address_of, make_link
from tables.play import act
from tables.table import Table
from web.server import Server
from web.services import Services
from web.settings import ActivitySettings, WebSettings

NAMES = ("Ann", "Marko", "Lev", "Oksana")
MANY = 10_000
STEP = 0.02
START_SECONDS = 60.0


def free_port() -> int:
    """A port of this machine at which nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class TableServer:
    """An archive, people who have as many tables as they like, and the server of the page. The
    seeds of its games are the same in every run."""

    def __init__(self, archive: Location, context: Context, settings: WebSettings) -> None:
        self.archive = archive
        self.context = context
        self.settings = settings
        self._numbers = count()
        self._serving: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """What the addresses of its pages begin with."""
        return self.settings.url

    async def start(self) -> None:
        """Serve from now on."""
        paint = PictureCache(self.context.elsewhere)
        self.services = Services(self.context, all_words(), Locale.EN, self.settings, paint)
        self._serving = asyncio.create_task(Server(self.services).stay())
        await self._listens()

    async def _listens(self) -> None:
        """Raises ``TimeoutError`` where it does not listen in time."""
        async with asyncio.timeout(START_SECONDS):
            while True:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.settings.port)
                    writer.close()
                    return
                await asyncio.sleep(STEP)

    async def stop(self) -> None:
        """Serve no more; the archive stays open."""
        if self._serving is not None:
            self._serving.cancel()
            await asyncio.wait({self._serving})

    def caller(self, user: int) -> Caller:
        """This person, pressing something new."""
        return Caller(user, NAMES[user - 1], f"server-{next(self._numbers)}")

    async def begin(self, game: str, people: int = 2, **options: Value) -> Table:
        """A started game of so many people; Ann is 1, Marko 2."""
        table = await opening.open_table(
            self.context, self.caller(1), game, locale="en", options=options
        )
        for user in range(2, people + 1):
            table = (await opening.join(self.context, table.id, self.caller(user))).after
        return (await opening.start(self.context, table.id, self.caller(1))).after

    async def move(self, table: Table, user: int) -> None:
        """A simple move by this person, which no page of theirs has made."""
        await act.act(
            self.context, table.id, self.caller(user), " ".join(await self.simple_move(table, user))
        )

    async def simple_move(self, table: Table, user: int) -> Draft:
        """What Boroughs would do for this person, who is asked now."""
        now = await self.context.table(table.id)
        return now.shown().match.fallback(now.seat_needed(user))

    async def link(self, table_id: int, user: int, locale: str = "en") -> str:
        """The address by which this person opens this table, once."""
        secret = await make_link(self.context, table_id, user, None, locale)
        return address_of(self.context, secret)

    async def told(self, table_id: int) -> Any:  # noqa: ANN401  each game has its own
        """What everybody sees of this table."""
        return (await self.context.table(table_id)).shown().match.public().view

    async def asked(self, table_id: int) -> list[int]:
        """The people who are asked now."""
        table = await self.context.table(table_id)
        return [row.user for row in table.seats if row.seat in table.row.asked and row.user]


@asynccontextmanager
async def tables_at(
    archive: Location, behind_proxy: bool = False, activity: ActivitySettings | None = None
) -> AsyncIterator[TableServer]:
    """A server of tables that are kept in this archive."""
    port = free_port()
    settings = WebSettings(f"http://127.0.0.1:{port}", "127.0.0.1", port, behind_proxy, activity)
    database = await open_archive(archive)
    seeds = count(1)
    context = Context(
        database,
        new_seed=lambda: next(seeds).to_bytes(16, "big"),
        limits=Limits(tables=MANY, server_tables=MANY),
        web_url=settings.url,
    )
    server = TableServer(archive, context, settings)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()
        await database.close()
