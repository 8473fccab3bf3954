"""Archives for tests, of both kinds: what is true of one is true of the other."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

import asyncpg
import pytest

from bench.postgres_server import OwnServer
from db.archive import open_archive
from db.location import Location, Server
from db.migration import migrate
from db.postgresql.database import NUMBERED

KINDS = ("sqlite", "postgresql")
BOTH_KINDS = pytest.mark.parametrize("archive", KINDS, indirect=True)
"""For a play through the real bot that is to be tried on both."""


BROKEN_RULE = (sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError)
"""What is raised where a row would break a rule of the schema."""

NO_TABLE = (sqlite3.OperationalError, asyncpg.UndefinedTableError)
"""What is raised where a query names a table that is not there."""


def setting(location: Location) -> str:
    """What the setting DATABASE says for this one."""
    return location.address if isinstance(location, Server) else str(location)


def query(location: Location, sql: str) -> list[tuple[Any, ...]]:
    """The rows of this query, or what it changed, asked beside whoever uses the archive."""
    if isinstance(location, Path):
        with closing(sqlite3.connect(location)) as archive, archive:
            return archive.execute(sql).fetchall()
    found: list[tuple[Any, ...]] = []
    # In a thread, for the test itself may run in an event loop.
    thread = Thread(target=lambda: found.extend(asyncio.run(_query(location, sql))))
    thread.start()
    thread.join()
    return found


async def _query(server: Server, sql: str) -> list[tuple[Any, ...]]:
    line = await asyncpg.connect(server.address)
    try:
        return [tuple(row) for row in await line.fetch(sql)]
    finally:
        await line.close()


async def create(server: OwnServer, name: str) -> Server:
    """A new and empty database."""
    line = await asyncpg.connect(server.database("postgres").address)
    try:
        await line.execute(f"DROP DATABASE IF EXISTS {name} (FORCE)")
        await line.execute(f"CREATE DATABASE {name}")
    finally:
        await line.close()
    return server.database(name)


@dataclass(frozen=True)
class EmptyArchive:
    """One archive of SQLite's in which nothing was ever kept, to be copied for each test: to make
    its tables takes longer than most tests."""

    path: Path

    @classmethod
    def make(cls, path: Path) -> EmptyArchive:
        migrate(path)
        return cls(path)

    def copied(self, to: Path) -> Path:
        to.parent.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(self.path, to))


class PostgresArchive:
    """One archive on PostgreSQL, emptied for each test: to make its tables takes longer than most
    tests."""

    def __init__(self, server: OwnServer) -> None:
        self._server = server
        self._made: Server | None = None
        self._emptying = ""

    async def archive(self) -> Server:
        if self._made is None:
            self._made = await create(self._server, "postgres_archive")
            await (await open_archive(self._made)).close()
            await self._learn()
        line = await asyncpg.connect(self._made.address)
        await line.execute(self._emptying)
        await line.close()
        return self._made

    async def _learn(self) -> None:
        assert self._made is not None
        line = await asyncpg.connect(self._made.address)
        sql = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
        names = [row[0] for row in await line.fetch(sql)]
        deleting = [f'DELETE FROM "{name}"' for name in names if name != "archive"]  # noqa: S608
        numbers = [
            f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), 1, FALSE)"
            for (name,) in await line.fetch(NUMBERED)
        ]
        rights = "SET session_replication_role = replica"  # no reference is looked at
        self._emptying = ";".join([rights, *deleting, *numbers])
        await line.close()
