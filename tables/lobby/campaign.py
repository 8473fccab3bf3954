"""From one episode of a campaign to the next: the same boards, mostly the same people."""

from __future__ import annotations

from dataclasses import replace

from db import followers, games, invitations, seats, settings, timers
from db.games import Opening, Status
from db.settings import Scope
from db.statements import Connection
from engine.core import codec
from engine.core.errors import Refused
from engine.core.options import Config
from tables.command import locked
from tables.context import Caller, Context
from tables.limits import check_lobbies, check_server
from tables.lobby import display
from tables.lobby.expiry import LOBBY, LOBBY_SECONDS
from tables.table import Table

NEXT = "next"


def coming(table: Table) -> Config | None:
    """How the next episode is set up; None where there is none.

    An episode that was broken off hands nothing on: it is played again from its beginning.
    """
    if table.row.status is not Status.OVER or not table.game.spec.campaign:
        return None
    match = table.shown().match
    carry = match.outcome.carry if match.outcome is not None else match.config.carried
    return replace(match.config, carried=carry) if carry else None


async def next_episode(context: Context, table_id: int, caller: Caller) -> Table:
    """The lobby of the next episode, opened now if there is none; everyone keeps their seat.

    Refused where there is no next episode, and to those who did not sit at this one.
    """
    async with locked(context, table_id) as before:
        config = coming(before)
        if config is None:
            raise Refused("refused-no-next-episode")
        if all(row.user != caller.user for row in before.seats):
            raise Refused("refused-not-seated")
        async with context.database.write() as writer:
            opened = await _opened_once(context, writer, before, config, caller)
    async with locked(context, opened) as table:
        return table


async def _opened_once(
    context: Context, writer: Connection, before: Table, config: Config, caller: Caller
) -> int:
    """The number of the next episode's table: the one that is known, unless it was called off, or
    a new one."""
    known = await settings.find(writer, Scope.TABLE, before.id, NEXT)
    row = await games.find(writer, int(known)) if known is not None else None
    if row is not None and row.status is not Status.CANCELLED:
        return row.id
    await check_server(writer, context.limits, before.row.guild)
    await check_lobbies(writer, context.limits, caller.user)
    opening = Opening(
        game=before.row.game,
        host=caller.user,
        locale=before.row.locale,
        options=codec.dump_plain(dict(config.options)),
        created_at=context.now(),
        guild=before.row.guild,
        channel=before.row.channel,
        pace=before.row.pace,
        private=before.row.private,
        lobby_channel=before.row.thread or before.row.channel,
    )
    opened = await games.add(writer, opening)
    await games.prepare(writer, opened, codec.dump_plain(config))
    await games.set_thread(writer, opened, before.row.thread)
    here = [row for row in before.seats if row.left_at is None]
    staying = [replace(row, table_id=opened, bot=None if row.user else row.bot) for row in here]
    await seats.rearrange(writer, opened, staying)
    await invitations.hand_on(writer, before.id, opened)
    await followers.hand_on(writer, before.id, opened, context.now())
    await settings.put(writer, Scope.TABLE, before.id, NEXT, str(opened))
    await timers.arm(writer, LOBBY, context.now() + LOBBY_SECONDS, opened)
    wait = display.ANSWER_SECONDS
    await display.changed(writer, opened, context.now(), wait)
    return opened
