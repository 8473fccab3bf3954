"""Checks of a file: whether it is an archive of ours, its version, and whether it is sound."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from db.errors import InUse, NotAnArchive, Unavailable

# "Boro", written into the header by the first migration.
APPLICATION_ID = 0x426F726F
BROKEN = frozenset({sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT})
LOCKED = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
COMPLAINTS = {
    sqlite3.SQLITE_FULL: "has no room left on its disk",
    sqlite3.SQLITE_IOERR: "cannot be read or written",
    sqlite3.SQLITE_READONLY: "takes no writes",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened for writing",
    sqlite3.SQLITE_PERM: "cannot be opened for writing",
}
"""What passes once somebody has made room, or has given the disk or the right to it back."""

Schema = dict[tuple[str, str], str]
"""By kind and name: the statement that made it."""

MOST_VALUE_BYTES = 8 * 1024 * 1024


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn SQLite's complaints about the file itself into sentences that name it."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        # The low byte is the plain result code; the rest says more than we need.
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in BROKEN:
            raise NotAnArchive(f"{path} is damaged or not an SQLite file: {error}.") from error
        if code in LOCKED:
            raise InUse(f"{path} is in use by another process.") from error
        if code in COMPLAINTS:
            raise Unavailable(f"{path} {COMPLAINTS[code]}: {error}.") from error
        raise


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """The number of the last migration in this file; 0 for an empty file."""
    with reading(path):
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application == APPLICATION_ID:
        return int(version)
    if tables or version or application:
        raise NotAnArchive(f"{path} is an SQLite file of another program.")
    return 0


def require_schema(connection: sqlite3.Connection, path: Path, expected: Schema) -> None:
    """Raises unless the file has the tables and indexes of an archive and nothing else, above all
    nothing that acts by itself, such as a trigger."""
    with reading(path):
        found = schema_of(connection)
    for strange in sorted(found.keys() - expected.keys()):
        raise NotAnArchive(f"{path} holds a {strange[0]} that no archive has: {strange[1]!a}.")
    for lost in sorted(expected.keys() - found.keys()):
        raise NotAnArchive(f"{path} lacks the {lost[0]} {lost[1]}.")
    for name in sorted(found):
        if found[name] != expected[name]:
            raise NotAnArchive(f"{path} has another {name[0]} {name[1]} than an archive.")


def schema_of(connection: sqlite3.Connection) -> Schema:
    """What the file consists of, also what SQLite adds for itself, however it is spaced."""
    rows = connection.execute("SELECT type, name, sql FROM sqlite_schema").fetchall()
    return {(str(kind), str(name)): "".join(str(sql).split()) for kind, name, sql in rows}


def require_small_values(connection: sqlite3.Connection, path: Path) -> None:
    """Raises if a text or blob is larger than any that Boroughs writes."""
    tables = [name for kind, name in schema_of(connection) if kind == "table"]
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_VALUE_BYTES)
    try:
        for table in tables:
            columns = connection.execute("SELECT name FROM pragma_table_info(?)", (table,))
            sizes = ", ".join(f'max(length("{column}"))' for (column,) in columns.fetchall())
            found = connection.execute(f'SELECT {sizes} FROM "{table}"').fetchone()  # noqa: S608
            if max((size or 0 for size in found), default=0) > MOST_VALUE_BYTES:
                raise NotAnArchive(f"{path} holds a value in {table} that is too large to be ours.")
    except sqlite3.DataError as error:
        raise NotAnArchive(f"{path} holds a value that is too large to be ours.") from error


def require_sound(connection: sqlite3.Connection, path: Path) -> None:
    """Read the whole file; raises if a page, an index or a reference in it is broken."""
    with reading(path):
        complaints = connection.execute("PRAGMA integrity_check(1)").fetchall()
        orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    if complaints != [("ok",)]:
        raise NotAnArchive(f"{path} is damaged: {complaints[0][0]}.")
    if orphans:
        raise NotAnArchive(f"{path} is damaged: a row of {orphans[0][0]} has lost its game.")
