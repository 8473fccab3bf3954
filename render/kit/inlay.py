"""Painting in the colours of a palette: what was mapped once is laid side by side.

A pixel that covers what is below it has the same colour in the palette wherever it lies. What is
see-through mostly lies on one plain colour, and is then kept for that ground. Only the rest is
blended and mapped where it lies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render.kit.colour import Colour
from render.kit.page import Edges, Name, Row, Source, core_of, pixels_of
from render.kit.split import Split, split, touched_by
from render.kit.sprites import Budget, Cache, Sprite

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

MOST_BYTES = 24 * 1024 * 1024
"""Of sprites in the colours of a palette, one byte for a pixel."""

INLAY_BUDGET = Budget(MOST_BYTES)
INLAYS: Cache[ImagingCore] = Cache(INLAY_BUDGET)

SPLIT: Cache[Split] = Cache(INLAY_BUDGET)

NO_DITHERING = 0
PARTS, TOUCHED = -1, -2
"""In the name of a sprite that was split, and of a mask: no colour and no palette has such a
number."""

LARGE = 4000
"""A sprite of so many pixels is laid in parts on any ground."""


class Inks:
    """The colours of a palette, and how to paint with them. Its number is that of no other."""

    def __init__(self, palette: Sprite) -> None:
        self.number = palette.number
        self.colours = bytes(palette.getpalette() or ())
        self._palette = palette
        self._indices: dict[Colour, int] = {}
        self._stable = self._found_again()

    def _found_again(self) -> frozenset[int]:
        """The colours whose nearest colour they are themselves. A few are not: nearest colours are
        looked up in steps of four."""
        holder = Image.frombytes("RGB", (len(self.colours) // 3, 1), self.colours)
        found = self.mapped(holder).tobytes()
        return frozenset(number for number, nearest in enumerate(found) if number == nearest)

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
        """Something see-through: all of it at once where the ground is plain. Of something large it
        takes longer to find that out than to lay it in parts."""
        left, top, right, bottom = place
        if (right - left) * (bottom - top) >= LARGE and isinstance(source, Sprite):
            parts = self._parts_of(source)
            if parts.covering:
                self._lay_parts(pixels, place, parts)
                return
        part = _within(place, pixels.size)
        if part[0] >= part[2] or part[1] >= part[3]:
            return
        least, most = pixels.crop(part).getextrema()
        if name and least == most:
            kind = (self.number, least, name[0], *name[3:])
            pixels.paste(INLAYS.use(kind) or self._on_plain(kind, source, mask), place)
        elif isinstance(source, Sprite):
            self._lay_parts(pixels, place, self._parts_of(source))
        else:
            self._blend(pixels, place, pixels_of(source), core_of(mask), self._touched_by(mask))

    def _lay_parts(self, pixels: ImagingCore, place: Edges, parts: Split) -> None:
        """Something see-through on any ground: what covers it was mapped once, and only its smooth
        edges are blended where they lie."""
        x, y = place[:2]
        crop, paste, palette, end = pixels.crop, pixels.paste, self._palette.pixels, pixels.size[1]
        for (left, top, right, below), covering, mask in parts.covering:
            at = (left + x, top + y, right + x, below + y)
            if mask is None:
                paste(covering, at)
            else:
                paste(covering, at, mask)
        for (left, top, right, below), within, edge, touched in parts.edges:
            if y + below > 0 and y + top < end:
                at = (left + x, top + y, right + x, below + y)
                blended = crop(at).convert("RGB", NO_DITHERING)
                blended.paste(edge, within, edge)
                paste(blended.convert("P", NO_DITHERING, palette), at, touched)

    def _parts_of(self, sprite: Sprite) -> Split:
        name = (self.number, sprite.number, PARTS)
        found = SPLIT.use(name)
        if found is None:
            found = split(sprite, self.mapped)
            SPLIT.keep(name, found, found.bytes)
        return found

    def _touched_by(self, mask: Image.Image) -> ImagingCore:
        """Where something that is laid over with this mask changes anything."""
        if not isinstance(mask, Sprite):
            return touched_by(core_of(mask))
        name = (TOUCHED, mask.number)
        return INLAYS.use(name) or _keep(name, touched_by(mask.pixels))

    def _blend(
        self,
        pixels: ImagingCore,
        place: Edges,
        source: ImagingCore | Colour,
        mask: ImagingCore,
        touched: ImagingCore,
    ) -> None:
        """Lay something over, and map what came of it. What it does not touch stays as it is, so
        that the colour of a pixel follows from what lies there, not from what lies near it."""
        blended = pixels.crop(place).convert("RGB", NO_DITHERING)
        blended.paste(source, (0, 0, *mask.size), mask)
        pixels.paste(self._converted(blended), place, touched)

    def _on_plain(self, kind: Name, source: Source, mask: Image.Image) -> ImagingCore:
        """Something see-through on the colour whose number comes second in its name."""
        ground, whole, over = kind[1], (0, 0, *mask.size), core_of(mask)
        red, green, blue = self.colours[3 * ground : 3 * ground + 3]
        image = Image.new("RGB", mask.size, (red, green, blue))
        image.im.paste(pixels_of(source), whole, over)
        if ground in self._stable:
            return self._kept(kind, image.im)
        made = Image.new("P", mask.size, ground).im
        made.paste(self._converted(image.im), whole, touched_by(over))
        return _keep(kind, made)

    def _kept(self, name: Name, pixels: ImagingCore) -> ImagingCore:
        """These pixels in their nearest colours, kept."""
        return _keep(name, self._converted(pixels))

    def _converted(self, pixels: ImagingCore) -> ImagingCore:
        """These pixels in their nearest colours. As ``mapped``, in fewer steps of Python."""
        converted: ImagingCore = pixels.convert("P", NO_DITHERING, self._palette.pixels)
        return converted


def _keep(name: Name, pixels: ImagingCore) -> ImagingCore:
    INLAYS.keep(name, pixels, pixels.size[0] * pixels.size[1])
    return pixels


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
