"""What must be known about Urbis before it starts."""

from __future__ import annotations

from engine.core.game import GameSpec
from engine.core.options import Pick

SIDE = Pick("side", choices=("a", "b"), default="a")
"""Which side of the boards is up, for everyone alike."""

SPEC = GameSpec(
    key="urbis",
    version=1,
    seats=(2, 6),
    minutes=30,
    credits="Alexander Rasputin · Gaga Trade",
    options=(SIDE,),
    hidden=True,
)
