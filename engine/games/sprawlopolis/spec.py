"""What must be known about Sprawlopolis before it starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.game import GameSpec
from engine.core.options import Config, Count, Pick, Toggle, Value
from engine.games.sprawlopolis.terms import Interstate, Level

ONE_CITY_ONLY: Final = ("interstate=duel", "interstate=together")
"""S31: the other modules need the one common city that Interstate does away with."""

RANDOM_FIRST: Final = "random"
NO_ROADWORK: Final = "off"
ALL_ENDS: Final = "all-ends"

LEVEL: Final = Pick(
    "level",
    choices=tuple(level.value for level in Level),
    default=Level.NORMAL.value,
    excludes=("interstate=duel",),
)
SITES: Final = Toggle("sites", excludes=ONE_CITY_ONLY)
LANDMARKS: Final = Toggle("landmarks", excludes=ONE_CITY_ONLY)
WRECKTAR: Final = Toggle("wrecktar", excludes=ONE_CITY_ONLY)
BEACHES: Final = Toggle("beaches", excludes=ONE_CITY_ONLY)
ROADWORK: Final = Pick(
    "roadwork",
    choices=(NO_ROADWORK, "one-end", ALL_ENDS),
    default=NO_ROADWORK,
    excludes=ONE_CITY_ONLY,
)
ROADWORK_CARDS: Final = Count(
    "roadwork-cards", low=1, high=4, default=1, excludes=("roadwork=off",), seats=(1, 1)
)
"""How many Roadwork cards a lone player starts with; otherwise everyone has one."""

INTERSTATE: Final = Pick(
    "interstate",
    choices=tuple(mode.value for mode in Interstate),
    default=Interstate.OFF.value,
    value_seats={"duel": (2, 2), "together": (1, 2)},
)
FIRST: Final = Pick(
    "first",
    choices=(RANDOM_FIRST, "1", "2", "3", "4"),
    default=RANDOM_FIRST,
    value_seats={"2": (2, 4), "3": (3, 4), "4": (4, 4)},
)
"""Who takes the first turn: chance, or the seat that the host names."""

SPEC: Final = GameSpec(
    key="sprawlopolis",
    version=1,
    seats=(1, 4),
    minutes=20,
    credits="Steven Aramini, Danny Devine, Paul Kluka · Button Shy, Geekach",
    options=(
        LEVEL,
        SITES,
        LANDMARKS,
        WRECKTAR,
        BEACHES,
        ROADWORK,
        ROADWORK_CARDS,
        INTERSTATE,
        FIRST,
    ),
    hidden=True,
    co_op=True,
)

PUZZLES: Final[tuple[Mapping[str, Value], ...]] = (
    {},
    {BEACHES.key: True},
    {LANDMARKS.key: True},
    {SITES.key: True},
)
"""One person's puzzles: the city alone, or with one module that changes where one builds."""


def is_co_op(config: Config) -> bool:
    """Whether this table plays together: always, but for a duel."""
    return config.value(INTERSTATE) != Interstate.DUEL
