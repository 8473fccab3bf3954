"""Streets in pictures."""

from __future__ import annotations

from PIL import Image

from engine.core.seats import PUBLIC
from engine.games.streets.view import View
from render.games.streets import board, detail, hand, symbols
from render.games.streets.motif import MOTIF
from render.games.streets.sample import samples
from render.kit.theme import Theme
from render.painter import Detail, Marks, Painter
from render.parts.legend import Section
from render.picture import Say


class StreetsPainter(Painter[View]):
    """A city that grows in every direction, and the tiles of one hand."""

    motif = MOTIF

    def board(self, view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
        return board.paint(view, marks, theme, say)

    def hand(self, view: View, theme: Theme, say: Say) -> Image.Image | None:
        if view.eye is PUBLIC:
            return None
        return hand.paint(view, view.eye, theme, say)

    def details(self, view: View) -> tuple[Detail, ...]:
        return tuple(detail.details(view))

    def legend(self, theme: Theme, say: Say) -> tuple[Section, ...]:
        return symbols.sections(theme, say)

    def samples(self, theme: Theme, say: Say) -> tuple[Image.Image, ...]:
        boards = tuple(board.paint(view, marks, theme, say) for view, marks in samples())
        hands = tuple(
            hand.paint(view, view.eye, theme, say)
            for view, _ in samples()
            if view.eye is not PUBLIC
        )
        return boards + hands


PAINTER = StreetsPainter()
