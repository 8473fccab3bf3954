"""Others' moves come by themselves: an open connection that says when there is something new.

It says so only when what this person sees has changed. A revision that they must not hear of, such
as another one's second thoughts about a hidden answer, is told to nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from aiohttp import web

from engine.core.errors import Refused
from tables.people.browsers import Session
from web.guard import TooFast, harden
from web.services import Services
from web.sight import Glance, Sight
from web.watcher import Watcher

QUIET_SECONDS = 15.0
"""After so long without news we say so: nobody on the way hangs up, and a page that hears nothing
knows that its connection is lost."""
LONGEST_SECONDS = 600.0
"""Then the connection ends, and the page opens another one."""
MOST_STREAMS, MOST_EACH = 400, 6

SIGNED_OUT, QUIET = b"event: out\ndata: 1\n\n", b"event: quiet\ndata: 1\n\n"
ELSEWHERE = b"event: elsewhere\ndata: 1\n\n"
"""To a page whose person has opened so many others since that it is told nothing more."""


def changed(glance: Glance) -> bytes:
    """The line by which a page hears of what there is to see now."""
    return f"event: changed\ndata: {glance.name}\n\n".encode()


@dataclass(eq=False)
class Stream:
    """An open connection of one person. ``woken`` is set when there may be something to say."""

    user: int
    woken: asyncio.Event
    displaced: bool = False


class Streams:
    """The open connections, few for each person: the oldest make room, for one that was lost on the
    way may be there for long before anybody notices."""

    def __init__(self, services: Services) -> None:
        self._context = services.context
        self._streams: list[Stream] = []
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
    async def _open(self, session: Session) -> AsyncIterator[Stream]:
        if len(self._streams) >= MOST_STREAMS:
            raise TooFast("refused-pressing-fast")
        with self._watcher.watching(session) as woken:
            stream = Stream(session.user, woken)
            self._streams.append(stream)
            self._make_room(session.user)
            try:
                yield stream
            finally:
                self._streams.remove(stream)

    def _make_room(self, user: int) -> None:
        """The newest connections of this person stay."""
        own = [one for one in self._streams if one.user == user and not one.displaced]
        for one in own[:-MOST_EACH]:
            one.displaced = True
            one.woken.set()

    async def serve(self, request: web.Request, session: Session) -> web.StreamResponse:
        """Say when something has changed, until the browser goes away or the session ends. We look
        before the browser hears that it is connected: what it fetches then is not older."""
        sight = Sight(self._context, session)
        async with self._open(session) as stream:
            await sight.news()
            answer = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
            answer.headers["X-Accel-Buffering"] = "no"
            harden(answer)
            await answer.prepare(request)
            with suppress(ConnectionError):
                try:
                    await self._tell(answer, sight, stream)
                except Refused:
                    await answer.write(SIGNED_OUT)
        return answer

    async def _tell(self, answer: web.StreamResponse, sight: Sight, stream: Stream) -> None:
        """A line whenever this person sees something else than before, and one at first and now and
        then, to keep the connection open. Refused where their session has ended."""
        loop = asyncio.get_running_loop()
        end = loop.time() + LONGEST_SECONDS
        await answer.write(QUIET)
        while loop.time() < end and not self._closing:
            if not await _within(stream.woken, QUIET_SECONDS):
                await answer.write(QUIET)
                continue
            stream.woken.clear()
            if stream.displaced:
                await answer.write(ELSEWHERE)
                return
            if (glance := await sight.news()) is not None:
                await answer.write(changed(glance))


async def _within(woken: asyncio.Event, seconds: float) -> bool:
    """Whether somebody was woken before so long."""
    try:
        async with asyncio.timeout(seconds):
            return await woken.wait()
    except TimeoutError:
        return False
