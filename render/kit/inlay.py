"""Painting in the colours of a palette: what was mapped once is laid side by side.

A pixel that covers what is below it has the same colour in the palette wherever it lies. What is
see-through mostly lies on one plain colour, and is then kept for that ground. Only the rest is
blended and mapped where it lies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PIL import Image

from render.kit.colour import Colour
from render.kit.page import Edges, Row, Source, Stroke, pixels_of
from render.kit.sprites import Budget, Shelf, Sprite, bytes_of

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

MOST_BYTES = 24 * 1024 * 1024
"""Of sprites in the colours of a palette, one byte for a pixel."""

INLAY_BUDGET = Budget(MOST_BYTES)
INLAYS: Shelf[Image.Image] = Shelf(INLAY_BUDGET)

NO_DITHERING = 0


class Inks:
    """The colours of a palette, and how to paint with them. Its number is that of no other."""

    def __init__(self, palette: Sprite) -> None:
        self.number = palette.number
        self.colours = bytes(palette.getpalette() or ())
        self._palette = palette
        self._indices: dict[Colour, int] = {}

    def mapped(self, image: Image.Image) -> Image.Image:
        """Every pixel in its nearest colour, without dithering."""
        return image.quantize(palette=self._palette, dither=Image.Dither.NONE)

    def blank(self, size: tuple[int, int]) -> Image.Image:
        """An image to paint on."""
        image = Image.new("P", size)
        image.putpalette(self.colours)
        image.load()
        return image

    def painted(self, row: Row) -> Image.Image:
        """The pixels of a row; its first stroke must cover all of it."""
        left, top, right, bottom = row.edges
        image = self.blank((right - left, bottom - top))
        for stroke in row.strokes:
            self._lay(image.im, (left, top), stroke)
        return image

    def _lay(self, pixels: ImagingCore, corner: tuple[int, int], stroke: Stroke) -> None:
        (left, top, right, bottom), source, mask, name = stroke
        x, y = corner
        place = (left - x, top - y, right - x, bottom - y)
        if mask is not None:
            self._lay_over(pixels, place, source, mask, name)
        elif isinstance(source, tuple):
            pixels.paste(self.index_of(source), place)
        else:
            pixels.paste(self._covering(source).im, place)

    def index_of(self, colour: Colour) -> int:
        """The number of the nearest colour."""
        found = self._indices.get(colour)
        if found is None:
            found = self.mapped(Image.new("RGB", (1, 1), colour)).tobytes()[0]
            self._indices[colour] = found
        return found

    def _covering(self, image: Image.Image) -> Image.Image:
        """An image that hides what is below it."""
        if not isinstance(image, Sprite):
            return self.mapped(image)
        return _kept((self.number, image.number), lambda: self.mapped(image))

    def _lay_over(
        self,
        pixels: ImagingCore,
        place: Edges,
        source: Source,
        mask: Image.Image,
        name: tuple[int, ...],
    ) -> None:
        """Something see-through: all of it at once where the ground is plain."""
        width, height = pixels.size
        left, top, right, bottom = place
        part = (max(0, left), max(0, top), min(width, right), min(height, bottom))
        if part[0] >= part[2] or part[1] >= part[3]:
            return
        under = pixels.crop(part)
        least, most = under.getextrema()
        if name and least == most:
            kind = (self.number, least, name[0], *name[3:])
            pixels.paste(self._on_plain(kind, source, mask).im, place)
            return
        blended = under.convert("RGB", NO_DITHERING)
        moved = (left - part[0], top - part[1], right - part[0], bottom - part[1])
        blended.paste(pixels_of(source), moved, pixels_of(mask))
        pixels.paste(blended.convert("P", NO_DITHERING, self._palette.pixels), part)

    def _on_plain(self, kind: tuple[int, ...], source: Source, mask: Image.Image) -> Image.Image:
        """Something see-through on the colour whose number comes second in its name."""

        def paint() -> Image.Image:
            at = 3 * kind[1]
            red, green, blue = self.colours[at : at + 3]
            image = Image.new("RGB", mask.size, (red, green, blue))
            image.im.paste(pixels_of(source), (0, 0, *mask.size), pixels_of(mask))
            return self.mapped(image)

        return _kept(kind, paint)


def _kept(name: tuple[int, ...], paint: Callable[[], Image.Image]) -> Image.Image:
    found = INLAYS.use(name)
    if found is None:
        found = paint()
        INLAYS.keep(name, found, bytes_of(found))
    return found
