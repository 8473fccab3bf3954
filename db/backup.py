"""Backup and restore of the whole archive.

A backup is taken while the bot runs. A restore needs the archive alone: SQLite itself keeps a lock
on the file for as long as a process has it open, and the system drops that lock when the process
dies, so there is no stale mark to clean up. The restore converts the present file out of WAL mode,
which SQLite only grants to a sole user, keeps it locked, and writes the backup into it in one
SQLite transaction: a bot that starts meanwhile waits, and a crash leaves the old content. Only a
file that is too broken to be locked is moved aside by its name instead.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from db.copies import SIDE_FILES, copy_whole, flush, reserve
from db.errors import ArchiveError, NotAnArchive, Refused
from db.inspection import (
    BROKEN,
    reading,
    require_schema,
    require_small_values,
    require_sound,
    version_of,
)
from db.migration import load_migrations, require_known, schema_at

HOLD_SECONDS = 1.0


def back_up(path: Path, target: Path) -> None:
    """Copy one moment of the archive into a new file, and keep that file only if it is sound."""
    with kept_only_whole(target) as part:
        with _opened(path, "rw") as connection:
            require_archive(connection, path)
            part.touch(mode=0o600)
            copy_whole(connection, part)
        check(part)


@contextmanager
def kept_only_whole(target: Path) -> Iterator[Path]:
    """Where to write a new file, which becomes the target at the end of the block, unless anything
    is raised in it. Raises Refused if the target exists."""
    _reserve_target(target)
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        yield part
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        target.unlink()
        raise


def _reserve_target(target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        target.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise Refused(f"{target} exists already and is not overwritten.") from None


def check(path: Path) -> int:
    """The version of the archive in this file, after every page of it was read and found sound."""
    with _opened(path, "ro") as connection:
        connection.execute("PRAGMA trusted_schema = OFF")
        version = require_archive(connection, path)
        require_schema(connection, path, schema_at(version))
        require_small_values(connection, path)
        require_sound(connection, path)
        return version


def require_archive(connection: sqlite3.Connection, path: Path) -> int:
    """The version of this file, which must be an archive that this code can read."""
    version = require_known(connection, path, len(load_migrations()))
    if version == 0:
        raise NotAnArchive(f"{path} is empty.")
    return version


@contextmanager
def _opened(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    if not path.is_file():
        raise NotAnArchive(f"{path} does not exist.")
    address = f"{path.resolve().as_uri()}?mode={mode}"
    with reading(path), closing(sqlite3.connect(address, uri=True, isolation_level=None)) as opened:
        yield opened


def restore(path: Path, backup: Path, aside: Path) -> Path | None:
    """Put this backup in place of the archive. Returns where the present one was kept, or None if
    there was none."""
    if path.exists() and backup.exists() and path.samefile(backup):
        raise Refused(f"{backup} is the archive itself.")
    check(backup)
    kept = _set_aside(path, aside) if _is_unreadable(path) else None
    is_new = not path.exists() or path.stat().st_size == 0
    if not is_new:
        _require_ours(path)
    with _held(path) as present:
        if not is_new:
            kept = _keep_copy(present, aside)
        with _opened(backup, "ro") as source:
            source.backup(present)
        require_sound(present, path)
    return kept


def _is_unreadable(path: Path) -> bool:
    """Whether there is a file so broken that SQLite can neither open nor lock it."""
    if not path.exists():
        return False
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except sqlite3.DatabaseError as error:
        return error.sqlite_errorcode & 0xFF in BROKEN
    return False


def _require_ours(path: Path) -> None:
    with _opened(path, "ro") as connection:
        version_of(connection, path)


def _set_aside(path: Path, aside: Path) -> Path:
    kept = reserve(aside)
    for suffix in SIDE_FILES:
        part = path.with_name(path.name + suffix)
        if part.exists():
            part.replace(kept.with_name(kept.name + suffix))
    return kept


def require_alone(path: Path) -> None:
    """Raises InUse if another process has this archive open. One that is not there nobody has."""
    if path.is_file():
        with _held(path):
            pass


@contextmanager
def _held(path: Path) -> Iterator[sqlite3.Connection]:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)
    connection = sqlite3.connect(path, timeout=HOLD_SECONDS, isolation_level=None)
    with closing(connection), reading(path):
        connection.execute("PRAGMA locking_mode = EXCLUSIVE").fetchall()
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
        yield connection


def _keep_copy(present: sqlite3.Connection, aside: Path) -> Path:
    # Page by page, not VACUUM INTO: that reads the content, and the content may be the damage.
    kept = reserve(aside)
    try:
        with closing(sqlite3.connect(kept)) as copy:
            present.backup(copy)
    except sqlite3.Error as error:
        os.remove(kept)
        raise ArchiveError(f"The present archive cannot be kept as {kept}: {error}.") from error
    flush(kept)
    return kept
