"""What a host can know of the bot itself: what is slow, what has failed, what is measured."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from tables.stopwatch import Part, Stopwatch, present, running, spent

log = logging.getLogger(__name__)

SLOW_ACKNOWLEDGEMENT, SLOW_ANSWER, SLOW_BOARD = 1.0, 5.0, 5.0
"""What takes more seconds than this is logged with its parts."""

LONGEST_LOOK = 300.0
"""A worker that has not come to the end of a look after so many seconds does not work any more."""
GRACE = 60.0
"""A worker that fails has so many seconds to succeed."""

MOST_ERRORS = 10


class Kind(StrEnum):
    """What somebody has sent us."""

    COMMAND = "command"
    PRESS = "press"
    FORM = "form"
    SUGGESTION = "suggestion"


class Meter(Protocol):
    """Counts what happens. Its labels have few values: never a person, a server, a table or a text
    that somebody has typed."""

    def answered(self, kind: Kind, stopwatch: Stopwatch) -> None:
        """Somebody was answered; the stopwatch still runs."""

    def published(self, kind: str, seconds: float) -> None:
        """Something was shown, so many seconds after it had become pending."""

    def trip(self, seconds: float) -> None:
        """The archive was asked once, and has answered after so many seconds."""

    def request(self, status: int, seconds: float) -> None:
        """Discord was asked once, and has answered; ``status`` is 0 where no answer came."""

    def looked(self, worker: str, *, failed: bool) -> None:
        """A worker has looked for due work and done it, or failed."""

    def erred(self, work: str) -> None:
        """Something has failed that has a number in the log."""

    def connected(self) -> None:
        """A session with Discord has begun."""


class Unmeasured:
    """Counts nothing: for a host who measures nothing."""

    def answered(self, kind: Kind, stopwatch: Stopwatch) -> None: ...
    def published(self, kind: str, seconds: float) -> None: ...
    def trip(self, seconds: float) -> None: ...
    def request(self, status: int, seconds: float) -> None: ...
    def looked(self, worker: str, *, failed: bool) -> None: ...
    def erred(self, work: str) -> None: ...
    def connected(self) -> None: ...


@dataclass(frozen=True)
class Error:
    """Something that has failed: its number in the log, when, at which work, and of what type."""

    number: str
    at: int
    work: str
    name: str


def _machine_time() -> int:
    return int(time.time())


class Monitor:
    """Told of everything that a host may want to know: it logs what is slow, remembers the last
    errors and when the workers look, and hands the rest on to the meter."""

    def __init__(self, meter: Meter | None = None, now: Callable[[], int] = _machine_time) -> None:
        self._meter = meter or Unmeasured()
        self._now = now
        self._looks_by: dict[str, float] = {}
        self._errors: deque[Error] = deque(maxlen=MOST_ERRORS)

    # Answers and boards

    @contextmanager
    def answering(self, kind: Kind, interaction: int) -> Iterator[None]:
        """While this lasts, the present task answers somebody."""
        with running() as stopwatch:
            try:
                yield
            finally:
                self._meter.answered(kind, stopwatch)
                _log_slow_answer(kind, interaction, stopwatch)

    def published(self, kind: str, table_id: int, waited: float) -> None:
        """Note that something was shown, so many seconds after it had become pending."""
        self._meter.published(kind, waited)
        if waited > SLOW_BOARD:
            stopwatch = present()
            parts = f"shown_in={stopwatch.seconds:.2f} {stopwatch}" if stopwatch else ""
            log.warning("slow=%s table=%s pending=%.0f %s", kind, table_id, waited, parts)

    # What takes time

    def trip(self, seconds: float) -> None:
        """Note a round trip to the archive."""
        spent(Part.ARCHIVE, seconds)
        self._meter.trip(seconds)

    def request(self, status: int, seconds: float) -> None:
        """Note a request to Discord; ``status`` is 0 where no answer came."""
        spent(Part.DISCORD, seconds)
        self._meter.request(status, seconds)

    # Workers

    def looking(self, worker: str) -> None:
        """Note that this worker looks for due work now."""
        self._looks_by.setdefault(worker, time.monotonic() + LONGEST_LOOK)

    def looked(self, worker: str, seconds: float) -> None:
        """Note that it has done it, and looks again within so many seconds."""
        self._looks_by[worker] = time.monotonic() + seconds + LONGEST_LOOK
        self._meter.looked(worker, failed=False)

    def look_failed(self, worker: str) -> None:
        """Note that it has failed. It is overdue soon, unless it succeeds before."""
        soon = time.monotonic() + GRACE
        self._looks_by[worker] = min(self._looks_by.get(worker, soon), soon)
        self._meter.looked(worker, failed=True)

    def overdue(self) -> tuple[str, ...]:
        """The workers that should have looked again and have not."""
        now = time.monotonic()
        return tuple(sorted(name for name, by in self._looks_by.items() if by < now))

    # Errors and sessions

    def erred(self, number: str, work: str, error: BaseException) -> None:
        """Note what has failed; the log has all of it under this number."""
        self._errors.append(Error(number, self._now(), work, type(error).__name__))
        self._meter.erred(work)

    @property
    def errors(self) -> tuple[Error, ...]:
        """The last errors of this process, the latest first."""
        return tuple(reversed(self._errors))

    def connected(self) -> None:
        """Note that a session with Discord has begun."""
        self._meter.connected()


def _log_slow_answer(kind: Kind, interaction: int, stopwatch: Stopwatch) -> None:
    seconds = stopwatch.seconds
    acknowledged = stopwatch.acknowledged
    first = seconds if acknowledged is None else acknowledged
    if first > SLOW_ACKNOWLEDGEMENT or seconds > SLOW_ANSWER:
        known = "never" if acknowledged is None else f"{acknowledged:.2f}"
        text = "slow=%s interaction=%s acknowledged=%s answered=%.2f %s"
        log.warning(text, kind, interaction, known, seconds, stopwatch)
