"""The page of the tables in a process of its own, beside the bot: ``python -m web``. It reads the
same settings and the same archive, and needs no token: it never speaks for the bot."""

from __future__ import annotations

import asyncio
import logging
import os
import sys

from dotenv import dotenv_values

from cogs.ui.picture_cache import PictureCache
from db.archive import open_archive, wakeups_at
from db.errors import ArchiveError
from db.presence import new_process
from db.wakeups import Topic, Wakeups
from locales import house_words
from operations.logs import write_log
from render.kit.memory import prepare_to_paint, return_at_once
from running import LONGEST_WORK, clock_of, make_metrics, opened, refuse, served, stop_asked
from settings import Settings, WrongSetting, read_settings
from tables.context import Context
from tables.health import Gateway, HealthCheck
from tables.monitor import Monitor
from tables.processes import Processes, in_a_thread
from tables.time.fake_clock import WrongClock

log = logging.getLogger("boroughs")

BESIDE = Gateway(processes=1)
"""This process serves no shard, and is well without."""


async def run(settings: Settings) -> None:
    """Open the archive and serve the page until somebody stops it."""
    stop, process = stop_asked(), new_process()
    return_at_once()
    metrics = make_metrics() if settings.metrics_port else None
    monitor = Monitor(metrics, clock_of(settings))
    database = await open_archive(settings.database, monitor.trip)
    wakeups = wakeups_at(settings.database, process)
    painting = Processes(settings.painters, LONGEST_WORK, prepare_to_paint, kept=1)
    elsewhere = painting.run if settings.painters else in_a_thread
    try:
        context = Context(
            database,
            clock_of(settings),
            elsewhere=elsewhere,
            limits=settings.limits,
            monitor=monitor,
            web_url=settings.web.url if settings.web else "",
        )
        tell_others(context, wakeups)
        health = HealthCheck(context, {"painting": painting})
        async with (
            served(settings, metrics, lambda: health(BESIDE)),
            opened(settings, context, house_words(), PictureCache(elsewhere), wakeups),
        ):
            log.info("process=%s serves the page", process)
            await stop.wait()
    finally:
        painting.close()
        await wakeups.close()
        await database.close()


def tell_others(context: Context, wakeups: Wakeups) -> None:
    """Wake the bot for whatever is changed here: it publishes, thinks and looks at the clocks."""
    context.changed.listen(lambda _: wakeups.tell(Topic.TABLES))


def main() -> int:
    """Start; a mistake of the host's is answered with one sentence and exit code 2."""
    try:
        settings = read_settings({**dotenv_values(".env"), **os.environ})
        if settings.web is None or not settings.web.apart:
            return refuse("Set WEB_URL, and WEB_APART=yes: else the bot serves the page itself.")
        write_log(settings.log_level, settings.log_format)
        asyncio.run(run(settings))
    except (WrongSetting, WrongClock, ArchiveError) as error:
        return refuse(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
