"""The rules in six pages, and the game on one: all from one recorded game."""

from __future__ import annotations

from engine.core.lessons import Introduction, Lesson, Scene, Shows, read_record

RECORD = read_record("engine.games.mycity", "eternal")
AFTER_THE_END = len(RECORD.moves)
ME = 1

LESSONS = (
    Lesson("city", Scene(RECORD, 20, shows=Shows.BOARD)),
    Lesson(
        "land",
        Scene(
            RECORD,
            0,
            ME,
            spots=(("c3", "1"), ("i6", "2"), ("g7", "3"), ("d7", "4"), ("a5", "5"), ("k8", "6")),
        ),
    ),
    Lesson("build", Scene(RECORD, 4, ME, tried="place r0 f7")),
    Lesson("cards", Scene(RECORD, 16, ME, tried="place r180 e2")),
    Lesson("points", Scene(RECORD, AFTER_THE_END, shows="city2")),
    Lesson(
        "end",
        Scene(
            RECORD,
            AFTER_THE_END,
            ME,
            spots=(("g2", "1"), ("k9", "2"), ("a10", "3"), ("i10", "4")),
        ),
    ),
)

INTRODUCTION = Introduction(
    cover=Scene(RECORD, 38, ME),
    steps=(
        Scene(RECORD, 26, 0, tried="place r0 e6"),
        Scene(RECORD, 26, ME, tried="place r0 e5"),
        Scene(RECORD, 34, ME, tried="place r180 i5"),
    ),
)
