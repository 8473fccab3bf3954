from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.database import Database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "boroughs.sqlite3"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(path)
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
