"""Days and mornings. A day is the same stretch of time everywhere; mornings are a server's own."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from tables.time.arithmetic import DAY, HOUR

GRACE = HOUR
"""How long after its end a day stays open for tries that were begun in it."""

EPOCH = date(1970, 1, 1)


def day_at(moment: int) -> int:
    """The day that runs at this moment, counted from 1970 by UTC."""
    return moment // DAY


def date_of(day: int) -> date:
    """The date of a day."""
    return EPOCH + timedelta(days=day)


def begins(day: int) -> int:
    """The moment from which on this day can be played."""
    return day * DAY


def ends(day: int) -> int:
    """The moment from which on no try of this day can be begun."""
    return begins(day + 1)


def closes(day: int) -> int:
    """The moment from which on nothing counts for this day any more, and all of it is shown."""
    return ends(day) + GRACE


def newest_closed(moment: int) -> int:
    """The latest day that is closed at this moment."""
    return day_at(moment - GRACE) - 1


def next_morning(zone: str, hour: int, after: int) -> int:
    """The next moment after this one at which it is this hour in this time zone. Where the day
    before is just about to be closed, the moment at which it is: a morning tells of it."""
    here = datetime.fromtimestamp(after, UTC).astimezone(ZoneInfo(zone))
    morning = here.replace(hour=hour, minute=0, second=0, microsecond=0)
    while (moment := _after_closing(int(morning.timestamp()))) <= after:
        morning += timedelta(days=1)
    return moment


def _after_closing(morning: int) -> int:
    midnight = begins(day_at(morning))
    return max(morning, midnight + GRACE)
