"""What a version reads and writes, kept for the next one: it must work on the next schema, too.

As a plugin of pytest this notes every query and statement of each test. Run it on a version that is
done, before the next migration is begun, and keep what it makes:

    python -m pytest -p tests.db.beside --note version_13.json tests/tables -k sqlite
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from db import connection, database
from db.statements import Statement

FETCH, EXECUTE, INSERT = "fetch", "execute", "insert"
Noted = list[dict[str, Any]]


class Notebook:
    """Notes what goes to SQLite, in order, and what came of it."""

    def __init__(self) -> None:
        self.noted: Noted = []
        self._fetch = connection.fetch_rows
        self._run, self._insert = database.run_all, database.run_insert

    def open(self) -> None:
        """Stand between the archive and SQLite."""
        for module in (connection, database):
            module.fetch_rows = self.fetch_rows
            module.run_all = self.run_all
            module.run_insert = self.run_insert

    def fetch_rows(self, line: Any, sql: str, parameters: Any) -> Any:
        rows = self._fetch(line, sql, parameters)
        self.noted.append({"kind": FETCH, "sql": sql, "given": parameters, "came": len(rows)})
        return rows

    def run_all(self, line: Any, statements: Any) -> int:
        kept = list(statements)
        came = self._run(line, kept)
        texts = [[one.sql, [list(row) for row in one.rows]] for one in kept]
        self.noted.append({"kind": EXECUTE, "statements": texts, "came": came})
        return came

    def run_insert(self, line: Any, statement: Statement) -> int:
        came = self._insert(line, statement)
        row = list(statement.rows[0])
        self.noted.append({"kind": INSERT, "sql": statement.sql, "given": row, "came": came})
        return came


def texts(noted: Noted) -> set[str]:
    """Every SQL text in it."""
    found = {one["sql"] for one in noted if "sql" in one}
    return found | {sql for one in noted for sql, _ in one.get("statements", ())}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--note", help="where to keep what the tests read and write")


class Plugin:
    """Keeps the tests that say something which no other one has said."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._kept: dict[str, Noted] = {}
        self._known: set[str] = set()
        self._book = Notebook()
        self._book.open()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self._book.noted = []
        result = yield
        new = texts(self._book.noted) - self._known
        if new:
            self._known |= new
            self._kept[item.nodeid] = self._book.noted
        return result

    def pytest_sessionfinish(self) -> None:
        self._file.write_text(json.dumps(self._kept, default=packed, ensure_ascii=False))


def pytest_configure(config: pytest.Config) -> None:
    if file := config.getoption("--note"):
        config.pluginmanager.register(Plugin(Path(file)))


def packed(value: object) -> object:
    """Bytes as JSON can hold them."""
    if isinstance(value, bytes):
        return {"bytes": base64.b64encode(value).decode()}
    raise TypeError(repr(value))


def unpacked(value: Any) -> Any:
    """What ``packed`` has made, and whatever it lies in, as it was."""
    if isinstance(value, dict):
        if value.keys() == {"bytes"}:
            return base64.b64decode(value["bytes"])
        return {key: unpacked(one) for key, one in value.items()}
    return [unpacked(one) for one in value] if isinstance(value, list) else value
