"""What a position is worth to a seat."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Tally
from engine.core.seats import Seat


def worth(tallies: Sequence[Tally], seat: Seat) -> int:
    """One's lead over the best of the others; in a team, the points of the team."""
    points = {tally.seat: tally.points for tally in tallies}
    if seat not in points:
        return points.get(None, 0)
    others = [value for other, value in points.items() if other != seat]
    return points[seat] - max(others, default=0)
