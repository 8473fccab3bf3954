"""Backup while the bot runs, restore while it does not, and what is refused."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from db import games, settings, steps, turns
from db.backup import back_up, check, restore
from db.database import Database
from db.errors import InUse, NewerArchive, NotAnArchive, Refused
from db.migration import load_migrations, migrate
from db.settings import Scope
from tests.db.making import kill, make_turn, read_line, run_python, start_child, start_game


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "backup.sqlite3"


@pytest.fixture
def aside(path: Path) -> Path:
    return path.with_name(f"{path.name}.20260101-120000")


class Said(NamedTuple):
    code: int
    out: str
    error: str


async def command(path: Path, *arguments: str) -> Said:
    child = await run_python("-m", "db", *arguments, DATABASE=str(path))
    out, error = await child.communicate()
    assert child.returncode is not None
    return Said(child.returncode, out.decode(), error.decode())


async def latest_rev(path: Path, table_id: int = 1) -> int:
    database = await Database.open(path)
    step = await steps.latest(database, table_id)
    await database.close()
    return step.rev if step else 0


async def test_backup_while_writing_holds_one_moment(database, path, tmp_path):
    game = await start_game(database)

    async def play() -> None:
        for rev in range(2, 200):
            await turns.store(database, make_turn(game, rev))

    playing = asyncio.create_task(play())
    copies = [tmp_path / f"copy-{number}.sqlite3" for number in range(4)]
    for copy in copies:
        await asyncio.sleep(0.02)
        await asyncio.to_thread(back_up, path, copy)
    await playing
    revs = []
    for copy in copies:
        with closing(sqlite3.connect(copy)) as connection:
            [(rev,)] = connection.execute("SELECT rev FROM games").fetchall()
            assert connection.execute("SELECT max(rev) FROM steps").fetchall() == [(rev,)]
            assert connection.execute("SELECT max(rev) FROM outbox").fetchall() == [(rev,)]
        revs.append(rev)
    assert revs == sorted(revs)
    assert revs[0] < revs[-1]


async def test_backup_does_not_overwrite(database, path, backup):
    backup.parent.mkdir()
    backup.write_text("precious")
    with pytest.raises(Refused, match="not overwritten"):
        back_up(path, backup)
    assert backup.read_text() == "precious"


async def test_failed_backup_leaves_no_file(path, backup):
    with pytest.raises(NotAnArchive, match="does not exist"):
        back_up(path, backup)
    assert list(backup.parent.iterdir()) == []
    assert not path.exists()


async def test_backup_of_a_damaged_archive_is_not_kept(database, path, backup):
    await start_game(database)
    await database.close()
    tear(path)
    with pytest.raises(NotAnArchive):
        back_up(path, backup)
    assert list(backup.parent.iterdir()) == []


async def test_backup_that_is_not_sound_is_not_kept(database, path, backup):
    await start_game(database)
    lose_games(path)
    with pytest.raises(NotAnArchive, match="lost its game"):
        back_up(path, backup)
    assert list(backup.parent.iterdir()) == []


def lose_games(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM games")


async def test_backup_is_for_its_owner_alone(database, path, backup):
    back_up(path, backup)
    assert backup.stat().st_mode & 0o077 == 0


async def test_restore_round_trip_keeps_the_present_aside(database, path, backup, aside):
    game = await start_game(database)
    back_up(path, backup)
    await turns.store(database, make_turn(game, 2))
    await database.close()
    assert restore(path, backup, aside) == aside
    assert await latest_rev(path) == 1
    assert await latest_rev(aside) == 2
    assert check(backup) == check(path)


async def test_restore_into_nothing(database, path, backup, aside, tmp_path):
    await start_game(database)
    back_up(path, backup)
    elsewhere = tmp_path / "new" / "boroughs.sqlite3"
    assert restore(elsewhere, backup, aside) is None
    assert await latest_rev(elsewhere) == 1
    assert not aside.exists()


HOLDER = """
import asyncio, sys
from pathlib import Path
from db.database import Database

