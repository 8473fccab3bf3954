"""What the bot and the page of the tables share as processes: what they open at their start and
close at their end, how they stop when asked, and what they serve beside their work."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cogs.ui.picture_cache import PictureCache
from db.archive import Archive, open_archive, wakeups_at
from db.wakeups import Topic, Wakeups
from locales import Catalogue, all_words
from render.kit.memory import prepare_to_paint, return_at_once
from settings import Settings
from tables.context import Context, machine_time
from tables.health import Health
from tables.monitor import Monitor
from tables.processes import Processes, Work, in_a_thread
from tables.time.fake_clock import ClockAhead
from web.settings import WebSettings

if TYPE_CHECKING:
    from operations.metrics import Metrics

STOP_SECONDS = 4.5
"""We are gone so long after we were asked to stop, at the latest."""

LONGEST_WORK = 60
"""What is not painted, proved or listed after so many seconds never will be."""


@dataclass(frozen=True)
class Resources:
    """What a process has from its start to its end. Long work is done ``elsewhere``, off the event
    loop; ``pictures`` keeps what was painted there."""

    settings: Settings
    now: Callable[[], int]
    metrics: Metrics | None
    monitor: Monitor
    database: Archive
    painting: Processes
    elsewhere: Work
    pictures: PictureCache
    words: Catalogue = field(default_factory=all_words)


@asynccontextmanager
async def opened_resources(settings: Settings, now: Callable[[], int]) -> AsyncIterator[Resources]:
    """Open the archive, and begin to paint beside it. Raises ArchiveError."""
    return_at_once()
    metrics = _metrics() if settings.metrics_port else None
    monitor = Monitor(metrics, now)
    async with AsyncExitStack() as closing:
        database = await open_archive(settings.database, monitor.trip)
        closing.push_async_callback(database.close)
        painting = Processes(settings.painters, LONGEST_WORK, prepare_to_paint, kept=1)
        closing.callback(painting.close)
        elsewhere = painting.run if settings.painters else in_a_thread
        pictures = PictureCache(elsewhere)
        yield Resources(settings, now, metrics, monitor, database, painting, elsewhere, pictures)


def _metrics() -> Metrics:
    # Who has no use for the library is ready sooner without.
    from operations.metrics import Metrics

    return Metrics()


@asynccontextmanager
async def waking(settings: Settings, process: str) -> AsyncIterator[Wakeups]:
    """While this lasts, this process and the others on the same archive can wake each other."""
    wakeups = wakeups_at(settings.database, process)
    try:
        yield wakeups
    finally:
        await wakeups.close()


@asynccontextmanager
async def serving_metrics(
    resources: Resources, look: Callable[[], Awaitable[Health]]
) -> AsyncIterator[None]:
    """While this lasts, whoever asks at ``METRICS_PORT`` is told how this process is."""
    settings = resources.settings
    if resources.metrics is None or settings.metrics_port is None:
        yield
        return
    from operations.documents import documents
    from operations.server import Server

    documented = documents(resources.metrics, look)
    server = Server(settings.metrics_host, settings.metrics_port, documented)
    async with _running(server.stay(), "metrics"):
        yield


@asynccontextmanager
async def serving_page(
    resources: Resources, web: WebSettings | None, context: Context, wakeups: Wakeups
) -> AsyncIterator[None]:
    """While this lasts, tables can be opened in a browser; not at all without ``web``."""
    if web is None:
        yield
        return
    from web.server import Server
    from web.services import Services

    locale, pictures = resources.settings.locale, resources.pictures
    server = Server(Services(context, resources.words, locale, web, pictures))
    wakeups.listen(Topic.TABLES, server.wake)
    async with _running(server.stay(), "web"):
        yield


@asynccontextmanager
async def _running(work: Coroutine[None, None, None], name: str) -> AsyncIterator[None]:
    """While this lasts, this runs beside everything else."""
    task = asyncio.create_task(work, name=name)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait({task})


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
