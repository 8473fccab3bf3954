"""What is in the box: twelve cards, and lamps for 36 corners."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.seats import Seat

CARDS = tuple(range(1, 13))
HAND = 4
CORNERS = tuple(f"{column}{row}" for row in range(1, 7) for column in "abcdef")
TARGET = 6
"""The light that a team needs."""


@dataclass(frozen=True)
class Lamp:
    """A lamp on its corner, with its oil and its name once they are settled."""

    corner: str
    seat: Seat
    oil: int = 0
    name: str = ""
