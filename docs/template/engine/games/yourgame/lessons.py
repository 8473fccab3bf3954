"""The rules in six short pages, and the game on one; every scene is of a game that was played."""

from __future__ import annotations

from typing import Final

from engine.core.lessons import Introduction, Lesson, Scene, Shows, read_record

FIRST: Final = read_record(__package__, "first")

LESSONS: Final = (
    Lesson("plots", Scene(FIRST, 4)),
    Lesson("hand", Scene(FIRST, 0, eye=0, shows=Shows.HAND)),
    Lesson("turn", Scene(FIRST, 2, eye=0, tried=FIRST.moves[2][1])),
    Lesson("room", Scene(FIRST, 1, eye=1, spots=(("b1", "1"), ("c1", "2")))),
    Lesson("points", Scene(FIRST, 5)),
    Lesson("end", Scene(FIRST, 6)),
)
INTRODUCTION: Final = Introduction(
    cover=Scene(FIRST, 5),
    steps=(
        Scene(FIRST, 2, eye=0, shows=Shows.HAND),
        Scene(FIRST, 2, eye=0, tried=FIRST.moves[2][1]),
        Scene(FIRST, 6),
    ),
)
