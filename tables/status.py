"""How a table stands with time and absence, for the screens that show it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from db.seats import Seat as SeatRow
from engine.core.seats import Seat
from tables import wishes
from tables.context import Context
from tables.people.reminder_prefs import asleep, is_muted
from tables.people.replacing import open_seats
from tables.play import consent
from tables.table import Table
from tables.time import deadlines, pauses
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
    request = await wishes.pending(context, table.id)
    # All of them, also those who have answered: a vote is private, so nobody can be left out.
    voters = consent.voters(table, request) if request is not None else frozenset()
    called = {row.user for row in table.present if row.seat in table.row.asked | voters}
    people = {user for user in called if user is not None}
    muted = {user for user in people if await is_muted(context, user, table.id)}
    return TableStatus(
        waits=tuple(await deadlines.waits(context, table)),
        paused=await pauses.is_paused(context, table.id),
        wish=request.kind if request is not None else "",
        voters=voters,
        late=tuple(await deadlines.late_seats(context, table)),
        open=tuple(open_seats(table)),
        muted=frozenset(muted),
        asleep=frozenset({user for user in people if await asleep(context, user)}),
    )
