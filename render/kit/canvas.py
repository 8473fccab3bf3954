"""The page that a picture is painted on, for one reader: pixels, colours and language together."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.core.words import Msg
from render.kit.layout import WIDTH
from render.kit.sheet import Sheet
from render.kit.theme import Theme
from render.picture import Say


@dataclass(frozen=True, eq=False)
class Canvas(Sheet):
    """A sheet with the theme that gives its colours and the ``say`` that speaks its words.

    Whatever takes a ``Sheet`` takes a ``Canvas`` too.
    """

    theme: Theme
    say: Say

    @classmethod
    def page(cls, height: int, theme: Theme, say: Say) -> Canvas:
        """An empty picture of the usual width, in the colour of the theme's ground."""
        return cls(Image.new("RGB", (WIDTH, height), theme.ground), theme, say)


def key_alone(message: Msg) -> str:
    """A ``say`` for pictures in which no message is spoken: returns the key of the message."""
    return message.key
