"""A connection on its own thread: in order, to the end, and in nobody's way."""

from __future__ import annotations

import asyncio
import sqlite3
from threading import Event

import pytest

from db.connection import connect
from tests.db.making import start_child


async def test_what_was_sent_is_done_although_the_sender_was_cancelled(tmp_path):
    line = await connect(tmp_path / "file")
    free = Event()
    held = asyncio.create_task(line.run(lambda _: free.wait()))
    sent = asyncio.create_task(line.run(lambda one: one.execute("CREATE TABLE kept (a)")))
    await asyncio.sleep(0)
    for task in (held, sent):
        task.cancel()
    await asyncio.gather(held, sent, return_exceptions=True)
    free.set()
    rows = await line.run(lambda one: one.execute("SELECT name FROM sqlite_schema").fetchall())
    assert [row["name"] for row in rows] == ["kept"]
    await line.close()


async def test_what_is_raised_is_raised_here_and_the_next_work_is_done(tmp_path):
    line = await connect(tmp_path / "file")
    with pytest.raises(sqlite3.OperationalError, match="syntax"):
        await line.run(lambda one: one.execute("nonsense"))
    assert await line.run(lambda _: 5) == 5
    await line.close()


async def test_a_closed_connection_takes_nothing_and_may_be_closed_again(tmp_path):
    line = await connect(tmp_path / "file")
    await line.close()
    await line.close()
    with pytest.raises(ValueError, match="closed"):
        await line.run(lambda _: 5)


async def test_a_file_that_cannot_be_set_up_is_let_go(tmp_path):
    (tmp_path / "file").write_text("this is no archive, and it is longer than a header" * 50)
    with pytest.raises(sqlite3.DatabaseError):
        await connect(tmp_path / "file", "journal_mode = WAL")


CRASHING = """
import asyncio, sys
from pathlib import Path
from db.connection import connect

async def main():
    await connect(Path(sys.argv[1]))
    raise SystemExit(7)

asyncio.run(main())
"""


async def test_a_connection_left_open_keeps_no_program_from_ending(tmp_path):
    child = await start_child(CRASHING, str(tmp_path / "file"))
    async with asyncio.timeout(30):
        await child.communicate()
    assert child.returncode == 7
