"""The host of a table, and who becomes host when they leave."""

from __future__ import annotations

from db import games
from db.statements import Statement
from tables.table import Table


def heir(table: Table) -> int | None:
    """The host of this table from now on: still the same person, else the first of those who play
    themselves, else the first for whom a bot stands in; None where no person is left."""
    if any(row.user == table.row.host for row in table.holders):
        return table.row.host
    heirs = sorted(table.holders, key=lambda row: row.bot is not None)
    return heirs[0].user if heirs else None


def passing_on(after: Table) -> tuple[Statement, ...]:
    """The statements that make somebody who sits at the table ``after`` its host, if nobody is."""
    host = heir(after)
    return () if host in (None, after.row.host) else (games.hosting(after.id, host),)
