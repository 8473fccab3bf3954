"""Reminders: one digest of all that waits for a person, as often as they like, never at night."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from db import games, reminders, steps, stops
from db.reminders import Reminder
from engine.core.errors import Refused
from engine.core.words import Msg
from tables.context import Context
from tables.outbox import news
from tables.people.reminder_prefs import ReminderPrefs, is_muted, prefs_of
from tables.table import Table
from tables.time import deadlines
from tables.time.arithmetic import DAY, MINUTE, call_at
from tables.time.pauses import is_paused
from tables.troubles import wait

__all__ = ["FIRST", "Call", "Digest", "Reminder", "digest", "due", "plan", "put_off", "reminded"]

log = logging.getLogger(__name__)

A_WHILE = 5 * MINUTE
MOST_CALLS = 10
"""So many games fit into a message that is still read; the others come up as these are played."""
BEFORE_ANY = (0, 0)
START = 1
"""The revision that every player has seen."""
FIRST = 0
"""Before all tables."""
TABLES_AT_ONCE, PEOPLE_AT_ONCE = 10_000, 200
"""At so many tables it is looked who is to be reminded, and so many people are planned for."""


@dataclass(frozen=True)
class Call:
    """One game that waits: since when, until when, and what has happened since their last move."""

    table: Table
    since: int
    due: int | None
    told: tuple[Msg, ...]


@dataclass(frozen=True)
class Digest:
    """All that waits for one person, the longest wait first, and how they want to hear of it."""

    user: int
    prefs: ReminderPrefs
    calls: tuple[Call, ...]


async def plan(context: Context, after: int = FIRST) -> int:
    """Plan a reminder for everyone who is waited for and has none, at some tables that come after
    this one. Returns after which table to go on; ``FIRST`` once all were looked at."""
    end = await reminders.last_of_next(context.database, after, TABLES_AT_ONCE)
    upto = reminders.NO_END if end is None else end
    found = await reminders.unplanned(context.database, after, upto, PEOPLE_AT_ONCE)
    for user, since in found:
        every = await _every(context, user)
        await reminders.put(context.database, Reminder(user, since + every))
    if len(found) == PEOPLE_AT_ONCE:
        return after  # there may be more of them here
    return FIRST if end is None else end


async def _every(context: Context, user: int) -> int:
    """As often as they chose; as often as usual where that cannot be read: the others still are
    reminded."""
    try:
        return (await prefs_of(context, user)).every or DAY
    except Exception:
        log.exception("it cannot be read how somebody wants to be reminded")
        return DAY


async def due(context: Context) -> list[Reminder]:
    """Those whose reminders are due."""
    return await reminders.due(context.database, context.now())


async def digest(context: Context, reminder: Reminder) -> Digest | None:
    """What to tell this person now; None where it is nothing, or where it must wait."""
    prefs = await prefs_of(context, reminder.user)
    calls = await _calls(context, reminder.user)
    if not calls:
        await reminders.take(context.database, reminder)
        return None
    proper = await _proper_time(context, reminder, prefs, calls)
    if proper > context.now():
        await reminders.put(context.database, Reminder(reminder.user, proper, reminder.last))
        return None
    return Digest(reminder.user, prefs, tuple(calls))


async def _proper_time(
    context: Context, reminder: Reminder, prefs: ReminderPrefs, calls: list[Call]
) -> int:
    """When they want to hear of it: as often as they chose, sooner where time gets short, never at
    night, and never on vacation."""
    now = context.now()
    away = await stops.of_user(context.database, reminder.user, now)
    if away and away[0].start <= now:
        return away[0].until or now + DAY
    if prefs.every is None:
        return now + DAY
    usual = max(min(call.since for call in calls), reminder.last) + prefs.every
    urgent = [at for call in calls if (at := _last_call(call)) is not None and at > reminder.last]
    return prefs.awake_at(max(now, min([usual, *urgent])))


def _last_call(call: Call) -> int | None:
    """When the last quarter of their time begins."""
    return None if call.due is None else call_at(call.due, call.table.row.pace or 0)


async def _calls(context: Context, user: int) -> list[Call]:
    """The games that wait for this person; not those that are muted or paused."""
    found = await games.waiting_for(context.database, user)
    loud = [game.id for game in found if not await is_muted(context, user, game.id)]
    loud = [game for game in loud if not await is_paused(context, game)]
    return [call for game in loud[:MOST_CALLS] if (call := await _read(context, game, user))]


async def _read(context: Context, table_id: int, user: int) -> Call | None:
    """One game that waits; None where it cannot be told: the others still are."""
    try:
        return await _call(context, await context.table(table_id), user)
    except Refused:
        return None
    except Exception:
        log.exception("table %s cannot be told of in a reminder", table_id)
        return None


async def _call(context: Context, table: Table, user: int) -> Call:
    seat = table.seat_needed(user)
    waits = [wait for wait in await deadlines.waits(context, table) if wait.seat == seat]
    rev, at = (await steps.latest_of_seats(context.database, table.id)).get(seat, BEFORE_ANY)
    told = await news(context, table.id, seat, max(rev, START), table.row.rev)
    since = max(table.row.asked_at or 0, at)
    return Call(table, since, waits[0].due if waits else None, told)


async def reminded(context: Context, told: Digest) -> None:
    """Record that they were told now, and plan the next reminder."""
    now = context.now()
    await reminders.put(context.database, Reminder(told.user, now + (told.prefs.every or DAY), now))


async def put_off(context: Context, reminder: Reminder) -> None:
    """Try again later to tell them, after a longer while each time."""
    later = context.now() + max(A_WHILE, wait(reminder.tries))
    await reminders.put(context.database, replace(reminder, due=later, tries=reminder.tries + 1))
