"""Who stands where: by points, and by what decides where points are equal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from tables.leagues.points import Came, Meeting, is_win, margin, points


@dataclass(frozen=True)
class Contender:
    """A place, with what decides at the very last: the rating at the start, then the order of
    signing up."""

    place: int
    rating: int = 0
    number: int = 0


@dataclass(frozen=True)
class Standing:
    """Where a place stands: no two have the same rank. Points are counted in halves; ``met`` are
    the points of all it has met, which decide first in a cup."""

    place: int
    rank: int
    points: int
    played: int
    wins: int
    met: int = 0


@dataclass(frozen=True)
class _Sum:
    place: int
    points: int
    played: int
    wins: int
    margin: Fraction
    met: int = 0


def standings(
    contenders: Sequence[Contender], meetings: Sequence[Meeting], *, cup: bool = False
) -> list[Standing]:
    """The order of these places. What decides, one after the other: points, in a cup the points of
    those one has met, tables won outright, points against those one is level with, how far the
    scores were above those of the others, the rating at the start, the order of signing up."""
    sums = {one.place: _sum(one.place, meetings) for one in contenders}
    met = {place: _met(place, meetings, sums) if cup else 0 for place in sums}
    known = {one.place: one for one in contenders}

    def first(place: int) -> tuple[int, int, int]:
        return -sums[place].points, -met[place], -sums[place].wins

    ordered: list[int] = []
    for _, level in groupby(sorted(sums, key=lambda place: (first(place), place)), key=first):
        ordered += _decided(list(level), meetings, sums, known)
    return [_standing(sums[place], met[place], at) for at, place in enumerate(ordered, start=1)]


def _standing(one: _Sum, met: int, rank: int) -> Standing:
    return Standing(one.place, rank, one.points, one.played, one.wins, met)


def _sum(place: int, meetings: Sequence[Meeting]) -> _Sum:
    own = list(_own(place, meetings))
    return _Sum(
        place,
        sum(points(*one) for one in own),
        sum(came.rank is not None for _, came in own),
        sum(is_win(*one) for one in own),
        sum((margin(*one) for one in own), Fraction(0)),
    )


def _own(place: int, meetings: Iterable[Meeting]) -> Iterable[tuple[Meeting, Came]]:
    return ((meeting, one) for meeting in meetings for one in meeting.came if one.place == place)


def _met(place: int, meetings: Sequence[Meeting], sums: dict[int, _Sum]) -> int:
    others = (other for meeting, _ in _own(place, meetings) for other in meeting.places)
    return sum(sums[other].points for other in others if other != place and other in sums)


def _decided(
    level: list[int],
    meetings: Sequence[Meeting],
    sums: dict[int, _Sum],
    known: dict[int, Contender],
) -> list[int]:
    def key(place: int) -> tuple[int, Fraction, int, int]:
        direct = sum(points(meeting, one, level) for meeting, one in _own(place, meetings))
        return -direct, -sums[place].margin, -known[place].rating, known[place].number

    return sorted(level, key=key)
