"""Made-up positions, crowded with everything that can be seen in a picture."""

from __future__ import annotations

from PIL import Image

from engine.games.yourgame.pieces import PLOTS, Building
from engine.games.yourgame.view import Stage, View
from render.games.yourgame import board, hand
from render.kit.theme import Theme
from render.painter import Marks
from render.picture import Say


def samples(theme: Theme, say: Say) -> tuple[Image.Image, ...]:
    """A board and a hand that together hold every colour: all seats, and every kind of mark."""
    built = tuple(Building(plot, at % 4, at + 1) for at, plot in enumerate(PLOTS[:8]))
    view = View(0, Stage.BUILD, 2, 3, (0,), (1, 1, 1, 1), built, (9, 12))
    marks = Marks(((PLOTS[-1], "12"), (PLOTS[-2], "")), (PLOTS[0],))
    return (board.paint(view, marks, theme, say), hand.paint(view, 0, theme, say))
