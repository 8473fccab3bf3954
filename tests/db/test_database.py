"""Transactions: who sees what, who wins, and what a failure or a cancellation leaves behind."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from db import games, seats, settings
from db.archive import Archive, open_archive
from db.database import Database
from db.errors import InUse, NotAnArchive, Taken, Unavailable
from db.seats import Seat
from db.settings import Scope
from db.statements import Query
from tests.archives import BROKEN_RULE, NO_TABLE
from tests.db.making import NOW, open_lobby


async def put(writer, key: str, value: str = "x") -> None:
    await settings.put(writer, Scope.BOROUGHS, 0, key, value)


async def kept(database: Archive) -> set[str]:
    return set(await settings.of(database, Scope.BOROUGHS, 0))


@pytest.mark.sqlite
async def test_pragmas_hold_on_both_connections(database):
    for pragma, value in (("journal_mode", "wal"), ("foreign_keys", 1), ("synchronous", 2)):
        async with database.write() as connection:
            assert (await connection.fetch(f"PRAGMA {pragma}"))[0][0] == value
    assert (await database.fetch("PRAGMA query_only"))[0][0] == 1


@pytest.mark.usefixtures("careless_sqlite")
async def test_what_is_deleted_is_overwritten(path):
    database = await Database.open(path)
    async with database.write() as connection:
        assert (await connection.fetch("PRAGMA secure_delete"))[0][0] == 1
    await database.close()


@pytest.mark.sqlite
async def test_tables_are_strict(database):
    rows = await database.fetch("PRAGMA table_list")
    ours = [row for row in rows if row["schema"] == "main" and row["type"] == "table"]
    assert {row["name"] for row in ours if not row["strict"]} == {"sqlite_schema"}
    assert len(ours) > 10


async def test_file_is_for_its_owner_alone(database, path):
    assert path.stat().st_mode & 0o077 == 0


async def test_foreign_keys_are_on(database):
    with pytest.raises(BROKEN_RULE, match=r"(?i)foreign key"):
        await seats.add(database, Seat(999, 0, 1, "Nobody", None, NOW))


async def test_reader_sees_only_what_is_committed(database):
    async with database.write() as connection:
        await put(connection, "new")
        assert await kept(database) == set()
        assert await settings.find(connection, Scope.BOROUGHS, 0, "new") == "x"
    assert await kept(database) == {"new"}


async def test_reading_connection_cannot_write(database):
    with pytest.raises((sqlite3.OperationalError, Unavailable), match=r"read-?only"):
        await database.fetch("DELETE FROM games")


async def test_snapshot_stays_at_its_moment(database):
    async with database.read() as snapshot:
        assert await settings.of(snapshot, Scope.BOROUGHS, 0) == {}
        await put(database, "later")
        assert await settings.of(snapshot, Scope.BOROUGHS, 0) == {}
    assert await kept(database) == {"later"}


async def test_several_queries_of_one_trip_see_one_moment(database):
    known = "SELECT count(*) FROM settings"
    # The first query takes so long that the others are run after the write, unless they wait for
    # the end of the trip.
    slow = """WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500000)
        SELECT max(i) FROM n"""
    queries = (Query(known), Query(slow), Query(known))
    found, _ = await asyncio.gather(database.fetch_each(*queries), put(database, "new"))
    before, _, after = (rows[0][0] for rows in found)
    assert before == after, "whichever came first"
    assert await kept(database) == {"new"}


async def test_failed_query_leaves_the_reader_at_no_moment(database):
    with pytest.raises(NO_TABLE):
        await database.fetch_each(Query("SELECT 1 FROM nowhere"))
    await put(database, "later")
    assert (await database.fetch_each(Query("SELECT key FROM settings")))[0][0]["key"] == "later"


async def test_query_of_another_task_is_not_caught_in_a_snapshot(database):
    async with database.read() as snapshot:
        await settings.of(snapshot, Scope.BOROUGHS, 0)
        await put(database, "later")
        other = asyncio.create_task(kept(database))
        await asyncio.sleep(0.02)
    assert await other == {"later"}


async def test_exception_rolls_back(database):
    async def fail() -> None:
        async with database.write() as connection:
            await put(connection, "lost")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    await put(database, "next")
    assert await kept(database) == {"next"}


async def test_rollback_of_one_task_never_erases_the_write_of_another(database):
    async def fail() -> None:
        async with database.write() as connection:
            await put(connection, "failing")
            await asyncio.sleep(0.01)
            raise ZeroDivisionError

    async def succeed(number: int) -> None:
        async with database.write() as connection:
            await put(connection, f"good {number}")
            await asyncio.sleep(0)

    tasks = [fail(), succeed(1), put(database, "good 2"), fail(), succeed(3)]
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes].count(ZeroDivisionError) == 2
    assert await kept(database) == {"good 1", "good 2", "good 3"}


@pytest.mark.parametrize("delay", [0, 0.0001, 0.0005, 0.001, 0.005])
async def test_cancellation_in_the_middle_leaves_nothing_and_a_usable_connection(database, delay):
    begun = asyncio.Event()

    async def write() -> None:
        async with database.write() as connection:
            begun.set()
            for number in range(10_000):
                await put(connection, f"lost {number}")

    task = asyncio.create_task(write())
    await begun.wait()
    await asyncio.sleep(delay)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await put(database, "next")
    assert await kept(database) == {"next"}


async def test_second_cancellation_does_not_cut_the_rollback_short(database):
    async def write() -> None:
        async with database.write() as connection:
            await put(connection, "lost")
            await asyncio.sleep(10)

    task = asyncio.create_task(write())
    await asyncio.sleep(0.02)
    for _ in range(5):
        task.cancel()
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await task
    async with database.write() as connection:
        await put(connection, "next")
    assert await kept(database) == {"next"}


async def test_cancelled_single_write_is_whole_or_absent(database):
    for number in range(20):
        task = asyncio.create_task(put(database, f"key {number}"))
        await asyncio.sleep(number / 20_000)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await put(database, "next")
    assert "next" in await kept(database)


async def test_caught_failure_still_spoils_the_transaction(database):
    game = await open_lobby(database)

    async def catch_and_go_on() -> None:
        async with database.write() as connection:
            await put(connection, "half")
            with pytest.raises(Taken):
                await connection.execute(games.finishing(game, NOW))

    with pytest.raises(RuntimeError, match="failed") as caught:
        await catch_and_go_on()
    assert isinstance(caught.value.__cause__, Taken)
    assert await kept(database) == set()


async def test_statement_that_timed_out_is_not_kept(database):
    async def lose_patience() -> None:
        async with database.write() as connection:
            task = asyncio.create_task(put(connection, "late"))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    with pytest.raises(RuntimeError, match="failed"):
        await lose_patience()
    assert await kept(database) == set()


async def test_connection_is_dead_after_its_block(database):
    async with database.write() as connection:
        await put(connection, "kept")
    with pytest.raises(RuntimeError, match="over"):
        await put(connection, "stray")
    assert await kept(database) == {"kept"}


async def test_writing_within_writing_fails_instead_of_waiting_for_itself(database):
    async with database.write():
        with pytest.raises(RuntimeError, match="already writing"):
            await put(database, "inner")


async def test_empty_write_takes_no_lock(database, location):
    second = await open_archive(location)
    async with database.write():
        await put(second, "beside")
    await second.close()
    assert await kept(database) == {"beside"}


async def test_reading_within_a_write_loses_no_update_of_another_process(database, location):
    second = await open_archive(location)

    async def count_up(own: Archive) -> None:
        for _ in range(20):
            async with own.write() as connection:
                before = await settings.find(connection, Scope.BOROUGHS, 0, "count")
                await put(connection, "count", str(int(before or 0) + 1))

    await asyncio.gather(count_up(database), count_up(second))
    await second.close()
    assert await settings.find(database, Scope.BOROUGHS, 0, "count") == "40"


async def test_values_that_look_like_sql_stay_values(database):
    name = "'); DROP TABLE games; --"
    game = await open_lobby(database, locale=name)
    await put(database, name, '" OR 1=1 --')
    found = await games.find(database, game)
    assert found is not None
    assert found.locale == name
    assert await settings.find(database, Scope.BOROUGHS, 0, name) == '" OR 1=1 --'


async def test_file_that_is_no_database_is_refused(path):
    path.parent.mkdir()
    path.write_bytes(b"This is a shopping list, not an archive. " * 50)
    with pytest.raises(NotAnArchive, match="not an SQLite file"):
        await Database.open(path)


async def test_truncated_file_is_refused(database, path):
    await open_lobby(database)
    await database.close()
    path.write_bytes(path.read_bytes()[:6000])
    with pytest.raises(NotAnArchive, match="damaged"):
        await Database.open(path)


async def test_file_of_another_program_is_refused_and_untouched(path):
    path.parent.mkdir()
    foreign = sqlite3.connect(path)
    foreign.execute("CREATE TABLE recipes (name TEXT)")
    foreign.close()
    before = path.read_bytes()
    with pytest.raises(NotAnArchive, match="another program"):
        await Database.open(path)
    assert path.read_bytes() == before


async def test_archive_held_by_a_restore_is_in_use(path, monkeypatch):
    monkeypatch.setattr("db.migration.BUSY_SECONDS", 0.05)
    await (await Database.open(path)).close()
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("PRAGMA locking_mode = EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(InUse):
        await Database.open(path)
    holder.close()
