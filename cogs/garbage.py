"""When the bot looks for garbage: a little at a time, and most of it while nobody waits.

Python looks through all that is not new as soon as a quarter has been added to it, in the middle of
an answer as likely as not. Here it does so by itself among what is new alone. The rest is looked at
while nothing is under way, or else as soon as it has become a little, so that no look takes long.
What is no garbage then will mostly be there for long, and is looked at no more until much has been
added to it, or a day has passed: so nothing is kept for ever.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

NEW, OFTEN, NEVER = 700, 4, 1_000_000_000
"""So many new things there are before Python looks among them, and so often it does before it looks
among those that were kept then; it never looks among the others by itself."""

LOOK_SECONDS = 0.25
"""So often it is seen whether this is the moment."""
FEW, MANY = 2, 4
"""So often Python has looked among what was kept before the rest is looked at, while nothing is
under way and in any case."""

ADDED, TOO_MUCH, DAY = 100_000, 400_000, 24 * 60 * 60.0
"""Everything is looked at when so many things have been added, or after so long, as soon as nothing
is under way; in any case when so many have been added."""


class Garbage:
    """Looks for garbage in this process. ``is_busy`` says whether anything is under way."""

    def __init__(self, is_busy: Callable[[], bool]) -> None:
        self._is_busy = is_busy
        self._added, self._since = 0, time.monotonic()

    def begin(self) -> None:
        """From now on Python looks by itself among what is new alone."""
        gc.set_threshold(NEW, OFTEN, NEVER)
        self.keep()

    def keep(self) -> None:
        """Look no more at whatever there is now: the program itself, and what it has read."""
        gc.freeze()

    def look(self) -> None:
        """Look for garbage, if this is the moment for it."""
        looks, is_busy = gc.get_count()[2], self._is_busy()
        if looks >= (MANY if is_busy else FEW):
            if self._is_time_for_all(is_busy):
                gc.unfreeze()
                self._added, self._since = 0, time.monotonic()
            self._look_and_keep()

    def _is_time_for_all(self, is_busy: bool) -> bool:
        old = time.monotonic() > self._since + DAY
        return self._added > TOO_MUCH or (not is_busy and (old or self._added > ADDED))

    def _look_and_keep(self) -> None:
        gc.collect()
        # To count what is kept would take longer than the look itself.
        self._added += len(gc.get_objects())
        self.keep()
