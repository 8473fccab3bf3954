"""Brings a file up to date: numbered SQL files, forward only, each in its own transaction."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from db.copies import copy_whole, reserve
from db.errors import MigrationFailed, NewerArchive, Unavailable
from db.inspection import Schema, reading, schema_of, version_of

MIGRATIONS = Path(__file__).parent / "migrations"
FILE_NAME = re.compile(r"(\d{4})_\w+\.sql")
BUSY_SECONDS = 30.0


@dataclass(frozen=True)
class Migration:
    """One numbered file; its number is the version of an archive that has been through it."""

    number: int
    sql: str


def load_migrations(folder: Path = MIGRATIONS) -> tuple[Migration, ...]:
    """All migrations in order; their numbers must run from 1 without a gap."""
    migrations = read_migrations(folder)
    if [migration.number for migration in migrations] != list(range(1, len(migrations) + 1)):
        raise ValueError(f"the migrations in {folder} do not run from 1 without a gap")
    return migrations


def read_migrations(folder: Path) -> tuple[Migration, ...]:
    """The migrations in this folder, in order."""
    found = sorted((path.name, path) for path in folder.glob("*.sql"))
    return tuple(Migration(_number(name), path.read_text("utf-8")) for name, path in found)


def _number(name: str) -> int:
    match = FILE_NAME.fullmatch(name)
    if match is None:
        raise ValueError(f"{name} is not a name for a migration")
    return int(match[1])


def migrate(path: Path, migrations: Sequence[Migration] | None = None) -> None:
    """Make the file if there is none, or bring it up to date, with a copy of the old beside it."""
    known = load_migrations() if migrations is None else migrations
    _make_empty(path)
    with reading(path), closing(_connected(path)) as connection:
        # What a migration drops must not outlive, in free pages, a person who is forgotten later.
        connection.execute("PRAGMA secure_delete = ON")
        version = require_known(connection, path, len(known))
        if 0 < version < len(known):
            copy_whole(connection, reserve(path.with_name(f"{path.name}.version-{version}")))
        for migration in known[version:]:
            _apply(connection, migration)


def schema_at(version: int) -> Schema:
    """What an archive of this version consists of."""
    with closing(in_memory(version)) as connection:
        return schema_of(connection)


def in_memory(version: int | None = None) -> sqlite3.Connection:
    """An empty archive of this version, or of the present one, which is nowhere on the disk."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for migration in load_migrations()[:version]:
        _apply(connection, migration)
    return connection


def _make_empty(path: Path) -> None:
    # Seeds and hands of running games lie in this file: only its owner may read it.
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.touch(mode=0o600)
    except OSError as error:
        raise Unavailable(f"{path} cannot be made: {error.strerror}.") from error


def _connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)


def require_known(connection: sqlite3.Connection, path: Path, newest: int) -> int:
    """The file's version. Raises NewerArchive if it is later than any that this code knows."""
    version = version_of(connection, path)
    if version > newest:
        raise NewerArchive(
            f"{path} has version {version}, but this Boroughs knows only up to {newest}: "
            "update the bot, or restore an older backup."
        )
    return version


def _apply(connection: sqlite3.Connection, migration: Migration) -> None:
    # Rebuilding a table needs foreign keys off; they are checked as a whole before the commit.
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("BEGIN IMMEDIATE")
    try:
        if _is_next(connection, migration):
            _run_statements(connection, migration)
        connection.execute("COMMIT")
    except BaseException as error:
        connection.rollback()
        if isinstance(error, sqlite3.Error):
            raise _failed(migration, str(error)) from error
        raise


def _is_next(connection: sqlite3.Connection, migration: Migration) -> bool:
    # Another process may have come first while this one waited for the lock.
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return bool(version == migration.number - 1)


def _run_statements(connection: sqlite3.Connection, migration: Migration) -> None:
    # Not executescript: it would commit whatever is open and so tear the transaction apart.
    for statement in split_statements(migration.sql):
        connection.execute(statement)
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise _failed(migration, "it leaves rows that refer to nothing")
    connection.execute(f"PRAGMA user_version = {migration.number}")


def _failed(migration: Migration, reason: str) -> MigrationFailed:
    return MigrationFailed(f"Migration {migration.number} failed and was undone: {reason}.")


def split_statements(sql: str) -> Iterator[str]:
    """The single statements of a script; SQLite itself says where one ends."""
    pending = ""
    for part in re.split("(?<=;)", sql):
        pending += part
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
    if pending.strip():
        yield pending
