"""Urbis in pictures."""

from __future__ import annotations

from PIL import Image

from engine.core.rng import Rng
from engine.core.seats import PUBLIC
from engine.games.urbis.city import guard_places, payable_plots
from engine.games.urbis.pieces import Side
from engine.games.urbis.view import Stage, View
from render.games.urbis import board, detail, hand, symbols
from render.games.urbis.motif import MOTIF
from render.games.urbis.sample import sample_view
from render.kit.layout import Box
from render.kit.sheet import Sheet
from render.kit.theme import Theme
from render.painter import Detail, Marks, Painter
from render.parts.legend import Section
from render.picture import Say

SWATCH = 120


class UrbisPainter(Painter[View]):
    """The whole city, the orders of one hand, and any quarter in large."""

    motif = MOTIF

    def board(self, view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
        return board.paint(view, marks, theme, say)

    def hand(self, view: View, theme: Theme, say: Say) -> Image.Image | None:
        if view.eye is PUBLIC:
            return None
        return hand.paint(view, view.eye, theme, say)

    def details(self, view: View) -> tuple[Detail, ...]:
        return tuple(detail.quarter(view, seat) for seat in view.city.seats)

    def legend(self, theme: Theme, say: Say) -> tuple[Section, ...]:
        return symbols.sections(theme, say)

    def samples(self, theme: Theme, say: Say) -> tuple[Image.Image, ...]:
        dice = Rng(b"samples", 0)
        open_table = sample_view(6, Side.A, PUBLIC, Stage.ACT, dice)
        placing = sample_view(4, Side.B, 1, Stage.PLACE, dice)
        ended = sample_view(5, Side.A, PUBLIC, Stage.OVER, dice)
        keeping = sample_view(3, Side.A, 1, Stage.KEEP, dice)
        spots = (*payable_plots(placing.city, 5), *guard_places(placing.city)[:4])
        marks = Marks(tuple((spot, str(number)) for number, spot in enumerate(spots, start=1)))
        tried = Marks(ghost=tuple(guard_places(keeping.city)[:5]), words=("● ■ ▲", "◆ ⬢ ★"))
        return (
            board.paint(open_table, Marks(), theme, say),
            board.paint(placing, marks, theme, say),
            board.paint(keeping, tried, theme, say),
            board.paint(ended, Marks(), theme, say),
            hand.paint(keeping, 1, theme, say),
            detail.paint(open_table, 2, theme, say),
            seat_colours(theme),
        )


def seat_colours(theme: Theme) -> Image.Image:
    """All seats in large: their shapes on the board are small, but must keep their colour."""
    sheet = Sheet.blank(len(theme.seats) * SWATCH, SWATCH, theme.ground)
    for seat, style in enumerate(theme.seats):
        sheet.fill(Box(seat * SWATCH, 0, SWATCH, SWATCH), style.colour)
    return sheet.image


PAINTER = UrbisPainter()
