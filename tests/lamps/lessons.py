"""The rules in six short pages, and the game on one; every scene is of a game that was played."""

from __future__ import annotations

from engine.core.lessons import Introduction, Lesson, Scene, Shows, read_record

FIRST = read_record(__package__, "first")

LESSONS = (
    Lesson("light", Scene(FIRST, 12)),
    Lesson("bidding", Scene(FIRST, 0, eye=0, shows=Shows.HAND)),
    Lesson("corners", Scene(FIRST, 2, eye=0, spots=(("a1", "1"), ("f6", "2")))),
    Lesson("oil", Scene(FIRST, 3, eye=0, tried="oil 3")),
    Lesson("showing", Scene(FIRST, 5, eye=1, shows=Shows.HAND)),
    Lesson("end", Scene(FIRST, 12)),
)
INTRODUCTION = Introduction(
    cover=Scene(FIRST, 6),
    steps=(
        Scene(FIRST, 0, eye=0, shows=Shows.HAND),
        Scene(FIRST, 2, eye=0, spots=(("a1", "1"),)),
        Scene(FIRST, 3, eye=0, tried="oil 3"),
    ),
)
