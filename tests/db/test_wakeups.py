"""Wake-ups on PostgreSQL: the others hear at once, and a lost connection is made anew."""

from __future__ import annotations

import asyncio
import logging

import pytest

from db.archive import wakeups_at
from db.postgresql import listening
from db.wakeups import Topic
from tests.archives import query

LISTENERS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'"""


@pytest.fixture
async def both(postgres_archive, monkeypatch):
    """Two processes, and how often each was woken for what."""
    monkeypatch.setattr(listening, "AGAIN_SECONDS", 0.01)
    server, made = await postgres_archive.archive(), {}
    for name in ("us", "them"):
        made[name] = wakeups_at(server, name)
        made[name].woken = {topic: asyncio.Event() for topic in Topic}
        for topic, event in made[name].woken.items():
            made[name].listen(topic, event.set)
    for each in made.values():
        await heard(each, *Topic)  # once as soon as there is a connection
    yield server, made["us"], made["them"]
    for each in made.values():
        await each.close()


async def heard(wakeups, *topics):
    async with asyncio.timeout(60):
        for topic in topics:
            await wakeups.woken[topic].wait()
            wakeups.woken[topic].clear()


async def test_the_others_hear_of_what_has_changed_and_nobody_hears_oneself(both):
    _, us, them = both
    us.tell(Topic.TABLES)
    await heard(them, Topic.TABLES)
    assert not them.woken[Topic.SHARDS].is_set()
    them.tell(Topic.SHARDS)
    await heard(us, Topic.SHARDS)
    assert not us.woken[Topic.TABLES].is_set()


async def test_a_lost_connection_is_made_anew_quietly_and_wakes_for_what_was_missed(both, caplog):
    server, us, them = both
    with caplog.at_level(logging.INFO):
        query(server, LISTENERS)
        await heard(them, *Topic)
        await heard(us, *Topic)
    assert caplog.records == []
    us.tell(Topic.TABLES)
    await heard(them, Topic.TABLES)


async def test_whoever_tells_does_not_wait_for_a_server_that_is_gone(both):
    _, us, _ = both
    await us.close()
    us.tell(Topic.TABLES)


async def test_beside_a_file_the_others_hear_too_and_nobody_hears_oneself(tmp_path):
    us, them = (wakeups_at(tmp_path / "games.sqlite3", name) for name in ("us", "them"))
    for each in (us, them):
        each.woken = {topic: asyncio.Event() for topic in Topic}
        for topic, event in each.woken.items():
            each.listen(topic, event.set)
    us.tell(Topic.TABLES)
    await heard(them, Topic.TABLES)
    assert not them.woken[Topic.SHARDS].is_set()
    them.tell(Topic.SHARDS)
    await heard(us, Topic.SHARDS)
    assert not us.woken[Topic.TABLES].is_set()
    for each in (us, them):
        await each.close()


async def test_where_no_file_can_be_touched_nothing_is_told_and_nothing_fails(tmp_path):
    wakeups = wakeups_at(tmp_path / "nowhere" / "games.sqlite3", "us")
    wakeups.tell(Topic.TABLES)
    await wakeups.close()
