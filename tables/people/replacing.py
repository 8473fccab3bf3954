"""Taking over a seat whose owner is away: the seat, its hand and its points go on with it."""

from __future__ import annotations

from dataclasses import replace

from db import (
    drafts,
    followers,
    former_seats,
    hands,
    lateness,
    orders,
    seats,
    standing_answers,
    votes,
)
from db.former_seats import FormerSeat
from db.locks import person_lock, table_lock
from db.seats import Seat as SeatRow
from db.statements import Statement, Writer
from db.votes import Request
from engine.core.errors import Refused
from engine.core.events import Event, Whisper
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from tables import wishes
from tables.access import check_invited
from tables.command import command
from tables.context import Caller, Context
from tables.limits import check_tables
from tables.lobby.opening import tidy_name
from tables.log import note
from tables.people.hosting import passing_on
from tables.play import consent
from tables.table import Table, with_seat
from tables.wishes import Wish


def open_seats(table: Table) -> list[SeatRow]:
    """The seats that anyone may take over: their people have left, or a bot stands in."""
    if table.position is None or table.row.ended_at is not None:
        return []
    return [row for row in table.seats if is_open(row)]


def is_open(row: SeatRow) -> bool:
    """Whether anyone may take this seat of a running game over."""
    return row.left_at is not None or (row.user is not None and row.bot is not None)


@command(retry=True)
async def take_over(
    context: Context, table: Table, caller: Caller, seat: Seat | None = None
) -> None:
    """Sit down on an open seat of a running game, on this one or on the first.

    Somebody who has held a seat here knows its hand, and may only come back to that one.
    """
    table.match_needed()
    if table.seat_of(caller.user) is not None:
        raise Refused("refused-already-seated")
    await check_invited(context, table, caller.user)
    row = await _free_for(context, table, caller.user, seat)
    async with context.database.write(table_lock(table.id), person_lock(caller.user)) as writer:
        await check_tables(writer, context.limits, caller.user)
        if row.user == caller.user:
            await _sit_down_again(context, writer, table, caller, row)
        else:
            sitting = _sitting(row, caller.user, tidy_name(caller.name), context.now())
            told = msg("notice-taken-over", who=who(row.seat))
            await _seat(context, writer, table, caller, sitting, told)


@command(retry=True)
async def hand_over(
    context: Context, table: Table, caller: Caller, seat: Seat, user: int, name: str
) -> None:
    """Seat this person in place of whoever has the seat by a place in a league: that is this
    person's now. Refused to those who know another hand here, or may know one."""
    table.match_needed()
    if table.seat_of(user) is not None:
        raise Refused("refused-already-seated")
    known = await held_seats(context, table, user)
    if not (known or await _forgotten_seats(context, table)) <= {seat}:
        raise Refused("refused-own-seat-only" if known else "refused-forgotten-seat-only")
    async with context.database.write(table_lock(table.id), person_lock(user)) as writer:
        sitting = _sitting(table.seats[seat], user, tidy_name(name), context.now())
        told = msg("notice-taken-over", who=who(seat))
        await _seat(context, writer, table, caller, sitting, told)


async def _free_for(context: Context, table: Table, user: int, seat: Seat | None) -> SeatRow:
    """The first open seat, or this one, that this person may have; refused if there is none."""
    held = await held_seats(context, table, user)
    forgotten = await _forgotten_seats(context, table)
    found = [row for row in open_seats(table) if seat in (None, row.seat)]
    if not found:
        raise Refused("refused-no-open-seat")
    if held:
        fitting = [row for row in found if row.seat in held and row.left_at is not None]
    else:
        fitting = [row for row in found if forgotten <= {row.seat}]
    if not fitting:
        raise Refused("refused-own-seat-only" if held else "refused-forgotten-seat-only")
    return fitting[0]


async def held_seats(context: Context, table: Table, user: int) -> frozenset[Seat]:
    """Every seat of this table that this person holds or has ever held."""
    former = await former_seats.of_game(context.database, table.id)
    before = frozenset(one.seat for one in former if one.user == user)
    return before | {row.seat for row in table.seats if row.user == user}


