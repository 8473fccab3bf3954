"""What ranks are decided by."""

from __future__ import annotations

from engine.games.mycity.land import ROW_MASKS, ground_of
from engine.games.mycity.view import CityView

Standing = tuple[int, ...]
"""What ranks are decided by, the higher the better: points, then empty cells row by row, each
counted as a loss.
"""


def standing(city: CityView, score: int) -> Standing:
    """Points first; then fewer empty cells in the top row, then in the next one, and so on."""
    gaps = ground_of(city.land).plain & ~city.built
    return (score, *(-(gaps & row).bit_count() for row in ROW_MASKS))
