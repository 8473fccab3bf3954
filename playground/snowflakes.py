"""Discord's ids: milliseconds since 2015 in the high bits, a counter in the low ones."""

from playground.clock import Clock

EPOCH_MILLISECONDS = 1_420_070_400_000
COUNTER_BITS = 22


class Snowflakes:
    """Hands out ids that only grow, also across a restart: `after` is the highest one in use."""

    def __init__(self, clock: Clock, after: int = 0) -> None:
        self._clock = clock
        self._last = after

    def take(self) -> int:
        milliseconds = int(self._clock.now() * 1000) - EPOCH_MILLISECONDS
        self._last = max(self._last + 1, milliseconds << COUNTER_BITS)
        return self._last


def moment_of(snowflake: int) -> float:
    """When this id was handed out, in seconds since 1970."""
    return ((snowflake >> COUNTER_BITS) + EPOCH_MILLISECONDS) / 1000
