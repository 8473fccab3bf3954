"""Pausing a table: by consent its clocks stand still, until somebody lets them run again."""

from __future__ import annotations

from db import games, stops
from db.stops import Stop, StopKind
from db.votes import Request
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.words import msg, who
from tables.context import Caller, Office, errand
from tables.play import consent
from tables.play.consent import Wish
from tables.table import Table


@errand
async def pause(office: Office, table: Table, caller: Caller) -> None:
    """Ask the others whether the clocks may stand still; alone, one need not ask."""
    table.match_needed()
    seat = table.seat_needed(caller.user)
    if await stops.open_pause(office.database, table.id) is not None:
        raise Refused("refused-paused")
    await consent.none_pending(office, table)
    request = consent.wish(office, table, Wish.PAUSE, seat)
    if consent.voters(table, request):
        asked = Event(msg("notice-pause-asked", who=who(seat)))
        await consent.ask(office, table, caller, request, asked)
    else:
        await begin(office, table, caller, request)


async def begin(office: Office, table: Table, caller: Caller, request: Request) -> None:
    """The clocks stand still from now on."""
    stop = Stop(StopKind.PAUSE, office.now(), game=table.id)
    also = (stops.adding(stop), games.waking(table.id, None), *consent.closing(request))
    async with office.database.write() as writer:
        told = Event(msg("notice-paused"))
        await consent.note(office, writer, table, caller, told, also=also)


@errand
async def resume(office: Office, table: Table, caller: Caller) -> None:
    """Anyone at the table lets the clocks run again."""
    table.match_needed()
    seat = table.seat_needed(caller.user)
    if await stops.open_pause(office.database, table.id) is None:
        raise Refused("refused-not-paused")
    now = office.now()
    also = (stops.ending_pause(table.id, now), games.waking(table.id, now))
    async with office.database.write() as writer:
        told = Event(msg("notice-resumed", who=who(seat)))
        await consent.note(office, writer, table, caller, told, also=also)


async def is_paused(office: Office, game: int) -> bool:
    """Whether the clocks of this table stand still."""
    return await stops.open_pause(office.database, game) is not None
