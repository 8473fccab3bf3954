"""Private tables, and inviting people to a table."""

from __future__ import annotations

from db import followers, games, invitations
from engine.core.errors import Refused
from tables.command import command, once
from tables.context import Caller, Context
from tables.lobby import display
from tables.lobby.opening import host_needed
from tables.table import Table


@command(retry=True)
async def set_private(context: Context, table: Table, caller: Caller, private: bool) -> None:
    """The host makes a lobby private, or opens it to all. A campaign stays what it began as: its
    thread cannot change.

    A private table is for those who sit there and whom they have invited: other invitations are
    dropped, and so are followers without one.
    """
    table.lobby_needed()
    host_needed(table, caller)
    if table.prepared is not None:
        raise Refused("refused-privacy-stays")
    async with once(context, caller, table.id) as writer:
        await games.set_private(writer, table.id, private)
        if private:
            await invitations.drop_outsiders(writer, table.id)
            await followers.drop_uninvited(writer, table.id)
        await display.changed(writer, table, context.now())


@command(retry=True)
async def invite(context: Context, table: Table, caller: Caller, person: int) -> None:
    """Call somebody to a table, once. To a private one only those who sit there can."""
    if table.row.ended_at is not None:
        raise Refused("refused-game-over")
    if table.row.private:
        table.seat_needed(caller.user)
    table.open_needed()
    if table.seat_of(person) is not None:
        raise Refused("refused-invited-sits")
    async with once(context, caller, table.id) as writer:
        if await invitations.was_called(writer, table.id, person):
            raise Refused("refused-invited-before")
        await invitations.add(writer, table.id, person, context.now(), caller.user)
