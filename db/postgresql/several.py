"""Several queries in one trip, as of one moment: one statement, with the rows of each as an array.

Rows in an array have no names of columns. They are asked for once for each text of a query.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from db.postgresql.dialect import query
from db.postgresql.pool import Session
from db.statements import Query, Row

ROWS = "ARRAY(SELECT found FROM ({}) AS found)"


@dataclass(frozen=True)
class FoundRow:
    """A row with the names of its columns."""

    names: tuple[str, ...]
    values: tuple[Any, ...]

    def keys(self) -> Iterable[str]:
        """The names of the columns."""
        return self.names

    def __getitem__(self, key: str | int) -> Any:  # noqa: ANN401  whatever is stored
        return self.values[self.names.index(key) if isinstance(key, str) else key]


class Several:
    """Runs several queries at once; keeps what their columns are called."""

    def __init__(self) -> None:
        self._names: dict[str, tuple[str, ...]] = {}

    async def fetch(self, session: Session, queries: Sequence[Query]) -> list[list[Row]]:
        """The rows of each of these queries, all as of one moment."""
        names = [await self._names_of(session, one) for one in queries]
        text, values = _together(queries)
        found = await session.fetchrow(text, *values)
        return [
            [FoundRow(columns, tuple(row)) for row in rows]
            for columns, rows in zip(names, found, strict=True)
        ]

    async def _names_of(self, session: Session, asked: Query) -> tuple[str, ...]:
        if asked.sql not in self._names:
            prepared = await session.prepare(query(*asked)[0])
            self._names[asked.sql] = tuple(one.name for one in prepared.get_attributes())
        return self._names[asked.sql]


def _together(queries: Sequence[Query]) -> tuple[str, list[Any]]:
    """One statement for all of these, and their values."""
    texts, values = list[str](), list[Any]()
    for one in queries:
        text, values = query(*one, before=values)
        texts.append(ROWS.format(text))
    return f"SELECT {', '.join(texts)}", values
