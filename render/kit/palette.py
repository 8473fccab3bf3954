"""A fixed palette for each game and theme, and the way from an image to PNG bytes.

The palettes are small committed files (768 bytes), not made at start: making one takes about half
a second, and a file keeps the bytes of a picture the same on every machine and Pillow version.
``python -m render.palettes`` makes them again after colours have changed.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import cast

from PIL import Image

from render.kit.inlay import Inks
from render.kit.packing import LEVELS, packed
from render.kit.page import Page
from render.kit.png import Band, band_of, joined, rows_of
from render.kit.sprites import Budget, Cache, Sprite, cached_sprite
from render.kit.theme import Theme

SHARED = "shared"
"""The palette of pictures that belong to no game."""

RECORDS = "records"
"""The palette of records and leaderboards: medals, and no seats."""

REVIEWS = "reviews"
"""The palette of curves: every seat, and its colour over others and over the panel."""

MOST_PACKED = 10 * 1024 * 1024
"""Of rows as they are in a file: enough for the latest boards of some dozen tables."""

BAND_BUDGET = Budget(MOST_PACKED)
BANDS: Cache[Band] = Cache(BAND_BUDGET)


def file_name(key: str, theme: Theme) -> str:
    """The name of the palette file, under ``assets/palettes``."""
    return f"{key}-{theme.name}.bin"


@cached_sprite
def palette(key: str, theme: Theme) -> Image.Image:
    """The palette as the image that Pillow wants. Raises FileNotFoundError if none was made."""
    data = files("render").joinpath("assets", "palettes", file_name(key, theme)).read_bytes()
    holder = Image.new("P", (1, 1))
    holder.putpalette(data)
    return holder


@lru_cache(maxsize=64)
def inks(key: str, theme: Theme) -> Inks:
    """What to paint in the colours of a palette with. Raises FileNotFoundError if none was made."""
    return Inks(cast("Sprite", palette(key, theme)))


def mapped(image: Image.Image, key: str, theme: Theme) -> Image.Image:
    """Every pixel in its nearest palette colour, without dithering."""
    colours = inks(key, theme)
    if not isinstance(image, Page) or image.is_drawn:
        return colours.mapped(image)
    return colours.painted(image.part(0, image.height))


def encode(image: Image.Image, key: str, theme: Theme) -> bytes:
    """The bytes of a PNG file in the colours of the palette."""
    colours = inks(key, theme)
    if isinstance(image, Page) and not image.is_drawn:
        rows = KeptRows(image, colours)
        bands = packed(len(rows.rows), rows.pack)
    else:
        parts = rows_of(colours.mapped(image))
        bands = packed(len(parts), lambda number, level: band_of(parts[number], level))
    return joined(image.size, colours.colours, bands)


class KeptRows:
    """Packs the rows of one page; what was packed before is not painted again.

    Rows without any band lie mostly beside each other. They are painted at once, so that what lies
    on several of them is painted once.
    """

    def __init__(self, page: Page, colours: Inks) -> None:
        self.rows = page.rows()
        self._page, self._colours = page, colours
        self._names = [row.name(colours.number) for row in self.rows]
        self._painted: dict[int, tuple[Image.Image, int, int]] = {}

    def pack(self, number: int, level: int) -> Band:
        """The row with this number from the top, at this level."""
        found = self._kept(number, level)
        if found is not None:
            return found
        if number not in self._painted:
            self._paint(self._new_beside(number))
        image, top, bottom = self._painted[number]
        made = band_of(image, level, top, bottom)
        name = self._names[number]
        if name is not None:
            BANDS.keep((level, name), made, len(made.packed))
        return made

    def _kept(self, number: int, level: int) -> Band | None:
        name = self._names[number]
        return None if name is None else BANDS.use((level, name))

    def _new_beside(self, number: int) -> range:
        """The rows round this one of which no band is kept."""
        first = last = number
        while first > 0 and self._is_new(first - 1):
            first -= 1
        while last + 1 < len(self.rows) and self._is_new(last + 1):
            last += 1
        return range(first, last + 1)

    def _is_new(self, number: int) -> bool:
        return number not in self._painted and not any(
            self._kept(number, level) for level in LEVELS
        )

    def _paint(self, numbers: range) -> None:
        """These rows, which lie beside each other."""
        first, last = self.rows[numbers[0]].edges, self.rows[numbers[-1]].edges
        image = self._colours.painted(self._page.part(first[1], last[3]))
        for number in numbers:
            _, top, _, bottom = self.rows[number].edges
            self._painted[number] = image, top - first[1], bottom - first[1]
