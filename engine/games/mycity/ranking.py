"""What ranks are decided by."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.mycity.land import ROW_MASKS, ground_of
from engine.games.mycity.view import CityView

Standing = tuple[int, ...]
"""What ranks are decided by, the lower the better: points, then empty cells row by row."""


def standing(city: CityView, score: int) -> Standing:
    """Points first; then whoever shows fewer empty cells in the top row, the next one …"""
    gaps = ground_of(city.land).plain & ~city.built
    return (-score, *((gaps & row).bit_count() for row in ROW_MASKS))


def ranks_of(standings: Sequence[Standing]) -> tuple[int, ...]:
    """A rank for everyone; who is equal in everything shares it, and the next one is skipped."""
    return tuple(1 + sum(other < own for other in standings) for own in standings)
