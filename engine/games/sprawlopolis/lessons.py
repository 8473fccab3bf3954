"""The rules of Sprawlopolis in six pages, and the game on one, from a game that two have played."""

from __future__ import annotations

from typing import Final

from engine.core.lessons import Introduction, Lesson, Scene, Shows, read_record
from engine.games.sprawlopolis.spots import Kind

PLAYED: Final = read_record(__package__, "parks")
ANN, MARKO = 0, 1
SMALL, MIDDLE, COUNTED, LATE, OVER = 4, 8, 10, 12, 14
"""How many moves had been played then."""


def _blocks(label: str, *cells: str) -> tuple[tuple[str, str], ...]:
    """The same mark on each of these blocks."""
    return tuple((f"{Kind.BLOCK}{cell}", label) for cell in cells)


ONE_CARD: Final = (
    *_blocks("1", "j15"),
    *_blocks("2", "j16"),
    *_blocks("3", "i16"),
    *_blocks("4", "i15"),
)
"""Commerce, park, industry and homes of one card."""

PLACES: Final = tuple(
    (f"{Kind.CARD}{corner}", label) for corner, label in (("o14", "1"), ("k17", "2"), ("m19", "3"))
)
"""Beside the city; exactly over a card; at a corner only."""

BETWEEN_PARKS: Final = (*_blocks("1", "i15", "j15"), *_blocks("2", "i16", "k15"))
"""A road, and the two parks at its ends."""

COVERING: Final = "play 10 i17 r0"

LESSONS: Final = (
    Lesson("city", Scene(PLAYED, SMALL, spots=ONE_CARD)),
    Lesson("turn", Scene(PLAYED, MIDDLE, ANN)),
    Lesson("place", Scene(PLAYED, MIDDLE, ANN, spots=PLACES, tried=COVERING)),
    Lesson("groups", Scene(PLAYED, COUNTED, shows="count")),
    Lesson("conditions", Scene(PLAYED, COUNTED, spots=BETWEEN_PARKS)),
    Lesson("end", Scene(PLAYED, OVER, shows=Shows.BOARD)),
)

INTRODUCTION: Final = Introduction(
    cover=Scene(PLAYED, LATE),
    steps=(
        Scene(PLAYED, 0, ANN, tried="play 18 m15 r180"),
        Scene(PLAYED, 1, MARKO, tried="play 7 l14 r0"),
        Scene(PLAYED, MIDDLE, ANN, tried=COVERING),
    ),
)
