"""Processes that work beside the bot, so that nobody's press waits for a long computation."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_all_start_methods, get_context, parent_process
from typing import TypeVar

R = TypeVar("R")

METHOD = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
"""How a process begins. Where it can be, one process reads the program and all others are its
forks: they begin within milliseconds and share its memory."""


def nothing() -> None:
    """The preparation of processes that need none."""


class Processes:
    """So many processes, started with the first work and again if one dies.

    Work that has not come to an end after ``seconds`` ends the process that does it. Every process
    calls ``prepare`` before anything else.
    """

    def __init__(self, count: int, seconds: int, prepare: Callable[[], object] = nothing) -> None:
        self._count = count
        self._seconds = seconds
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., R], *args: object) -> R:
        """What this function returns in another process; both must be picklable. Raises what it
        raises, and ``BrokenProcessPool`` if two processes have died while they ran it."""
        pool = self._started()
        try:
            return await self._ask(pool, work, args)
        except BrokenProcessPool:
            if self._pool is pool:
                self.close()
            return await self._ask(self._started(), work, args)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, get_context(METHOD), initializer=_begin, initargs=(self._prepare,)
            )
        return self._pool

    async def _ask(
        self, pool: ProcessPoolExecutor, work: Callable[..., R], args: tuple[object, ...]
    ) -> R:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(pool, _run_in_time, self._seconds, work, args)

    def close(self) -> None:
        """End the processes; work that is being done is lost."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _run_in_time(seconds: int, work: Callable[..., R], args: tuple[object, ...]) -> R:
    """Called in a process of its own: work without end ends that process, so that other work does
    not wait for it."""
    signal.alarm(seconds)
    try:
        return work(*args)
    finally:
        signal.alarm(0)


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
