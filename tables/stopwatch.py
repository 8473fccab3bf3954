"""How long one piece of work takes, and its parts: a slow answer is logged with them.

The stopwatch belongs to the task that does the work, and to those that it starts. So whoever knows
how long something took says so (``spent``), and need not know for whom it was.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import StrEnum


class Part(StrEnum):
    """What takes time."""

    LOCK = "lock"
    ARCHIVE = "archive"
    PAINTING = "painting"
    DISCORD = "discord"


class Outcome(StrEnum):
    """How an answer ended: as asked for, with a refusal, or with an error number."""

    DONE = "done"
    REFUSED = "refused"
    FAILED = "failed"


@dataclass
class Stopwatch:
    """Runs from the moment ``began``. ``acknowledged`` is after how many seconds Discord knew that
    we are there; None while it does not."""

    began: float
    acknowledged: float | None = None
    outcome: Outcome = Outcome.DONE
    parts: dict[Part, float] = field(default_factory=dict)

    @property
    def seconds(self) -> float:
        """How long it has run."""
        return time.monotonic() - self.began

    def acknowledge(self) -> None:
        """Note that Discord knows now, if it did not know before."""
        if self.acknowledged is None:
            self.acknowledged = self.seconds

    def __str__(self) -> str:
        return " ".join(f"{part}={seconds:.2f}" for part, seconds in sorted(self.parts.items()))


_present: ContextVar[Stopwatch | None] = ContextVar("stopwatch", default=None)


@contextmanager
def running() -> Iterator[Stopwatch]:
    """A stopwatch for what the present task does in this block."""
    stopwatch = Stopwatch(time.monotonic())
    before = _present.set(stopwatch)
    try:
        yield stopwatch
    finally:
        _present.reset(before)


def present() -> Stopwatch | None:
    """The stopwatch of the present task, if one runs."""
    return _present.get()


def spent(part: Part, seconds: float) -> None:
    """Note that the present task has spent so long on this part of its work."""
    stopwatch = _present.get()
    if stopwatch is not None:
        stopwatch.parts[part] = stopwatch.parts.get(part, 0.0) + seconds


@contextmanager
def timed(part: Part) -> Iterator[None]:
    """Note how long this block takes, whatever comes of it."""
    began = time.monotonic()
    try:
        yield
    finally:
        spent(part, time.monotonic() - began)
