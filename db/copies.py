"""Whole copies of an archive, made while it may be in use."""

from __future__ import annotations

import os
import sqlite3
from itertools import count
from pathlib import Path


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
