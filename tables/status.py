"""How a table stands with time and absence, for the screens that show it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from db import lateness, settings, stops, votes
from db.seats import Seat as SeatRow
from db.settings import Scope
from engine.core.seats import Seat
from tables.context import Context
from tables.people.reminder_prefs import asleep, mutes
from tables.people.replacing import open_seats
from tables.play import consent
from tables.table import Table
from tables.time import deadlines
from tables.time.deadlines import Wait


@dataclass(frozen=True)
class TableStatus:
    """Who is waited for and until when, what the table is asked for, and who is away.

    ``muted`` are people who do not want to be called for this game; those ``asleep`` are called
    without a sound.
    """

    waits: tuple[Wait, ...] = ()
    paused: bool = False
    wish: str = ""
    voters: frozenset[Seat] = frozenset()
    late: tuple[Seat, ...] = ()
    open: tuple[SeatRow, ...] = ()
    muted: frozenset[int] = frozenset()
    asleep: frozenset[int] = frozenset()

    def all_asleep(self, users: Iterable[int]) -> bool:
        """Whether a call to these people would wake nobody who is up."""
        called = frozenset(users)
        return bool(called) and called <= self.asleep


async def status_of(context: Context, table: Table) -> TableStatus:
    """How this table stands now."""
    if table.row.ended_at is not None:
        return TableStatus()
    wish, pause, late = await context.database.fetch_each(
        votes.finding(table.id), stops.finding_pause(table.id), lateness.finding(table.id)
    )
    request = votes.found(wish)
    # All of them, also those who have answered: a vote is private, so nobody can be left out.
    voters = consent.voters(table, request) if request is not None else frozenset()
    called = {row.user for row in table.present if row.seat in table.row.asked | voters}
    chosen = await _settings(context, [user for user in called if user is not None])
    waits = await deadlines.waits(context, table)
    return TableStatus(
        waits=tuple(waits),
        paused=bool(pause),
        wish=request.kind if request is not None else "",
        voters=voters,
        late=tuple(deadlines.late_among(table, lateness.found(late), waits)),
        open=tuple(open_seats(table)),
        muted=frozenset(user for user, words in chosen.items() if mutes(words, table.id)),
        asleep=frozenset(user for user, words in chosen.items() if asleep(words, context.now())),
    )


async def _settings(context: Context, users: list[int]) -> dict[int, dict[str, str]]:
    """What each of these people has set."""
    queries = [settings.finding(Scope.USER, user) for user in users]
    found = await context.database.fetch_each(*queries) if queries else []
    return dict(zip(users, map(settings.found, found), strict=True))
