"""The front door: read the settings, open the archive, hang the cogs, run."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import discord
from discord.http import Route
from dotenv import dotenv_values

from cogs.client import Boroughs
from cogs.connection import Connection
from cogs.ui.late import Patience
from cogs.ui.picture_cache import PictureCache
from db.archive import open_archive, presence_at, wakeups_at
from db.errors import ArchiveError
from db.wakeups import Topic
from locales import Catalogue, house_words
from operations.logs import write_log
from render.kit.memory import prepare_to_paint, return_at_once
from settings import DEFAULT_ARCHIVE, LOOPBACK, Settings, WrongSetting, read_settings
from tables.claims import Claims
from tables.context import Context, machine_time
from tables.health import Health, HealthCheck
from tables.leases import Leases
from tables.lookup import retry_parked
from tables.monitor import Monitor
from tables.processes import Processes, Urgency, Work, in_a_thread
from tables.thinking import LONGEST_SECONDS, thinking_by
from tables.time.fake_clock import ClockAhead, WrongClock
from web.settings import WebSettings, activity_at

if TYPE_CHECKING:
    from operations.metrics import Metrics
    from playground import Playground

log = logging.getLogger("boroughs")

LONGEST_WORK = 60
"""What is not painted, proved or listed after so many seconds never will be."""

THINKING_NICENESS = 10
"""How far the system lets other processes go before those that think."""

STOP_SECONDS = 4.5
"""We are gone so long after we were asked to stop, at the latest."""

WITH_SCREEN = ("darwin", "win32")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
"""Where these are not set there are only browsers that would take over the terminal."""

SWITCH_SECONDS = 0.0005
"""How long a thread may keep the interpreter. What runs beside the event loop (suggestions, and
painting where it has no processes) would hold up a press with the usual 5 ms."""


async def run(settings: Settings, here: Playground | None = None) -> None:
    """Open the archive and be the bot until somebody stops it; `here` is where time may leap."""
    stop = stop_asked()
    Route.BASE = settings.api
    sys.setswitchinterval(SWITCH_SECONDS)
    return_at_once()
    # We never speak, so that voice is not installed is no news to a host.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    now = _clock(settings) if here is None else here.now
    metrics = make_metrics() if settings.metrics_port else None
    monitor = Monitor(metrics, now)
    database = await open_archive(settings.database, monitor.trip)
    claims = Claims(presence_at(settings.database))
    wakeups = wakeups_at(settings.database, claims.process)
    log.info("process=%s", claims.process)
    thinking = Processes(settings.thinkers, LONGEST_SECONDS, think_politely, kept=1)
    painting = Processes(settings.painters, LONGEST_WORK, prepare_to_paint, kept=1)
    elsewhere = painting.run if settings.painters else in_a_thread
    pictures = PictureCache(elsewhere)
    paint, paint_first = (
        Patience(partial(pictures, urgency), partial(painting.age, urgency))
        for urgency in (Urgency.WAITED_FOR, Urgency.LOOKED_AT)
    )
    try:
        context = Context(
            database,
            now,
            think=thinking_by(thinking.run),
            elsewhere=elsewhere,
            limits=settings.limits,
            claims=claims,
            monitor=monitor,
            web_url=settings.web.url if settings.web else "",
            activity=settings.web is not None and settings.web.activity is not None,
        )
        await claims.take_over(database)
        await retry_parked(context)
        words = house_words()
        health = HealthCheck(context, {"painting": painting, "thinking": thinking})
        parts = (context, words, settings.locale, settings.dev_guild, paint, paint_first, health)
        leases = Leases(database, claims.presence, wakeups)
        connection = Connection(lambda: Boroughs(*parts), settings.token, leases)
        context.changed.listen(lambda _: wakeups.tell(Topic.TABLES))
        wakeups.listen(Topic.TABLES, connection.wake_workers)
        wakeups.listen(Topic.SHARDS, connection.wake_shards)
        if here is not None:
            here.on_leap(connection.wake_workers)
        async with (
            served(settings, metrics, lambda: health(connection.gateway())),
            opened(settings, context, words, pictures),
        ):
            await connection.stay(stop)
    finally:
        thinking.close()
        painting.close()
        await wakeups.close()
        await claims.leave(database)
        await database.close()


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
    settings: Settings, context: Context, words: Catalogue, pictures: Work
) -> AsyncIterator[None]:
    """While this lasts, tables can be opened in a browser, if the host has given an address."""
    if settings.web is None:
        yield
        return
    from web.house import House
    from web.server import Server

    server = Server(House(context, words, settings.locale, settings.web, pictures))
    serving = asyncio.create_task(server.stay(), name="web")
    try:
        yield
    finally:
        serving.cancel()
        await asyncio.wait({serving})


def think_politely() -> None:
    """Called in a process that thinks: whatever somebody waits for goes before. Where the system
    does not allow it, the process thinks all the same."""
    with suppress(OSError):
        os.nice(THINKING_NICENESS)


def _clock(settings: Settings) -> Callable[[], int]:
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


def show_page(url: str, environment: Mapping[str, str]) -> bool:
    """Open the page in a browser, where somebody sits at this machine; whether there was one."""
    at_a_screen = sys.platform in WITH_SCREEN or any(environment.get(name) for name in SCREENS)
    if not sys.stdout.isatty() or not at_a_screen or environment.get("CI"):
        return False
    try:
        return webbrowser.open(url)
    except webbrowser.Error:
        return False


async def try_out(settings: Settings) -> None:
    """Without a token: the playground and the bot together, for a browser on this machine."""
    # A bot that has a token has no use for any of it, and is ready sooner without.
    import playground
    from playground.page import PageRoutes

    folder = _folder(settings)
    folder.mkdir(parents=True, exist_ok=True)
    web = settings.web or WebSettings(
        f"http://{LOOPBACK}:{settings.web_port}", LOOPBACK, settings.web_port
    )
    settings = replace(settings, web=web)
    stage = playground.Settings(
        state=folder / "playground.db", port=settings.playground_port, activity=web.url
    )
    try:
        async with playground.Playground(stage, pages=PageRoutes().routes()) as here:
            await _open(settings, here)
    except playground.StateRefused as error:
        reset = "With make run, DATABASE names its folder; make reset starts over."
        raise WrongSetting(f"{error} {reset}") from error


async def _open(settings: Settings, here: Playground) -> None:
    sys.stdout.write(f"Boroughs is open at {here.url}\n")
    sys.stdout.flush()
    await asyncio.to_thread(show_page, here.url, os.environ)
    games = _folder(settings) / "playground-games.sqlite3"
    activity = activity_at(here.client_id, here.client_secret, here.api, here.activity_origin)
    web = replace(settings.web, activity=activity) if settings.web else None
    known = replace(settings, token=here.token, api=here.api, database=games, web=web)
    await run(known, here)


def _folder(settings: Settings) -> Path:
    """Where the playground keeps what it needs: beside the archive, if that is a file."""
    place = settings.database
    return place.parent if isinstance(place, Path) else Path(DEFAULT_ARCHIVE).parent


def main() -> int:
    """Start; a mistake of the host's is answered with one sentence and exit code 2."""
    try:
        settings = read_settings({**dotenv_values(".env"), **os.environ})
        write_log(settings.log_level, settings.log_format)
        asyncio.run(run(settings) if settings.token else try_out(settings))
    except (WrongSetting, WrongClock, ArchiveError) as error:
        return _stop(str(error))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        return _stop(
            f"Port {settings.playground_port} is taken: is the playground open already? "
            "Use that one, stop it, or set PLAYGROUND_PORT to another number."
        )
    except discord.LoginFailure:
        return _stop("Discord does not know this DISCORD_TOKEN. Please copy it again.")
    return 0


def _stop(sentence: str) -> int:
    sys.stderr.write(f"{sentence}\n")
    return 2


if __name__ == "__main__":
    sys.exit(main())
