"""The rules of Streets in six pages, with scenes of two recorded games of two players."""

from __future__ import annotations

from typing import Final

from engine.core.lessons import Introduction, Lesson, Scene, read_record

TWO: Final = read_record("engine.games.streets", "two")
HOMES: Final = read_record("engine.games.streets", "homes")

BEFORE_IT_CLOSES: Final = 5
CLOSES: Final = "build s6 m16 n"
"""With its sixth move the first seat closes the street of the Coffee Chain."""

LESSONS = (
    Lesson("town", Scene(TWO, 17, spots=(("n12", "1"), ("m14", "2")))),
    Lesson("build", Scene(TWO, BEFORE_IT_CLOSES, spots=(("m16-w", "1"), ("m16-n", "2")))),
    Lesson(
        "close",
        Scene(TWO, BEFORE_IT_CLOSES, eye=0, spots=(("m13", "1"), ("m16", "2")), tried=CLOSES),
    ),
    Lesson("pay", Scene(TWO, BEFORE_IT_CLOSES + 1, shows="street1")),
    Lesson("people", Scene(HOMES, 15, spots=(("j13", "1"), ("n15", "2")))),
    Lesson("end", Scene(TWO, len(TWO.moves))),
)

INTRODUCTION = Introduction(
    cover=Scene(TWO, 17),
    steps=(
        Scene(TWO, 3, eye=0, tried="build t3 m15 w"),
        Scene(TWO, BEFORE_IT_CLOSES, eye=0, tried=CLOSES),
        Scene(TWO, 30, eye=1, tried="move i11 1"),
    ),
)
