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
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
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
from db.location import Location, location_of
from db.wakeups import Topic
from locales import Catalogue, Locale, house_words
from operations.logs import FORMATS, TEXT, write_log
from render.kit.memory import prepare_to_paint, return_at_once
from tables.claims import Claims
from tables.context import Context, machine_time
from tables.health import Health, HealthCheck
from tables.leases import Leases
from tables.limits import Limits
from tables.lookup import retry_parked
from tables.monitor import Monitor
from tables.processes import Processes, Urgency, Work, in_a_thread
from tables.thinking import LONGEST_SECONDS, thinking_by
from tables.time.fake_clock import ClockAhead, WrongClock
from web.settings import WebSettings, WrongAddress, checked_url

if TYPE_CHECKING:
    from operations.metrics import Metrics
    from playground import Playground

log = logging.getLogger("boroughs")

DEFAULT_ARCHIVE = "data/boroughs.sqlite3"
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")

LONGEST_WORK = 60
"""What is not painted, proved or listed after so many seconds never will be."""

THINKING_NICENESS = 10
"""How far the system lets other processes go before those that think."""

STOP_SECONDS = 4.5
"""We are gone so long after we were asked to stop, at the latest."""

LOOPBACK = "127.0.0.1"
WEB_PORT = 8780
PORTS = 65536

WITH_SCREEN = ("darwin", "win32")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
"""Where these are not set there are only browsers that would take over the terminal."""

SWITCH_SECONDS = 0.0005
"""How long a thread may keep the interpreter. What runs beside the event loop (suggestions, and
painting where it has no processes) would hold up a press with the usual 5 ms."""


class WrongSetting(Exception):
    """A setting that cannot be; its text is the sentence that the host reads."""


@dataclass(frozen=True)
class Settings:
    """What the host has chosen. The token is a secret and is never printed."""

    token: str = field(repr=False)
    database: Location
    api: str
    locale: Locale
    dev_guild: int | None
    log_level: str
    log_format: str
    metrics_host: str
    metrics_port: int | None
    playground_port: int
    web: WebSettings | None
    web_port: int
    clock_file: Path | None
    painters: int
    thinkers: int
    limits: Limits


def read_settings(given: Mapping[str, str | None]) -> Settings:
    """The settings by name, each checked; the first wrong one is told in one sentence."""
    return Settings(
        token=(given.get("DISCORD_TOKEN") or "").strip(),
        database=location_of(given.get("DATABASE") or DEFAULT_ARCHIVE),
        api=_address(given.get("DISCORD_API") or "https://discord.com/api/v10"),
        locale=Locale(_one_of("DEFAULT_LOCALE", given.get("DEFAULT_LOCALE") or "en", list(Locale))),
        dev_guild=_number("DEV_GUILD", given.get("DEV_GUILD"), None),
        log_level=_one_of("LOG_LEVEL", (given.get("LOG_LEVEL") or "INFO").upper(), LEVELS),
        log_format=_one_of("LOG_FORMAT", (given.get("LOG_FORMAT") or TEXT).lower(), FORMATS),
        metrics_host=(given.get("METRICS_HOST") or LOOPBACK).strip(),
        metrics_port=_port("METRICS_PORT", given.get("METRICS_PORT")),
        playground_port=_number("PLAYGROUND_PORT", given.get("PLAYGROUND_PORT"), 8765) or 8765,
        web=_web(given),
        web_port=_port("WEB_PORT", given.get("WEB_PORT")) or WEB_PORT,
        clock_file=Path(clock) if (clock := given.get("CLOCK_FILE")) else None,
        painters=_processes("PAINTING_PROCESSES", given),
        thinkers=_processes("THINKING_PROCESSES", given) or 1,
        limits=Limits(
            lobbies=_most("LOBBIES_PER_PERSON", given, Limits.lobbies),
            tables=_most("TABLES_PER_PERSON", given, Limits.tables),
            server_tables=_most("TABLES_PER_SERVER", given, Limits.server_tables),
        ),
    )


def _web(given: Mapping[str, str | None]) -> WebSettings | None:
    """Where tables are opened in a browser; None where the host has given no address."""
    url = (given.get("WEB_URL") or "").strip()
    port = _port("WEB_PORT", given.get("WEB_PORT")) or WEB_PORT
    if not url:
        return None
    try:
        url = checked_url(url)
    except WrongAddress as error:
        raise WrongSetting(f"WEB_URL “{url}” cannot be: {error}.") from error
    proxy = _one_of("WEB_BEHIND_PROXY", given.get("WEB_BEHIND_PROXY") or "no", ("no", "yes"))
    return WebSettings(url, (given.get("WEB_HOST") or LOOPBACK).strip(), port, proxy == "yes")


def _address(text: str) -> str:
    if not text.startswith(("http://", "https://")):
        raise WrongSetting(f"DISCORD_API must begin with http:// or https://, not “{text}”.")
    return text.rstrip("/")


def _one_of(name: str, text: str, among: Collection[str]) -> str:
    if text not in among:
        raise WrongSetting(f"{name} must be one of {', '.join(among)}, not “{text}”.")
    return text


def _port(name: str, text: str | None) -> int | None:
    port = _number(name, text, None)
    if port is not None and not 0 < port < PORTS:
        raise WrongSetting(f"{name} must be between 1 and {PORTS - 1}, not “{text}”.")
    return port


def _number(name: str, text: str | None, default: int | None) -> int | None:
    if not text:
        return default
    if not (text.isascii() and text.isdecimal()):
        raise WrongSetting(f"{name} must be a number, not “{text}”.")
    return int(text)


def _processes(name: str, given: Mapping[str, str | None]) -> int:
    count = _number(name, given.get(name), None)
    return os.cpu_count() or 1 if count is None else count


def _most(name: str, given: Mapping[str, str | None], default: int) -> int:
    most = _number(name, given.get(name), default)
    if not most:
        raise WrongSetting(f"{name} must be at least 1, not “{given.get(name)}”.")
    return most


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
    stage = playground.Settings(state=folder / "playground.db", port=settings.playground_port)
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
    port = settings.web_port
    web = settings.web or WebSettings(f"http://{LOOPBACK}:{port}", LOOPBACK, port)
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
