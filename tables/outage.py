"""What is told while the archive is away: one sentence now and then, and not a traceback for each
who needs it."""

from __future__ import annotations

import logging
import time

from db.errors import Unavailable

AGAIN_SECONDS = 60.0
"""The same sentence is told again after so many seconds."""


def outage(error: BaseException | None) -> Unavailable | None:
    """Why the archive could not be used, if that is what has become this error."""
    while error is not None and not isinstance(error, Unavailable):
        error = error.__cause__
    return error


class OneSentence(logging.Filter):
    """Makes one sentence of each record that comes from an outage; the same one only now and then,
    whoever has met it."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this is to be written."""
        found = outage(record.exc_info[1]) if record.exc_info else None
        if found is None:
            return True
        record.msg, record.args = str(found), ()
        record.exc_info = record.exc_text = None
        return self._is_news(record.msg)

    def _is_news(self, sentence: str) -> bool:
        now = time.monotonic()
        self._told = {one: at for one, at in self._told.items() if now - at < AGAIN_SECONDS}
        if sentence in self._told:
            return False
        self._told[sentence] = now
        return True
