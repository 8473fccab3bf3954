"""From one episode of a campaign to the next: the same boards, mostly the same people."""

from __future__ import annotations

from dataclasses import replace

from db import games
from db.games import Status
from db.statements import Connection
from engine.core import codec
from engine.core.errors import Refused
from engine.core.options import Config
from tables.command import locked
from tables.context import Caller, Context
from tables.lobby import own_seat
from tables.lobby.succession import locks_of, open_after, successor
from tables.play.resignation import handed_on
from tables.table import Table

NEXT = "next"


def coming(table: Table) -> Config | None:
    """How the next episode is set up; None where there is none.

    An episode that was broken off is counted for those who have stayed; where nothing can be
    counted, it is played again from its beginning.
    """
    if table.row.status is not Status.OVER or not table.game.spec.campaign:
        return None
    match = table.shown().match
    carry = match.outcome.carry if match.outcome is not None else handed_on(table)
    carry = match.config.carried if carry is None else carry
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
        async with context.database.write(*locks_of(before, caller)) as writer:
            opened = await _opened_once(context, writer, before, config, caller)
    async with locked(context, opened) as table:
        return table


async def _opened_once(
    context: Context, writer: Connection, before: Table, config: Config, caller: Caller
) -> int:
    """The number of the next episode's table: the one that is known, unless it was called off, or
    a new one."""
    known = await successor(writer, before.id, NEXT)
    if known is not None and known.status is not Status.CANCELLED:
        return known.id
    opened = await open_after(context, writer, before, caller, NEXT, dict(config.options))
    await own_seat.follow(writer, opened, before.id)
    await games.prepare(writer, opened, codec.dump_plain(config))
    return opened
