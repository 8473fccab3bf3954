"""Processes that work beside the bot, so that nobody's press waits for a long computation."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from enum import IntEnum
from heapq import heappop, heappush
from multiprocessing import get_all_start_methods, get_context, parent_process
from typing import NamedTuple, Protocol, TypeVar

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


METHOD = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
"""How a process begins. Where it can be, one process reads the program and all others are its
forks: they begin within milliseconds and share its memory."""


NOT_FORKED = (OSError, EOFError)
"""What is raised where that one process has died a moment ago and is not known to be dead yet."""
STARTS, BETWEEN_STARTS = 20, 0.1
"""So often, and after so many seconds, processes are started until it is known."""


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
        self._count = count + kept
        self._seconds = seconds
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()
        self._queue = Queue(count, kept)

    async def run(self, urgency: Urgency, work: Callable[..., R], /, *args: object) -> R:
        """What this function returns in another process; both must be picklable. Raises what it
        raises, and ``BrokenProcessPool`` if two processes have died while they ran it."""
        try:
            return await self._ask(urgency, work, args)
        except BrokenProcessPool:
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
        try:
            pool = await self._started()
        except BaseException:
            self._queue.leave()
            raise
        try:
            return await asyncio.wrap_future(self._begun(pool, work, args))
        except BrokenProcessPool:
            if self._pool is pool:
                self.close()
            raise

    def _begun(
        self, pool: ProcessPoolExecutor, work: Callable[..., R], args: tuple[object, ...]
    ) -> Future[R]:
        """Work that nobody waits for any more keeps its place until its process is free."""
        loop = asyncio.get_running_loop()

        def over(_: Future[R]) -> None:
            with suppress(RuntimeError):  # the loop has ended with the bot
                loop.call_soon_threadsafe(self._queue.leave)

        try:
            job = pool.submit(_run_in_time, self._seconds, self._seconds * STUCK, work, args)
        except NOT_FORKED as error:
            self._queue.leave()
            raise BrokenProcessPool from error
        except BaseException:
            self._queue.leave()
            raise
        job.add_done_callback(over)
        return job

    async def _started(self) -> ProcessPoolExecutor:
        """The processes. To start them takes a while, which is not the event loop's."""
        async with self._starting:
            if self._pool is None:
                self._pool = await asyncio.to_thread(self._start)
            return self._pool

    def _start(self) -> ProcessPoolExecutor:
        for _ in range(STARTS):
            with suppress(*NOT_FORKED):
                return self._start_once()
            time.sleep(BETWEEN_STARTS)
        return self._start_once()

    def _start_once(self) -> ProcessPoolExecutor:
        context = get_context(METHOD)
        pool = ProcessPoolExecutor(self._count, context, _begin, (self._prepare,))
        try:
            for _ in range(self._count):
                pool.submit(nothing)
        except BaseException:
            pool.shutdown(wait=False)
            raise
        return pool

    def close(self) -> None:
        """End the processes; work that is being done is lost."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


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


def _begin(prepare: Callable[[], object]) -> None:
    """Prepare this process, and end it as soon as the bot has ended, also where it was killed.
    Signals to the whole group, such as Ctrl-C, are the bot's to obey."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    prepare()
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
