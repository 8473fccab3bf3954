import asyncio
import functools
import inspect
import os
import sys
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from bench.chromium import Browser, find_chromium
from playground import Playground, Settings
from playground.page import PageRoutes
from tests.e2e.stage import ACKNOWLEDGE_SECONDS, bot_at
from tests.playground.conftest import running
from tests.playground.small_bot import SmallBot
from tests.web.player import Player

MISSING = "Chromium is not installed: apt-get install chromium"
PHONE = {"width": 390, "height": 844, "phone": True}
NO_GUIDE = "localStorage.setItem('playground.guide', '{\"dismissed\": true}')"

LONGEST_SECONDS = 900.0
"""More than any test of a page takes, however busy the machine is."""


def pytest_collection_modifyitems(items):
    """No test of a page goes on for ever, whatever it waits for."""
    for item in items:
        own = Path(__file__).parent in item.path.parents
        if own and inspect.iscoroutinefunction(item.obj):
            item.obj = ending(item.obj)


def ending(test):
    """The same test, which fails where it takes too long: the traceback says at which line."""

    @functools.wraps(test)
    async def within(*args, **named):
        async with asyncio.timeout(LONGEST_SECONDS):
            await test(*args, **named)

    return within


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser():
    """One Chromium for all tests; without one they are skipped, except where that must not be."""
    program = find_chromium()
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    browser = Browser(program)
    await browser.start()
    yield browser
    await browser.close()


@pytest.fixture
def acknowledge_seconds():
    """How long a press waits for the bot before the page says that it failed."""
    return ACKNOWLEDGE_SECONDS


@pytest_asyncio.fixture(loop_scope="session")
async def playground(tmp_path, acknowledge_seconds):
    """A fresh world with the page in front of it."""
    settings = Settings(clock_file=tmp_path / "ahead", acknowledge_seconds=acknowledge_seconds)
    async with Playground(settings, pages=PageRoutes().routes()) as playground:
        yield playground


@pytest_asyncio.fixture(loop_scope="session")
async def bot(playground, tmp_path, empty_archive):
    """Our bot as a process of its own."""
    bot = bot_at(playground, tmp_path, empty_archive.copied(tmp_path / "games.sqlite3"))
    await bot.start()
    yield bot
    await bot.stop()
    sys.stdout.write(bot.said())


@pytest_asyncio.fixture(loop_scope="session")
async def small_bot(playground):
    """A bot for whatever ours does not do, such as every kind of form."""
    base = discord.http.Route.BASE
    gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    async with running(SmallBot(), playground) as bot:
        yield bot
    discord.http.Route.BASE = base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


@pytest_asyncio.fixture(loop_scope="session")
async def sit_down(browser, playground):
    """Open the page as somebody: `ann = await sit_down("ann")`. In the end, nothing went wrong."""
    own, shared, pages = [], [], []

    async def open_page(name, *, place="", guide=False, phone=False, **window):
        """Without the guide, which is there or not for all of a device, a device is shared."""
        url = f"{playground.url}/?as={name}#{place}"
        if guide:
            own.append(await browser.device(phone=phone))
            page = await browser.page(url, own[-1], **window)
        else:
            device = await browser.shared_device(phone=phone)
            page = await browser.page(url, device, script=NO_GUIDE, **window)
            shared.append((page, device))
        pages.append(page)
        player = Player(page, name)
        await player.arrive()
        return player

    yield open_page
    problems = [problem for page in pages for problem in page.problems]
    strange = [url for page in pages for url in page.requests if not is_own(url, playground.url)]
    for page, device in shared:
        await browser.leave(page, device, NO_GUIDE)
    for device in own:
        await device.close()
    assert problems == []
    assert strange == []


def is_own(url: str, own: str) -> bool:
    return url.startswith((f"{own}/", "about:"))


@pytest.fixture
def shots():
    """Where to leave pictures of the page, for somebody who wants to look at them."""
    folder = os.environ.get("WEB_PICTURES")
    if folder is None:
        return None
    Path(folder).mkdir(parents=True, exist_ok=True)
    return Path(folder)
