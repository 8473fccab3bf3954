"""What is true of PostgreSQL alone: the same schema in other words, and one trip for a turn."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import asyncpg
import pytest

from db import games, steps, turns
from db.archive import open_archive
from db.errors import MigrationFailed, NewerArchive, NotAnArchive, Taken
from db.migration import Migration, migrate, read_migrations
from db.postgresql import migration, pool
from db.postgresql.dialect import Batch, query, schema
from db.postgresql.statements import fetch_rows
from db.settings import Scope, find, put
from db.statements import Statement
from tests.archives import create
from tests.archives import query as ask
from tests.db.making import make_turn, start_game

COLUMNS = """SELECT table_name, column_name, data_type, is_nullable, column_default
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'archive'"""
KEYS = """SELECT classes.relname, attributes.attname, position
    FROM pg_constraint AS keys JOIN pg_class AS classes ON classes.oid = keys.conrelid
    CROSS JOIN LATERAL unnest(keys.conkey) WITH ORDINALITY AS parts (number, position)
    JOIN pg_attribute AS attributes ON attributes.attrelid = classes.oid
        AND attributes.attnum = parts.number
    WHERE keys.contype = 'p' AND keys.connamespace = 'public'::regnamespace"""
INDEXES = """SELECT tablename, indexname FROM pg_indexes WHERE schemaname = 'public'
    AND indexname NOT LIKE '%\\_pkey' AND indexname NOT LIKE '%\\_key'"""
CONSTRAINTS = """SELECT contype::text, count(*) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace GROUP BY contype"""
TYPES = {"bigint": "INTEGER", "text": "TEXT", "bytea": "BLOB", "double precision": "REAL"}


@pytest.fixture
async def shelved(postgres_archive):
    return await postgres_archive.archive()


@pytest.fixture
async def empty(postgres):
    return await create(postgres, "new_one")


def test_both_schemas_say_the_same(shelved, tmp_path):
    path = tmp_path / "archive.sqlite3"
    migrate(path)
    names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    with closing(sqlite3.connect(path)) as archive:
        tables = [name for (name,) in archive.execute(names)]
        facts = [
            (table, *column)
            for table in tables
            for column in archive.execute(f"PRAGMA table_info({table})").fetchall()
        ]
        indexes = "SELECT tbl_name, name FROM sqlite_schema WHERE type = 'index' AND sql <> ''"
        ours = set(archive.execute(indexes).fetchall())
    keys = {(table, name): place for table, _, name, _, _, _, place in facts if place}
    columns = {(one[0], one[2]): (one[3], bool(one[4]) or one[6] > 0) for one in facts}
    defaults = {(one[0], one[2]): str(one[5]).split("::")[0] for one in facts if one[5]}
    theirs = ask(shelved, COLUMNS)
    assert {
        (table, name): (TYPES[kind], null == "NO") for table, name, kind, null, _ in theirs
    } == columns
    assert {
        (table, name): default.split("::")[0].strip("()").replace("'-1'", "-1")
        for table, name, _, _, default in theirs
        if default
    } == defaults
    found = {
        (table, name): place for table, name, place in ask(shelved, KEYS) if table != "archive"
    }
    assert found == keys
    assert set(ask(shelved, INDEXES)) == ours


def test_references_and_checks_are_as_many(shelved, tmp_path):
    path = tmp_path / "archive.sqlite3"
    migrate(path)
    with closing(sqlite3.connect(path)) as archive:
        (text,) = archive.execute("SELECT group_concat(sql, ' ') FROM sqlite_schema").fetchone()
    counts = dict(ask(shelved, CONSTRAINTS))
    assert counts["f"] == text.count("REFERENCES")
    assert counts["u"] == text.count("UNIQUE (")
    assert counts["c"] == text.count("CHECK (")


def test_every_later_migration_is_there_for_both():
    newest = read_migrations(migration.MIGRATIONS)[-1].number
    assert migration.load_migrations()[-1].number == newest


async def test_a_turn_is_one_trip(shelved, monkeypatch):
    database = await open_archive(shelved)
    game = await start_game(database)
    await turns.store(database, make_turn(game, 2, "i-2"))
    sent = []
    monkeypatch.setattr(pool, "connect", None)  # it has its connections
    original = asyncpg.connection.Connection._execute

    async def counted(connection, text, *given, **named):
        sent.append(text)
        return await original(connection, text, *given, **named)

    monkeypatch.setattr(asyncpg.connection.Connection, "_execute", counted)
    monkeypatch.setattr(asyncpg.connection.Connection, "execute", None)
    await turns.store(database, make_turn(game, 3, "i-3"))
    assert len(sent) == 1
    monkeypatch.undo()
    assert (await steps.latest(database, game)).rev == 3
    await database.close()


async def test_nobody_writes_between_reading_and_writing(shelved):
    """A write that has read holds up what another process stores in one trip."""
    first, second = await open_archive(shelved), await open_archive(shelved)
    game = await start_game(first)
    async with first.write() as writer:
        await games.find(writer, game)
        beside = asyncio.create_task(turns.store(second, make_turn(game, 2)))
        assert not (await asyncio.wait({beside}, timeout=0.2))[0]
        assert (await games.find(writer, game)).rev == 1
        await turns.store(writer, make_turn(game, 2))
    with pytest.raises(Taken):
        await beside
    await first.close()
    await second.close()


async def test_a_text_with_a_nul_is_kept_without_it(shelved):
    database = await open_archive(shelved)
    await put(database, Scope.BOROUGHS, 0, "key", "a\0b")
    assert await find(database, Scope.BOROUGHS, 0, "key") == "a\ufffdb"
    await database.close()


def test_places_are_numbered_by_type_and_user_is_a_column():
    text, values = query(
        "SELECT user FROM seats WHERE seats.user = ? AND name = 'user ?' AND ? IS NULL", (5, None)
    )
    assert text == (
        """SELECT "user" FROM seats WHERE seats."user" = $1::BIGINT """
        "AND name = 'user ?' AND NULL IS NULL"
    )
    assert values == [5]
    assert query("SELECT :b, :a, :b", {"a": b"x", "b": True}) == (
        "SELECT $1::BIGINT, $2::BYTEA, $1::BIGINT",
        [1, b"x"],
    )
    assert query("SELECT ?2, ?1, ?2", ("x", 2.5)) == (
        "SELECT $1::DOUBLE PRECISION, $2::TEXT, $1::DOUBLE PRECISION",
        [2.5, "x"],
    )


def test_values_of_a_batch_lie_by_type():
    batch = Batch()
    batch.add(Statement("UPDATE a SET b = ?, c = ?", ((1, "x"), (2, None))))
    assert batch.texts == [
        "UPDATE a SET b = $1[1], c = $2[1]",
        "UPDATE a SET b = $1[2], c = NULL",
    ]
    assert batch.values == ([1, 2], ["x"], [], [])
    with pytest.raises(ValueError, match="one row"):
        batch.add(Statement("UPDATE a SET b = ?", ((1,), (2,)), unchanged=Taken))


def test_a_shared_migration_is_translated():
    ours = """-- It's for both.
    CREATE TABLE a (id INTEGER PRIMARY KEY, user INTEGER, b BLOB) STRICT, WITHOUT ROWID;"""
    assert " ".join(schema(ours).split()) == (
        "CREATE TABLE a (id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, "
        '"user" BIGINT, b BYTEA);'
    )


async def migrate_there(server, *migrations):
    line = await pool.connect(server)
    try:
        await migration.migrate(line, server, migrations)
    finally:
        await line.close()


async def test_a_failed_migration_is_undone_and_told(empty):
    (first, *_) = migration.load_migrations()
    broken = Migration(12, "CREATE TABLE extra (a INTEGER); SELECT nonsense;")
    await migrate_there(empty, first)
    with pytest.raises(MigrationFailed, match="12 failed and was undone"):
        await migrate_there(empty, first, broken)
    assert ask(empty, "SELECT version FROM archive") == [(11,)]
    assert ask(empty, "SELECT 1 FROM information_schema.tables WHERE table_name = 'extra'") == []
    good = Migration(12, "CREATE TABLE extra (a INTEGER) STRICT;")
    await asyncio.gather(*(migrate_there(empty, first, good) for _ in range(3)))
    assert ask(empty, "SELECT version FROM archive") == [(12,)]


async def test_a_newer_one_and_one_of_another_program_are_refused(empty):
    await (await open_archive(empty)).close()
    line = await pool.connect(empty)
    await line.execute("UPDATE archive SET version = 99")
    with pytest.raises(NewerArchive, match="version 99"):
        await open_archive(empty)
    await line.execute("DROP TABLE archive")
    with pytest.raises(NotAnArchive, match="another program"):
        await open_archive(empty)
    assert await fetch_rows(line, "SELECT * FROM games WHERE id = ?", (1,)) == []
    await line.close()
