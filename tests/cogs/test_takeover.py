"""How soon a process that is gone is replaced, on a clock of its own."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from cogs.gateway import shards
from cogs.worker import SoleWorker, Worker
from cogs.workers import takeover
from cogs.workers.takeover import Takeover
from db import presence
from db.presence import Signs
from tables.claims import Claim

REPLACED_WITHIN = 15.0
TO_GO_ON = 2.0
"""What is left of it: to resume a session, or to show a board."""

TICK = 0.25
PHASES = [tick * TICK for tick in range(round(takeover.LOOK_SECONDS / TICK))]


class Bot:
    """What workers need of a bot."""

    def __init__(self, *, died: bool):
        async def take_over(_):
            return died

        claims = SimpleNamespace(take_over=take_over)
        self.context = SimpleNamespace(claims=claims, database=None)
        self.heirs = []

    def on_change(self, wake):
        """Nobody changes anything here."""

    def on_takeover(self, wake):
        self.heirs.append(wake)

    def wake_heirs(self):
        for wake in self.heirs:
            wake()


@pytest.mark.parametrize("phase", PHASES)
def test_whoever_hangs_is_replaced_within_a_quarter_of_a_minute(monkeypatch, phase):
    """Its shards and what it has claimed, whenever the others look. One that is killed needs no
    such time: its lock is free at once."""
    now = [0.0]
    monkeypatch.setattr(presence.time, "monotonic", lambda: now[0])
    signs, free = Signs(), {}
    sign, last = 0, 10.0 + phase
    while set(free) != {"shards", "claims"}:
        now[0] += TICK
        if now[0] <= last:
            sign += 1
        for what, every in (("shards", shards.LOOK_SECONDS), ("claims", takeover.LOOK_SECONDS)):
            if now[0] % every == 0 and signs.hangs("the other", sign):
                free.setdefault(what, now[0] - last)
    assert max(free.values()) <= REPLACED_WITHIN - TO_GO_ON
    assert min(free.values()) >= presence.HUNG_SECONDS - shards.LOOK_SECONDS, "not too early"


@pytest.mark.parametrize("died", [True, False])
async def test_all_workers_look_at_once_when_somebody_has_died(died):
    """Those of the clocks, too, which no change of a table wakes."""
    bot = Bot(died=died)
    workers = [
        Worker(bot, "publisher", None),
        SoleWorker(bot, "clocks", Claim.CLOCKS)._worker,
    ]
    await Takeover(bot)._look()
    assert [worker._woken.is_set() for worker in workers] == [died, died]
