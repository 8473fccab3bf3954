"""What must be known about Streets before it starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.game import GameSpec
from engine.core.options import Pick, Toggle, Value
from engine.games.streets.pieces import BOX, Advisor

NO_ADVISORS: Final = "none"
DEALT: Final = "dealt"

BUSINESS = Toggle("business")
"""Business tokens for every street."""

ADVISORS = Pick(
    "advisors",
    choices=(
        NO_ADVISORS,
        DEALT,
        Advisor.HACKER.value,
        Advisor.ENTREPRENEUR.value,
        Advisor.INVESTOR.value,
        Advisor.LEGEND.value,
        Advisor.SCOUT.value,
    ),
    default=NO_ADVISORS,
    value_seats={
        advisor.value: (1, 1) for advisor, data in BOX.advisors.items() if data.seats[0] == 1
    },
)
"""A card for everyone, dealt by chance; a lone player may choose one instead."""

LEVEL = Pick("level", choices=tuple(BOX.sneak_money), default="easy", seats=(1, 1))
"""How much money the Sneak starts with."""

SPEC = GameSpec(
    key="streets",
    version=2,
    seats=(1, 5),
    minutes=40,
    credits="Haakon Gaarder · Sinister Fish Games",
    options=(BUSINESS, ADVISORS, LEVEL),
    hidden=True,
    money=True,
)

PUZZLES: Final[tuple[Mapping[str, Value], ...]] = (
    {},
    {BUSINESS.key: True},
    {ADVISORS.key: DEALT},
)
"""One person's puzzles: the street alone, with its businesses, or with an advisor that chance
deals."""
