"""Plain fields of colours, for palettes."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit.colour import Colour
from render.kit.layout import Box
from render.kit.sheet import Sheet


def swatches(colours: Sequence[Colour], size: int) -> Image.Image:
    """A square of this many pixels for each of these colours, in a row.

    Among samples it makes a palette keep colours that fill little of the other pictures.
    """
    sheet = Sheet.blank(size * len(colours), size, colours[0])
    for number, colour in enumerate(colours):
        sheet.fill(Box(number * size, 0, size, size), colour)
    return sheet.image
