"""Manhattan in pictures."""

from __future__ import annotations

from PIL import Image

from engine.core.rng import Rng
from engine.core.seats import PUBLIC
from engine.games.manhattan.pieces import PLOTS, plot_name, table_for
from engine.games.manhattan.view import Stage, View
from render.games.manhattan import board, hand, symbols
from render.games.manhattan.motif import MOTIF
from render.games.manhattan.sample import sample_view
from render.kit.theme import Theme
from render.painter import Marks, Painter
from render.parts.legend import Section
from render.picture import Say


class ManhattanPainter(Painter[View]):
    """Six islands of towers, and the cards of one hand."""

    motif = MOTIF

    def board(self, view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
        return board.paint(view, marks, theme, say)

    def hand(self, view: View, theme: Theme, say: Say) -> Image.Image | None:
        if view.eye is PUBLIC:
            return None
        return hand.paint(view, view.eye, theme, say)

    def legend(self, theme: Theme, say: Say) -> tuple[Section, ...]:
        return symbols.sections(theme, say)

    def samples(self, theme: Theme, say: Say) -> tuple[Image.Image, ...]:
        dice = Rng(b"samples", 0)
        open_table = sample_view(4, PUBLIC, Stage.BUILD, dice)
        turned = sample_view(3, 1, Stage.BUILD, dice)
        holding = sample_view(4, 2, Stage.CHOOSE, dice)
        tried = [plot for plot, stack in enumerate(turned.plots) if stack][:3]
        spots = tuple((plot_name(plot), str(plot + 1)) for plot in range(0, PLOTS, 4))
        marks = Marks(spots, tuple(plot_name(plot) for plot in tried), ("● ■", "▲ ◆"))
        return (
            board.paint(open_table, Marks(), theme, say),
            board.paint(turned, marks, theme, say),
            hand.paint(holding, 2, theme, say),
            hand.paint(turned, 1, theme, say),
        )

    def emblems(self, seat: int, seats: int) -> tuple[int, ...]:
        return table_for(seats).colours[seat]


PAINTER = ManhattanPainter()
