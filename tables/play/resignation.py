"""Leaving a running game: Boroughs plays on for the seat, the last one wins, or people decide."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from db import seats
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.game import Outcome
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from tables.command import command
from tables.context import Caller, Context
from tables.entries import Entry, Kind, with_stand_ins
from tables.log import append
from tables.people.hosting import passing_on
from tables.table import Table, with_seat


class After(StrEnum):
    """What follows when somebody leaves."""

    PLAYED_ON = "on"
    LAST_WINS = "last"
    LAST_DECIDES = "bots"
    NOBODY_WINS = "nobody"


@command(retry=True)
async def resign(context: Context, table: Table, caller: Caller) -> None:
    """Give one's seat up for good. Refused to those who do not sit there."""
    seat, now = table.seat_needed(caller.user), context.now()
    match = table.match_needed().match
    after = after_leaving(table, seat)
    table = without(table, seat, now)
    outcome = outcome_of(table, after)
    entry = Entry(Kind.RESIGN, match, _told(table, seat, after), seat)
    entries = [entry] if outcome is not None else with_stand_ins(entry, table.vacant)
    also = (seats.resigning(table.id, seat, now), *passing_on(table))
    await append(context, table, caller, entries, outcome=outcome, also=also)


@command(retry=True)
async def finish(context: Context, table: Table, caller: Caller) -> None:
    """End the game and win with the points as they stand. Refused to those who are not alone with
    bots."""
    match, seat = table.match_needed().match, table.seat_needed(caller.user)
    if alone_with_bots(table) != seat:
        raise Refused("refused-not-alone")
    entry = Entry(Kind.NOTE, match, (Event(msg("notice-finished", who=who(seat))),), seat)
    outcome = _win(table, seat, msg("outcome-finished"))
    await append(context, table, caller, [entry], outcome=outcome)


def after_leaving(table: Table, seat: Seat) -> After:
    """What would follow if this seat's person left now."""
    people = [one for one in people_at(table) if one != seat]
    if not people:
        return After.NOBODY_WINS
    if len(people) > 1 or table.game.co_op(table.match_needed().match.config):
        return After.PLAYED_ON
    return After.LAST_DECIDES if _bots_at(table) else After.LAST_WINS


def alone_with_bots(table: Table) -> Seat | None:
    """The one person left among rivals that are bots, once all the other people have left."""
    people = people_at(table)
    if table.position is None or table.row.ended_at is not None or len(people) != 1:
        return None
    deserted = table.vacant and _bots_at(table)
    rivals = not table.game.co_op(table.position.match.config)
    return people[0] if deserted and rivals else None


def people_at(table: Table) -> list[Seat]:
    """The seats whose people have not left, in their order."""
    rows = (row for row in table.seats if row.user is not None)
    return [row.seat for row in rows if row.seat not in table.vacant]


def handed_on(table: Table) -> str | None:
    """What an episode hands on that was broken off: it is counted for those who have stayed, be
    they people or bots. None where nobody has, or where it is to be played again."""
    staying = frozenset(people_at(table) or _bots_at(table))
    conceded = table.shown().match.conceded(staying) if staying else None
    return conceded.carry if conceded is not None else None


def _bots_at(table: Table) -> list[Seat]:
    return [row.seat for row in table.seats if row.user is None and row.bot is not None]


def without(table: Table, seat: Seat, now: int) -> Table:
    """The table after this seat's person has left."""
    return with_seat(table, replace(table.seats[seat], left_at=now))


def outcome_of(table: Table, after: After) -> Outcome | None:
    """How a game ends that somebody has just left; None if it goes on."""
    if after is After.LAST_WINS:
        return _win(table, people_at(table)[0], msg("outcome-resigned"))
    if after is After.NOBODY_WINS:
        tallies = table.match_needed().match.standing()
        return Outcome((1,) * len(table.seats), msg("outcome-abandoned"), tallies, won=False)
    return None


def _win(table: Table, winner: Seat, why: Msg) -> Outcome:
    """This seat comes first, with the points as they stand; an episode of a campaign is counted."""
    match = table.match_needed().match
    conceded = match.conceded(frozenset({winner}))
    if conceded is not None:
        return conceded if conceded.whole_campaign else replace(conceded, why=why)
    ranks = tuple(1 if row.seat == winner else 2 for row in table.seats)
    return Outcome(ranks, why, match.standing())


def _told(table: Table, seat: Seat, after: After) -> tuple[Event, ...]:
    told = [msg("notice-resigned", who=who(seat))]
    if after in (After.PLAYED_ON, After.LAST_DECIDES):
        told.append(msg("notice-stand-in", who=who(seat)))
    if after is After.LAST_DECIDES:
        told.append(msg("notice-only-bots", who=who(people_at(table)[0])))
    return tuple(map(Event, told))
