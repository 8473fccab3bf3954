import asyncio
from contextlib import asynccontextmanager

import discord
import pytest
import yarl

from playground import Playground, Settings
from playground.clock import Clock
from tests.playground.small_bot import SmallBot

ACKNOWLEDGE_SECONDS = 120.0
"""Discord gives three; on a busy machine a quick bot may need more."""

IN_VAIN_SECONDS = 0.5
IN_VAIN = pytest.mark.parametrize("acknowledge_seconds", [IN_VAIN_SECONDS], ids=["in-vain"])
"""For tests of answers that never come."""

PATIENCE = 120.0
"""A wait ends as soon as its condition holds."""


def patient(**more):
    """Settings of a stand-in that waits for a bot on a busy machine."""
    return Settings(**{"acknowledge_seconds": ACKNOWLEDGE_SECONDS, **more})


def point_at(place):
    """Do what an unmodified discord.py bot needs to reach a stand-in."""
    discord.http.Route.BASE = place.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(place.gateway)


class LaterClock(Clock):
    """A clock whose waits can be skipped."""

    skipped = 0.0

    def steady(self):
        return super().steady() + self.skipped


@asynccontextmanager
async def running(bot, place):
    """Log a bot in and wait until it is ready; at the end, log it out."""
    point_at(place)
    await bot.login(place.token)
    task = asyncio.create_task(bot.connect())
    ready = asyncio.create_task(bot.wait_until_ready())
    await asyncio.wait([task, ready], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    try:
        if task.done():
            task.result()
        assert bot.is_ready()
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.wait([task], timeout=PATIENCE)


@pytest.fixture(autouse=True)
def untouched_discord():
    """Give discord.py its own addresses back after each test."""
    base = discord.http.Route.BASE
    gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    yield
    discord.http.Route.BASE = base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


@pytest.fixture
def acknowledge_seconds():
    return ACKNOWLEDGE_SECONDS


@pytest.fixture
def settings(acknowledge_seconds):
    return patient(acknowledge_seconds=acknowledge_seconds)


@pytest.fixture
async def place(settings):
    async with Playground(settings) as place:
        yield place


@pytest.fixture
async def bot(place):
    async with running(SmallBot(), place) as bot:
        yield bot


@pytest.fixture
def visitors(place):
    return place.visitors


@pytest.fixture
async def ann(place):
    return await place.person("Ann")


@pytest.fixture
async def marko(place):
    return await place.person("Marko")


@pytest.fixture
async def oksana(place):
    return await place.person("Oksana")


@pytest.fixture
def general(bot):
    """The bot's #general."""
    return discord.utils.get(bot.get_all_channels(), name="general")


@pytest.fixture
def eventually():
    """Wait until something is true, or fail after a while."""

    async def wait(condition, seconds=PATIENCE):
        end = asyncio.get_running_loop().time() + seconds
        while not condition():
            assert asyncio.get_running_loop().time() < end, "it never became true"
            await asyncio.sleep(0.01)

    return wait
