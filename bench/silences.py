"""Why a table was silent: nobody asked for a move there, the server was away, or neither."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True)
class Moment:
    """Something happened at a table."""

    table_id: int
    at: float


@dataclass(frozen=True)
class Span:
    """From one moment to another, in seconds since 1970."""

    begun: float
    ended: float

    @property
    def seconds(self) -> float:
        return self.ended - self.begun

    def shared(self, other: Span) -> float:
        """How many seconds both have in common."""
        return max(0.0, min(self.ended, other.ended) - max(self.begun, other.begun))


@dataclass(frozen=True)
class Silence:
    """The time between two moves at one table."""

    table_id: int
    span: Span


def silences(moves: Iterable[Moment]) -> list[Silence]:
    """All times between two moves at the same table, the longest first."""
    moments = defaultdict[int, list[float]](list)
    for move in moves:
        moments[move.table_id].append(move.at)
    found = [
        Silence(table_id, Span(*both))
        for table_id, times in moments.items()
        for both in pairwise(sorted(times))
    ]
    return sorted(found, key=lambda one: one.span.seconds, reverse=True)


def waited_for(silence: Silence, asked: Iterable[Moment], outages: Iterable[Span]) -> str:
    """What this table waited for, in words."""
    span = silence.span
    asks = [
        one.at
        for one in asked
        if one.table_id == silence.table_id and span.begun < one.at < span.ended
    ]
    unasked = min(asks, default=span.ended) - span.begun
    away = sum(span.shared(outage) for outage in outages)
    return (
        f"table {silence.table_id}, {span.seconds:.1f} s: nobody asked for {unasked:.1f} s, then "
        f"{len(asks)} times; the server was away for {away:.1f} s"
    )
