"""Clock arithmetic: how long a move may take, when a clock stands still, and when people sleep.

Pure: moments are Unix seconds, and nothing here asks what time it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from engine.core.words import Msg, msg

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
QUARTER = 4

PACES: dict[str, int | None] = {
    "none": None,
    "1h": HOUR,
    "8h": 8 * HOUR,
    "12h": 12 * HOUR,
    "1d": DAY,
    "2d": 2 * DAY,
    "3d": 3 * DAY,
    "7d": 7 * DAY,
}
"""How long a move may take, by the word that is typed; the first holds until the host chooses."""


@dataclass(frozen=True)
class Stretch:
    """From a moment to another; without an end it goes on."""

    start: int
    until: int | None = None


def runs_out(since: int, seconds: int, still: Iterable[Stretch]) -> int | None:
    """When a clock that began then has run for so long; None while it stands still for good."""
    now, left = since, seconds
    for stretch in sorted(still, key=lambda one: one.start):
        if stretch.until is not None and stretch.until <= now:
            continue
        running = max(0, stretch.start - now)
        if running >= left:
            break
        if stretch.until is None:
            return None
        now, left = stretch.until, left - running
    return now + left


def call_at(due: int, pace: int) -> int:
    """When somebody is called whose time is up at ``due``: a quarter of the time before."""
    return due - pace // QUARTER


@dataclass(frozen=True)
class Night:
    """The quiet hours of somebody: from one full hour to another, by the clocks where they live."""

    zone: str
    begins: int
    ends: int

    def over(self, moment: int) -> int:
        """The moment itself, or the end of the night that it falls into."""
        here = datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(self.zone))
        if not self._covers(here.hour):
            return moment
        morning = here if here.hour < self.ends else here + timedelta(days=1)
        # An hour that the clocks skip in spring counts from the jump: so Python reads ``fold=0``.
        wall = morning.replace(hour=self.ends, minute=0, second=0, microsecond=0, fold=0)
        return max(moment, int(wall.timestamp()))

    def _covers(self, hour: int) -> bool:
        if self.begins <= self.ends:
            return self.begins <= hour < self.ends
        return hour >= self.begins or hour < self.ends


def year_of(moment: int, zone: str) -> Stretch:
    """The calendar year in which this moment lies, where somebody lives."""
    here = datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(zone))
    first = datetime(here.year, 1, 1, tzinfo=here.tzinfo)
    return Stretch(int(first.timestamp()), int(first.replace(year=here.year + 1).timestamp()))


def overlap(one: Stretch, other: Stretch) -> int:
    """For how many seconds two stretches that both end lie over each other."""
    ends = min(one.until or 0, other.until or 0)
    return max(0, ends - max(one.start, other.start))


def zones(typed: str) -> list[str]:
    """The time zones whose names contain these letters, the best known spelling first."""
    wanted = typed.strip().lower().replace(" ", "_")
    found = [zone for zone in available_timezones() if wanted in zone.lower()]
    return sorted(found, key=lambda zone: ("/" not in zone, zone))


def is_zone(name: str) -> bool:
    """Whether there is such a time zone."""
    return name in available_timezones()


def moment(at: int) -> Msg:
    """A moment in a sentence: each reader sees it by their own clock."""
    return msg("moment", at=str(at))
