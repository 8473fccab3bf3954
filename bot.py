"""The start: read the settings, open the archive, start the processes, be the bot."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sys
import webbrowser
from collections.abc import AsyncIterator, Mapping
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
from db.archive import presence_at
from db.errors import ArchiveError
from db.wakeups import Topic, Wakeups
from operations.logs import write_log
from running import (
    Resources,
    clock_of,
    opened_resources,
    refuse,
    serving_metrics,
    serving_page,
    stop_asked,
    waking,
)
from settings import DEFAULT_ARCHIVE, LOOPBACK, Settings, WrongSetting, read_settings
from tables.claims import Claims
from tables.context import Context
from tables.health import HealthCheck
from tables.leases import Leases
from tables.lookup import retry_parked
from tables.processes import Processes, Urgency
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


async def run(settings: Settings, playground: Playground | None = None) -> None:
    """Be the bot until somebody stops it. In a playground time may leap. Raises ArchiveError, and
    LoginFailure for a token that Discord does not know."""
    stop = stop_asked()
    _prepare(settings)
    now = clock_of(settings) if playground is None else playground.now
    async with (
        opened_resources(settings, now) as resources,
        claiming(resources) as claims,
        waking(settings, claims.process) as wakeups,
        thinkers(settings) as thinking,
    ):
        context = _context(resources, claims, thinking)
        await retry_parked(context)
        health = HealthCheck(context, {"painting": resources.painting, "thinking": thinking})
        new_bot = partial(_new_bot, resources, context, health)
        leases = Leases(resources.database, claims.presence, wakeups)
        connection = Connection(new_bot, settings.token, leases)
        _wake_each_other(context, wakeups, connection)
        if playground is not None:
            playground.on_leap(connection.wake_workers)
        async with (
            serving_metrics(resources, lambda: health(connection.gateway())),
            serving_page(resources, _own_page(settings), context, wakeups),
        ):
            await connection.stay(stop)


def _prepare(settings: Settings) -> None:
    """Set what discord.py and the interpreter have for the whole process."""
    Route.BASE = settings.api
    sys.setswitchinterval(SWITCH_SECONDS)
    # We never speak, so that voice is not installed is no news to a host.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


@asynccontextmanager
async def claiming(resources: Resources) -> AsyncIterator[Claims]:
    """While this lasts, this process is alive to the others and may claim work. What the dead had
    claimed is given back first."""
    claims = Claims(presence_at(resources.settings.database))
    log.info("process=%s", claims.process)
    try:
        await claims.take_over(resources.database)
        yield claims
    finally:
        await claims.leave(resources.database)


@asynccontextmanager
async def thinkers(settings: Settings) -> AsyncIterator[Processes]:
    """While this lasts, bots think in processes of their own."""
    thinking = Processes(settings.thinkers, LONGEST_SECONDS, think_politely, kept=1)
    try:
        yield thinking
    finally:
        thinking.close()


def _context(resources: Resources, claims: Claims, thinking: Processes) -> Context:
    web = resources.settings.web
    return Context(
        resources.database,
        resources.now,
        think=thinking_by(thinking.run),
        look_back=looking_back_by(thinking.run),
        elsewhere=resources.elsewhere,
        limits=resources.settings.limits,
        claims=claims,
        monitor=resources.monitor,
        web_url=web.url if web else "",
        activity=web is not None and web.activity is not None,
    )


def _new_bot(resources: Resources, context: Context, health: HealthCheck) -> Boroughs:
    settings = resources.settings
    paint, paint_first = (
        Patience(partial(resources.pictures, urgency), partial(resources.painting.age, urgency))
        for urgency in (Urgency.WAITED_FOR, Urgency.LOOKED_AT)
    )
    words, locale, guild = resources.words, settings.locale, settings.dev_guild
    return Boroughs(context, words, locale, guild, paint, paint_first, health)


def _wake_each_other(context: Context, wakeups: Wakeups, connection: Connection) -> None:
    """What changes here wakes the other processes, and what changes there wakes this one."""
    context.changed.listen(lambda _: wakeups.tell(Topic.TABLES))
    wakeups.listen(Topic.TABLES, connection.wake_workers)
    wakeups.listen(Topic.SHARDS, connection.wake_shards)


def _own_page(settings: Settings) -> WebSettings | None:
    """The page that this process serves; None where there is none, or another process serves it."""
    return None if settings.web is None or settings.web.apart else settings.web


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
        async with playground.Playground(stage, pages=PageRoutes().routes()) as opened:
            await _play(settings, opened)
    except playground.StateRefused as error:
        reset = "With make run, DATABASE names its folder; make reset starts over."
        raise WrongSetting(f"{error} {reset}") from error


async def _play(settings: Settings, opened: Playground) -> None:
    """Show the playground's address, and be the bot in it."""
    sys.stdout.write(f"Boroughs is open at {opened.url}\n")
    sys.stdout.flush()
    await asyncio.to_thread(show_page, opened.url, os.environ)
    games = _folder(settings) / "playground-games.sqlite3"
    activity = activity_at(
        opened.client_id, opened.client_secret, opened.api, opened.activity_origin
    )
    web = replace(settings.web, activity=activity) if settings.web else None
    await run(
        replace(settings, token=opened.token, api=opened.api, database=games, web=web), opened
    )


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
