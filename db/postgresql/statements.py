"""Queries and statements on one connection; each call is one trip to the server."""

from __future__ import annotations

from collections.abc import Iterable

from asyncpg import PostgresError

from db.postgresql.dialect import Batch, query
from db.postgresql.pool import Session
from db.statements import Parameters, Row, Statement

RUN = "SELECT run_statements($1, $2, $3, $4, $5, $6)"
KEY_TAKEN, NOTHING_CHANGED = "23505", "BR001"


async def fetch_rows(session: Session, sql: str, parameters: Parameters) -> list[Row]:
    """All rows of this query."""
    text, values = query(sql, parameters)
    rows: list[Row] = await session.fetch(text, *values)
    return rows


async def run_all(session: Session, statements: Iterable[Statement]) -> int:
    """Run these in one trip, all or none; how many rows they changed. An expected miss becomes the
    error that it stands for."""
    batch = Batch()
    for statement in statements:
        batch.add(statement)
    if not batch.texts:
        return 0
    try:
        return int(await session.fetchval(RUN, batch.texts, batch.needed, *batch.values))
    except PostgresError as error:
        _raise_meant(error, batch)
        raise


def _raise_meant(error: PostgresError, batch: Batch) -> None:
    """Raise what this error stands for, if the statement in which it was raised says so."""
    if error.sqlstate not in (KEY_TAKEN, NOTHING_CHANGED):
        return
    owner = batch.owners[int(error.detail) - 1]
    if error.sqlstate == NOTHING_CHANGED and owner.unchanged:
        raise owner.unchanged("nothing was changed: the row has moved on") from error
    if error.sqlstate == KEY_TAKEN and owner.conflict:
        raise owner.conflict(str(error)) from error


async def run_insert(session: Session, statement: Statement) -> int:
    """Run a statement that makes one row and returns its id."""
    rows = await fetch_rows(session, statement.sql, statement.rows[0])
    return int(rows[0][0])
