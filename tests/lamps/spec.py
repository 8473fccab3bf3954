"""What must be known about Lamplighters before it starts."""

from __future__ import annotations

from engine.core.game import GameSpec
from engine.core.options import Count, Pick, Toggle

ROUNDS = Count("rounds", low=1, high=3, default=2)

SPEC = GameSpec(
    key="lamps",
    version=2,
    seats=(2, 3),
    minutes=5,
    credits="Boroughs",
    difficulty=1,
    options=(
        ROUNDS,
        Toggle("team"),
        Toggle("oil", default=True),
        Toggle("fog", needs=("oil",)),
        Toggle("feast", excludes=("fog", "level=hard"), seats=(3, 3)),
        Pick("level", ("easy", "hard"), default="easy", value_seats={"hard": (2, 2)}),
    ),
    hidden=True,
    campaign=True,
)
