"""What needs the consent of the others: one wish at a time, a private vote, a day to answer."""

from __future__ import annotations

from db import settings, timers, votes
from db.settings import Scope
from db.statements import Statement
from db.votes import Request
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.seats import Seat
from tables import wishes
from tables.context import Caller, Context
from tables.entries import Entry, Kind
from tables.log import append
from tables.table import Table
from tables.time.arithmetic import DAY, HOUR, moment
from tables.wishes import LAPSE, Wish

ANSWER_SECONDS = DAY
AGAIN_SECONDS = 3 * HOUR
"""So many seconds pass before somebody may ask again for what was refused: each time calls
everybody."""


def voters(table: Table, request: Request) -> frozenset[Seat]:
    """Everyone who plays themselves, but nobody decides about their own wish. Where somebody wants
    a seat back, they do not sit at the table, so all who do are asked. To give up everybody's
    result, those for whom a bot stands in are asked as well."""
    wants = None if request.kind == Wish.RETURN else request.seat
    asked = table.holders if request.kind == Wish.CANCEL else table.present
    return frozenset(row.seat for row in asked if row.seat != wants)


async def none_pending(context: Context, table: Table) -> None:
    """Refused while the table has another question before it."""
    if await wishes.pending(context, table.id) is not None:
        raise Refused("refused-wish-pending")


def wish(context: Context, table: Table, kind: Wish, seat: Seat, target: int = 0) -> Request:
    """What somebody asks for now."""
    return Request(table.id, kind, table.row.rev + 1, seat, target, context.now())


def declining(request: Request, now: int) -> Statement:
    """The statement that records that the others have said no, or nothing."""
    return settings.putting(Scope.TABLE, request.table_id, _refusal(request), str(now))


def _refusal(request: Request) -> str:
    return f"refused-{request.kind}-{request.seat}-{request.target}"


async def _check_not_refused(context: Context, request: Request) -> None:
    at = await settings.find(context.database, Scope.TABLE, request.table_id, _refusal(request))
    if at is not None and context.now() < int(at) + AGAIN_SECONDS:
        raise Refused("refused-wish-again", until=moment(int(at) + AGAIN_SECONDS))


async def ask(
    context: Context, table: Table, caller: Caller, request: Request, event: Event
) -> None:
    """Put the wish before the others, who are called to it; silence until its deadline counts as
    no. Refused for some hours after they have said no to the same."""
    await _check_not_refused(context, request)
    lapse = timers.arming(LAPSE, context.now() + ANSWER_SECONDS, table.id)
    match, calls = table.match_needed().match, voters(table, request)
    entry = Entry(Kind.NOTE, match, (event,), calls=calls)
    await append(context, table, caller, [entry], also=(votes.asking(request), lapse))
