"""Whose table it is: the role of the host passes on when they leave."""

from __future__ import annotations

from db import games
from db.statements import Statement
from tables.table import Table


def heir(table: Table) -> int | None:
    """Who is the host of this table from now on: still the same, or the first of those who play
    themselves, or else the first for whom a bot stands in; None where no person is left."""
    sitting = [row for row in table.seats if row.user is not None and row.left_at is None]
    if any(row.user == table.row.host for row in sitting):
        return table.row.host
    sitting.sort(key=lambda row: row.bot is not None)
    return sitting[0].user if sitting else None


def passing_on(after: Table) -> tuple[Statement, ...]:
    """What to store so that a table as it will be has a host who sits there."""
    host = heir(after)
    return () if host in (None, after.row.host) else (games.hosting(after.id, host),)
