"""Whether somebody sees something else of their table than before."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.choices import Draft
from engine.core.seats import Seat
from tables.context import Context
from tables.fingerprint import fingerprint
from tables.people.browsers import Session, session_of
from tables.play import act
from tables.status import TableStatus, status_of
from tables.table import Table
from tables.watching import Mark, mark_of


class Sight:
    """What one session sees of its table, compared with what it saw before. The archive is asked
    for little while nothing changes."""

    def __init__(self, context: Context, session: Session) -> None:
        self._context, self._session = context, session
        self._mark: Mark | None = None
        self._glance: Glance | None = None

    async def news(self) -> Glance | None:
        """What this person sees, where that is something else than at the last look; None where it
        is not, and at the first. Refused once the session has ended, and where the table cannot be
        read."""
        await session_of(self._context, self._session.secret)
        mark = await mark_of(self._context, self._session.table_id, self._session.user)
        if mark == self._mark:
            return None
        before, self._mark = self._glance, mark
        self._glance = await _glance(self._context, self._session)
        return self._glance if before is not None and before != self._glance else None


@dataclass(frozen=True)
class Glance:
    """What two screens of one person differ in."""

    status: str
    names: tuple[str, ...]
    asked: frozenset[Seat]
    seen: object
    draft: Draft
    wish: str
    voters: frozenset[Seat]
    paused: bool

    @property
    def name(self) -> str:
        """By it a page knows that it shows this already."""
        return fingerprint(self).hex()


async def _glance(context: Context, session: Session) -> Glance:
    table = await context.table(session.table_id)
    seat = table.seat_of(session.user)
    draft: Draft = ()
    if seat is not None and seat in table.row.asked and table.row.ended_at is None:
        draft = (await act.ask_at(context, session.user, table)).question.draft
    return glance_of(table, seat, draft, await status_of(context, table))


def glance_of(table: Table, seat: Seat | None, draft: Draft, standing: TableStatus) -> Glance:
    """What is seen of this table from this seat, or by everyone, with what is chosen there."""
    seen: object = None
    if table.position is not None:
        match = table.position.match
        seen = match.public() if seat is None else match.seen_by(seat)
    asked_for = (standing.wish, standing.voters, standing.paused)
    return Glance(table.row.status, table.names, table.row.asked, seen, draft, *asked_for)
