"""What a version reads and writes, kept for the next one: it must work on the next schema, too.

As a plugin of pytest this notes every query and statement of each test. Run it on a version that is
done, before the next migration is begun, and keep what it makes:

    python -m pytest -p tests.db.beside --note version_20.json tests/tables -k sqlite
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from db import connection, database
from db.statements import Statement

UNSTEADY = (
    "tests/tables/test_at_once.py::test_whatever_fails_on_the_way_leaves_nothing",
    "tests/tables/test_deadlines.py::test_a_lost_race_is_looked_at_again_at_once",
    "tests/tables/test_following.py::test_a_day_after_the_last_board_the_thread_is_put_away",
    "tests/tables/test_leagues.py::test_another_server_knows_nothing_of_it",
    "tests/tables/test_leagues.py::test_only_the_host_and_managers_run_it",
    "tests/tables/test_leagues.py::test_whoever_dies_while_opening_a_round_leaves_no_half_of_a_table",
    "tests/tables/test_orders.py::test_an_order_of_a_former_holder_is_not_played",
    "tests/tables/test_troubles.py::test_a_timer_is_taken_before_its_work_and_comes_again_later",
)
"""Tests of which one archive keeps other rows than the other, or numbers them otherwise; and those
that take something back, which is noted as if it had been kept."""
FEW = 8
NEXT = ",\n"
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


def chosen(all_noted: dict[str, Noted]) -> dict[str, Noted]:
    """As few tests as say everything that all of them say, the short ones first. Those that ask
    SQLite about itself say nothing to another kind of archive."""
    kept: dict[str, Noted] = {}
    known: set[str] = set()
    for name, noted in sorted(all_noted.items(), key=lambda pair: len(pair[1])):
        new = texts(noted) - known
        if new and not any(text.startswith("PRAGMA") for text in new) and name not in UNSTEADY:
            known |= new
            kept[name] = noted
    return kept


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--note", help="where to keep what the tests read and write")


class Plugin:
    """Notes every test by itself."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._noted: dict[str, Noted] = {}
        self._book = Notebook()
        self._book.open()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self._book.noted = self._noted[item.nodeid.partition("[")[0]] = []
        return (yield)

    def pytest_sessionfinish(self) -> None:
        write(self._file, chosen(self._noted))


def pytest_configure(config: pytest.Config) -> None:
    if file := config.getoption("--note"):
        config.pluginmanager.register(Plugin(Path(file)))


def write(file: Path, noted: dict[str, Noted]) -> None:
    """Keep this: each text once, and one line for each trip."""
    said = sorted({text for each in noted.values() for text in texts(each)})
    numbers = {text: number for number, text in enumerate(said)}
    lines = {
        name: [json.dumps(plain(_numbered(one, numbers))) for one in each]
        for name, each in noted.items()
    }
    tests = [f"{json.dumps(name)}: [\n{NEXT.join(each)}\n]" for name, each in lines.items()]
    texts_written = NEXT.join(json.dumps(plain(text)) for text in said)
    whole = f'{{"texts": [\n{texts_written}\n],\n"tests": {{\n{NEXT.join(tests)}\n}}}}\n'
    file.write_text(whole, "utf-8")


def _numbered(one: dict[str, Any], numbers: dict[str, int]) -> dict[str, Any]:
    if "sql" in one:
        return {**one, "sql": numbers[one["sql"]]}
    return {**one, "statements": [[numbers[sql], rows] for sql, rows in one["statements"]]}


def read(file: Path) -> dict[str, Noted]:
    """What was kept, as it was noted."""
    kept = json.loads(file.read_text("utf-8"))
    said = kept["texts"]
    return {
        name: [_named(unpacked(one), said) for one in each] for name, each in kept["tests"].items()
    }


def _named(one: dict[str, Any], said: list[str]) -> dict[str, Any]:
    if "sql" in one:
        return {**one, "sql": said[one["sql"]]}
    return {**one, "statements": [[said[number], rows] for number, rows in one["statements"]]}


def plain(value: Any) -> Any:
    """As JSON can hold it. Bytes mean nothing to the archive: a few stand for all of them."""
    match value:
        case bytes():
            return {"bytes": base64.b64encode(value[:FEW]).decode()}
        case dict():
            return {key: plain(one) for key, one in value.items()}
        case list() | tuple():
            return [plain(one) for one in value]
        case str():
            return " ".join(value.split()) if "\n" in value else value
        case _:
            return value


def unpacked(value: Any) -> Any:
    """What ``plain`` has made of it, with bytes for bytes."""
    if isinstance(value, dict):
        if value.keys() == {"bytes"}:
            return base64.b64decode(value["bytes"])
        return {key: unpacked(one) for key, one in value.items()}
    return [unpacked(one) for one in value] if isinstance(value, list) else value
