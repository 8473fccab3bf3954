"""Leaving a running game: the house plays on for the seat, or the others win."""

from __future__ import annotations

from dataclasses import replace

from db import seats
from engine.core.events import Event
from engine.core.game import Outcome
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from tables.hosting import passing_on
from tables.office import Caller, Office, errand
from tables.play import store
from tables.progress import Entry, Kind, with_stand_ins
from tables.table import Table, with_seat


@errand
async def resign(office: Office, table: Table, caller: Caller) -> None:
    """Give one's seat up for good."""
    seat, now = table.seat_needed(caller.user), office.now()
    match = table.match_needed().match
    table = without(table, seat, now)
    outcome = outcome_by_leaving(table)
    entry = Entry(Kind.RESIGN, match, _told(seat, outcome), seat)
    entries = [entry] if outcome is not None else with_stand_ins(entry, table.vacant)
    also = (seats.resigning(table.id, seat, now), *passing_on(table))
    await store(office, table, caller, entries, outcome=outcome, also=also)


def without(table: Table, seat: Seat, now: int) -> Table:
    """The table after this seat's person has left."""
    return with_seat(table, replace(table.seats[seat], left_at=now))


def outcome_by_leaving(table: Table) -> Outcome | None:
    """How the game ends when no person, or a single competitor, is left; None if it goes on."""
    here = [row.seat for row in table.seats if row.seat not in table.vacant]
    people = [seat for seat in here if table.seats[seat].user is not None]
    match = table.match_needed().match
    if people and (len(here) > 1 or table.game.co_op(match.config)):
        return None
    tallies = table.game.forecast(match.public().view)
    if not people:
        return Outcome((1,) * len(table.seats), msg("outcome-abandoned"), tallies, won=False)
    ranks = tuple(1 if row.seat in here else 2 for row in table.seats)
    return Outcome(ranks, msg("outcome-resigned", who=who(here[0])), tallies)


def _told(seat: Seat, outcome: Outcome | None) -> tuple[Event, ...]:
    after: Msg = msg("notice-stand-in", who=who(seat)) if outcome is None else outcome.why
    return Event(msg("notice-resigned", who=who(seat))), Event(after)
