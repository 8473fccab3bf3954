"""Vacations: a yearly budget of days in which one's clocks stand still at every table."""

from __future__ import annotations

from dataclasses import dataclass

from db import games, receipts, stops
from db.games import Status
from db.locks import person_lock, table_lock
from db.statements import Connection, Source, Writer
from db.stops import Stop, StopKind
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.words import Msg, msg, who
from tables.command import locked_all, once
from tables.context import Caller, Context
from tables.log import note
from tables.people.reminder_prefs import prefs_of
from tables.table import Table
from tables.time.arithmetic import DAY, Stretch, moment, overlap, year_of

BUDGET_DAYS = 28


@dataclass(frozen=True)
class Holiday:
    """Until when somebody is away, if they are, and how many whole days they have left."""

    until: int | None
    days_left: int


async def holiday(context: Context, user: int) -> Holiday:
    """Until when this person is away, and the days that are left to them."""
    now = context.now()
    left = BUDGET_DAYS * DAY - await _used(context, context.database, user, now)
    return Holiday(await away_until(context, user), max(0, left // DAY))


async def away_until(context: Context, user: int) -> int | None:
    """The end of the vacation that this person is on; None where they are on none."""
    return await _away(context.database, user, context.now())


async def _away(source: Source, user: int, now: int) -> int | None:
    found = await stops.of_user(source, user, now)
    return next((stop.until for stop in found if stop.start <= now), None)


async def _used(context: Context, source: Source, user: int, moment_of_year: int) -> int:
    """The seconds of vacation in the calendar year of this moment, where this person lives."""
    year = year_of(moment_of_year, (await prefs_of(context, user)).zone)
    taken = await stops.of_user(source, user, year.start)
    return sum(overlap(year, Stretch(stop.start, stop.until)) for stop in taken)


async def go(context: Context, caller: Caller, days: int) -> Holiday:
    """Begin a vacation of so many days, and tell every table. Refused during another one, and where
    the budget does not have so many days left."""
    now = context.now()
    until = now + days * DAY
    if await receipts.find(context.database, caller.interaction) is not None:
        return await holiday(context, caller.user)
    stop = Stop(StopKind.VACATION, now, until, user=caller.user)
    await _everywhere(context, caller, stop, "notice-vacation", moment(until))
    return await holiday(context, caller.user)


async def _begin(context: Context, writer: Connection, user: int, stop: Stop) -> None:
    """Begin this vacation. The write holds the lock of this person: they begin one at a time."""
    await _check(context, writer, user, Stretch(stop.start, stop.until))
    await stops.add(writer, stop)


async def _check(context: Context, source: Source, user: int, wanted: Stretch) -> None:
    if await _away(source, user, wanted.start) is not None:
        raise Refused("refused-on-vacation")
    # What reaches into the next year cannot be too long for it: that budget is still whole.
    year = year_of(wanted.start, (await prefs_of(context, user)).zone)
    left = BUDGET_DAYS * DAY - await _used(context, source, user, wanted.start)
    if overlap(year, wanted) > left:
        raise Refused("refused-vacation-budget", days=max(0, left // DAY))


async def back(context: Context, caller: Caller) -> Holiday:
    """End the vacation now; the days that are left stay in the budget. Refused where none is on."""
    if await away_until(context, caller.user) is None:
        raise Refused("refused-not-on-vacation")
    await _everywhere(context, caller, None, "notice-vacation-over", None)
    return await holiday(context, caller.user)


async def _everywhere(
    context: Context, caller: Caller, stop: Stop | None, key: str, until: Msg | None
) -> None:
    """Begin or end a vacation, and tell all running tables of this person, in one transaction."""
    found = await games.of_user(context.database, caller.user, Status.PLAYING)
    ids = [row.id for row in found]
    locks = (person_lock(caller.user), *map(table_lock, ids))
    async with locked_all(context, ids) as tables, once(context, caller, None, *locks) as writer:
        if stop is not None:
            await _begin(context, writer, caller.user, stop)
        else:
            await stops.end_vacation(writer, caller.user, context.now())
        for table in tables:
            await _tell(context, writer, table, caller, key, until)


async def _tell(
    context: Context, writer: Writer, table: Table, caller: Caller, key: str, until: Msg | None
) -> None:
    seat = table.seat_needed(caller.user)
    args = {"until": until} if until is not None else {}
    told = Event(msg(key, who=who(seat), **args))
    each = Caller(caller.user, caller.name, f"{caller.interaction}-{table.id}")
    wake = games.waking(table.id, context.now() if table.row.pace is not None else None)
    await note(context, table, each, told, also=(wake,), writer=writer)
