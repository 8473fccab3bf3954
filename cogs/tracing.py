"""Tells the monitor how long each request to Discord takes, and when an interaction was
acknowledged. There is one place for it: aiohttp calls us in the task that asks."""

from __future__ import annotations

import time
from types import SimpleNamespace

import aiohttp

from tables.monitor import Monitor
from tables.stopwatch import present

CALLBACK = "/callback"
"""How the address ends at which an interaction is acknowledged."""

NO_ANSWER = 0


def tracing(monitor: Monitor) -> aiohttp.TraceConfig:
    """For discord.py's HTTP session."""

    async def start(_: aiohttp.ClientSession, asked: SimpleNamespace, __: object) -> None:
        asked.began = time.monotonic()

    async def end(
        _: aiohttp.ClientSession, asked: SimpleNamespace, given: aiohttp.TraceRequestEndParams
    ) -> None:
        monitor.request(given.response.status, time.monotonic() - asked.began)
        stopwatch = present()
        if stopwatch is not None and given.response.ok and given.url.path.endswith(CALLBACK):
            stopwatch.acknowledge()

    async def lost(_: aiohttp.ClientSession, asked: SimpleNamespace, __: object) -> None:
        monitor.request(NO_ANSWER, time.monotonic() - asked.began)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(start)
    trace.on_request_end.append(end)
    trace.on_request_exception.append(lost)
    return trace
