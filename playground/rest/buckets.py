"""Rate limit buckets: the headers that every answer carries, and the counting behind them."""

import hashlib
import re
from dataclasses import dataclass

from playground.clock import Clock

IDS = re.compile(r"/\d{5,}")
MAJOR = re.compile(r"^/(channels|guilds|webhooks)/(\d+)")
TOKEN = re.compile(r"^/(interactions|webhooks)/(\d+)/[^/]+")
WINDOWS = {("POST", "messages"): (5, 5.0), ("PATCH", "messages"): (5, 5.0)}
USUAL_WINDOW = (50, 1.0)
UNLIMITED = (100_000, 1.0)


@dataclass
class Bucket:
    """One window of one route: how many requests it takes and how many it has taken."""

    name: str
    limit: int
    seconds: float
    opened: float
    used: int = 0
    now: float = 0.0

    @property
    def exceeded(self) -> bool:
        return self.used > self.limit

    @property
    def reset_after(self) -> float:
        return max(0.0, round(self.opened + self.seconds - self.now, 3))

    def headers(self) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(max(0, self.limit - self.used)),
            "X-RateLimit-Reset": f"{self.opened + self.seconds:.3f}",
            "X-RateLimit-Reset-After": f"{self.reset_after:.3f}",
            "X-RateLimit-Bucket": self.name,
        }


class Buckets:
    """Counts requests by route and by the channel, server or webhook that they are about."""

    def __init__(self, clock: Clock, *, enforced: bool) -> None:
        self._clock = clock
        self._enforced = enforced
        self._open: dict[tuple[str, str], Bucket] = {}

    def take(self, method: str, path: str) -> Bucket:
        """Count a request; the bucket says whether that was one too many."""
        route = f"{method} {IDS.sub('/:id', TOKEN.sub('/:token', path))}"
        major = MAJOR.match(path)
        key = route, major.group(2) if major else ""
        now = self._clock.steady()
        bucket = self._open.get(key)
        if bucket is None or now >= bucket.opened + bucket.seconds:
            bucket = self._open[key] = self._fresh(route, method, path, now)
        bucket.used += 1
        bucket.now = now
        return bucket

    def _fresh(self, route: str, method: str, path: str, now: float) -> Bucket:
        kind = method, "messages" if "/messages" in path else ""
        limit, seconds = WINDOWS.get(kind, USUAL_WINDOW) if self._enforced else UNLIMITED
        name = hashlib.sha256(route.encode()).hexdigest()[:32]
        return Bucket(name, limit, seconds, now)
