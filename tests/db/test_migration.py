"""Every past version opens, a later one is refused, and a failed upgrade changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import drafts, games, outbox, receipts, results, seats, settings, steps, votes
from db.database import Database
from db.drafts import Draft
from db.errors import MigrationFailed, NewerArchive
from db.games import Status
from db.inspection import APPLICATION_ID, require_sound
from db.migration import Migration, load_migrations, migrate, split_statements
from db.settings import Scope
from tests.db.making import ANNA, NOW, make_step, start_child, timers_of

FIXTURES = Path(__file__).parent / "fixtures"
NEWEST = len(load_migrations())
ADD_COLOUR = Migration(NEWEST + 1, "ALTER TABLE seats ADD COLUMN colour TEXT;")


def build_version(path: Path, version: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FIXTURES / f"version_{version}.sql").read_text("utf-8"))


def ask(path: Path, sql: str) -> list[tuple]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def version(path: Path) -> int:
    return ask(path, "PRAGMA user_version")[0][0]


def schema(path: Path) -> set[tuple]:
    rows = ask(path, "SELECT type, name, sql FROM sqlite_schema")
    return {(kind, name, " ".join((sql or "").split())) for kind, name, sql in rows}


def test_every_version_has_its_fixture():
    assert {path.name for path in FIXTURES.iterdir()} == {
        f"version_{number}.sql" for number in range(1, NEWEST + 1)
    }


async def test_new_file_has_the_newest_version_and_our_mark(database, path):
    assert version(path) == NEWEST
    assert ask(path, "PRAGMA application_id") == [(APPLICATION_ID,)]


@pytest.mark.parametrize("past", range(1, NEWEST + 1))
def test_every_past_version_comes_to_the_same_schema(path, tmp_path, past):
    build_version(path, past)
    migrate(path)
    fresh = tmp_path / "fresh.sqlite3"
    migrate(fresh)
    assert schema(path) == schema(fresh)
    with closing(sqlite3.connect(path)) as connection:
        require_sound(connection, path)


@pytest.mark.parametrize("past", range(1, NEWEST + 1))
async def test_every_past_version_keeps_its_rows(path, past):
    build_version(path, past)
    database = await Database.open(path)
    game = await games.find(database, 1)
    assert (game.status, game.rev, game.posted_rev) == (Status.PLAYING, 2, 1)
    assert (game.guild, game.channel, game.thread, game.board_message) == (7, 8, 9, 1234)
    assert (game.seed, game.config, game.asked) == (b"0123456789abcdef", b"config", {1})
    assert [seat.name for seat in await seats.of_game(database, 1)] == ["Anna", "Boris"]
    assert await steps.at(database, 1, 1) == make_step(1, 1)
    waiting = frozenset({1})  # whoever waits for a board is called by it
    assert await steps.latest(database, 1) == make_step(1, 2, dice=True, reveals=1, calls=waiting)
    assert await drafts.find(database, 1, 1) == Draft(1, 1, 2, "place 12")
    assert [timer.due for timer in await timers_of(database, 1)] == [NOW + 600]
    assert await settings.of(database, Scope.USER, ANNA) == {"locale": "uk"}
    assert [(due.first, due.rev) for due in await outbox.of_game(database, 1)] == [(1, 2)] * 2
    assert (await receipts.find(database, "interaction-2")).table_id == 1
    request = await votes.open_request(database, 1)
    assert await votes.on(database, request) == {0: True}
    assert [result.score for result in await results.of_game(database, 2)] == [44, 40]
    assert len(await database.fetch("SELECT 1 FROM games WHERE status = 'lobby'")) == 1
    await database.close()


async def test_later_file_is_refused_and_untouched(database, path):
    await database.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {NEWEST + 1}")
    before = path.read_bytes()
    with pytest.raises(NewerArchive, match=f"version {NEWEST + 1}.*up to {NEWEST}"):
        await Database.open(path)
    assert path.read_bytes() == before


def test_upgrade_keeps_a_copy_of_the_old_file_beside_it(path):
    build_version(path, NEWEST)
    migrate(path, [*load_migrations(), ADD_COLOUR])
    copy = path.with_name(f"{path.name}.version-{NEWEST}")
    assert (version(path), version(copy)) == (NEWEST + 1, NEWEST)
    assert ask(copy, "SELECT count(*) FROM seats") == ask(path, "SELECT count(*) FROM seats")
    assert copy.stat().st_mode & 0o077 == 0


def test_second_copy_does_not_overwrite_the_first(path):
    build_version(path, NEWEST)
    taken = path.with_name(f"{path.name}.version-{NEWEST}")
    taken.write_text("precious")
    migrate(path, [*load_migrations(), ADD_COLOUR])
    assert taken.read_text() == "precious"
    assert version(taken.with_name(f"{taken.name}.2")) == NEWEST


def test_nothing_is_copied_without_an_upgrade(path):
    migrate(path)
    migrate(path)
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize(
    "broken",
    [
        "CREATE TABLE extra (a INTEGER) STRICT; INSERT INTO nowhere VALUES (1);",
        "CREATE TABLE extra (a INTEGER) STRICT; DELETE FROM games WHERE id = 1;",
        "CREATE TABLE extra (a INTEGER) STRICT; CREATE TABLE extra (b INTEGER)",
    ],
)
def test_failed_migration_is_rolled_back_whole(path, broken):
    build_version(path, NEWEST)
    before = schema(path)
    bad = Migration(NEWEST + 2, broken)
    with pytest.raises(MigrationFailed, match=f"Migration {NEWEST + 2} failed"):
        migrate(path, [*load_migrations(), ADD_COLOUR, bad])
    assert version(path) == NEWEST + 1
    assert {name for _, name, _ in schema(path)} == {name for _, name, _ in before}
    assert ask(path, "SELECT count(*) FROM games") == [(3,)]
    migrate(path, [*load_migrations(), ADD_COLOUR, Migration(NEWEST + 2, "DROP TABLE votes;")])
    assert version(path) == NEWEST + 2


def test_table_can_be_rebuilt_under_its_references(path):
    build_version(path, NEWEST)
    rebuild = """
        CREATE TABLE anew (id INTEGER PRIMARY KEY, game TEXT NOT NULL, status TEXT) STRICT;
        INSERT INTO anew SELECT id, game, status FROM games;
        DROP TABLE games;
        ALTER TABLE anew RENAME TO games;
    """
    migrate(path, [*load_migrations(), Migration(NEWEST + 1, rebuild)])
    assert ask(path, "SELECT count(*) FROM games") == [(3,)]
    assert ask(path, "PRAGMA foreign_key_check") == []


OPENER = """
import asyncio, sys
from pathlib import Path
from db.database import Database

