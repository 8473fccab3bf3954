"""Looks for what other processes have changed: once for all pages that are open here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tables.context import Context
from tables.people.browsers import Session, ended
from tables.watching import Mark, marks_of

log = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
"""How often the archive is asked, where nobody has told us to look."""


class Watcher:
    """Wakes those whose table has changed, or whose session has ended. What it costs the archive
    does not depend on how many pages are open."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._open: dict[asyncio.Event, Session] = {}
        self._marks: dict[int, Mark] = {}
        self._looking = asyncio.Event()

    @contextmanager
    def watching(self, session: Session) -> Iterator[asyncio.Event]:
        """While this lasts, the event is set whenever there may be something new for this session,
        which must look for itself. Whatever changes after its first look is noticed, for our own
        look that the next one is compared with is older, or there was none."""
        woken = asyncio.Event()
        self._open[woken] = session
        try:
            yield woken
        finally:
            del self._open[woken]

    def wake(self, table_id: int) -> None:
        """This process has changed this table."""
        for woken, session in self._open.items():
            if session.table_id == table_id:
                woken.set()

    def wake_all(self) -> None:
        """Wake everybody, whatever has changed."""
        for woken in self._open:
            woken.set()

    def look(self) -> None:
        """Another process says that it has changed something: look at once."""
        self._looking.set()

    async def stay(self) -> None:
        """Look until this is cancelled. Where the archive does not answer, look again later."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._looking.wait()
            self._looking.clear()
            try:
                await self._look()
            except Exception:
                log.exception("what others have changed was not to be learnt")

    async def _look(self) -> None:
        """Wake those for whom something is not as it was at the look before."""
        if not self._open:
            return
        open_now = dict(self._open)
        marks = await marks_of(self._context, {one.table_id for one in open_now.values()})
        gone = await ended(self._context, open_now.values())
        before, self._marks = self._marks, marks
        for woken, session in open_now.items():
            table_id = session.table_id
            if session.name in gone or before.get(table_id) != marks[table_id]:
                woken.set()
