"""Answering a wish: one no ends it, the last yes carries it out, and silence lets it lapse.

Who said what stays with the archive: the table hears only how it came out.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import MappingProxyType

from db import receipts, timers, votes
from db.games import Status
from db.locks import table_lock
from db.statements import Writer
from db.timers import Timer
from db.votes import Request
from engine.core.errors import Refused, Stale
from engine.core.events import Event
from engine.core.seats import Seat
from engine.core.words import msg
from tables import wishes
from tables.command import command, locked, receipt
from tables.context import BOROUGHS, Caller, Context
from tables.lobby import opening
from tables.log import note
from tables.people import replacing
from tables.play import undo
from tables.play.consent import declining, voters
from tables.table import Table
from tables.time import pauses
from tables.wishes import Wish

Carry = Callable[[Context, Table, Caller, Request], Awaitable[None]]

CARRY_OUT: MappingProxyType[Wish, Carry] = MappingProxyType(
    {
        Wish.UNDO: undo.take_back,
        Wish.PAUSE: pauses.begin,
        Wish.RETURN: replacing.give_back,
        Wish.CANCEL: opening.call_off_together,
    }
)


@command()
async def vote(context: Context, table: Table, caller: Caller, yes: bool) -> None:
    """Agree to the open wish or refuse it. Refused where there is none, and to its own author."""
    table.match_needed()
    seat = table.seat_needed(caller.user)
    request = await wishes.pending(context, table.id)
    if request is None:
        raise Refused("refused-no-wish")
    if seat not in voters(table, request):
        raise Refused("refused-own-vote")
    if not yes:
        await _refuse(context, table, caller, request)
    elif not await _agree(context, table, caller, request, seat):
        await CARRY_OUT[Wish(request.kind)](context, table, caller, request)


async def _refuse(context: Context, table: Table, caller: Caller, request: Request) -> None:
    refused = Event(msg("notice-wish-refused", wish=request.kind))
    also = (*wishes.closing(request), declining(request, context.now()))
    await note(context, table, caller, refused, also=also)


async def _agree(
    context: Context, table: Table, caller: Caller, request: Request, seat: Seat
) -> bool:
    """Note this yes, unless it is the last that was missing. Returns whether it was noted."""
    async with context.database.write(table_lock(table.id)) as writer:
        said = await votes.on(writer, request)
        if voters(table, request) <= {seat, *(other for other, yes in said.items() if yes)}:
            return False
        await receipts.keep(writer, receipt(context, caller, table.id))
        await votes.cast(writer, request, seat, True)
        return True


async def lapsed(context: Context, timer: Timer) -> bool:
    """Drop the wish that nobody has decided about in time, and tell a table that still plays.
    Returns whether it was told."""
    if timer.table_id is None:
        return False
    alone = context.database.write(table_lock(timer.table_id))
    with suppress(Stale):
        async with locked(context, timer.table_id) as table, alone as writer:
            await timers.take(writer, timer)
            request = await votes.open_request(writer, table.id)
            if request is not None and table.row.status is Status.PLAYING:
                await _lapse(context, writer, table, timer, request)
                return True
            if request is not None:
                await writer.execute(*wishes.closing(request))
    return False


async def _lapse(
    context: Context, writer: Writer, table: Table, timer: Timer, request: Request
) -> None:
    caller = Caller(BOROUGHS, "", f"lapse-{timer.id}-{timer.due}")
    told = Event(msg("notice-lapsed", wish=request.kind))
    also = (*wishes.closing(request), declining(request, context.now()))
    await note(context, table, caller, told, also=also, writer=writer)
