"""A fixed palette for each game and theme, and the way from an image to PNG bytes.

The palettes are small committed files (768 bytes), not made at start: making one takes about half
a second, and a file keeps the bytes of a picture the same on every machine and Pillow version.
``python -m render.palettes`` makes them again after colours have changed.
"""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO

from PIL import Image

from render.kit.sprites import cached_sprite
from render.kit.theme import Theme

HOUSE = "house"
"""The palette of pictures that belong to no game."""

RECORDS = "records"
"""The palette of records and leaderboards: medals, and no seats."""

COMPRESSION = 6


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


def mapped(image: Image.Image, key: str, theme: Theme) -> Image.Image:
    """Every pixel in its nearest palette colour, without dithering."""
    return image.quantize(palette=palette(key, theme), dither=Image.Dither.NONE)


def png(image: Image.Image) -> bytes:
    """The bytes of a PNG file."""
    store = BytesIO()
    image.save(store, "PNG", compress_level=COMPRESSION)
    return store.getvalue()


def encode(image: Image.Image, key: str, theme: Theme) -> bytes:
    """The bytes of a PNG file in the colours of the palette."""
    return png(mapped(image, key, theme))
