"""Who may know of a table: a public one is its server's, a private one is its people's."""

from __future__ import annotations

from db import games
from db.games import Game, Status
from engine.core.errors import Refused
from tables.context import Context
from tables.table import Table


async def known_in(context: Context, guild: int, status: Status, user: int) -> list[Game]:
    """The tables of this server with this status that this person may know of, by number."""
    return await games.in_guild(context.database, guild, status, user)


async def check_admitted(context: Context, table_id: int, user: int, guild: int | None) -> None:
    """Refused where this person, who asks from this server, may not know of the table. The words
    are those for a table that does not exist, so that nobody can tell the two apart.

    Reads the row alone: a state that cannot be read would be refused in other words, and give it
    away.
    """
    if not await may_know(context, table_id, user, guild):
        raise Refused("refused-no-such-game")


async def may_know(context: Context, table_id: int, user: int, guild: int | None) -> bool:
    """Whether there is such a table and this person, who asks from this server, may know of it."""
    return await games.may_see(context.database, table_id, user, guild)


async def check_in_guild(context: Context, table_id: int, guild: int | None) -> None:
    """Refused where the table is not one of this server: its managers manage no others."""
    row = await games.find(context.database, table_id)
    if row is None or guild is None or row.guild != guild:
        raise Refused("refused-no-such-game")


async def admitted(context: Context, row: Game, user: int, guild: int | None) -> bool:
    """Whether somebody who asks from this server may look at this table."""
    return await games.may_see(context.database, row.id, user, guild)


async def check_invited(context: Context, table: Table, user: int) -> None:
    """Refused where the table is private and this person was not invited."""
    if table.row.private and not await games.belongs(context.database, table.id, user):
        raise Refused("refused-by-invitation")
