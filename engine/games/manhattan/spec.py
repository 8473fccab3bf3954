"""What must be known about Manhattan before it starts."""

from __future__ import annotations

from engine.core.game import GameSpec
from engine.core.options import Pick

FIRST = Pick(
    "first",
    choices=("random", "1", "2", "3", "4"),
    default="random",
    value_seats={"3": (3, 4), "4": (4, 4)},
)
"""Who goes first: chance, or the seat that the host names."""

SPEC = GameSpec(
    key="manhattan",
    version=1,
    seats=(2, 4),
    minutes=60,
    credits="Andreas Seyfarth · Hans im Glück, Mandoo Games",
    options=(FIRST,),
    hidden=True,
)
