"""Painting in the colours of a palette: what was mapped once is laid side by side.

A pixel that covers what is below it has the same colour in the palette wherever it lies. What is
see-through mostly lies on one plain colour, and is then kept for that ground. Only the rest is
blended and mapped where it lies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render.kit.colour import Colour
from render.kit.page import Edges, Name, Row, Source, pixels_of
from render.kit.split import Split, split
from render.kit.sprites import Budget, Cache, Sprite

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

MOST_BYTES = 24 * 1024 * 1024
"""Of sprites in the colours of a palette, one byte for a pixel."""

INLAY_BUDGET = Budget(MOST_BYTES)
INLAYS: Cache[ImagingCore] = Cache(INLAY_BUDGET)

SPLIT: Cache[Split] = Cache(INLAY_BUDGET)

NO_DITHERING = 0
PARTS = -1
"""In the name of a sprite that was split: no colour has this number."""


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
        image.im.putpalette("RGB", "RGB", self.colours)
        return image

    def painted(self, row: Row) -> Image.Image:
        """The pixels of a row; its first stroke must cover all of it."""
        x, y, right, bottom = row.edges
        image = self.blank((right - x, bottom - y))
        pixels = image.im
        for (left, top, right, bottom), source, mask, name in row.strokes:
            place = (left - x, top - y, right - x, bottom - y)
            if mask is not None:
                self._lay_over(pixels, place, source, mask, name)
            elif isinstance(source, tuple):
                pixels.paste(self.index_of(source), place)
            else:
                pixels.paste(self._covering(source), place)
        return image

    def index_of(self, colour: Colour) -> int:
        """The number of the nearest colour."""
        found = self._indices.get(colour)
        if found is None:
            found = self.mapped(Image.new("RGB", (1, 1), colour)).tobytes()[0]
            self._indices[colour] = found
        return found

    def _covering(self, image: Image.Image) -> ImagingCore:
        """An image that hides what is below it."""
        if not isinstance(image, Sprite):
            return self.mapped(image).im
        name = (self.number, image.number)
        return INLAYS.use(name) or self._kept(name, image.pixels)

    def _lay_over(
        self,
        pixels: ImagingCore,
        place: Edges,
        source: Source,
        mask: Image.Image,
        name: Name,
    ) -> None:
        """Something see-through: all of it at once where the ground is plain."""
        part = _within(place, pixels.size)
        if part[0] >= part[2] or part[1] >= part[3]:
            return
        under = pixels.crop(part)
        least, most = under.getextrema()
        if name and least == most:
            kind = (self.number, least, name[0], *name[3:])
            pixels.paste(INLAYS.use(kind) or self._on_plain(kind, source, mask), place)
        elif isinstance(source, Sprite):
            self._lay_in_parts(pixels, place, source)
        else:
            self._blend(pixels, (place, part), pixels_of(source), pixels_of(mask))

    def _lay_in_parts(self, pixels: ImagingCore, place: Edges, sprite: Sprite) -> None:
        """Something see-through on a mixed ground: what covers it is mapped once, and only its
        smooth edges are blended where they lie."""
        name = (self.number, sprite.number, PARTS)
        parts = SPLIT.use(name) or self._split(name, sprite)
        if parts.covering is not None:
            pixels.paste(parts.covering, place, parts.covered)
        x, y = place[:2]
        for (left, top, right, bottom), edge in parts.edges:
            at = (left + x, top + y, right + x, bottom + y)
            part = _within(at, pixels.size)
            if part[0] < part[2] and part[1] < part[3]:
                self._blend(pixels, (at, part), edge, edge)

    def _split(self, name: Name, sprite: Sprite) -> Split:
        made = split(sprite, self.mapped)
        SPLIT.keep(name, made, 2 * sprite.width * sprite.height)
        return made

    def _blend(
        self,
        pixels: ImagingCore,
        places: tuple[Edges, Edges],
        source: ImagingCore | Colour,
        mask: ImagingCore | Colour,
    ) -> None:
        """Lay something over, here, of which this part lies on the pixels; then map that part."""
        place, part = places
        blended = pixels.crop(part).convert("RGB", NO_DITHERING)
        blended.paste(source, _moved(place, part), mask)
        pixels.paste(blended.convert("P", NO_DITHERING, self._palette.pixels), part)

    def _on_plain(self, kind: Name, source: Source, mask: Image.Image) -> ImagingCore:
        """Something see-through on the colour whose number comes second in its name."""
        at = 3 * kind[1]
        red, green, blue = self.colours[at : at + 3]
        image = Image.new("RGB", mask.size, (red, green, blue))
        image.im.paste(pixels_of(source), (0, 0, *mask.size), pixels_of(mask))
        return self._kept(kind, image.im)

    def _kept(self, name: Name, pixels: ImagingCore) -> ImagingCore:
        """These pixels in their nearest colours, kept. As ``mapped``, in fewer steps of Python."""
        made: ImagingCore = pixels.convert("P", NO_DITHERING, self._palette.pixels)
        INLAYS.keep(name, made, made.size[0] * made.size[1])
        return made


def _within(place: Edges, size: tuple[int, int]) -> Edges:
    """The part of a place that lies on pixels of this size."""
    left, top, right, bottom = place
    width, height = size
    # Without min and max, which take longer than all the rest.
    return (
        left if left > 0 else 0,
        top if top > 0 else 0,
        right if right < width else width,
        bottom if bottom < height else height,
    )


def _moved(place: Edges, part: Edges) -> Edges:
    """A place as seen from the corner of its part."""
    left, top, right, bottom = place
    x, y = part[:2]
    return left - x, top - y, right - x, bottom - y
