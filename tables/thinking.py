"""Where bots think: in a process of their own, so that nobody's press waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process

from engine.bots.levels import Level, choose
from engine.bots.search import Spent
from engine.catalog import find
from engine.core import codec
from engine.core.choices import Draft
from engine.core.match import load
from engine.core.rng import Rng
from engine.core.seats import Seat

SECONDS = 1.5
"""How long a hard bot thinks about a move."""
LONGEST_SECONDS = 20
"""A thought that has not come to an end by then never will."""


@dataclass(frozen=True)
class Problem:
    """A question to a bot. The dice are its own: the seed of the game is not among them."""

    game: str
    config: bytes
    ply: int
    state: bytes = field(repr=False)
    seat: Seat
    level: Level
    dice: bytes = field(repr=False)
    seconds: float = SECONDS


Think = Callable[[Problem], Awaitable[Draft]]


def solve(problem: Problem) -> Draft:
    """The answer of this bot, found within ``problem.seconds``."""
    config = codec.load_config(problem.config)
    match = load(find(problem.game), config, problem.dice, problem.ply, problem.state)
    rng = Rng(problem.dice, problem.ply)
    return choose(match, problem.seat, problem.level, rng, spent_of(problem.seconds))


def spent_of(seconds: float) -> Spent:
    """The share of this time that has passed since now."""
    begun = time.monotonic()
    return lambda: (time.monotonic() - begun) / seconds


async def think_here(problem: Problem) -> Draft:
    """Think in a thread of this process: for tests, and where there is nothing else to do."""
    return await asyncio.to_thread(solve, problem)


def solve_in_time(problem: Problem) -> Draft:
    """What this bot does. A thought without end ends the process that thinks it, so that the
    bots of other tables do not wait for it."""
    signal.alarm(LONGEST_SECONDS)
    try:
        return solve(problem)
    finally:
        signal.alarm(0)


def _end_with_the_bot() -> None:
    """End this process as soon as the bot has ended, also where it was killed."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


class ThinkingProcess:
    """One process for all bots, started with the first question, and again if it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, problem: Problem) -> Draft:
        """The bot's answer, from the other process; raises ``BrokenProcessPool`` where that
        dies of it twice."""
        try:
            return await self._ask(problem)
        except BrokenProcessPool:
            self.close()
            return await self._ask(problem)

    async def _ask(self, problem: Problem) -> Draft:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_end_with_the_bot)
        return await asyncio.get_running_loop().run_in_executor(self._pool, solve_in_time, problem)

    def close(self) -> None:
        """End the process; an answer that is being thought about is lost."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