async def main():
    database = await Database.open(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


async def test_restore_is_refused_while_a_bot_runs_even_idle(database, path, backup, aside):
    game = await start_game(database)
    back_up(path, backup)
    await turns.store(database, make_turn(game, 2))
    await database.close()
    bot = await start_child(HOLDER, str(path))
    assert await read_line(bot) == "open"
    with pytest.raises(InUse):
        restore(path, backup, aside)
    assert not aside.exists()
    await kill(bot)
    assert await latest_rev(path) == 2
    restore(path, backup, aside)
    assert await latest_rev(path) == 1


def tear(path: Path, first_page: int = -8) -> None:
    """Overwrite the end of the file from this page on, as a failing disk does. The very last pages
    may be free ones, which a migration left and nobody reads."""
    content = bytearray(path.read_bytes())
    start = 4096 * first_page % len(content)
    content[start:] = b"\x5a" * (len(content) - start)
    path.write_bytes(content)


@pytest.mark.parametrize("first_page", [1, -8], ids=["tables and all", "a few rows"])
async def test_restore_over_a_damaged_archive(database, path, backup, aside, first_page):
    await start_game(database)
    back_up(path, backup)
    await database.close()
    tear(path, first_page)
    torn = path.read_bytes()
    assert restore(path, backup, aside) == aside
    assert await latest_rev(path) == 1
    assert aside.read_bytes()[4096:] == torn[4096:]


async def test_restore_over_something_that_is_no_database(database, path, backup, aside):
    await start_game(database)
    back_up(path, backup)
    await database.close()
    path.write_bytes(b"not a database at all" * 500)
    assert restore(path, backup, aside) == aside
    assert aside.read_bytes().startswith(b"not a database")
    assert await latest_rev(path) == 1


async def test_restore_never_overwrites_another_program(database, path, backup, aside, tmp_path):
    back_up(path, backup)
    foreign = tmp_path / "recipes.sqlite3"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    refuse(foreign, backup, aside, NotAnArchive)


def refuse(path: Path, backup: Path, aside: Path, reason: type[Exception]) -> None:
    before = path.read_bytes()
    with pytest.raises(reason):
        restore(path, backup, aside)
    assert path.read_bytes() == before
    assert not aside.exists()


async def test_restore_refuses_what_is_no_sound_archive_of_ours(database, path, backup, aside):
    await start_game(database)
    back_up(path, backup)
    await database.close()
    torn = backup.with_name("torn.sqlite3")
    torn.write_bytes(backup.read_bytes())
    tear(torn)
    foreign = backup.with_name("foreign.sqlite3")
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE games (id INTEGER)")
    text, empty = backup.with_name("text"), backup.with_name("empty")
    text.write_text("hello " * 100)
    empty.touch()
    for bad in (torn, foreign, text, empty, backup.with_name("missing")):
        refuse(path, bad, aside, NotAnArchive)
    refuse(path, path, aside, Refused)


async def test_restore_refuses_a_later_archive(database, path, backup, aside):
    back_up(path, backup)
    await database.close()
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("PRAGMA user_version = 99")
    refuse(path, backup, aside, NewerArchive)


async def test_check_finds_rows_that_refer_to_nothing(database, path):
    await start_game(database)
    await database.close()
    assert check(path) >= 1
    lose_games(path)
    with pytest.raises(NotAnArchive, match="lost its game"):
        check(path)


async def test_commands_back_up_check_and_restore(database, path, backup):
    await start_game(database)
    made = await command(path, "backup", str(backup))
    assert (made.code, made.error) == (0, "")
    assert str(backup) in made.out
    assert (await command(path, "backup")).code == 0
    assert len(list((path.parent / "backups").glob("boroughs-*.sqlite3"))) == 1
    running = await command(path, "restore", str(backup))
    assert running == (2, "", f"{path} is in use by another process. Stop the bot first.\n")
    await settings.put(database, Scope.BOROUGHS, 0, "later", "x")
    await database.close()
    done = await command(path, "restore", str(backup))
    assert done.code == 0
    assert "former archive is kept as" in done.out
    assert (await command(path, "check")).out == f"{path} is sound, version {check(path)}.\n"
    again = await Database.open(path)
    assert await settings.of(again, Scope.BOROUGHS, 0) == {}
    assert await games.find(again, 1) is not None
    await again.close()


async def test_commands_fail_with_one_sentence(tmp_path):
    missing = tmp_path / "none.sqlite3"
    for arguments in (("check",), ("backup",), ("restore", str(missing))):
        assert await command(missing, *arguments) == (2, "", f"{missing} does not exist.\n")
    assert (await command(missing, "explode")).code == 2


HOSTILE = {
    "trigger": "CREATE TRIGGER t AFTER UPDATE ON games BEGIN DELETE FROM steps; END",
    "trigger by a name of SQLite's": (
        "CREATE TRIGGER sqlite_t AFTER UPDATE ON games BEGIN DELETE FROM steps; END"
    ),
    "view": "CREATE VIEW everyone AS SELECT * FROM seats",
    "table": "CREATE TABLE more (x)",
    "index": "CREATE INDEX strange ON games (host)",
    "lost": "DROP TABLE receipts",
    "column": "ALTER TABLE games ADD COLUMN more TEXT",
    "version": "PRAGMA user_version = 1",
    "huge": "UPDATE games SET options = zeroblob(200000000)",
    "large": "UPDATE games SET options = zeroblob(9000000)",
}


@pytest.mark.parametrize("sql", HOSTILE.values(), ids=HOSTILE)
async def test_a_hostile_backup_is_refused_with_a_sentence(database, path, backup, sql):
    await start_game(database)
    back_up(path, backup)
    with closing(sqlite3.connect(backup)) as opened, opened:
        opened.execute("PRAGMA foreign_keys = OFF")
        opened.execute("PRAGMA writable_schema = ON")
        opened.execute(sql)
    await database.close()
    before = path.read_bytes()
    said = await command(path, "restore", str(backup))
    assert said.code == 2
    assert said.error.count("\n") == 1
    assert "Traceback" not in said.error
    assert path.read_bytes() == before


async def test_an_archive_of_every_version_has_the_schema_of_its_version(tmp_path):
    for version in range(1, len(load_migrations()) + 1):
        file = tmp_path / f"{version}.sqlite3"
        migrate(file, load_migrations()[:version])
        assert check(file) == version
