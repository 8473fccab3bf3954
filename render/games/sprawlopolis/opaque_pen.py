"""A pen for sprites that have no see-through parts: they come down to size much faster."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.colour import Colour
from render.kit.pen import Pen
from render.kit.shapes import SCALE


class OpaquePen(Pen):
    """Draws on a ground of this colour."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self._image = Image.new("RGB", (width * SCALE, height * SCALE), ground)
        self._draw = ImageDraw.Draw(self._image)
