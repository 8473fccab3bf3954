"""A file that cannot be used says why in one sentence, and is used again once it can be."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from db import games, steps, turns
from db.archive import open_archive
from db.database import Database
from db.errors import Unavailable
from db.presence import LockedFiles
from tests.db.making import ROOT, make_turn, start_game

NOT_A_FOLDER = "a file"
SENTENCE = re.compile(r"/\S+ [^\n]*\.")


@pytest.fixture
async def opened(path: Path):
    archive = await Database.open(path)
    yield archive
    await archive.close()


async def told(awaitable) -> str:
    """The sentence with which this fails."""
    with pytest.raises(Unavailable) as caught:
        await awaitable
    assert SENTENCE.fullmatch(str(caught.value)), caught.value
    return str(caught.value)


async def pragma(archive: Database, text: str) -> int:
    rows = await archive._writer.run(lambda line: line.execute(f"PRAGMA {text}").fetchall())
    return rows[0][0] if rows else 0


async def fill(archive: Database) -> None:
    """Let the file grow no more, and leave no free page in it."""
    await pragma(archive, f"max_page_count = {await pragma(archive, 'page_count')}")


async def make_room(archive: Database) -> None:
    await pragma(archive, "max_page_count = 1000000")


TROUBLES = {
    "has no room left on its disk": (fill, make_room),
    "takes no writes": tuple(partial(pragma, text=f"query_only = {on}") for on in ("ON", "OFF")),
}


@pytest.mark.parametrize("whole", [True, False], ids=["in one trip", "step by step"])
@pytest.mark.parametrize("sentence", TROUBLES)
async def test_a_turn_is_kept_whole_or_not_at_all_and_can_be_stored_afterwards(
    opened, sentence, whole
):
    game, (begin, end) = await start_game(opened), TROUBLES[sentence]

    async def store(rev: int) -> None:
        if whole:
            return await turns.store(opened, make_turn(game, rev, f"i-{rev}"))
        async with opened.write() as writer:
            return await turns.store(writer, make_turn(game, rev, f"i-{rev}"))

    await begin(opened)
    stored = 1
    said = ""
    while not said and stored < 1000:
        try:
            await store(stored + 1)
            stored += 1
        except Unavailable as error:
            said = str(error)
    assert SENTENCE.fullmatch(said)
    assert sentence in said
    assert sentence in await told(store(stored + 1)), "again and again"
    assert [one.rev for one in await steps.log(opened, game)] == list(range(1, stored + 1))
    assert (await games.find(opened, game)).rev == stored
    await end(opened)
    await store(stored + 1)
    assert (await games.find(opened, game)).rev == stored + 1


async def test_a_file_that_others_do_not_let_go_of(opened, path, monkeypatch):
    game = await start_game(opened)
    await pragma(opened, "busy_timeout = 50")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert "in use by another process" in await told(turns.store(opened, make_turn(game, 2)))
    other.execute("ROLLBACK")
    other.close()
    await turns.store(opened, make_turn(game, 2))


def places(folder: Path) -> dict[str, Path]:
    """Where no archive can be."""
    (folder / NOT_A_FOLDER).write_text("shopping list")
    return {
        "a folder": folder,
        "in a file": folder / NOT_A_FOLDER / "games.sqlite3",
        "in a folder that nobody can make": Path("/proc/nothing/games.sqlite3"),
    }


@pytest.mark.parametrize("place", ["a folder", "in a file", "in a folder that nobody can make"])
async def test_a_place_where_no_archive_can_be(tmp_path, place):
    where = places(tmp_path)[place]
    assert str(where) in await told(open_archive(where))
    bot = await asyncio.to_thread(started, tmp_path, where)
    assert (bot.returncode, bot.stderr.count("\n")) == (2, 1), bot.stderr
    assert str(where) in bot.stderr


def started(folder: Path, where: Path) -> subprocess.CompletedProcess[str]:
    """The bot itself, which ends."""
    return subprocess.run(
        [sys.executable, str(ROOT / "bot.py")],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "x", "DATABASE": str(where)},
        capture_output=True,
        text=True,
        check=False,
    )


async def test_whoever_cannot_make_its_lock_says_so_and_does_not_try_for_ever(tmp_path):
    with pytest.raises(Unavailable, match="cannot be opened"):
        LockedFiles(tmp_path / "missing" / "games.sqlite3")
