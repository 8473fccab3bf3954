"""Sprawlopolis in pictures."""

from __future__ import annotations

from PIL import Image

from engine.core.rng import Rng
from engine.core.seats import PUBLIC
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.grid import cell_name
from render.games.sprawlopolis import board, final, hand, symbols
from render.games.sprawlopolis.motif import MOTIF
from render.games.sprawlopolis.sample import duel_view, sample_view, swatches
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks, Painter
from render.parts.legend import Section
from render.picture import Say


class SprawlopolisPainter(Painter[View]):
    """A city that grows over a blueprint, its score sheet, and the cards of one hand."""

    motif = MOTIF

    def board(self, view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
        if view.stage is Stage.OVER:
            return final.paint(view, theme, say)
        return board.paint(view, marks, theme, say)

    def hand(self, view: View, theme: Theme, say: Say) -> Image.Image | None:
        if view.eye is PUBLIC:
            return None
        return hand.paint(view, view.eye, theme, say)

    def legend(self, theme: Theme, say: Say) -> tuple[Section, ...]:
        return symbols.sections(theme, say)

    def samples(self, theme: Theme, say: Say) -> tuple[Image.Image, ...]:
        dice = Rng(b"samples", 0)
        tried = sample_view(4, 1, Stage.PLAY, dice)
        ghost = tuple(cell_name(one.cell) for one in tried.laid[-1:])
        spots = (("m13", "1"), ("n13", "2"), ("k11", "3"), ("l11", "4"))
        views = (
            (sample_view(4, PUBLIC, Stage.DRAWN, dice), NO_MARKS),
            (tried, Marks(spots, ghost, ("● ■", "▲ ◆"))),
            (sample_view(3, PUBLIC, Stage.OVER, dice), NO_MARKS),
            (duel_view(PUBLIC, Stage.PLAY, dice), NO_MARKS),
            (duel_view(PUBLIC, Stage.OVER, dice), NO_MARKS),
        )
        boards = tuple(self.board(view, marks, theme, say) for view, marks in views)
        return (*boards, hand.paint(tried, 1, theme, say), swatches(theme))


PAINTER = SprawlopolisPainter()
