"""The bot with a watch on its event loop: how long each callback keeps it, in CPU time.

What was longest is written to the file named by ``HOLDS`` when the bot ends. Wall time would count
what other processes take from a busy machine; the CPU time of one thread does not.
"""

from __future__ import annotations

import asyncio.events
import json
import os
import sys
from collections.abc import Coroutine
from heapq import heappush, heappushpop
from pathlib import Path
from time import process_time, thread_time
from types import CoroutineType
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import bot
from cogs.client import Boroughs
from tables.health import Gateway

MOST = 200

Hold = tuple[float, int, str, str]


class Watch:
    """The longest holds since the bot was ready, and how many there were of any length."""

    def __init__(self) -> None:
        self.longest: list[Hold] = []
        self.count = 0
        self.seconds = 0.0

    def note(self, seconds: float, before: str, handle: asyncio.events.Handle) -> None:
        self.count += 1
        self.seconds += seconds
        if len(self.longest) < MOST:
            heappush(self.longest, (seconds, self.count, before, where(handle)))
        elif seconds > self.longest[0][0]:
            heappushpop(self.longest, (seconds, self.count, before, where(handle)))

    def write(self, file: Path) -> None:
        holds = sorted(self.longest, reverse=True)
        facts = {"count": self.count, "seconds": self.seconds, "longest": holds}
        file.write_text(json.dumps(facts))


def where(handle: asyncio.events.Handle) -> str:
    """What runs in this callback: the innermost lines of its task, or the name of its function."""
    callback = getattr(handle, "_callback", None)
    task = getattr(callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return str(getattr(callback, "__qualname__", callback))[:80]
    return " < ".join(reversed(_lines(task.get_coro())[-4:]))


def _lines(coroutine: Coroutine[Any, Any, Any] | Any) -> list[str]:  # noqa: ANN401
    lines = []
    while isinstance(coroutine, CoroutineType):
        frame = coroutine.cr_frame
        line = frame.f_lineno if frame is not None else 0
        lines.append(f"{coroutine.cr_code.co_qualname}:{line}")
        coroutine = coroutine.cr_await
    return lines


def watch_from_ready(watch: Watch) -> None:
    """Measure every callback once the bot is ready; the start has its own figure."""
    run, ready = asyncio.events.Handle._run, Boroughs.ready

    def watched(handle: asyncio.events.Handle) -> None:
        before, begun = where(handle), thread_time()
        run(handle)
        watch.note(thread_time() - begun, before, handle)

    def on_ready(client: Boroughs, gateway: Gateway) -> None:
        print(f"cpu={process_time():.3f}", flush=True)
        ready(client, gateway)
        setattr(asyncio.events.Handle, "_run", watched)  # noqa: B010

    setattr(Boroughs, "ready", on_ready)  # noqa: B010


if __name__ == "__main__":
    watch = Watch()
    watch_from_ready(watch)
    code = bot.main()
    if "HOLDS" in os.environ:
        watch.write(Path(os.environ["HOLDS"]))
    sys.exit(code)
