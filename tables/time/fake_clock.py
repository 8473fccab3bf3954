"""A clock that runs ahead of the machine's, so that days can be tried out in seconds."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path

log = logging.getLogger(__name__)

FARTHEST = 100 * 365 * 86_400
"""Seconds. What is farther ahead than a century is a slip of the hand."""


class WrongClock(Exception):
    """The file does not say how far ahead the clock is; the text is for the host."""


class ClockAhead:
    """The machine's time and the seconds in a file, looked up each time. It never goes back."""

    def __init__(self, file: Path, machine: Callable[[], float] = time.time) -> None:
        self._file = file
        self._machine = machine
        self._ahead = read_ahead(file)
        self._complained = ""

    def __call__(self) -> int:
        self._follow()
        return int(self._machine() + self._ahead)

    def _follow(self) -> None:
        try:
            self._ahead = max(self._ahead, read_ahead(self._file))
            self._complained = ""
        except WrongClock as error:
            self._complain(str(error))

    def _complain(self, sentence: str) -> None:
        """Once for each mistake: the time is asked for all the time."""
        if sentence != self._complained:
            log.warning("%s The clock goes on as before.", sentence)
        self._complained = sentence


def read_ahead(file: Path) -> float:
    """The seconds that the file names; 0 where it is absent or empty. Raises WrongClock."""
    try:
        text = file.read_text(encoding="utf-8").strip()
        ahead = float(text or 0)
    except FileNotFoundError:
        return 0.0
    except ValueError:
        raise WrongClock(f"CLOCK_FILE {file} must hold a number of seconds.") from None
    except OSError as error:
        raise WrongClock(f"CLOCK_FILE {file} cannot be read: {error.strerror}.") from None
    if not 0 <= ahead <= FARTHEST:
        raise WrongClock(f"CLOCK_FILE {file} must hold seconds from 0 to {FARTHEST}, not “{text}”.")
    return ahead
