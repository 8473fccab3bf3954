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

from bench.figures import at_most
from engine.catalog import catalog
from tests.web.board.guest import Guest
from tests.web.board.hall import Hall, hall_at
from tests.web.browser import Browser, find_chromium

WINDOWS = {1: (390, True), 2: (1280, False)}
"""How wide the page of each person is, and whether it is a phone's."""

MOST_TOUCHES = 6.0


async def played(hall: Hall, browser: Browser, game: str) -> list[int]:
    """The touches of every move of a whole game."""
    table, guests, dice = await hall.begin(game), {}, random.Random(game)
    devices = []
    for user, (width, phone) in WINDOWS.items():
        devices.append(await browser.device(phone=phone))
        link = await hall.link(table.id, user)
        guests[user] = Guest(await browser.page(link, devices[-1], width=width, height=844))
        await guests[user].arrive()
    found = []
    while asked := await hall.asked(table.id):
        found.append(await _moved(guests[asked[0]], dice))
    for device in devices:
        await device.close()
    return found


async def _moved(guest: Guest, dice: random.Random) -> int:
    before = guest.touches
    await guest.until_asked()
    await guest.choose(dice)
    await guest.confirm()
    return int(guest.touches - before)


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
        async with hall_at(Path(folder)) as hall:
            hall.context.pressing.burst = hall.context.pressing.per_second = 1e9
            begun = time.perf_counter()
            touches = await played(hall, browser, game)
            seconds = time.perf_counter() - begun
    print(f"     {game}: {len(touches)} moves in {seconds:.0f} s")
    return at_most(f"{game}, touches of a move, median", median(touches), MOST_TOUCHES)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
