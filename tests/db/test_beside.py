"""The version before can run beside this one: what it reads and writes works on this schema, and
comes to the same. So a migration may add, and may take away only what that version does without."""

from __future__ import annotations

import re
from contextlib import closing
from pathlib import Path

import pytest

from db.migration import in_memory, load_migrations
from db.statements import Statement
from tests.db.beside import EXECUTE, FETCH, read, texts

KEPT = Path(__file__).parent / "kept"
FORMER = sorted(KEPT.glob("version_*.json"), key=lambda file: int(file.stem.partition("_")[2]))[-1]
NOTED = read(FORMER)
VERSION = int(FORMER.stem.partition("_")[2])
WHOLE_ROWS = re.compile(r"SELECT (?:(\w+)\.)?\* FROM (\w+)")


def statement(sql, rows):
    return Statement(sql, tuple(tuple(row) for row in rows))


async def came(database, one):
    """What comes of it here: how many rows are found or changed, or the number of a new one."""
    if one["kind"] == FETCH:
        return len(await database.fetch(one["sql"], one["given"]))
    if one["kind"] == EXECUTE:
        return await database.execute(*(statement(*each) for each in one["statements"]))
    return await database.insert(statement(one["sql"], [one["given"]]))


@pytest.mark.parametrize("test", NOTED)
async def test_what_the_version_before_reads_and_writes_comes_to_the_same(database, test):
    for one in NOTED[test]:
        assert await came(database, one) == one["came"], one


def test_it_is_the_version_before_and_all_that_it_does():
    assert len(load_migrations()) > VERSION
    said = " ".join(sql for noted in NOTED.values() for sql in texts(noted))
    for table in ("games", "seats", "steps", "outbox", "claims", "timers", "receipts", "results"):
        assert f"INSERT INTO {table}" in said
        assert f"FROM {table}" in said


def columns(version, table):
    """The columns of this table in an archive of this version."""
    with closing(in_memory(version)) as archive:
        found = archive.execute("SELECT name FROM pragma_table_info(?)", (table,)).fetchall()
    return {name for (name,) in found}


def test_what_the_version_before_reads_whole_has_the_columns_that_it_knows():
    """It makes an object of each such row, and would stumble over a column more. What a version
    adds is therefore a table of its own."""
    said = " ".join(sql for noted in NOTED.values() for sql in texts(noted))
    tables = {of or table for of, table in WHOLE_ROWS.findall(said)}
    assert {"games", "seats", "reminders"} <= tables
    now = len(load_migrations())
    grown = {one: columns(now, one) - columns(VERSION, one) for one in tables}
    assert {table: more for table, more in grown.items() if more} == {}
