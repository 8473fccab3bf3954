"""What every front door does: stop when asked, tell the time, and serve what is looked at."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from db.wakeups import Topic, Wakeups
from locales import Catalogue
from settings import Settings
from tables.context import Context, machine_time
from tables.health import Health
from tables.processes import Work
from tables.time.fake_clock import ClockAhead

if TYPE_CHECKING:
    from operations.metrics import Metrics

STOP_SECONDS = 4.5
"""We are gone so long after we were asked to stop, at the latest."""

LONGEST_WORK = 60
"""What is not painted, proved or listed after so many seconds never will be."""


def make_metrics() -> Metrics:
    """What Prometheus reads; who has no use for it is ready sooner without."""
    from operations.metrics import Metrics

    return Metrics()


@asynccontextmanager
async def served(
    settings: Settings, metrics: Metrics | None, look: Callable[[], Awaitable[Health]]
) -> AsyncIterator[None]:
    """While this lasts, whoever asks at ``METRICS_PORT`` is told how the house is."""
    if metrics is None or settings.metrics_port is None:
        yield
        return
    from operations.documents import documents
    from operations.server import Server

    server = Server(settings.metrics_host, settings.metrics_port, documents(metrics, look))
    serving = asyncio.create_task(server.stay(), name="metrics")
    try:
        yield
    finally:
        serving.cancel()
        await asyncio.wait({serving})


@asynccontextmanager
async def opened(
    settings: Settings, context: Context, words: Catalogue, pictures: Work, wakeups: Wakeups
) -> AsyncIterator[None]:
    """While this lasts, tables can be opened in a browser, if the host has given an address."""
    if settings.web is None:
        yield
        return
    from web.server import Server
    from web.services import Services

    server = Server(Services(context, words, settings.locale, settings.web, pictures))
    wakeups.listen(Topic.TABLES, server.wake)
    serving = asyncio.create_task(server.stay(), name="web")
    try:
        yield
    finally:
        serving.cancel()
        await asyncio.wait({serving})


def clock_of(settings: Settings) -> Callable[[], int]:
    """What tells the time, in seconds since 1970."""
    return machine_time if settings.clock_file is None else ClockAhead(settings.clock_file)


def stop_asked() -> asyncio.Event:
    """Set once somebody asks us to stop. Whatever keeps us then, such as a picture that is still
    being painted, keeps us only for a moment: the archive can be left at any time."""
    loop, stop = asyncio.get_running_loop(), asyncio.Event()

    def ask(_number: int, _frame: object) -> None:
        last = threading.Timer(STOP_SECONDS, os._exit, (0,))
        last.daemon = True
        last.start()
        loop.call_soon_threadsafe(stop.set)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, ask)
    return stop


def refuse(sentence: str) -> int:
    """Tell the host why we do not start. Returns the exit code."""
    sys.stderr.write(f"{sentence}\n")
    return 2
