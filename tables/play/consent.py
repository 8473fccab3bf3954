"""What needs the consent of the others: one wish at a time, a private vote, a day to answer."""

from __future__ import annotations

from enum import StrEnum

from db import timers, turns, votes
from db.statements import Statement, Writer
from db.votes import Request
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.seats import Seat
from tables.context import Caller, Context, receipt
from tables.log import Entry, Kind, stored_turns
from tables.table import Table
from tables.time.arithmetic import DAY

LAPSE = "lapse"
ANSWER_SECONDS = DAY


class Wish(StrEnum):
    """What somebody asks the others for."""

    UNDO = "undo"
    PAUSE = "pause"
    RETURN = "return"
    CANCEL = "cancel"


async def pending(context: Context, table_id: int) -> Request | None:
    """The wish that waits for the others, if there is one."""
    return await votes.open_request(context.database, table_id)


def voters(table: Table, request: Request) -> frozenset[Seat]:
    """Everyone who is here, but nobody decides about their own wish. Whoever wants a seat back
    does not sit at the table, so all who do are asked. To give up everybody's result, those for
    whom a bot stands in are asked as well."""
    wants = None if request.kind == Wish.RETURN else request.seat
    asked = table.holders if request.kind == Wish.CANCEL else table.present
    return frozenset(row.seat for row in asked if row.seat != wants)


async def none_pending(context: Context, table: Table) -> None:
    """Refused while the table has another question before it."""
    if await pending(context, table.id) is not None:
        raise Refused("refused-wish-pending")


def wish(context: Context, table: Table, kind: Wish, seat: Seat, target: int = 0) -> Request:
    """What somebody asks for now."""
    return Request(table.id, kind, table.row.rev + 1, seat, target, context.now())


async def ask(
    context: Context, table: Table, caller: Caller, request: Request, event: Event
) -> None:
    """Put the wish before the others; whoever does not answer in time has not agreed."""
    async with context.database.write() as writer:
        await votes.ask(writer, request)
        await timers.arm(writer, LAPSE, context.now() + ANSWER_SECONDS, table.id)
        await note(context, writer, table, caller, event)


def closing(request: Request) -> tuple[Statement, ...]:
    """The wish is decided."""
    return votes.closing(request.table_id, request.kind), timers.disarming(request.table_id, LAPSE)


async def note(
    context: Context,
    writer: Writer,
    table: Table,
    caller: Caller,
    *events: Event,
    also: tuple[Statement, ...] = (),
) -> None:
    """An entry that tells something and moves nothing."""
    entry = Entry(Kind.NOTE, table.match_needed().match, events)
    kept = receipt(context, caller, table.id)
    await turns.store(writer, *stored_turns(table, [entry], context.now(), kept))
    if also:
        await writer.execute(*also)
