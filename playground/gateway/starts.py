"""How often a bot may begin a session: in buckets of five seconds, and so many times in a day."""

from playground.clock import Clock
from playground.settings import Settings
from playground.world.model import Json

DAY = 86_400.0
MILLI = 1000


class SessionStarts:
    """Counts every identify. Whether too many of them are really turned away is a setting."""

    def __init__(self, clock: Clock, settings: Settings) -> None:
        self._clock = clock
        self._settings = settings
        self._latest: dict[int, float] = {}
        """When each bucket was last used."""
        self._begun = clock.steady()
        self._used = 0

    def written(self) -> Json:
        """As Discord tells it at /gateway/bot."""
        self._begin_day()
        left = self._begun + DAY - self._clock.steady()
        return {
            "total": self._settings.session_starts,
            "remaining": self._remaining,
            "reset_after": int(MILLI * left) if self._used else 0,
            "max_concurrency": self._settings.max_concurrency,
        }

    @property
    def _remaining(self) -> int:
        return max(0, self._settings.session_starts - self._used)

    def _begin_day(self) -> None:
        if self._clock.steady() - self._begun >= DAY or not self._used:
            self._begun, self._used = self._clock.steady(), 0

    def are_used_up(self) -> bool:
        """Whether no session may begin today any more."""
        self._begin_day()
        return self._settings.start_limits and self._remaining == 0

    def may_begin(self, shard: int) -> bool:
        """Count this start, and say whether its bucket is free. One that was refused does not keep
        its bucket for longer."""
        self._begin_day()
        self._used += 1
        bucket, now = shard % self._settings.max_concurrency, self._clock.steady()
        free = now - self._latest.get(bucket, 0.0) >= self._settings.identify_seconds
        if free:
            self._latest[bucket] = now
        return free or not self._settings.start_limits
