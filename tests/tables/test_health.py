"""Whether all is well, how far Boroughs is behind, and that asking never hangs."""

import asyncio

import pytest

from db import games, outbox, reminders
from db.database import Database
from db.reminders import Reminder
from db.statements import Statement
from tables import health as checking
from tables.backlog import backlog
from tables.context import Caller, Context
from tables.entries import Publication
from tables.health import Gateway, HealthCheck, Problem, Shared, Waiting
from tables.lobby.opening import open_table

CONNECTED = Gateway(1, 1, 0.04)


@pytest.fixture
async def context(tmp_path):
    database = await Database.open(tmp_path / "archive.sqlite3")
    yield Context(database, now=lambda: 10_000)
    await database.close()


@pytest.fixture
async def table(context):
    opened = await open_table(context, Caller(7, "Ann", "1"), "manhattan", locale="en")
    await context.database.execute(Statement("DELETE FROM outbox", ((),)))
    return opened


async def test_a_fresh_archive_is_not_behind(context):
    found = await backlog(context)
    assert found.unpublished == {0: 0, 5: 0, 60: 0, 600: 0, 3600: 0}
    assert (found.count, found.oldest) == (0, 0)
    assert found.late == {"timers": 0, "tables": 0, "reminders": 0}


async def test_what_is_not_shown_is_told_apart_by_its_age(context, table):
    for seat, age in enumerate((0, 4, 5, 59, 61, 700, 9_000)):
        await context.database.execute(
            outbox.adding(table.id, 1, [(Publication.HAND, seat)], 10_000 - age)
        )
    found = await backlog(context)
    assert found.unpublished == {0: 2, 5: 2, 60: 1, 600: 1, 3600: 1}
    assert (found.count, found.oldest) == (7, 9_000)


async def test_a_parked_table_waits_for_nothing(context, table):
    await context.database.execute(outbox.adding(table.id, 1, [(Publication.BOARD, None)], 0))
    await context.database.execute(
        Statement("UPDATE games SET status = 'parked'", ((),)),
        Statement("UPDATE timers SET due = 1", ((),)),
    )
    found = await backlog(context)
    assert (found.count, found.late["timers"]) == (0, 0)


async def test_each_clock_tells_how_late_it_is(context, table):
    await reminders.put(context.database, Reminder(7, 9_990))
    await context.database.execute(
        games.waking(table.id, 9_980),
        Statement("UPDATE games SET status = 'playing'", ((),)),
        Statement("UPDATE timers SET due = 9970", ((),)),
    )
    assert (await backlog(context)).late == {"timers": 30, "tables": 20, "reminders": 10}


async def test_all_is_well(context):
    class Pool:
        def waiting(self):
            return 3

        def age(self, urgency):
            return 1.5

    health = await HealthCheck(context, {"painting": Pool()})(CONNECTED)
    assert health.problems == ()
    assert health.queues == {"painting": Waiting(3, 1.5)}


@pytest.mark.parametrize("gateway", [Gateway(), Gateway(1, 0), Gateway(4, 3, 0.1)])
async def test_a_shard_that_is_away_is_an_ailment(context, gateway):
    assert (await HealthCheck(context)(gateway)).problems == (Problem.GATEWAY,)


@pytest.mark.parametrize("gateway", [Gateway(0, 0, None, 1, 2), Gateway(2, 2, 0.1, 5, 3, 1)])
async def test_whoever_stands_by_or_serves_all_that_is_its_own_is_well(context, gateway):
    assert (await HealthCheck(context)(gateway)).problems == ()


async def test_an_archive_that_hangs_is_told_and_is_asked_once(context, monkeypatch):
    """However often somebody looks, no second query is sent behind the first."""
    asked, answer = [], asyncio.Event()

    async def hang(_):
        asked.append(1)
        await answer.wait()
        return await backlog(context)

    monkeypatch.setattr(checking, "backlog", hang)
    monkeypatch.setattr(checking, "PATIENCE", 0.01)
    check = HealthCheck(context)
    found = await asyncio.gather(*(check(CONNECTED) for _ in range(50)))
    found.append(await check(CONNECTED))
    assert {health.problems for health in found} == {(Problem.ARCHIVE,)}
    assert asked == [1]
    answer.set()
    monkeypatch.setattr(checking, "PATIENCE", 60.0)
    assert (await check(CONNECTED)).problems == ()


async def test_a_broken_archive_is_told_and_recovers(context, monkeypatch):
    async def fail(_):
        raise OSError("disk I/O error")

    check = HealthCheck(context)
    check._archive._seconds = 0.0
    with monkeypatch.context() as broken:
        broken.setattr(checking, "backlog", fail)
        assert (await check(CONNECTED)).problems == (Problem.ARCHIVE,)
    assert (await check(CONNECTED)).problems == ()


async def test_what_is_shared_is_made_once_for_all_and_anew_when_it_is_old():
    made = []

    async def make():
        made.append(1)
        await asyncio.sleep(0)
        return len(made)

    shared, fleeting = Shared(make, 60.0), Shared(make, 0.0)
    assert await asyncio.gather(shared(), shared(), shared()) == [1, 1, 1]
    assert await shared() == 1
    assert [await fleeting(), await fleeting()] == [2, 3]
