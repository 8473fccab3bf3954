"""Until when each seat has time, and what Boroughs does about those who are late.

A visible sequence, each step of it reversible by the table: a call to the person, a word to the
table, a safe move by Boroughs, and after repeated absence a bot that stands in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum

from db import games, lateness, reminders, seats, steps, stops
from db.lateness import Lateness
from db.statements import Statement
from db.stops import Stop, StopKind
from engine.bots.levels import Level
from engine.core.errors import Refused, Stale
from engine.core.events import Event
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from tables.command import command, locked
from tables.context import BOROUGHS, Caller, Context
from tables.entries import Kind, played, with_stand_ins
from tables.log import append, note
from tables.people.reminder_prefs import prefs_of
from tables.table import Table
from tables.time.arithmetic import QUARTER, Stretch, call_at, moment, runs_out

NEVER = 0
MISSES = 2
"""After so many moves of Boroughs in a row a bot stands in for a seat."""


class Measure(StrEnum):
    """What Boroughs does next about somebody who is late."""

    CALL = "call"
    TELL = "tell"
    PLAY = "play"


@dataclass(frozen=True)
class Wait:
    """A person who is asked, since when, and until when they have time; ``due`` is None while
    their clock stands still. ``last`` is when Boroughs would move for them: a quarter of the time
    after it is up, and where that is at night, a quarter after the morning."""

    seat: Seat
    user: int
    since: int
    due: int | None
    last: int | None


async def waits(context: Context, table: Table) -> list[Wait]:
    """Everyone for whom the table waits and whose clock counts."""
    pace, asked_at = table.row.pace, table.row.asked_at
    if pace is None or asked_at is None:
        return []
    answered = await steps.answered(context.database, table.id)
    still = await stops.at_table(context.database, table.id, asked_at)
    found = []
    for row in table.present:
        if row.seat in table.row.asked and row.user is not None:
            since = max(asked_at, row.joined_at, answered.get(row.seat, NEVER))
            due = runs_out(since, pace, _stretches(still, row.seat, row.user))
            last = await _last(context, row.user, due, pace)
            found.append(Wait(row.seat, row.user, since, due, last))
    return found


async def _last(context: Context, user: int, due: int | None, pace: int) -> int | None:
    if due is None:
        return None
    return (await prefs_of(context, user)).awake_at(due) + pace // QUARTER


def _stretches(still: Iterable[Stop], seat: Seat, user: int) -> Iterator[Stretch]:
    """When the clock of this seat stood still: all stops but those of others."""
    for stop in still:
        if stop.seat in (None, seat) and stop.user in (None, user):
            yield Stretch(stop.start, stop.until)


def next_measure(wait: Wait, late: Lateness | None, pace: int) -> tuple[int, Measure] | None:
    """What Boroughs does next about this wait, and when; nothing while the clock stands."""
    if wait.due is None or wait.last is None:
        return None
    if late is None or late.since != wait.since or not late.called:
        return call_at(wait.due, pace), Measure.CALL
    if not late.told:
        return wait.due, Measure.TELL
    return wait.last, Measure.PLAY


@dataclass(frozen=True)
class Plan:
    """What Boroughs will do about one wait, and when."""

    when: int
    measure: Measure
    wait: Wait
    late: Lateness | None


async def look(context: Context, table_id: int) -> bool:
    """Do what is due first at this table. Returns whether to look again at once: something was
    done, or somebody else was quicker and the table has moved on."""
    with suppress(Stale):
        async with locked(context, table_id) as table:
            coming = await _coming(context, table)
            if coming is None or coming.when > context.now():
                wake = coming.when if coming is not None else None
                await context.database.execute(games.waking(table_id, wake))
                return False
            await _do(context, table, coming)
    return True


async def _coming(context: Context, table: Table) -> Plan | None:
    """What is to be done first at this table; nothing where no clock runs."""
    pace = table.row.pace
    if pace is None or table.position is None or table.row.ended_at is not None:
        return None
    late = await lateness.of_game(context.database, table.id)
    plans = []
    for wait in await waits(context, table):
        theirs = late.get(wait.seat)
        if (then := next_measure(wait, theirs, pace)) is not None:
            plans.append(Plan(*then, wait, theirs))
    return min(plans, key=lambda plan: plan.when, default=None)


async def _do(context: Context, table: Table, plan: Plan) -> None:
    wait = plan.wait
    missed = plan.late.missed if plan.late is not None else 0
    now_late = Lateness(table.id, wait.seat, wait.since, missed=missed)
    match plan.measure:
        case Measure.CALL:
            called = lateness.putting(replace(now_late, called=True))
            await context.database.execute(called, reminders.hastening(wait.user, context.now()))
        case Measure.TELL:
            await _tell(context, table, wait, replace(now_late, called=True, told=True))
        case Measure.PLAY:
            await _play(context, table, wait, replace(now_late, missed=missed + 1))


async def _tell(context: Context, table: Table, wait: Wait, late: Lateness) -> None:
    """Tell the table that somebody's time has run out, and what will happen when."""
    told = Event(msg("notice-late", who=who(wait.seat), until=moment(wait.last or context.now())))
    caller = _boroughs(table, "late", wait.seat)
    also = (lateness.putting(late),)
    await note(context, table, caller, told, also=also)


