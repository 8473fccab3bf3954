"""Whole copies of an archive, made while it may be in use."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path

BACKUPS = "backups"
SIDE_FILES = ("", "-wal", "-shm", "-journal")
STAMP_FORMAT = "%Y%m%d-%H%M%S"
STAMP = r"\d{8}-\d{6}"


def copy_whole(connection: sqlite3.Connection, target: Path) -> None:
    """Write one moment of this archive into an empty file and flush it to the disk."""
    connection.execute("VACUUM INTO ?", (str(target),))
    flush(target)


def flush(path: Path) -> None:
    """Wait until the disk really holds this file."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def reserve(wanted: Path) -> Path:
    """An empty file of this name, numbered if the name is taken; no other process gets it too."""
    for number in count(1):
        path = wanted if number == 1 else wanted.with_name(f"{wanted.name}.{number}")
        try:
            path.touch(mode=0o600, exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise AssertionError("count() has no end")


def dated_backup(path: Path, stamp: str) -> Path:
    """Where a backup of this archive goes that was given no name."""
    return path.parent / BACKUPS / f"{path.stem}-{stamp}{path.suffix}"


def keep_newest(path: Path, most: int) -> list[Path]:
    """Delete all but the newest copies of this archive, of those that bear names of ours: dated
    backups, and what an upgrade or a restore has kept aside. Returns what was deleted.

    A copy that was given another name is left to whoever made it.
    """
    copies = sorted(_copies(path), key=lambda one: (one.stat().st_mtime, one.name), reverse=True)
    for old in copies[most:]:
        for suffix in SIDE_FILES:
            old.with_name(old.name + suffix).unlink(missing_ok=True)
    return copies[most:]


def _copies(path: Path) -> Iterator[Path]:
    stem, suffix, name = map(re.escape, (path.stem, path.suffix, path.name))
    yield from _named(path.parent / BACKUPS, rf"{stem}-{STAMP}{suffix}")
    yield from _named(path.parent, rf"{name}\.({STAMP}|version-\d+)(\.\d+)?")


def _named(folder: Path, pattern: str) -> Iterator[Path]:
    found = folder.iterdir() if folder.is_dir() else ()
    return (one for one in found if one.is_file() and re.fullmatch(pattern, one.name))
