"""The page that a picture is painted on, for one reader: pixels, colours and language together."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.words import Msg
from render.kit.glyphs import glyph
from render.kit.layout import WIDTH
from render.kit.page import Page
from render.kit.sheet import Sheet
from render.kit.theme import SeatStyle, Theme
from render.picture import Say


@dataclass(frozen=True, eq=False)
class Canvas(Sheet):
    """A sheet with the theme that gives its colours and the ``say`` that speaks its words.

    A function that takes a ``Sheet`` takes a ``Canvas`` too.
    """

    theme: Theme
    say: Say

    @classmethod
    def page(cls, height: int, theme: Theme, say: Say) -> Canvas:
        """An empty picture of the usual width, in the colour of the theme's ground."""
        return cls(Page((WIDTH, height), theme.ground), theme, say)

    def put_shape(self, style: SeatStyle, size: int, centre: tuple[int, int]) -> None:
        """The shape of a seat, about so many pixels across, with its middle here."""
        self.put_centred(glyph(style, size, self.theme), centre)

    def put_seat(self, seat: int, size: int, centre: tuple[int, int]) -> None:
        """The shape of the seat with this number, or of this colour where seats play several."""
        self.put_shape(self.theme.seats[seat], size, centre)


def key_alone(message: Msg) -> str:
    """A ``say`` for pictures in which no message is spoken: returns the key of the message."""
    return message.key
