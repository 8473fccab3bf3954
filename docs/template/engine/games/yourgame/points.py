"""What buildings are worth, counted from the open table."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.seats import Seat
from engine.games.yourgame.pieces import Building


def points(built: Iterable[Building], seat: Seat) -> int:
    """The numbers of all cards that this seat has built."""
    return sum([building.card for building in built if building.seat == seat])
