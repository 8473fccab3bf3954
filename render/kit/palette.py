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
from render.kit.packing import Pack, packed
from render.kit.page import Page, Row
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
    whole = colours.blank(image.size)
    for row in image.rows():
        whole.im.paste(colours.painted(row).im, row.edges)
    return whole


def encode(image: Image.Image, key: str, theme: Theme) -> bytes:
    """The bytes of a PNG file in the colours of the palette."""
    colours = inks(key, theme)
    if isinstance(image, Page) and not image.is_drawn:
        rows = image.rows()
        bands = packed(len(rows), _kept_rows(rows, colours))
    else:
        parts = rows_of(colours.mapped(image))
        bands = packed(len(parts), lambda number, level: band_of(parts[number], level))
    return joined(image.size, colours.colours, bands)


def _kept_rows(rows: list[Row], colours: Inks) -> Pack:
    """Packs the rows of one page; what was packed before is not painted again."""
    names = [row.name and (colours.number, *row.name) for row in rows]

    painted: dict[int, Image.Image] = {}

    def pack(number: int, level: int) -> Band:
        name = names[number] and (level, *names[number])
        found = BANDS.use(name) if name else None
        if found is not None:
            return found
        if number not in painted:
            painted[number] = colours.painted(rows[number])
        made = band_of(painted[number], level)
        if name:
            BANDS.keep(name, made, len(made.packed))
        return made

    return pack
