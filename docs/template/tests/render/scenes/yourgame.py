"""Your Game, crowded with what is hard to draw."""

from __future__ import annotations

from functools import partial

from engine.games.yourgame.pieces import PLOTS, Building
from engine.games.yourgame.view import Stage, View
from render.painter import NO_MARKS, Marks
from tests.render.painting import Paint, board, hand

KEY = "yourgame"

BUILT = tuple(Building(plot, at % 4, at + 1) for at, plot in enumerate(PLOTS[:9]))
FULL = View(None, Stage.BUILD, 3, 3, (1,), (0, 1, 1, 1), BUILT)
OWN = View(1, Stage.BUILD, 3, 3, (1,), (0, 1, 1, 1), BUILT, (12,))
TRIED = Marks(ghost=(PLOTS[8],))
LEGAL = Marks(spots=tuple((plot, str(at + 1)) for at, plot in enumerate(PLOTS[9:])))

SCENES: dict[str, Paint] = {
    "four": partial(board, KEY, FULL, NO_MARKS),
    "spots": partial(board, KEY, OWN, LEGAL),
    "tried": partial(board, KEY, OWN, TRIED),
    "hand": partial(hand, KEY, OWN),
}
