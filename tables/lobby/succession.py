"""From one table to the next one of the same people: the next episode, or the same game again."""

from __future__ import annotations

from dataclasses import replace

from db import followers, games, invitations, seats, settings, timers
from db.games import Game, Opening
from db.locks import Lock, person_lock, server_lock, table_lock
from db.seats import Seat as SeatRow
from db.settings import Scope
from db.statements import Connection, Source
from engine.core import codec
from engine.core.options import Value
from tables.context import Caller, Context
from tables.limits import check_lobbies, check_server, check_tables
from tables.lobby import display
from tables.lobby.expiry import LOBBY, LOBBY_SECONDS
from tables.table import Table


async def successor(source: Source, table_id: int, kind: str) -> Game | None:
    """The table of this kind that was last opened after this one."""
    known = await settings.find(source, Scope.TABLE, table_id, kind)
    return await games.find(source, int(known)) if known is not None else None


def locks_of(before: Table, caller: Caller) -> tuple[Lock, ...]:
    """Held by whoever looks for a successor of this table, and opens one where there is none."""
    return table_lock(before.id), person_lock(caller.user), *server_lock(before.row.guild)


async def open_after(
    context: Context,
    writer: Connection,
    before: Table,
    caller: Caller,
    kind: str,
    options: dict[str, Value],
) -> int:
    """The number of a new lobby in the same place, with the same people on their seats. Refused
    where there are too many tables. The write holds ``locks_of``."""
    # Somebody may have been forgotten since the table was read.
    before = replace(before, seats=tuple(await seats.of_game(writer, before.id)))
    await check_server(writer, context.limits, before.row.guild)
    await check_lobbies(writer, context.limits, caller.user)
    await check_tables(writer, context.limits, caller.user)
    opened = await games.add(writer, _opening(context, before, caller, options))
    await games.set_thread(writer, opened, before.row.thread)
    await seats.rearrange(writer, opened, [_moved(row, opened) for row in staying(before)])
    await invitations.hand_on(writer, before.id, opened)
    await followers.hand_on(writer, before.id, opened, context.now())
    await settings.put(writer, Scope.TABLE, before.id, kind, str(opened))
    await timers.arm(writer, LOBBY, context.now() + LOBBY_SECONDS, opened)
    await display.opened(writer, opened, context.now())
    return opened


def _opening(context: Context, before: Table, caller: Caller, options: dict[str, Value]) -> Opening:
    return Opening(
        game=before.row.game,
        host=_host(before, caller),
        locale=before.row.locale,
        options=codec.dump_plain(options),
        created_at=context.now(),
        guild=before.row.guild,
        channel=before.row.channel,
        pace=before.row.pace,
        private=before.row.private,
        lobby_channel=before.row.thread or before.row.channel,
    )


def _host(before: Table, caller: Caller) -> int:
    """The caller, if they sit at the new table from the beginning; else the first person who does.
    Whoever has left is in charge only where nobody else is there."""
    people = [row.user for row in staying(before) if row.user is not None]
    return people[0] if people and caller.user not in people else caller.user


def staying(before: Table) -> list[SeatRow]:
    """Those who sit here to the end; not those who have left."""
    return [row for row in before.seats if row.left_at is None]


def _moved(row: SeatRow, table_id: int) -> SeatRow:
    """The same person at another table; nobody stands in for them there."""
    return replace(row, table_id=table_id, bot=None if row.user else row.bot)
