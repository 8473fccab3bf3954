"""Others' moves come by themselves: an open connection that says when there is something new.

It says so only when what this person sees has changed. A revision that they must not hear of, such
as another one's second thoughts about a hidden answer, is told to nobody.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass

from aiohttp import web

from engine.core.choices import Draft
from engine.core.errors import Refused
from engine.core.seats import Seat
from tables.context import Context
from tables.people.browsers import Session, session_of
from tables.play import act
from tables.status import status_of
from tables.watching import Mark, mark_of
from web.guard import TooFast, harden
from web.services import Services

LOOK_SECONDS = 2.0
"""How often the archive is asked for what other processes have changed."""
QUIET_SECONDS = 15.0
"""After so long without news a line is sent, so that nobody on the way hangs up."""
LONGEST_SECONDS = 600.0
"""Then the connection ends, and the page opens another one."""
MOST_STREAMS, MOST_EACH = 400, 6

CHANGED, SIGNED_OUT, QUIET = b"event: changed\ndata: 1\n\n", b"event: out\ndata: 1\n\n", b":\n\n"


class Streams:
    """The open connections, few for each person."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._each: Counter[int] = Counter()
        self._wakes: dict[asyncio.Event, int] = {}
        self._closing = False

    @contextmanager
    def told(self) -> Iterator[None]:
        """While this lasts, changes of this process are told; then every connection ends."""
        changed = self._services.context.changed
        changed.listen(self._changed)
        try:
            yield
        finally:
            self._closing = True
            changed.forget(self._changed)
            self.wake_all()

    def wake_all(self) -> None:
        """Look at every table: another process may have changed any of them."""
        for wake in self._wakes:
            wake.set()

    def _changed(self, table_id: int) -> None:
        for wake, table in self._wakes.items():
            if table == table_id:
                wake.set()

    @asynccontextmanager
    async def _open(self, session: Session) -> AsyncIterator[asyncio.Event]:
        if self._each.total() >= MOST_STREAMS or self._each[session.user] >= MOST_EACH:
            raise TooFast("refused-pressing-fast")
        self._each[session.user] += 1
        wake = asyncio.Event()
        self._wakes[wake] = session.table_id
        try:
            yield wake
        finally:
            del self._wakes[wake]
            self._each[session.user] -= 1
            self._each += Counter()

    async def serve(self, request: web.Request, session: Session) -> web.StreamResponse:
        """Say when something has changed, until the browser goes away or the session ends."""
        async with self._open(session) as wake:
            answer = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
            answer.headers["X-Accel-Buffering"] = "no"
            harden(answer)
            await answer.prepare(request)
            with suppress(ConnectionError):
                await self._tell(answer, session, wake)
        return answer

    async def _tell(
        self, answer: web.StreamResponse, session: Session, wake: asyncio.Event
    ) -> None:
        """A line whenever this person sees something else than before; one to keep the connection
        open now and then; and one where their session has ended."""
        await answer.write(QUIET)
        watch, loop = Watch(self._services, session), asyncio.get_running_loop()
        end, quiet = loop.time() + LONGEST_SECONDS, loop.time()
        while loop.time() < end and not self._closing:
            try:
                changed = await watch.has_changed()
            except Refused:
                await answer.write(SIGNED_OUT)
                return
            if changed or loop.time() - quiet > QUIET_SECONDS:
                await answer.write(CHANGED if changed else QUIET)
                quiet = loop.time()
            with suppress(TimeoutError):
                await asyncio.wait_for(wake.wait(), LOOK_SECONDS)
            wake.clear()


class Watch:
    """Looks at a table for one session. The archive is asked for little while nothing changes."""

    def __init__(self, services: Services, session: Session) -> None:
        self._context, self._session = services.context, session
        self._mark: Mark | None = None
        self._glance: Glance | None = None

    async def has_changed(self) -> bool:
        """Whether this person sees something else than at the last look; not at the first. Refused
        once the session has ended, and where the table cannot be read."""
        await session_of(self._context, self._session.secret)
        mark = await mark_of(self._context, self._session.table_id, self._session.user)
        if mark == self._mark:
            return False
        before, self._mark = self._glance, mark
        self._glance = await _glance(self._context, self._session)
        return before is not None and before != self._glance


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


async def _glance(context: Context, session: Session) -> Glance:
    table = await context.table(session.table_id)
    seat, position = table.seat_of(session.user), table.position
    draft: Draft = ()
    if seat is not None and seat in table.row.asked and table.row.ended_at is None:
        draft = (await act.ask_at(context, session.user, table)).question.draft
    seen: object = None
    if position is not None:
        seen = position.match.public() if seat is None else position.match.seen_by(seat)
    standing = await status_of(context, table)
    asked_for = (standing.wish, standing.voters, standing.paused)
    return Glance(table.row.status, table.names, table.row.asked, seen, draft, *asked_for)