async def _forgotten_seats(context: Context, table: Table) -> frozenset[Seat]:
    """The seats of those who were forgotten. Any newcomer may be one of them, and has then seen
    that hand: so it is the only one that a newcomer may have."""
    former = await former_seats.of_game(context.database, table.id)
    before = frozenset(one.seat for one in former if one.user is None)
    return before | {row.seat for row in table.seats if row.user is None and row.bot is None}


def _sitting(row: SeatRow, user: int | None, name: str, now: int) -> SeatRow:
    return replace(row, user=user, name=name, bot=None, joined_at=now, left_at=None)


async def _sit_down_again(
    context: Context, writer: Writer, table: Table, caller: Caller, row: SeatRow
) -> None:
    """Give a seat back to the person whose it still is, with the clock and the lateness it had."""
    sitting = _sitting(row, row.user, tidy_name(caller.name), row.joined_at)
    told = msg("notice-back", who=who(row.seat))
    await _store_seat(context, writer, table, caller, sitting, told, (seats.taking_over(sitting),))


async def _seat(
    context: Context,
    writer: Writer,
    table: Table,
    caller: Caller,
    sitting: SeatRow,
    told: Msg,
    also: tuple[Statement, ...] = (),
) -> None:
    """Seat somebody else: the former holder is noted, the host's role passes on, and nothing that
    the former holder has asked for, agreed to, begun or prepared is held to be theirs."""
    before = table.seats[sitting.seat]
    former = FormerSeat(
        table.id, before.seat, table.row.rev, before.user, before.name, context.now()
    )
    also = (
        seats.taking_over(sitting),
        former_seats.noting(former),
        lateness.forgiving(table.id, sitting.seat),
        hands.dropping(table.id, sitting.seat),
        drafts.dropping(table.id, sitting.seat),
        orders.dropping_list(table.id, sitting.seat),
        standing_answers.dropping_seat(table.id, sitting.seat),
        votes.withdrawing(table.id, sitting.seat),
        *await _unasked(context, table, sitting.seat),
        *passing_on(with_seat(table, sitting)),
        *also,
    )
    await _store_seat(context, writer, table, caller, sitting, told, also)


async def _unasked(context: Context, table: Table, seat: Seat) -> tuple[Statement, ...]:
    """The statements that close the wish of whoever sat here, if they have one."""
    wish = await wishes.pending(context, table.id)
    if wish is None or wish.kind == Wish.RETURN or wish.seat != seat:
        return ()
    return wishes.closing(wish)


async def _store_seat(
    context: Context,
    writer: Writer,
    table: Table,
    caller: Caller,
    sitting: SeatRow,
    told: Msg,
    also: tuple[Statement, ...],
) -> None:
    """Store who sits here now, tell the table, and show them the hand that goes with the seat."""
    hand = Whisper(sitting.seat, msg("notice-your-seat"))
    if sitting.user is not None:
        also += (followers.dropping(table.id, sitting.user),)
    await note(context, table, caller, Event(told, (hand,)), also=also, writer=writer)


@command(retry=True)
async def ask_back(context: Context, table: Table, caller: Caller) -> None:
    """The former owner asks the table for the seat that somebody has taken over."""
    table.match_needed()
    former = await former_seats.of_user(context.database, table.id, caller.user)
    if former is None or table.seat_of(caller.user) is not None:
        raise Refused("refused-never-sat")
    await consent.none_pending(context, table)
    request = consent.wish(context, table, Wish.RETURN, former.seat, caller.user)
    asked = Event(msg("notice-return-asked", who=who(former.seat)))
    await consent.ask(context, table, caller, request, asked)


async def give_back(context: Context, table: Table, caller: Caller, request: Request) -> None:
    """Give the seat back to its former owner; its holder meanwhile becomes a former owner too."""
    former = await former_seats.of_user(context.database, table.id, request.target)
    if former is None or table.seat_of(request.target) is not None:
        raise Refused("refused-never-sat")
    sitting = _sitting(table.seats[former.seat], former.user, former.name, context.now())
    told = msg("notice-given-back", who=who(former.seat))
    closing = wishes.closing(request)
    await _seat(context, context.database, table, caller, sitting, told, closing)


async def was_theirs(context: Context, table: Table, user: int) -> bool:
    """Whether somebody else sits where this person sat."""
    if table.seat_of(user) is not None:
        return False
    return await former_seats.of_user(context.database, table.id, user) is not None
