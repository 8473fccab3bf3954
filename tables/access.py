"""Who may know of a table: a public one is its server's, a private one is its people's."""

from __future__ import annotations

from db import games
from db.games import Game
from engine.core.errors import Refused
from tables.context import Context
from tables.table import Table


async def check_admitted(context: Context, table_id: int, user: int, guild: int | None) -> None:
    """Refused in the very words for a table that does not exist, so that nobody can tell which.

    It looks at the row alone, before anything is read that could fail in a telling way.
    """
    if not await games.may_see(context.database, table_id, user, guild):
        raise Refused("refused-no-such-game")


async def check_in_guild(context: Context, table_id: int, guild: int | None) -> None:
    """A manager here is nobody elsewhere: other servers' tables do not exist for them."""
    row = await games.find(context.database, table_id)
    if row is None or guild is None or row.guild != guild:
        raise Refused("refused-no-such-game")


async def admitted(context: Context, row: Game, user: int, guild: int | None) -> bool:
    """Whether somebody who asks from this server may look at this table."""
    return await games.may_see(context.database, row.id, user, guild)


async def check_invited(context: Context, table: Table, user: int) -> None:
    """Refused to strangers at the door of a private table, which they have before their eyes."""
    if table.row.private and not await games.belongs(context.database, table.id, user):
        raise Refused("refused-by-invitation")
