"""What must be known about My City before it starts."""

from __future__ import annotations

from engine.core.game import GameSpec
from engine.core.options import Pick

FORM = Pick("form", choices=("eternal", "legacy"), default="eternal")
"""A single game on the back of the boards, or the next episode of the campaign."""

PACE = Pick("pace", choices=("together", "own"), default="together")
"""Whether a round waits for everybody, or each runs through the deck alone."""

SPEC = GameSpec(
    key="mycity",
    version=1,
    seats=(2, 4),
    minutes=30,
    credits="Reiner Knizia · Kosmos",
    difficulty=1,
    options=(FORM, PACE),
    hidden=True,
    campaign=True,
    forecast=True,
)
