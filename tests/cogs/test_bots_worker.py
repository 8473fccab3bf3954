"""The bots of one table are never held up by those of another."""

import asyncio

import pytest

from cogs.client import Boroughs
from cogs.workers.bots import Bots
from db.database import Database
from locales import Locale, all_words
from tables.bots import moves
from tables.context import Context


@pytest.fixture
async def bots(tmp_path):
    database = await Database.open(tmp_path / "archive.sqlite3")
    cog = Bots(Boroughs(Context(database), all_words(), Locale.EN))
    yield cog
    await cog.cog_unload()
    await database.close()


@pytest.fixture
def tables(monkeypatch):
    """The bots that are asked, those that have moved, and what lets one move."""
    asked, moved, go = [], [], {}

    async def waiting(context):
        return list(asked)

    async def move(context, table_id, seat):
        await go.setdefault(table_id, asyncio.Event()).wait()
        moved.append((table_id, seat))
        asked.remove((table_id, seat))
        return True

    monkeypatch.setattr(moves, "asked", waiting)
    monkeypatch.setattr(moves, "move", move)
    return asked, moved, go


async def until(condition):
    async with asyncio.timeout(60):
        while True:
            if condition():
                return
            await asyncio.sleep(0)


async def test_ten_bots_think_at_the_same_time_and_none_waits_for_another(bots, tables):
    asked, moved, go = tables
    asked += [(table, 0) for table in range(10)]
    await bots._begin()
    await until(lambda: len(go) == 10)
    go[7].set()
    await until(lambda: moved)
    assert moved == [(7, 0)]


async def test_at_one_table_bots_move_one_by_one_and_once(bots, tables):
    asked, moved, go = tables
    asked += [(1, 0), (1, 2)]
    for _ in range(3):
        await bots._begin()
        await until(lambda: 1 in go)
    go[1].set()
    await until(lambda: not bots._busy)
    await bots._begin()
    await until(lambda: not bots._busy)
    assert moved == [(1, 0), (1, 2)]


async def test_however_often_it_is_woken_all_bots_are_read_once_a_minute(bots, tables, monkeypatch):
    noted, now = [], [1000.0]

    async def note_all(context):
        noted.append(now[0])

    monkeypatch.setattr(moves, "note_all", note_all)
    monkeypatch.setattr("cogs.workers.bots.time.monotonic", lambda: now[0])
    for moment in (1000.0, 1001.0, 1059.0, 1061.0, 1062.0):
        now[0] = moment
        await bots._begin()
    assert noted == [1000.0, 1061.0]
