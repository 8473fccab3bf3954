"""An archive goes from one kind to the other and back, and not a byte of it is lost or added."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from contextlib import closing

import pytest

from db import followers, games, ratings, settings, turns
from db.archive import open_archive
from db.care import back_up, restore
from db.errors import ArchiveError, InUse, NotAnArchive, Refused
from db.followers import Follower, Tell
from db.location import Server
from db.moving import move
from db.postgresql import programs
from db.ratings import Rating
from db.settings import Scope
from db.statements import Statement
from tests.archives import create, setting
from tests.archives import query as ask
from tests.db.making import (
    ANNA,
    NOW,
    ROOT,
    kill,
    make_turn,
    open_lobby,
    read_line,
    start_child,
    start_game,
)
from tests.db.test_migration import NEWEST, build_version

HOLDER = """
import asyncio, sys
from db.archive import open_archive
from db.location import location_of

async def main():
    database = await open_archive(location_of(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.fixture
def origin(tmp_path):
    """A file of the first version that had all kinds of rows."""
    path = tmp_path / "origin.sqlite3"
    build_version(path, 11)
    return path


async def fill(location) -> None:
    """More than one page of rows, with values of every kind."""
    database = await open_archive(location)
    game = await start_game(database)
    for rev in range(2, 250):
        await turns.store(database, make_turn(game, rev, f"i-{rev}", state=bytes(range(256))))
    await followers.put(database, Follower(game, 2**62, Tell.TURNS, "uk", NOW, 3))
    await database.execute(ratings.putting([Rating(0, "urbis", ANNA, 25.1, 1 / 3)]))
    for key in ("Zoë", "a_b", "a-b", "ab", "Ab", "дім", "'); DROP TABLE games; --", ""):
        await settings.put(database, Scope.USER, ANNA, key, f"value of {key} \u2028 🏙")
    await database.close()


async def test_there_and_back_it_is_the_same(origin, postgres, tmp_path):
    await fill(origin)
    there = await move(origin, server := await create(postgres, "moved"))
    back = await move(server, again := tmp_path / "again.sqlite3")
    assert there == back
    assert there["steps"].rows > 200
    assert there["ratings"].rows == 1
    assert there["votes"].rows == 1
    with closing(sqlite3.connect(origin)) as first, closing(sqlite3.connect(again)) as second:
        for table in there:
            rows = f"SELECT * FROM {table} ORDER BY 1, 2"  # noqa: S608  our own name
            assert first.execute(rows).fetchall() == second.execute(rows).fetchall(), table


async def test_numbers_go_on_where_they_were(origin, postgres):
    server = await create(postgres, "numbered")
    await move(origin, server)
    ((highest,),) = ask(server, "SELECT max(id) FROM games")
    database = await open_archive(server)
    assert await open_lobby(database) == highest + 1
    await database.close()


async def test_what_is_there_already_is_not_overwritten(origin, postgres, tmp_path):
    server = await create(postgres, "taken")
    await move(origin, server)
    with pytest.raises(Refused, match="holds an archive already"):
        await move(origin, server)
    with pytest.raises(Refused, match="holds an archive already"):
        await move(server, origin)
    with pytest.raises(Refused, match="itself"):
        await move(origin, origin)


async def test_a_copy_that_differs_is_not_kept(origin, postgres):
    """PostgreSQL keeps no NUL, so the copy of this row is another one."""
    database = await open_archive(origin)
    await settings.put(database, Scope.USER, 5, "key", "a\0b")
    await database.close()
    server = await create(postgres, "different")
    with pytest.raises(ArchiveError, match="copy of settings is not the same"):
        await move(origin, server)
    database = await open_archive(server)
    assert await games.find(database, 1) is None
    await database.close()


async def test_a_place_without_an_archive_is_left_as_it_is(postgres, tmp_path):
    missing = tmp_path / "missing.sqlite3"
    server = await create(postgres, "nothing")
    with pytest.raises(NotAnArchive, match="does not exist"):
        await move(missing, server)
    assert not missing.exists()
    with pytest.raises(NotAnArchive, match="is empty"):
        await move(server, missing)
    assert not missing.exists()


@pytest.mark.parametrize("held", ["origin", "goal"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_an_archive_that_a_bot_uses_is_not_moved(origin, postgres, tmp_path, held, kind):
    """What it stores after its rows were copied would be lost without a word."""
    server = await create(postgres, "busy")
    file = tmp_path / "file.sqlite3"
    used = server if kind == "postgresql" else file
    await (await open_archive(used)).close()
    from_to = (used, tmp_path / "new.sqlite3") if held == "origin" else (origin, used)
    bot = await start_child(HOLDER, setting(used))
    assert await read_line(bot) == "open"
    with pytest.raises(InUse, match="in use by another process"):
        await move(*from_to)
    assert not (tmp_path / "new.sqlite3").exists()
    await kill(bot)
    while True:
        try:
            await move(*from_to)
        except InUse:  # the server has not noticed yet
            await asyncio.sleep(0.05)
        else:
            break


@pytest.fixture
def command(tmp_path):
    """``python -m db`` in a folder of its own: what it says, or complains of with exit code 2."""

    async def run(location, *arguments) -> str:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "db", *map(str, arguments)),
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT), "DATABASE": setting(location)},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        said, complained = await process.communicate()
        assert process.returncode == (2 if complained else 0)
        return (said + complained).decode().strip()

    return run


async def test_the_commands_for_postgresql(origin, postgres, tmp_path, command):
    """Move, check, back up, change, restore, keep: as a host types them."""
    server = await create(postgres, "cared_for")
    dump = tmp_path / "monday.dump"
    assert "hashes are the same" in await command(origin, "move", origin, setting(server))
    assert (await command(server, "check")).endswith(f"is sound, version {NEWEST}.")
    assert "the copy is sound" in await command(server, "backup", dump)
    assert dump.stat().st_mode & 0o077 == 0
    assert "is not overwritten" in await command(server, "backup", dump)
    database = await open_archive(server)
    await database.execute(Statement("DELETE FROM steps", ((),)))
    assert "in use by another process. Stop the bot" in await command(server, "restore", dump)
    await database.close()
    assert "The former archive is kept as data/cared_for.dump." in await command(
        server, "restore", dump
    )
    assert ask(server, "SELECT count(*) FROM steps") == ask(origin, "SELECT count(*) FROM steps")
    assert "Deleted: 1." in await command(server, "keep", "0")


async def test_whoever_comes_while_the_present_archive_is_kept_loses_nothing(
    postgres, tmp_path, monkeypatch
):
    server, dump = await create(postgres, "joined"), tmp_path / "dump"
    await fill(server)
    await back_up(server, dump)
    ask(server, "DELETE FROM settings")
    come = []

    async def kept(*_):
        come.append(await open_archive(server))
        await settings.put(come[0], Scope.BOROUGHS, 0, "later", "x")

    monkeypatch.setattr("db.postgresql.backup._keep_copy", kept)
    with pytest.raises(ArchiveError, match="in use by another process"):
        await restore(server, dump, tmp_path / "aside")
    await come[0].close()
    assert ask(server, "SELECT key FROM settings") == [("later",)]


@pytest.mark.parametrize("content", [b"", b"This is a shopping list. " * 99, b"PGDMP broken"])
async def test_a_file_that_is_no_dump_is_refused(postgres, tmp_path, command, content):
    server = await create(postgres, "careful")
    await (await open_archive(server)).close()
    dump = tmp_path / "dump"
    dump.write_bytes(content)
    assert "is no dump of an archive" in await command(server, "restore", dump)
    assert "is no dump of an archive" in await command(server, "restore", tmp_path / "missing")
    assert (await command(server, "check")).endswith(f"is sound, version {NEWEST}.")


async def test_what_no_archive_has_is_found(postgres, command):
    server = await create(postgres, "strange")
    await (await open_archive(server)).close()
    ask(server, "ALTER TABLE games ADD COLUMN extra BIGINT")
    assert "holds what no archive has: games.extra." in await command(server, "check")
    ask(server, "ALTER TABLE games DROP COLUMN extra, DROP COLUMN seed")
    assert "lacks games.seed." in await command(server, "check")


async def test_without_its_programs_a_backup_says_so(postgres, tmp_path, monkeypatch):
    server = await create(postgres, "alone")
    await (await open_archive(server)).close()
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ArchiveError, match="pg_dump is not installed"):
        await back_up(server, tmp_path / "copy")
    old = tmp_path / "pg_dump"
    old.write_text("#!/bin/sh\necho 'pg_dump (PostgreSQL) 9.6.24'\n")
    old.chmod(0o755)
    with pytest.raises(ArchiveError, match="pg_dump is of PostgreSQL 9 and the server of"):
        await back_up(server, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://bot:zq%2Fqz@db.example/games?sslmode=require",
        "postgresql://bot@db.example/games?password=zq%2Fqz&sslmode=require",
    ],
)
async def test_nobody_on_the_machine_can_read_the_password(tmp_path, monkeypatch, address):
    """All can read the arguments of a program, and its user alone the environment."""
    program = tmp_path / "tell"
    program.write_text('#!/bin/sh\necho "$@ $PGPASSWORD"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    said = await programs.run(Server(address), "tell", "now")
    assert said == "now --dbname postgresql://bot@db.example/games?sslmode=require zq/qz\n"
