"""Pausing a table: by consent its clocks stand still, until somebody lets them run again."""

from __future__ import annotations

from db import games, stops
from db.stops import Stop, StopKind
from db.votes import Request
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.words import msg, who
from tables import wishes
from tables.command import command
from tables.context import Caller, Context
from tables.log import note
from tables.play import consent
from tables.table import Table
from tables.wishes import Wish


@command(retry=True)
async def pause(context: Context, table: Table, caller: Caller) -> None:
    """Ask the others whether the clocks may stand still; alone, one need not ask."""
    table.match_needed()
    seat = table.seat_needed(caller.user)
    if await stops.open_pause(context.database, table.id) is not None:
        raise Refused("refused-paused")
    await consent.none_pending(context, table)
    request = consent.wish(context, table, Wish.PAUSE, seat)
    if consent.voters(table, request):
        asked = Event(msg("notice-pause-asked", who=who(seat)))
        await consent.ask(context, table, caller, request, asked)
    else:
        await begin(context, table, caller, request)


async def begin(context: Context, table: Table, caller: Caller, request: Request) -> None:
    """Stop the clocks, close the request and tell the table."""
    stop = Stop(StopKind.PAUSE, context.now(), table_id=table.id)
    also = (stops.adding(stop), games.waking(table.id, None), *wishes.closing(request))
    told = Event(msg("notice-paused"))
    await note(context, table, caller, told, also=also)


@command(retry=True)
async def resume(context: Context, table: Table, caller: Caller) -> None:
    """Let the clocks run again. Refused where they are not stopped."""
    table.match_needed()
    seat = table.seat_needed(caller.user)
    if await stops.open_pause(context.database, table.id) is None:
        raise Refused("refused-not-paused")
    now = context.now()
    also = (stops.ending_pause(table.id, now), games.waking(table.id, now))
    told = Event(msg("notice-resumed", who=who(seat)))
    await note(context, table, caller, told, also=also)


async def is_paused(context: Context, table_id: int) -> bool:
    """Whether the clocks of this table stand still."""
    return await stops.open_pause(context.database, table_id) is not None