async def _play(context: Context, table: Table, wait: Wait, late: Lateness) -> None:
    """Play the fallback for a late seat, which stays theirs. After repeated absence a bot stands
    in."""
    match = table.match_needed().match
    entry = played(Kind.TIMEOUT, wait.seat, match.act(wait.seat, match.fallback(wait.seat)))
    notes, also = _absence(context, table, late)
    first = Event(msg("notice-timeout", who=who(wait.seat)))
    last = tuple(Event(note) for note in notes)
    entry = replace(entry, events=(first, *entry.events, *last))
    caller = _boroughs(table, "timeout", wait.seat)
    entries = with_stand_ins(entry, table.vacant)
    await append(context, table, caller, entries, also=(lateness.putting(late), *also))


def _absence(
    context: Context, table: Table, late: Lateness
) -> tuple[tuple[Msg, ...], tuple[Statement, ...]]:
    """What to tell and to store after repeated absence: a bot stands in, or the table is paused
    where nobody else plays. Nothing before that."""
    if late.missed < MISSES:
        return (), ()
    if len(table.present) > 1:
        bot = seats.standing_in(table.id, late.seat, Level.NORMAL)
        return (msg("notice-bot-stands-in", who=who(late.seat)),), (bot,)
    rest = stops.adding(Stop(StopKind.PAUSE, context.now(), table_id=table.id))
    return (msg("notice-rests"),), (rest,)


def _boroughs(table: Table, measure: str, seat: Seat) -> Caller:
    return Caller(BOROUGHS, "", f"{measure}-{table.id}-{table.row.rev}-{seat}")


@command(retry=True)
async def give_time(context: Context, table: Table, caller: Caller, seat: Seat) -> None:
    """Give a late seat its whole time again, and let its person play themselves.

    Refused for one's own seat, unless one plays alone, and for a seat that is not late.
    """
    table.match_needed()
    if table.seat_needed(caller.user) == seat and len(table.holders) > 1:
        raise Refused("refused-own-time")
    if seat not in await late_seats(context, table):
        raise Refused("refused-not-late")
    now = context.now()
    asked_at = table.row.asked_at or now
    grant = Stop(StopKind.GRANT, asked_at, now, table_id=table.id, seat=seat)
    also = (
        stops.adding(grant),
        lateness.forgiving(table.id, seat),
        seats.standing_in(table.id, seat, None),
        games.waking(table.id, now),
    )
    told = Event(msg("notice-more-time", who=who(seat)))
    await note(context, table, caller, told, also=also)


async def late_seats(context: Context, table: Table) -> list[Seat]:
    """Those who may be given more time: the table was told of them, or a bot stands in."""
    late = await lateness.of_game(context.database, table.id)
    return late_among(table, late, await waits(context, table))


def late_among(table: Table, late: Mapping[Seat, Lateness], waits: Iterable[Wait]) -> list[Seat]:
    """Those of ``late_seats``, by what is noted of the late and by whom the table waits for."""
    waiting = {wait.seat: wait.since for wait in waits}
    told = {seat for seat, one in late.items() if one.told and waiting.get(seat) == one.since}
    here = [row for row in table.seats if row.user is not None and row.left_at is None]
    return [row.seat for row in here if row.seat in told or row.bot is not None]


@command(retry=True)
async def come_back(context: Context, table: Table, caller: Caller) -> None:
    """Play again oneself. Refused where no bot stands in."""
    table.match_needed()
    seat = table.seat_needed(caller.user)
    if table.seats[seat].bot is None:
        raise Refused("refused-not-away")
    also = (
        lateness.forgiving(table.id, seat),
        seats.standing_in(table.id, seat, None),
        games.waking(table.id, context.now()),
    )
    told = Event(msg("notice-back", who=who(seat)))
    await note(context, table, caller, told, also=also)


async def put_off(context: Context, table_id: int, when: int) -> None:
    """Look at this table again at that moment; tables that are due before it come first."""
    await context.database.execute(games.waking(table_id, when))


async def due_tables(context: Context) -> list[int]:
    """The tables whose clocks must be looked at now."""
    return await games.to_wake(context.database, context.now())
