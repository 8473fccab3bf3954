"""Processes that work beside the bot, so that nobody's press waits for a long computation."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable
from enum import IntEnum
from heapq import heappop, heappush
from typing import NamedTuple, Protocol, TypeVar

from tables.helper import Died, Helper

R = TypeVar("R")


class Urgency(IntEnum):
    """Which work is begun first where there is more than can be done at once: somebody is looking
    at a panel that waits for it; a table waits for it; or nobody does."""

    LOOKED_AT = 0
    WAITED_FOR = 1
    AT_LEISURE = 2


class Work(Protocol):
    """Calls a function elsewhere, off the event loop, and returns what it returns. The function and
    its arguments can be sent to another process."""

    async def __call__(self, urgency: Urgency, work: Callable[..., R], /, *args: object) -> R: ...


async def in_a_thread(_: Urgency, work: Callable[..., R], /, *args: object) -> R:
    """Call this in a thread of this process: for tests, and where there are no others for it."""
    return await asyncio.to_thread(work, *args)


STUCK = 10
"""Work that takes so many times as long as it may compute waits for something that never comes."""


def nothing() -> None:
    """The preparation of processes that need none, and work that only starts them."""


class Waiting(NamedTuple):
    """Work that is not begun yet: what is urgent goes first, then what has waited longest."""

    urgency: Urgency
    since: float
    number: int
    admitted: asyncio.Future[None]


class Queue:
    """Lets in so much work at once. What waits is let in by its urgency, then in its order. Beside
    that there is room that is ``kept`` for what somebody looks at."""

    def __init__(self, room: int, kept: int = 0) -> None:
        self._room = room + kept
        self._kept = kept
        self._count = 0
        self._waiting: list[Waiting] = []

    async def enter(self, urgency: Urgency) -> None:
        """Wait until there is room. Whoever has entered leaves exactly once."""
        if self._has_room(urgency):
            self._room -= 1
            return
        self._count += 1
        admitted = asyncio.get_running_loop().create_future()
        heappush(self._waiting, Waiting(urgency, time.monotonic(), self._count, admitted))
        try:
            await admitted
        except asyncio.CancelledError:
            if admitted.done() and not admitted.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """Make room for the next one that still waits."""
        self._room += 1
        while self._waiting and self._has_room(self._waiting[0].urgency):
            admitted = heappop(self._waiting).admitted
            if not admitted.done():
                admitted.set_result(None)
                self._room -= 1

    def _has_room(self, urgency: Urgency) -> bool:
        return self._room > (0 if urgency is Urgency.LOOKED_AT else self._kept)

    def waiting(self) -> int:
        """How much work waits."""
        return sum(not one.admitted.done() for one in self._waiting)

    def age(self, urgency: Urgency) -> float:
        """How many seconds the oldest work has waited that comes before new work of this urgency;
        zero where none waits."""
        now = time.monotonic()
        before = (one for one in self._waiting if one.urgency <= urgency)
        return max((now - one.since for one in before if not one.admitted.done()), default=0.0)


class Processes:
    """So many processes, started with the first work and again if one dies.

    Work that has computed for ``seconds`` and come to no end ends the process that does it. Every
    process calls ``prepare`` before anything else. So many more are ``kept`` for what somebody
    looks at: it begins at once, however long the other work takes.
    """

    def __init__(
        self,
        count: int,
        seconds: int,
        prepare: Callable[[], object] = nothing,
        kept: int = 0,
    ) -> None:
        self._seconds = seconds
        self._kept = [Helper(prepare) for _ in range(kept)]
        self._others = [Helper(prepare) for _ in range(count)]
        self._free = [*self._kept, *self._others]
        self._queue = Queue(count, kept)
        self._starting = asyncio.Lock()
        self._are_started = False

    async def run(self, urgency: Urgency, work: Callable[..., R], /, *args: object) -> R:
        """What this function returns in another process; both must be picklable. Raises what it
        raises, and ``Died`` if two processes have died while they ran it."""
        try:
            return await self._ask(urgency, work, args)
        except Died:
            return await self._ask(urgency, work, args)

    def waiting(self) -> int:
        """How much work waits for a process."""
        return self._queue.waiting()

    def age(self, urgency: Urgency) -> float:
        """How many seconds the oldest work has waited that comes before new work of this
        urgency."""
        return self._queue.age(urgency)

    async def _ask(self, urgency: Urgency, work: Callable[..., R], args: tuple[object, ...]) -> R:
        await self._queue.enter(urgency)
        helper = self._take(urgency)
        limits = self._seconds, self._seconds * STUCK
        try:
            await self._start()
            await helper.ready()
            answer = helper.ask(_run_in_time, *limits, work, args)
        except BaseException:
            self._give_back(helper)
            raise
        # Work that nobody waits for any more keeps its place until its process is free.
        answer.add_done_callback(lambda done: self._over(helper, done))
        return await asyncio.shield(answer)

    def _take(self, urgency: Urgency) -> Helper:
        """A process that has nothing to do. Those that are kept go to what somebody looks at, as
        long as there are others for the rest. Whichever was busy last comes first: what it has
        painted before it need not paint again."""
        wanted = self._kept if urgency is Urgency.LOOKED_AT else self._others
        newest = list(reversed(self._free))
        helper = next((one for one in newest if one in wanted), newest[0])
        self._free.remove(helper)
        return helper

    def _give_back(self, helper: Helper) -> None:
        self._free.append(helper)
        self._queue.leave()

    def _over(self, helper: Helper, answer: asyncio.Future[R]) -> None:
        if not answer.cancelled():
            answer.exception()  # is told to whoever waits; where nobody does, it is no news
        self._give_back(helper)

    async def _start(self) -> None:
        """Start all of them, once."""
        async with self._starting:
            if not self._are_started:
                for helper in (*self._kept, *self._others):
                    await helper.ready()
                self._are_started = True

    def close(self) -> None:
        """End the processes; work that is being done is lost."""
        for helper in (*self._kept, *self._others):
            helper.end()


def _run_in_time(
    seconds: int, patience: int, work: Callable[..., R], args: tuple[object, ...]
) -> R:
    """Called in a process of its own: work without end ends that process, so that other work does
    not wait for it. It may compute for ``seconds`` and take ``patience`` for that: on a busy
    machine good work takes longer than it computes."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.alarm(patience)
    try:
        return work(*args)
    finally:
        signal.alarm(0)
        signal.setitimer(signal.ITIMER_PROF, 0)
