"""How soon a shard is back after Discord was away, on a clock that only its own waiting moves."""

import asyncio
from types import SimpleNamespace

import pytest

from cogs.gateway import link
from cogs.gateway.link import FIRST_WAIT, Link, Watch
from tables.leases import Session, Shard

OUTAGES = 10
MINUTE, BACK_WITHIN = 60.0, 30.0
SESSION = Session("s", 3, "wss://nowhere.example")


class Outages:
    """Discord, which goes away for so long whenever somebody is connected."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.now = self.back_at = 0.0
        self.delays: list[float] = []
        self.waits: list[float] = []
        self.sessions: list[Session | None] = []

    async def wait(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.now += seconds

    async def may_connect(self, _: Link) -> bool:
        return len(self.delays) <= OUTAGES

    def check_there(self) -> None:
        if self.now < self.back_at:
            raise ConnectionRefusedError("nobody there")

    def connected(self) -> None:
        self.delays.append(self.now - self.back_at)
        self.back_at = self.now + self.seconds


class LinkOf(Link):
    """A link whose connections are those of this Discord."""

    def __init__(self, outages: Outages) -> None:
        watch = Watch(lambda: None, lambda *_: None, lambda: None, outages.may_connect)
        bot = SimpleNamespace(http=None, loop=asyncio.get_running_loop(), hear=None)
        super().__init__(bot, Shard(1, 0), None, watch)
        self.outages = outages

    async def _listen(self, session):
        self.outages.sessions.append(session)
        self.outages.check_there()
        self.is_linked = True
        self.outages.connected()
        raise ConnectionResetError("gone again")


@pytest.mark.parametrize("seconds", [MINUTE, 10 * MINUTE])
async def test_back_within_half_a_minute_after_ten_outages_in_a_row(monkeypatch, seconds):
    outages = Outages(seconds)
    monkeypatch.setattr(link, "pause", outages.wait)
    await LinkOf(outages).start_linking(SESSION)
    assert len(outages.delays) == OUTAGES + 1
    assert max(outages.delays) <= BACK_WITHIN
    assert min(outages.waits) >= FIRST_WAIT, "nobody is called without a pause"
    assert outages.waits.count(FIRST_WAIT) == OUTAGES + 1, "each outage begins with the shortest"
    assert set(outages.sessions) == {SESSION}, "a session outlives its connections"
