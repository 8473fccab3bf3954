"""The tables of an archive of this version, as they are for both kinds."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from graphlib import TopologicalSorter

from db.inspection import schema_of
from db.migration import in_memory


@dataclass(frozen=True)
class TableLayout:
    """One table: its columns in order, and those that make its key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]


def layout() -> tuple[TableLayout, ...]:
    """All tables; whatever refers to another comes after it."""
    with closing(in_memory()) as connection:
        tables = [name for kind, name in schema_of(connection) if kind == "table"]
        order = TopologicalSorter({one: _referred(connection, one) for one in sorted(tables)})
        return tuple(_layout(connection, one) for one in order.static_order())


def _referred(connection: sqlite3.Connection, table: str) -> set[str]:
    rows = connection.execute('SELECT DISTINCT "table" FROM pragma_foreign_key_list(?)', (table,))
    return {str(name) for (name,) in rows}


def _layout(connection: sqlite3.Connection, table: str) -> TableLayout:
    sql = "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid"
    columns = connection.execute(sql, (table,)).fetchall()
    key = sorted((place, name) for name, place in columns if place)
    return TableLayout(table, tuple(name for name, _ in columns), tuple(name for _, name in key))
