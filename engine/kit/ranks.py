"""Ranks and first places, from what they are decided by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.seats import Seat

Standing = TypeVar("Standing", int, tuple[int, ...])
"""What decides between seats, the higher the better: points, or points and what breaks ties."""


def ranks(standings: Sequence[Standing]) -> tuple[int, ...]:
    """A rank for every seat, 1 for the best. Equals share a rank, and the next ones are skipped."""
    return tuple([1 + sum([other > own for other in standings]) for own in standings])


def leaders(standings: Sequence[Standing]) -> tuple[Seat, ...]:
    """The seats that share the first rank."""
    best = max(standings)
    return tuple([seat for seat, own in enumerate(standings) if own == best])
