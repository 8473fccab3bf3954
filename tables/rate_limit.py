"""How fast one person may press: a bucket of tokens each, so that nobody keeps us busy alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

BURST = 40.0
SUGGESTIONS = 120.0
"""Suggestions are asked for with almost every letter that somebody types."""
PER_SECOND = 5.0
MOST_PEOPLE = 10_000


@dataclass
class Pace:
    """A bucket of tokens for each person, which fills up again with time."""

    burst: float = BURST
    per_second: float = PER_SECOND
    clock: Callable[[], float] = time.monotonic
    _left: dict[Hashable, tuple[float, float]] = field(default_factory=dict)

    def allows(self, user: Hashable) -> bool:
        """Take a token of this person's; False where none is left."""
        now = self.clock()
        tokens = self._tokens(user, now)
        if tokens < 1:
            return False
        self._left[user] = (tokens - 1, now)
        if len(self._left) > MOST_PEOPLE:
            self._drop_full(now)
        return True

    def _tokens(self, user: Hashable, now: float) -> float:
        tokens, at = self._left.get(user, (self.burst, now))
        return min(self.burst, tokens + (now - at) * self.per_second)

    def _drop_full(self, now: float) -> None:
        """Drop the buckets that are full again: a new one is full, too."""
        busy = {
            user: left for user, left in self._left.items() if self._tokens(user, now) < self.burst
        }
        self._left = busy if len(busy) <= MOST_PEOPLE else {}
