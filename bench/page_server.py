"""Tables of four people each with the server of their pages, as a process of its own that is
measured: ``python -m bench.page_server FOLDER PORT TABLES``. It prints a link for every person."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from itertools import count
from pathlib import Path

from db.archive import open_archive
from locales import Locale, all_words
from tables.context import Caller, Context
from tables.limits import Limits
from tables.lobby import opening
from tables.people.browsers import address_of, make_link
from tables.processes import Processes
from web.server import Server
from web.services import Services
from web.settings import WebSettings

PEOPLE = 4
LONGEST_WORK = 60
ENDLESS = 1e9


async def begin(context: Context, number: int, numbers: count[int]) -> list[str]:
    """A started game, and the link of each of its people."""

    def caller(seat: int) -> Caller:
        return Caller(number * PEOPLE + seat + 1, f"Person {seat}", f"bench-{next(numbers)}")

    table = await opening.open_table(context, caller(0), "manhattan", locale="en", options={})
    for seat in range(1, PEOPLE):
        await opening.join(context, table.id, caller(seat))
    await opening.start(context, table.id, caller(0))
    users = [caller(seat).user for seat in range(PEOPLE)]
    secrets = [await make_link(context, table.id, user, None, "en") for user in users]
    return [address_of(context, secret) for secret in secrets]


async def main(folder: str, port: int, tables: int) -> None:
    """Serve until this process is ended."""
    settings = WebSettings(f"http://127.0.0.1:{port}", "127.0.0.1", port)
    database = await open_archive(Path(folder) / "pages.sqlite3")
    painting = Processes(2, LONGEST_WORK, kept=1)
    limits = Limits(tables=tables + 1, server_tables=tables + 1)
    context = Context(database, elsewhere=painting.run, limits=limits, web_url=settings.url)
    services = Services(context, all_words(), Locale.EN, settings, context.elsewhere)
    for pace in (context.pressing, services.looking, services.strangers):
        pace.burst = pace.per_second = ENDLESS
    numbers = count()
    links = [await begin(context, number, numbers) for number in range(tables)]
    serving = asyncio.create_task(Server(services).stay())
    print(json.dumps(links), flush=True)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, serving.cancel)
    await asyncio.wait({serving})
    painting.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
