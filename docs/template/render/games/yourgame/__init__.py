"""Your Game in pictures."""

from __future__ import annotations

from PIL import Image

from engine.core.seats import PUBLIC
from engine.games.yourgame.pieces import PLOTS, Building
from engine.games.yourgame.view import Stage, View
from render.games.yourgame import board, hand
from render.kit.glyphs import glyph
from render.kit.theme import Theme
from render.painter import Marks, Painter
from render.parts.legend import Grid, Section, named_section
from render.picture import Say


class YourGamePainter(Painter[View]):
    """Twelve plots with cards on them, and the cards of one hand."""

    motif = board.MOTIF

    def board(self, view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
        return board.paint(view, marks, theme, say).image

    def hand(self, view: View, theme: Theme, say: Say) -> Image.Image | None:
        return None if view.eye is PUBLIC else hand.paint(view, theme, say).image

    def legend(self, theme: Theme, say: Say) -> tuple[Section, ...]:
        shapes = {"seat": glyph(theme.seats[0], 60, theme)}
        return (named_section("yourgame-legend-board", shapes, Grid(), say),)

    def samples(self, theme: Theme, say: Say) -> tuple[Image.Image, ...]:
        built = tuple(Building(plot, at % 4, at + 1) for at, plot in enumerate(PLOTS[:8]))
        view = View(0, Stage.BUILD, 2, 3, (0,), (1, 1, 1, 1), built, (9, 12))
        marks = Marks(((PLOTS[-1], "12"), (PLOTS[-2], "")), (PLOTS[0],), ("●",))
        return (self.board(view, marks, theme, say), hand.paint(view, theme, say).image)


PAINTER = YourGamePainter()
