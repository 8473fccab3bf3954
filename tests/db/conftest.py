from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.archive import Archive, open_archive
from db.location import Location


@pytest.fixture
def path(archive_path: Path) -> Path:
    """The file of SQLite's: whatever asks for it is run on SQLite alone."""
    return archive_path


@pytest.fixture
async def database(location: Location) -> AsyncIterator[Archive]:
    opened = await open_archive(location)
    yield opened
    await opened.close()


@pytest.fixture
def careless_sqlite(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite as it is built in many places: what is deleted stays in the file unless one asks."""
    connect = sqlite3.connect

    def careless(*given: object, **named: object) -> sqlite3.Connection:
        connection = connect(*given, **named)
        connection.execute("PRAGMA secure_delete = OFF").fetchall()
        return connection

    monkeypatch.setattr(sqlite3, "connect", careless)
