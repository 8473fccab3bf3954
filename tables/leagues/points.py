"""What a place gets for one table: a point for everybody it left behind, half a point for a tie.

All of it is counted in halves.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

AHEAD, LEVEL, BEHIND = 2, 1, 0


@dataclass(frozen=True)
class Came:
    """How a place came out of a table: its rank among those there, 1 the first, and its score.
    Without a rank it was not played by whoever holds it: somebody stood in, or nobody came."""

    place: int
    rank: int | None = None
    score: int = 0


@dataclass(frozen=True)
class Meeting:
    """One table that counts. ``drawn``: it has no result, so all who were there share it."""

    came: tuple[Came, ...]
    drawn: bool = False

    @property
    def places(self) -> tuple[int, ...]:
        return tuple(one.place for one in self.came)


def against(meeting: Meeting, one: Came, other: Came) -> int:
    """What the one gets for meeting the other. Whoever did not play gets nothing."""
    if one.rank is None:
        return BEHIND
    if other.rank is None:
        return AHEAD
    if meeting.drawn or one.rank == other.rank:
        return LEVEL
    return AHEAD if one.rank < other.rank else BEHIND


def points(meeting: Meeting, one: Came, among: Iterable[int] | None = None) -> int:
    """What a place gets for this table; with ``among`` only for meeting these."""
    wanted = set(meeting.places if among is None else among) - {one.place}
    return sum(against(meeting, one, other) for other in meeting.came if other.place in wanted)


def is_win(meeting: Meeting, one: Came) -> bool:
    """Whether it left everybody else behind."""
    others = len(meeting.came) - 1
    return others > 0 and points(meeting, one) == AHEAD * others


def margin(meeting: Meeting, one: Came) -> Fraction:
    """By how much its score is above the average of the others who played."""
    others = [other.score for other in meeting.came if other.rank and other.place != one.place]
    if one.rank is None or meeting.drawn or not others:
        return Fraction(0)
    return one.score - Fraction(sum(others), len(others))
