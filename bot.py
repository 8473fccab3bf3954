"""The front door: read the settings, open the archive, hang the cogs, run."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
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
from locales import house_words
from operations.logs import write_log
from render.kit.memory import prepare_to_paint, return_at_once
from running import (
    LONGEST_WORK,
    clock_of,
    make_metrics,
    opened,
    refuse,
    served,
    stop_asked,
)
from settings import DEFAULT_ARCHIVE, LOOPBACK, Settings, WrongSetting, read_settings
from tables.claims import Claims
from tables.context import Context
from tables.health import HealthCheck
from tables.leases import Leases
from tables.lookup import retry_parked
from tables.monitor import Monitor
from tables.processes import Processes, Urgency, in_a_thread
from tables.thinking import LONGEST_SECONDS, looking_back_by, thinking_by
from tables.time.fake_clock import WrongClock
from web.settings import WebSettings, activity_at

if TYPE_CHECKING:
    from playground import Playground

log = logging.getLogger("boroughs")

THINKING_NICENESS = 10
"""How far the system lets other processes go before those that think."""

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
    now = clock_of(settings) if here is None else here.now
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
            look_back=looking_back_by(thinking.run),
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
        ours = replace(settings, web=None) if settings.web and settings.web.apart else settings
        async with (
            served(settings, metrics, lambda: health(connection.gateway())),
            opened(ours, context, words, pictures, wakeups),
        ):
            await connection.stay(stop)
    finally:
        thinking.close()
        painting.close()
        await wakeups.close()
        await claims.leave(database)
        await database.close()


def think_politely() -> None:
    """Called in a process that thinks: whatever somebody waits for goes before. Where the system
    does not allow it, the process thinks all the same."""
    with suppress(OSError):
        os.nice(THINKING_NICENESS)


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
        return refuse(str(error))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        return refuse(
            f"Port {settings.playground_port} is taken: is the playground open already? "
            "Use that one, stop it, or set PLAYGROUND_PORT to another number."
        )
    except discord.LoginFailure:
        return refuse("Discord does not know this DISCORD_TOKEN. Please copy it again.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