async def main():
    await (await Database.open(Path(sys.argv[1]))).close()
    print("opened")

asyncio.run(main())
"""


async def test_processes_that_start_together_migrate_once(path):
    children = [await start_child(OPENER, str(path)) for _ in range(6)]
    assert [(await child.communicate())[0] for child in children] == [b"opened\n"] * 6
    assert version(path) == NEWEST


async def test_migration_that_another_process_did_meanwhile_is_skipped(path):
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(asyncio.to_thread(migrate, path))
        await asyncio.sleep(0.2)
        for migration in load_migrations():
            for statement in split_statements(migration.sql):
                other.execute(statement)
        other.execute(f"PRAGMA user_version = {NEWEST}")
        other.execute("COMMIT")
        await waiting
    assert version(path) == NEWEST


def test_script_is_split_where_sqlite_says():
    script = """
        -- a comment; with a semicolon
        INSERT INTO t VALUES (';');
        CREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM t; SELECT 1; END;
        SELECT 2
    """
    parts = [part.strip() for part in split_statements(script)]
    assert len(parts) == 3
    assert parts[0].endswith("(';');")
    assert parts[1].endswith("END;")
    assert parts[2] == "SELECT 2"


def test_gap_in_the_numbers_is_noticed(tmp_path):
    (tmp_path / "0001_first.sql").write_text("SELECT 1;")
    (tmp_path / "0003_third.sql").write_text("SELECT 3;")
    with pytest.raises(ValueError, match="without a gap"):
        load_migrations(tmp_path)


def test_badly_named_migration_is_noticed(tmp_path):
    (tmp_path / "first.sql").write_text("SELECT 1;")
    with pytest.raises(ValueError, match="not a name"):
        load_migrations(tmp_path)


@pytest.mark.usefixtures("careless_sqlite")
def test_what_a_migration_drops_is_gone_from_the_file_itself(path):
    """Whoever is forgotten later would else live on in its free pages."""
    build_version(path, 7)
    with closing(sqlite3.connect(path)) as connection:
        rows = [(seat,) for seat in range(2000)]
        connection.executemany(
            "INSERT INTO predecessors VALUES (1, ?, 909, 'Vera Traceable', 1)", rows
        )
        connection.commit()
    migrate(path)
    assert path.read_bytes().count(b"Vera Traceable") == len(rows), "each of them once"


async def test_a_former_holder_is_kept_with_the_last_of_their_revisions(path):
    """And a running game whose host has left gets one who sits there."""
    build_version(path, 6)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "INSERT INTO predecessors SELECT 1, 0, 909, 'Vera', at FROM steps LIMIT 1"
        )
        connection.execute("UPDATE games SET host = 909 WHERE id = 1")
        connection.commit()
    migrate(path)
    first = ask(
        path,
        "SELECT max(rev) FROM steps WHERE table_id = 1 AND at <= (SELECT at FROM former_seats)",
    )
    assert ask(path, "SELECT user, name, until FROM former_seats") == [(909, "Vera", first[0][0])]
    seated = ask(
        path, "SELECT user FROM seats WHERE table_id = 1 AND user IS NOT NULL AND left_at IS NULL"
    )
    assert ask(path, "SELECT host FROM games WHERE id = 1")[0] in seated
