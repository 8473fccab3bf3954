"""My City in pictures."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.core.seats import PUBLIC
from engine.core.words import msg, who
from engine.games.mycity.view import View
from render.games.mycity import board, detail, hand, symbols
from render.games.mycity.motif import MOTIF
from render.games.mycity.sample import sample_views
from render.kit.theme import Theme
from render.painter import NO_MARKS, Detail, Marks, Painter
from render.parts.legend import Section
from render.picture import Say


class MyCityPainter(Painter[View]):
    """For a player, their own board large and the others small; for the public, all alike."""

    motif = MOTIF

    def board(self, view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
        if view.eye is PUBLIC:
            return board.paint(view, theme, say)
        return hand.paint(view, view.eye, marks, theme, say)

    def hand(self, view: View, theme: Theme, say: Say) -> Image.Image | None:
        return None if view.eye is PUBLIC else self.board(view, NO_MARKS, theme, say)

    def details(self, view: View) -> tuple[Detail, ...]:
        return tuple(
            Detail(
                f"city{seat + 1}",
                msg("mycity-detail", who=who(seat)),
                partial(detail.paint, view, seat),
            )
            for seat in range(len(view.cities))
        )

    def legend(self, theme: Theme, say: Say) -> tuple[Section, ...]:
        return symbols.sections(theme, say)

    def samples(self, theme: Theme, say: Say) -> tuple[Image.Image, ...]:
        return tuple(self.board(view, marks, theme, say) for view, marks in sample_views())


PAINTER = MyCityPainter()
