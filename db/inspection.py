"""Is this file an archive of ours, of which version, and is it sound?"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from db.errors import InUse, NotAnArchive

# "Boro", written into the header by the first migration.
APPLICATION_ID = 0x426F726F
BROKEN = frozenset({sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT})
LOCKED = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
UNREACHABLE = frozenset({sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM})


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
        if code in UNREACHABLE:
            raise NotAnArchive(f"{path} cannot be opened for writing: {error}.") from error
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


def require_sound(connection: sqlite3.Connection, path: Path) -> None:
    """Read the whole file and check every page, index and reference in it."""
    with reading(path):
        complaints = connection.execute("PRAGMA integrity_check(1)").fetchall()
        orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    if complaints != [("ok",)]:
        raise NotAnArchive(f"{path} is damaged: {complaints[0][0]}.")
    if orphans:
        raise NotAnArchive(f"{path} is damaged: a row of {orphans[0][0]} has lost its game.")
