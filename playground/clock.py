"""Where every moment in the stand-in comes from, so that one object can move time."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

LONGEST_LEAP = 365 * 86_400
LATEST = datetime(2080, 1, 1, tzinfo=UTC).timestamp()
"""Ids have 41 bits for their milliseconds: a few years later they would no longer fit."""


class WrongLeap(ValueError):
    """The clock cannot be moved like that; the text says why."""


@dataclass(frozen=True)
class Leap:
    """The clock was moved by so many seconds when it showed this moment."""

    moment: float
    seconds: float


class Clock:
    """Two times from one clock: the world's, which may be moved, and a steady one.

    What is dated asks `now`. What waits or runs out asks `steady`, `sleep` or `call_later`: a leap
    over a week must not end the three seconds in which somebody is just being answered.
    """

    def __init__(self) -> None:
        self._began_ahead = 0.0
        self._leaps: list[Leap] = []

    @property
    def ahead(self) -> float:
        """The seconds by which the world is ahead of the machine."""
        return self._began_ahead + sum(leap.seconds for leap in self._leaps)

    def begin_ahead(self, seconds: float) -> None:
        """Go on from where a former life of this world had been moved to."""
        self._began_ahead = seconds

    def now(self) -> float:
        """The world's time, in seconds since 1970."""
        return time.time() + self.ahead

    def steady(self) -> float:
        """The machine's time, in seconds since 1970: no leap moves it."""
        return time.time()

    def age(self, moment: float) -> float:
        """The seconds really lived since the world showed this moment, without those leapt over."""
        leapt = sum(leap.seconds for leap in self._leaps if leap.moment >= moment)
        return self.now() - moment - leapt

    def leap(self, seconds: object) -> None:
        """Move the world forward. Raises WrongLeap where it cannot go."""
        if isinstance(seconds, bool) or not isinstance(seconds, int | float):
            raise WrongLeap("Say by how many seconds, as a number.")
        if not seconds > 0:
            raise WrongLeap("The clock only moves forward: by more than 0 seconds.")
        if seconds > LONGEST_LEAP:
            raise WrongLeap(f"The clock moves by a year at most: by {LONGEST_LEAP} seconds.")
        if self.now() + seconds > LATEST:
            raise WrongLeap("The clock cannot be moved beyond the year 2079.")
        self._leaps.append(Leap(self.now(), float(seconds)))

    async def sleep(self, seconds: float) -> None:
        """Wait for real seconds."""
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
        """Run `callback` once after real seconds, unless the handle is cancelled first."""
        return asyncio.get_running_loop().call_later(seconds, callback)


def written(moment: float) -> str:
    """A moment the way Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat()


def moment_of_text(text: str) -> float:
    """The moment that was written so, in seconds since 1970."""
    return datetime.fromisoformat(text).timestamp()
