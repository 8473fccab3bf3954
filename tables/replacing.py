"""Taking over a seat whose owner is away: the seat, its hand and its points go on with it."""

from __future__ import annotations

from dataclasses import replace

from db import followers, lateness, predecessors, seats
from db.predecessors import Predecessor
from db.seats import Seat as SeatRow
from db.statements import Statement
from db.votes import Request
from engine.core.errors import Refused
from engine.core.events import Event, Whisper
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from tables import consent
from tables.admission import check_invited
from tables.consent import Wish
from tables.lobby import tidy_name
from tables.office import Caller, Office, errand
from tables.table import Table


def open_seats(table: Table) -> list[SeatRow]:
    """The seats that anyone may take over: their people have left, or a bot stands in."""
    if table.running is None or table.row.ended_at is not None:
        return []
    return [row for row in table.seats if is_open(row)]


def is_open(row: SeatRow) -> bool:
    """Whether anyone may take this seat of a running game over."""
    return row.left_at is not None or (row.user is not None and row.bot is not None)


@errand
async def take_over(office: Office, table: Table, caller: Caller, seat: Seat | None = None) -> None:
    """Sit down on an open seat of a running game, on this one or on the first."""
    table.match_needed()
    if table.seat_of(caller.user) is not None:
        raise Refused("refused-already-seated")
    await check_invited(office, table, caller.user)
    row = next((one for one in open_seats(table) if seat in (None, one.seat)), None)
    if row is None:
        raise Refused("refused-no-open-seat")
    name, now = tidy_name(caller.name), office.now()
    sitting = replace(row, user=caller.user, name=name, bot=None, joined_at=now, left_at=None)
    told = msg("notice-taken-over", who=who(row.seat))
    await _seat(office, table, caller, sitting, told, (_remembering(row, caller, now),))


def _remembering(row: SeatRow, caller: Caller, now: int) -> Statement:
    """Who sat here, so that they can have it back; not who has just come back themself."""
    if row.user is None or row.user == caller.user:
        return predecessors.forgetting(row.game, row.seat)
    return predecessors.noting(Predecessor(row.game, row.seat, row.user, row.name, now))


async def _seat(
    office: Office,
    table: Table,
    caller: Caller,
    sitting: SeatRow,
    told: Msg,
    also: tuple[Statement, ...],
) -> None:
    """Whoever sits down is shown the hand that goes with the seat."""
    hand = Whisper(sitting.seat, msg("notice-your-seat"))
    also = (seats.taking_over(sitting), lateness.forgiving(table.id, sitting.seat), *also)
    async with office.database.write() as writer:
        if sitting.user is not None:
            await followers.drop(writer, table.id, sitting.user)
        event = Event(told, (hand,))
        await consent.note(office, writer, table, caller, event, also=also)


@errand
async def ask_back(office: Office, table: Table, caller: Caller) -> None:
    """The former owner asks the table for the seat that somebody has taken over."""
    table.match_needed()
    former = await predecessors.of_user(office.database, table.id, caller.user)
    if former is None or table.seat_of(caller.user) is not None:
        raise Refused("refused-never-sat")
    await consent.none_pending(office, table)
    request = consent.wish(office, table, Wish.RETURN, former.seat, caller.user)
    asked = Event(msg("notice-return-asked", who=who(former.seat)))
    await consent.ask(office, table, caller, request, asked)


async def give_back(office: Office, table: Table, caller: Caller, request: Request) -> None:
    """The seat is its former owner's again."""
    former = await predecessors.of_user(office.database, table.id, request.target)
    if former is None:
        raise Refused("refused-never-sat")
    row = table.seats[former.seat]
    now = office.now()
    sitting = replace(
        row, user=former.user, name=former.name, bot=None, joined_at=now, left_at=None
    )
    told = msg("notice-given-back", who=who(former.seat))
    forgotten = predecessors.forgetting(table.id, former.seat)
    await _seat(office, table, caller, sitting, told, (forgotten, *consent.closing(request)))


async def was_theirs(office: Office, table: Table, user: int) -> bool:
    """Whether somebody else sits where this person sat."""
    if table.seat_of(user) is not None:
        return False
    return await predecessors.of_user(office.database, table.id, user) is not None
