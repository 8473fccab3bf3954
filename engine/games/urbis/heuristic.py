"""What a quarter may still become: a guess for bots, made from the open table and one's hand."""

from __future__ import annotations

from typing import Final

from engine.core.seats import Seat
from engine.games.urbis.pieces import BOX, ORDERS
from engine.games.urbis.view import Stage, View, winners

VICTORY: Final = 100.0
COIN: Final = 0.6
"""A coin is good for so many points while there is time to spend it."""
INCOME: Final = 1.5
ORDER: Final = 0.5
"""What an order in hand is worth, as a share of its points; and an unknown one in points."""
UNKNOWN: Final = 1.0
NEARLY: Final = (0.0, 12.0, 5.0, 2.0)
"""What it is worth that only so many plots are free."""


def heuristic(view: View, seat: Seat) -> float:
    """Victory; otherwise what coins, income and orders may still bring before the end."""
    if view.stage is Stage.OVER:
        return VICTORY * (seat in winners(view))
    quarter, time = view.city.quarters[seat], time_left(view)
    free = len(quarter.free)
    near = NEARLY[free] if free < len(NEARLY) else 0.0
    means = COIN * quarter.coins + _orders(view, seat)
    return near + min(1.0, 3 * time) * means + INCOME * time * view.income(seat)


def time_left(view: View) -> float:
    """How much of the game is left: 1 at its beginning, 0 when the last pile is empty."""
    return sum(view.piles) / (BOX.pile_size * len(view.piles))


def _orders(view: View, seat: Seat) -> float:
    if seat != view.eye:
        return UNKNOWN * view.hands[seat]
    return sum([max(0.5, ORDER * ORDERS[order].points) for order in view.hand])
