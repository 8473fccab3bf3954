"""The one file in which the world is kept. Knows rows, not what they mean."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from playground.world.model import Json

APPLICATION_ID = 0x504C4159
"""Marks the file as ours, so that no other database is ever taken for a world."""
SCHEMA_VERSION = 1
SCHEMA = """
CREATE TABLE things (kind TEXT, key TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, key)) STRICT;
CREATE TABLE files (id INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
"""


class StateRefused(Exception):
    """The state file cannot be used; the text says why and what to do."""


class Store:
    """Keeps JSON bodies by kind and key, and the bytes of attachments by id."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
        self._connection = sqlite3.connect(path or ":memory:", isolation_level=None, timeout=0.2)
        try:
            self._prepare()
        except BaseException:
            self._connection.close()
            raise

    def _prepare(self) -> None:
        try:
            self._take()
            self._check_or_create()
        except sqlite3.OperationalError as error:
            raise StateRefused(
                f"{self._path} is in use by another playground ({error}). "
                "Stop that one, or give this one another --state file."
            ) from error
        except sqlite3.DatabaseError as error:
            raise StateRefused(f"{self._path} is not a playground's file. {_OTHER_FILE}") from error

    def _take(self) -> None:
        # An exclusive lock on the file falls away by itself when the process dies.
        self._connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = NORMAL")
        self._connection.execute("BEGIN EXCLUSIVE")
        self._connection.execute("COMMIT")

    def _check_or_create(self) -> None:
        tables = self._number("SELECT count(*) FROM sqlite_master")
        if tables == 0:
            self._connection.executescript(SCHEMA)
            self._connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            self._connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        elif self._number("PRAGMA application_id") != APPLICATION_ID:
            raise StateRefused(f"{self._path} is not a playground's file. {_OTHER_FILE}")
        elif self._number("PRAGMA user_version") != SCHEMA_VERSION:
            raise StateRefused(f"{self._path} is of another version. {_OTHER_FILE}")

    def _number(self, query: str) -> int:
        return int(self._connection.execute(query).fetchone()[0])

    def is_empty(self) -> bool:
        return self._number("SELECT count(*) FROM things") == 0

    def clear(self) -> None:
        """Forget everything, as if the file were new."""
        self._connection.execute("DELETE FROM things")
        self._connection.execute("DELETE FROM files")

    def put(self, kind: str, key: str, body: Json) -> None:
        text = json.dumps(body, ensure_ascii=False)
        self._connection.execute(
            "INSERT OR REPLACE INTO things VALUES (?, ?, ?)", (kind, key, text)
        )

    def drop(self, kind: str, key: str) -> None:
        self._connection.execute("DELETE FROM things WHERE kind = ? AND key = ?", (kind, key))

    def bodies(self, kind: str) -> Iterator[Json]:
        rows = self._connection.execute("SELECT body FROM things WHERE kind = ?", (kind,))
        return (json.loads(body) for (body,) in rows.fetchall())

    def put_file(self, file_id: int, body: bytes) -> None:
        self._connection.execute("INSERT OR REPLACE INTO files VALUES (?, ?)", (file_id, body))

    def file(self, file_id: int) -> bytes | None:
        row = self._connection.execute("SELECT body FROM files WHERE id = ?", (file_id,)).fetchone()
        return None if row is None else bytes(row[0])

    def drop_file(self, file_id: int) -> None:
        self._connection.execute("DELETE FROM files WHERE id = ?", (file_id,))

    def close(self) -> None:
        self._connection.close()


_OTHER_FILE = "Give another --state file."
