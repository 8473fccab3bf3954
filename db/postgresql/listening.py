"""Wake-ups by LISTEN and NOTIFY, on a connection of their own.

They are told after the commit and beside it: a NOTIFY inside a transaction would make all commits
of the database wait for each other. What is lost with a connection is made good for by waking once
as soon as there is another one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable

from db.errors import ArchiveError
from db.location import Server
from db.postgresql.complaints import LOST, complaining
from db.postgresql.pool import Session, connect
from db.wakeups import Topic

log = logging.getLogger(__name__)

CHANNEL = "boroughs"
TELL = f"SELECT pg_notify('{CHANNEL}', $1)"
AGAIN_SECONDS = 5.0
"""A connection that is lost, or cannot be made, is tried again after so many seconds."""


class Listening:
    """Tells and hears. Several changes of one kind that come together are told once."""

    def __init__(self, server: Server, process: str) -> None:
        self._server = server
        self._process = process
        self._wakers: dict[str, list[Callable[[], None]]] = defaultdict(list)
        self._untold: set[Topic] = set()
        self._something = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None

    def tell(self, topic: Topic) -> None:
        self._untold.add(topic)
        self._something.set()
        self._begin()

    def listen(self, topic: Topic, wake: Callable[[], None]) -> None:
        self._wakers[topic].append(wake)
        self._begin()

    async def close(self) -> None:
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.wait({self._staying})

    def _begin(self) -> None:
        if self._staying is None:
            self._staying = asyncio.create_task(self._stay(), name="wake-ups")

    async def _stay(self) -> None:
        while True:
            try:
                await self._live()
            except (ArchiveError, *LOST) as error:
                # The net below is that everybody looks from time to time.
                log.debug("no wake-ups for now: %r", error)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _live(self) -> None:
        """Tell and hear on one connection, until it is lost."""
        line = await connect(self._server)
        try:
            line.add_termination_listener(lambda _: self._something.set())
            with complaining(self._server):
                await line.add_listener(CHANNEL, self._heard)
                self._wake_all()
                while not line.is_closed():
                    await self._something.wait()
                    self._something.clear()
                    await self._tell_all(line)
        finally:
            line.terminate()

    async def _tell_all(self, line: Session) -> None:
        while self._untold and not line.is_closed():
            await line.execute(TELL, f"{self._process} {self._untold.pop()}")

    def _heard(self, _line: Session, _pid: int, _channel: str, told: str) -> None:
        process, _, topic = told.partition(" ")
        if process != self._process:
            self._wake(topic)

    def _wake_all(self) -> None:
        """Something may have been told while nobody listened."""
        for topic in list(self._wakers):
            self._wake(topic)

    def _wake(self, topic: str) -> None:
        for wake in self._wakers.get(topic, ()):
            wake()
