"""Where every moment in the stand-in comes from, so that one object can move time."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Clock:
    """The wall clock. Everything that dates, waits or expires asks this and nothing else."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
        """Run `callback` once, unless the handle is cancelled first."""
        return asyncio.get_running_loop().call_later(seconds, callback)


def written(moment: float) -> str:
    """A moment the way Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat()
