"""The picture that ends a game: the table as it stands, and below it the final score."""

from __future__ import annotations

from typing import Any

from PIL import Image

from engine.core.game import Outcome
from engine.core.seats import Public, Seen
from render.kit.palette import encode
from render.kit.theme import Theme
from render.painter import NO_MARKS, painter_of
from render.parts.header import without_header
from render.picture import Picture, Say
from render.pictures.final import draw_final, emblems_of


def paint_end(
    key: str, seen: Seen[Any, Public], outcome: Outcome, theme: Theme, say: Say, alt: str
) -> Picture[Public]:
    """The table and the score in one picture: Discord shows two of them half as wide."""
    painter = painter_of(key)
    table = (painter.ground or painter.board)(seen.view, NO_MARKS, theme, say)
    final = draw_final(key, outcome, emblems_of(key, outcome), theme, say)
    image = _stacked(table, without_header(final))
    return Picture(encode(image, key, theme), image.size, alt)


def _stacked(upper: Image.Image, lower: Image.Image) -> Image.Image:
    """Both pictures, which are equally wide, one below the other."""
    image = Image.new(upper.mode, (upper.width, upper.height + lower.height))
    image.paste(upper, (0, 0))
    image.paste(lower, (0, upper.height))
    return image
