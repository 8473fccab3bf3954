"""Who may know of a table: a public one is its server's, a private one is its people's."""

from __future__ import annotations

from db import followers, games, invitations, predecessors, seats
from db.games import Game
from engine.core.errors import Refused
from tables.office import Office
from tables.table import Table


async def check_admitted(office: Office, game: int, user: int, guild: int | None) -> None:
    """Refused in the very words for a table that does not exist, so that nobody can tell which.

    It looks at the row alone, before anything is read that could fail in a telling way.
    """
    row = await games.find(office.database, game)
    if row is None or not await admitted(office, row, user, guild):
        raise Refused("refused-no-such-game")


async def check_in_guild(office: Office, game: int, guild: int | None) -> None:
    """A manager here is nobody elsewhere: other servers' tables do not exist for them."""
    row = await games.find(office.database, game)
    if row is None or guild is None or row.guild != guild:
        raise Refused("refused-no-such-game")


async def admitted(office: Office, row: Game, user: int, guild: int | None) -> bool:
    """Whether somebody who asks from this server may look at this table."""
    if not row.private and guild is not None and row.guild == guild:
        return True
    return await belongs(office, row.id, user)


async def belongs(office: Office, game: int, user: int) -> bool:
    """Whether this person sits or ever sat here, was invited, or follows."""
    source = office.database
    if any(seat.user == user for seat in await seats.of_game(source, game)):
        return True
    if await invitations.find(source, game, user) or await predecessors.of_user(source, game, user):
        return True
    return await followers.find(source, game, user) is not None


async def check_invited(office: Office, table: Table, user: int) -> None:
    """Refused to strangers at the door of a private table, which they have before their eyes."""
    if table.row.private and not await belongs(office, table.id, user):
        raise Refused("refused-by-invitation")
