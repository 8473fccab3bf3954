"""The page of the tables in a process of its own, beside the bot: ``python -m web``. It reads the
same settings and the same archive, and needs no token: it never speaks for the bot."""

from __future__ import annotations

import asyncio
import logging
import os
import sys

from dotenv import dotenv_values

from db.errors import ArchiveError
from db.presence import new_process
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
from settings import Settings, WrongSetting, read_settings
from tables.context import Context
from tables.health import Gateway, HealthCheck
from tables.time.fake_clock import WrongClock

log = logging.getLogger("boroughs")

BESIDE = Gateway(processes=1)
"""This process serves no shard, and is well without."""


async def run(settings: Settings) -> None:
    """Open the archive and serve the page until somebody stops it."""
    stop, process = stop_asked(), new_process()
    async with (
        opened_resources(settings, clock_of(settings)) as resources,
        waking(settings, process) as wakeups,
    ):
        context = _context(resources)
        tell_others(context, wakeups)
        health = HealthCheck(context, {"painting": resources.painting})
        async with (
            serving_metrics(resources, lambda: health(BESIDE)),
            serving_page(resources, settings.web, context, wakeups),
        ):
            log.info("process=%s serves the page", process)
            await stop.wait()


def _context(resources: Resources) -> Context:
    web = resources.settings.web
    return Context(
        resources.database,
        resources.now,
        elsewhere=resources.elsewhere,
        limits=resources.settings.limits,
        monitor=resources.monitor,
        web_url=web.url if web else "",
    )


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
