"""Promotion and relegation: who changes places with whom between one season and the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

LARGE = 5
"""From this size on, two of a group go up or down instead of one."""


def exchanged(upper: int, lower: int) -> int:
    """How many change places between two neighbouring groups of these sizes."""
    return 2 if min(upper, lower) >= LARGE else 1


def zones(sizes: Sequence[int], division: int) -> tuple[int, int]:
    """How many of this group, counted from 0, go up, and how many go down."""
    above, below = division - 1, division + 1
    up = exchanged(sizes[above], sizes[division]) if above >= 0 else 0
    down = exchanged(sizes[division], sizes[below]) if below < len(sizes) else 0
    return up, down


def next_order(groups: Sequence[Sequence[T]]) -> list[T]:
    """The order in which the next season begins, the strongest first: neighbouring groups, each
    from its first to its last, change their last and their first. Nobody moves by more than one
    group."""
    sizes = [len(group) for group in groups]
    order: list[T] = []
    for division, group in enumerate(groups):
        up, down = zones(sizes, division)
        staying = list(group[up : len(group) - down])
        came_down = list(groups[division - 1][-up:]) if up else []
        came_up = list(groups[division + 1][:down]) if down else []
        order += [*came_down, *staying, *came_up]
    return order
