"""Whole games of every kind by touches alone, in Chromium: two people on two pages, one of them a
phone. ``python -m bench.touched_pages [GAME …]``

Whoever is asked answers somehow, by what is on the pictures; the games end by themselves.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bench.chromium import Browser, find_chromium
from bench.figures import at_most
from bench.page_player import PagePlayer
from bench.table_server import TableServer, tables_at
from engine.catalog import catalog

WINDOWS = {1: (390, True), 2: (1280, False)}
"""How wide the page of each person is, and whether it is a phone's."""

MOST_TOUCHES = 6.0


async def played(server: TableServer, browser: Browser, game: str) -> list[int]:
    """The touches of every move of a whole game."""
    table, dice = await server.begin(game), random.Random(game)
    players, devices = {}, []
    for user, (width, phone) in WINDOWS.items():
        devices.append(await browser.device(phone=phone, calm=False))
        link = await server.link(table.id, user)
        page = await browser.page(link, devices[-1], width=width, height=844)
        players[user] = PagePlayer(page, phone)
        await players[user].arrive()
    found = []
    while asked := await server.asked(table.id):
        found.append(await players[asked[0]].make_move(dice))
    for device in devices:
        await device.close()
    return found


async def main(keys: Sequence[str] = ()) -> int:
    """A line for each game; 1 where one takes more touches than its bar."""
    program = find_chromium()
    if program is None:
        print("     Chromium is not installed: no whole games by touches")
        return 0
    browser = Browser(program)
    await browser.start()
    try:
        held = [await _tell(browser, key) for key in catalog() if not keys or key in keys]
    finally:
        await browser.close()
    return 0 if all(held) else 1


async def _tell(browser: Browser, game: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        async with tables_at(Path(folder) / "tables.sqlite3") as server:
            server.context.pressing.burst = server.context.pressing.per_second = 1e9
            begun = time.perf_counter()
            touches = await played(server, browser, game)
            seconds = time.perf_counter() - begun
    print(f"     {game}: {len(touches)} moves in {seconds:.0f} s")
    return at_most(f"{game}, touches of a move, median", median(touches), MOST_TOUCHES)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
