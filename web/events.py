"""Others' moves come by themselves: an open connection that says when there is something new.

It says so only when what this person sees has changed. A revision that they must not hear of, such
as another one's second thoughts about a hidden answer, is told to nobody.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from aiohttp import web

from engine.core.errors import Refused
from tables.people.browsers import Session
from web.guard import TooFast, harden
from web.services import Services
from web.sight import Glance, Sight
from web.watcher import Watcher

QUIET_SECONDS = 15.0
"""After so long without news a line is sent, so that nobody on the way hangs up."""
LONGEST_SECONDS = 600.0
"""Then the connection ends, and the page opens another one."""
MOST_STREAMS, MOST_EACH = 400, 6

SIGNED_OUT, QUIET = b"event: out\ndata: 1\n\n", b":\n\n"


def changed(glance: Glance) -> bytes:
    """The line by which a page hears of what there is to see now."""
    return f"event: changed\ndata: {glance.name}\n\n".encode()


class Streams:
    """The open connections, few for each person."""

    def __init__(self, services: Services) -> None:
        self._context = services.context
        self._each: Counter[int] = Counter()
        self._watcher = Watcher(services.context)
        self._closing = False

    @asynccontextmanager
    async def told(self) -> AsyncIterator[None]:
        """While this lasts, changes are told; then every connection ends."""
        changed = self._context.changed
        changed.listen(self._watcher.wake)
        watching = asyncio.create_task(self._watcher.stay(), name="pages")
        try:
            yield
        finally:
            self._closing = True
            changed.forget(self._watcher.wake)
            watching.cancel()
            await asyncio.wait({watching})
            self._watcher.wake_all()

    def look(self) -> None:
        """Another process may have changed any table."""
        self._watcher.look()

    @asynccontextmanager
    async def _open(self, session: Session) -> AsyncIterator[asyncio.Event]:
        if self._each.total() >= MOST_STREAMS or self._each[session.user] >= MOST_EACH:
            raise TooFast("refused-pressing-fast")
        self._each[session.user] += 1
        try:
            with self._watcher.watching(session) as woken:
                yield woken
        finally:
            self._each[session.user] -= 1
            self._each += Counter()

    async def serve(self, request: web.Request, session: Session) -> web.StreamResponse:
        """Say when something has changed, until the browser goes away or the session ends. We look
        before the browser hears that it is connected: what it fetches then is not older."""
        sight = Sight(self._context, session)
        async with self._open(session) as woken:
            await sight.news()
            answer = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
            answer.headers["X-Accel-Buffering"] = "no"
            harden(answer)
            await answer.prepare(request)
            with suppress(ConnectionError):
                try:
                    await self._tell(answer, sight, woken)
                except Refused:
                    await answer.write(SIGNED_OUT)
        return answer

    async def _tell(self, answer: web.StreamResponse, sight: Sight, woken: asyncio.Event) -> None:
        """A line whenever this person sees something else than before, and one at first and now and
        then, to keep the connection open. Refused where their session has ended."""
        loop = asyncio.get_running_loop()
        end = loop.time() + LONGEST_SECONDS
        await answer.write(QUIET)
        while loop.time() < end and not self._closing:
            if not await _within(woken, QUIET_SECONDS):
                await answer.write(QUIET)
                continue
            woken.clear()
            if (glance := await sight.news()) is not None:
                await answer.write(changed(glance))


async def _within(woken: asyncio.Event, seconds: float) -> bool:
    """Whether somebody was woken before so long."""
    try:
        async with asyncio.timeout(seconds):
            return await woken.wait()
    except TimeoutError:
        return False
