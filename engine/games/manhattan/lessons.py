"""The rules of Manhattan in six pages, and the game on one, from a game that four have played."""

from __future__ import annotations

from typing import Final

from engine.core.lessons import Introduction, Lesson, Scene, Shows, read_record
from engine.games.manhattan.pieces import BOX

PLAYED: Final = read_record(__package__, "four")

FIRST_TURNS, ROUND_TWO_SCORED, ROUND_THREE_SCORED, LAST_ROUND, OVER = 12, 56, 84, 97, 108
"""How many moves had been played then."""

TAKEOVER, ITS_MOVES = "build c7 4", 62
"""Amber has three floors in C7 and its owner seven: a block of four draws level."""

AMBER = 0


def _everywhere(quarter: int) -> tuple[tuple[str, str], ...]:
    """This quarter in every city, bright and without a number."""
    return tuple((f"{city}{quarter}", "") for city in BOX.cities)


LESSONS: Final = (
    Lesson("aim", Scene(PLAYED, ROUND_TWO_SCORED, spots=(("d1", ""), ("f8", "")))),
    Lesson("blocks", Scene(PLAYED, 1, AMBER, Shows.HAND)),
    Lesson("turn", Scene(PLAYED, FIRST_TURNS, AMBER, spots=_everywhere(2))),
    Lesson("takeover", Scene(PLAYED, ITS_MOVES, AMBER, spots=(("c7", ""),))),
    Lesson(
        "points",
        Scene(
            PLAYED,
            ROUND_THREE_SCORED,
            spots=(
                ("c7", "1"),
                *((plot, "2") for plot in ("f4", "f8", "f9")),
                *((plot, "3") for plot in ("c1", "c3", "c6")),
            ),
        ),
    ),
    Lesson("end", Scene(PLAYED, OVER, shows=Shows.BOARD, spots=(("c7", "1"), ("d5", "2")))),
)

INTRODUCTION: Final = Introduction(
    cover=Scene(PLAYED, LAST_ROUND),
    steps=(
        Scene(PLAYED, FIRST_TURNS, AMBER, spots=tuple((f"b{card}", card) for card in "1257")),
        Scene(PLAYED, FIRST_TURNS, spots=_everywhere(2)),
        Scene(PLAYED, ITS_MOVES, AMBER, tried=TAKEOVER),
    ),
)
