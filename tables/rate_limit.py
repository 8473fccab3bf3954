"""How fast one person may press: a bucket of tokens each, so that nobody keeps us busy alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from engine.core.errors import Refused

BURST = 40.0
SUGGESTIONS = 120.0
"""Suggestions are asked for with almost every letter that somebody types."""
PER_SECOND = 5.0
MOST_PEOPLE = 10_000
HINTS, HINTS_PER_SECOND = 6.0, 0.3
"""A hint costs the process in which all bots think more than a press costs us."""


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


@dataclass
class HintPace:
    """Hints, one at a time for each person, and few in a minute, wherever they ask for them."""

    pace: Pace = field(default_factory=lambda: Pace(HINTS, HINTS_PER_SECOND))
    _thinking: set[int] = field(default_factory=set)

    @contextmanager
    def one_at_a_time(self, user: int) -> Iterator[None]:
        """Refused while this person waits for a hint, and to those who want too many."""
        if user in self._thinking:
            raise Refused("refused-hint-thinking")
        if not self.pace.allows(user):
            raise Refused("refused-pressing-fast")
        self._thinking.add(user)
        try:
            yield
        finally:
            self._thinking.discard(user)
