"""How those who have signed up are parted into groups, the strongest first."""

from __future__ import annotations

from collections.abc import Sequence

from db.league_members import Member
from tables.leagues.sizes import DUEL

USUAL = 4
"""The size of a group where nothing speaks for another."""


def split(count: int, sizes: frozenset[int]) -> tuple[int, ...]:
    """The sizes of groups for so many people, as even as they can be, the larger ones first; empty
    where these sizes do not allow it."""
    found = [_evenly(count, groups) for groups in range(1, count + 1)]
    fitting = [parts for parts in found if sizes >= set(parts)]
    return min(fitting, key=lambda parts: _distance(parts, sizes), default=())


def _evenly(count: int, groups: int) -> tuple[int, ...]:
    least, more = divmod(count, groups)
    return (least + 1,) * more + (least,) * (groups - more)


def _distance(parts: Sequence[int], sizes: frozenset[int]) -> tuple[float, int]:
    """How far these are from the usual size."""
    wanted = min(sizes, key=lambda size: (abs(size - USUAL), size))
    return sum(abs(size - wanted) for size in parts) / len(parts), len(parts)


def split_most(count: int, sizes: frozenset[int]) -> tuple[int, ...]:
    """The same for as many of these people as can be parted; empty where nobody can play."""
    return next((parts for most in range(count, 0, -1) if (parts := split(most, sizes))), ())


def by_strength(members: Sequence[Member]) -> list[Member]:
    """Those of the season before in the order in which they came out of it; after them the new
    ones, by rating and then by the order of signing up."""
    return sorted(members, key=_strength)


def _strength(one: Member) -> tuple[bool, int, int, int]:
    return one.seed is None, one.seed or 0, -one.rating, one.number


def rounds_in_cup(count: int) -> int:
    """How many rounds a cup of so many people has: enough that one alone can win them all."""
    return max(DUEL, (count - 1).bit_length())
