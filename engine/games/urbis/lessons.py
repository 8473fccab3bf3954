"""The rules of Urbis in six pages, and the game on one page, with scenes of a recorded game."""

from __future__ import annotations

from typing import Final

from engine.core.lessons import Introduction, Lesson, Scene, Shows, read_record

THREE: Final = read_record(__package__, "three")
"""Three players on side A; the quarter C is complete in the end, though B has far more points."""

CEMETERY: Final = 170
"""After so many moves the player of quarter A has drawn a Cemetery."""
LAST_PLOT: Final = 201

LESSONS: Final = (
    Lesson("city", Scene(THREE, CEMETERY + 1, spots=(("b1", "1"), ("c9", "2")))),
    Lesson("turn", Scene(THREE, 26, eye=1, shows=Shows.HAND)),
    Lesson("building", Scene(THREE, CEMETERY, eye=0, tried="place p2 c9")),
    Lesson("orders", Scene(THREE, 68, eye=1, tried="play exchange b6 a5")),
    Lesson("points", Scene(THREE, 160, spots=(("c11", "1"), ("cg2", "2"), ("cg1", "3")))),
    Lesson("end", Scene(THREE, LAST_PLOT, eye=2, tried="place p3 c7")),
)

INTRODUCTION: Final = Introduction(
    cover=Scene(THREE, CEMETERY + 1, shows=Shows.BOARD),
    steps=(
        Scene(THREE, CEMETERY, eye=0, shows=Shows.HAND),
        Scene(THREE, CEMETERY, eye=0, tried="place p2 c9"),
        Scene(THREE, LAST_PLOT, eye=2, tried="place p3 c7"),
    ),
)
