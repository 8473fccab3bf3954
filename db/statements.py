"""Statements and queries as values, so that several make one trip to the database's thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from db.errors import ArchiveError
from db.locks import Lock

Values = tuple[Any, ...]
Parameters = Sequence[Any] | Mapping[str, Any]
"""By their order, or by their names."""
KEY_CONFLICTS = frozenset({sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE})


class Row(Protocol):
    """A row that was found: its values by the names of their columns, or by their order."""

    def keys(self) -> Iterable[str]:
        """The names of the columns."""
        ...

    def __getitem__(self, key: Any, /) -> Any: ...  # noqa: ANN401  whatever is stored


class Statement(NamedTuple):
    """One SQL text with the rows it runs on, and what a miss would mean.

    ``conflict`` is raised when a row's key is taken, ``unchanged`` when no row was changed.
    """

    sql: str
    rows: tuple[Values, ...]
    conflict: type[ArchiveError] | None = None
    unchanged: type[ArchiveError] | None = None


class Query(NamedTuple):
    """One SQL text that finds something, with its parameters."""

    sql: str
    parameters: Parameters = ()


def placeholders(values: Sequence[Any]) -> str:
    """A question mark for each of these values, for a list in brackets. It must not be empty."""
    return ", ".join("?" * len(values))


class Source(Protocol):
    """Anything that can be read from: the database, a snapshot of it, or an open write."""

    async def fetch(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        """All rows that this query finds."""
        ...


class Writer(Protocol):
    """Anything that can be written to: the database, where each call is a transaction of its own,
    or an open write, where all calls together are one."""

    async def execute(self, *statements: Statement, locks: Collection[Lock] = ()) -> int:
        """Run these in order, in one trip, all or none. Returns how many rows they changed
        altogether. Nobody else who names one of ``locks`` writes meanwhile; an open write must have
        been begun with them, unless nobody else can know yet what they are of."""
        ...

    async def insert(self, statement: Statement) -> int:
        """Run this one, which makes a row and ends with ``RETURNING id``. Returns that id."""
        ...


class Connection(Source, Writer, Protocol):
    """An open write: it reads what it has written, and nobody else does before it is kept."""


def run_all(connection: sqlite3.Connection, statements: Iterable[Statement]) -> int:
    """Run each statement, turning an expected miss into the error that it stands for."""
    return sum(run(connection, statement) for statement in statements)


def run_insert(connection: sqlite3.Connection, statement: Statement) -> int:
    """Run a statement that makes one row and returns its id."""
    return int(connection.execute(statement.sql, statement.rows[0]).fetchall()[0][0])


def run(connection: sqlite3.Connection, statement: Statement) -> int:
    """Run one statement on all its rows; how many rows it changed."""
    changed = _run_rows(connection, statement)
    if changed == 0 and statement.unchanged:
        raise statement.unchanged("nothing was changed: the row has moved on")
    return changed


def _run_rows(connection: sqlite3.Connection, statement: Statement) -> int:
    try:
        if len(statement.rows) == 1:
            return connection.execute(statement.sql, statement.rows[0]).rowcount
        return max(0, connection.executemany(statement.sql, statement.rows).rowcount)
    except sqlite3.IntegrityError as error:
        if statement.conflict and error.sqlite_errorcode in KEY_CONFLICTS:
            raise statement.conflict(str(error)) from error
        raise
