"""How soon the bot is back after Discord was away, on a clock that only its own waiting moves."""

import asyncio

import pytest
from discord.gateway import DiscordWebSocket

from cogs import connection
from cogs.connection import FIRST_WAIT, Connection

OUTAGES = 10
MINUTE, BACK_WITHIN = 60.0, 30.0


class Outages:
    """Discord, which goes away for so long whenever somebody is connected."""

    def __init__(self, stop: asyncio.Event, seconds: float) -> None:
        self.stop, self.seconds = stop, seconds
        self.now = self.back_at = 0.0
        self.delays: list[float] = []
        self.waits: list[float] = []

    async def wait(self, _: asyncio.Event, seconds: float) -> None:
        self.waits.append(seconds)
        self.now += seconds

    def check_there(self) -> None:
        if self.now < self.back_at:
            raise ConnectionRefusedError("nobody there")

    def connected(self) -> None:
        self.delays.append(self.now - self.back_at)
        self.back_at = self.now + self.seconds
        if len(self.delays) > OUTAGES:
            self.stop.set()


class BotOf:
    """As much of a bot as a connection needs."""

    def __init__(self, outages: Outages) -> None:
        self.outages, self.http, self.was_ready = outages, self, False

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        return None

    async def login(self, token):
        self.outages.check_there()

    async def get_bot_gateway(self):
        return 1, "wss://nowhere.example", None

    async def connect(self, *, reconnect):
        assert not reconnect, "discord.py would wait up to 1024 seconds by itself"
        self.was_ready = True
        self.outages.connected()

    async def close(self):
        return None


@pytest.mark.parametrize("seconds", [MINUTE, 10 * MINUTE])
async def test_back_within_half_a_minute_after_ten_outages_in_a_row(monkeypatch, seconds):
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", None)
    outages = Outages(asyncio.Event(), seconds)
    monkeypatch.setattr(connection, "_pause", outages.wait)
    await Connection(lambda: BotOf(outages), "token").stay(outages.stop)
    assert len(outages.delays) == OUTAGES + 1
    assert max(outages.delays) <= BACK_WITHIN
    assert min(outages.waits) >= FIRST_WAIT, "nobody is called without a pause"
    assert outages.waits.count(FIRST_WAIT) == OUTAGES, "each outage begins with the shortest wait"
