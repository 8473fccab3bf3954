"""What a table holds, told so that two archives of different kinds can be compared."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from typing import Any

from db.layout import TableLayout
from db.statements import Row, Source, placeholders

AT_ONCE = 200


@dataclass(frozen=True)
class Proof:
    """What a table holds: how many rows, and the hash of all of them in the order of their keys."""

    rows: int
    digest: str


async def proof_of(source: Source, table: TableLayout) -> Proof:
    """What this table holds; every row of it is read."""
    digest = Digest()
    async for page in pages(source, table):
        digest.add(tuple(row[name] for name in table.columns) for row in page)
    return digest.proof()


async def pages(source: Source, table: TableLayout) -> AsyncIterator[list[Row]]:
    """All rows of this table in the order of their keys, some at a time."""
    key, columns = names(table.key), names(table.columns)
    page = await source.fetch(
        f"SELECT {columns} FROM {table.name} ORDER BY {key} LIMIT ?",  # noqa: S608  our own names
        (AT_ONCE,),
    )
    while page:
        yield page
        last = [page[-1][name] for name in table.key]
        page = await source.fetch(
            f"""SELECT {columns} FROM {table.name} WHERE ({key}) > ({placeholders(last)})
            ORDER BY {key} LIMIT ?""",  # noqa: S608  our own names
            (*last, AT_ONCE),
        )


def names(columns: Iterable[str]) -> str:
    """These columns, for a statement."""
    return ", ".join(f'"{name}"' for name in columns)


class Digest:
    """The hash of rows, each value with its type and length, so that no two tables share one."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()
        self._rows = 0

    def add(self, rows: Iterable[tuple[Any, ...]]) -> None:
        """Count these rows in."""
        for row in rows:
            self._rows += 1
            self._hash.update(b"".join(map(_canonical, row)))

    def proof(self) -> Proof:
        """What all rows so far come to."""
        return Proof(self._rows, self._hash.hexdigest())


def _canonical(value: Any) -> bytes:  # noqa: ANN401  whatever is stored
    if value is None:
        return b"n;"
    if isinstance(value, int):
        return b"i%d;" % value
    if isinstance(value, float):
        return b"f" + struct.pack(">d", value)
    kind, data = (b"t", value.encode()) if isinstance(value, str) else (b"b", bytes(value))
    return b"%s%d:%s" % (kind, len(data), data)
