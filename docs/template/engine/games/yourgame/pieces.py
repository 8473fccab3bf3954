"""What is in the box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.codec import load_data
from engine.core.seats import Seat


@dataclass(frozen=True)
class Box:
    """The component data, as it lies in ``data.json``."""

    cards: int
    hand: int
    columns: str
    rows: int


@dataclass(frozen=True)
class Building:
    """A card on a plot, and who has put it there."""

    plot: str
    seat: Seat
    card: int


BOX: Final = load_data(__package__, Box)
CARDS: Final = tuple(range(1, BOX.cards + 1))
PLOTS: Final = tuple(f"{column}{row + 1}" for row in range(BOX.rows) for column in BOX.columns)
