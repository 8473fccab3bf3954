"""Who meets whom in a group: everybody everybody else, equally often, and each on every seat."""

from __future__ import annotations

from tables.leagues.sizes import DUEL

Slots = tuple[int, ...]
Meeting = tuple[Slots, ...]
"""The tables that are played at the same time."""

RESTS = -1
"""Whom one meets who has no table this time."""


def cycle(group: int, table: int) -> list[Meeting]:
    """The meetings after which all in a group of this size have met all equally often, at tables of
    this size: all of them, all but one, or two."""
    if table == group:
        return [(tuple(range(group)),)]
    if table == group - 1 and table != DUEL:
        return [(_all_but(group, out),) for out in reversed(range(group))]
    if table == DUEL:
        return round_robin(group)
    raise ValueError(f"no fair meetings of {group} people at tables of {table}")


def _all_but(group: int, out: int) -> Slots:
    return tuple(slot for slot in range(group) if slot != out)


def round_robin(group: int) -> list[Meeting]:
    """Everybody against everybody once, by the circle method; with an odd number one rests each
    time."""
    ring = [*range(group), *([RESTS] if group % 2 else [])]
    half, meetings = len(ring) // 2, []
    for _ in range(len(ring) - 1):
        pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
        meetings.append(tuple(_seated(group, *pair) for pair in pairs if RESTS not in pair))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return meetings


def _seated(group: int, one: int, other: int) -> Slots:
    """Everybody begins against those who come next on a circle, and so about half of the time."""
    ahead = (max(one, other) - min(one, other)) * 2 <= group
    return (min(one, other), max(one, other)) if ahead else (max(one, other), min(one, other))


def meetings_in(group: int, table: int, weeks: int) -> int:
    """How many meetings a season has: as many whole cycles as come closest to one a week."""
    length = len(cycle(group, table))
    return length * max(1, round(weeks / length))


def of_week(group: int, table: int, weeks: int, week: int) -> list[Slots]:
    """The tables of one week of a season, counted from 0: its meetings are spread evenly. With
    every cycle the seats move on, so that nobody is always first."""
    count, meetings = meetings_in(group, table, weeks), cycle(group, table)
    due = [number for number in range(count) if number * weeks // count == week]
    return [
        _turned(slots, number // len(meetings))
        for number in due
        for slots in meetings[number % len(meetings)]
    ]


def _turned(slots: Slots, by: int) -> Slots:
    by %= len(slots)
    return slots[by:] + slots[:by]
