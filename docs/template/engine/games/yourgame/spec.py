"""What must be known about the game before it starts."""

from __future__ import annotations

from typing import Final

from engine.core.game import GameSpec
from engine.core.options import Count

ROUNDS: Final = Count("rounds", low=1, high=3, default=3)
"""How many cards everyone builds."""

SPEC: Final = GameSpec(
    key="yourgame",
    version=1,
    seats=(2, 4),
    minutes=5,
    credits="Somebody",
    difficulty=1,
    options=(ROUNDS,),
    hidden=True,
)
