"""A fixed palette for each game and theme, and the way from an image to PNG bytes.

The palettes are small committed files (768 bytes), not made at start: making one takes about half
a second, and a file keeps the bytes of a picture the same on every machine and Pillow version.
``python -m render.palettes`` makes them again after colours have changed.
"""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO

from PIL import Image

from render.kit.page import Page, Tile, drawn
from render.kit.sprites import Budget, Shelf, cached_sprite
from render.kit.theme import Theme

HOUSE = "house"
"""The palette of pictures that belong to no game."""

RECORDS = "records"
"""The palette of records and leaderboards: medals, and no seats."""

COMPRESSION = 3
"""Level 6 takes two to three times as long, for files a sixth smaller."""

MOST_BYTES = 40 * 1024 * 1024
"""Of tiles in the colours of a palette: enough for the latest boards of a dozen tables."""

TILE_BUDGET = Budget(MOST_BYTES)
TILES: Shelf[Image.Image] = Shelf(TILE_BUDGET)


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
    if isinstance(image, Page) and not image.is_drawn:
        return _joined(image, key, theme)
    return _nearest(image, palette(key, theme))


def _nearest(image: Image.Image, colours: Image.Image) -> Image.Image:
    return image.quantize(palette=colours, dither=Image.Dither.NONE)


def _joined(page: Page, key: str, theme: Theme) -> Image.Image:
    """A page put together from its tiles; those that were not painted before are drawn."""
    whole = Image.new("P", page.size)
    whole.putpalette(palette(key, theme).getpalette() or ())
    for tile in page.tiles():
        whole.im.paste(_painted(tile, key, theme).im, tile.edges)
    return whole


def _painted(tile: Tile, key: str, theme: Theme) -> Image.Image:
    name = tile.name and (key, theme, *tile.name)
    found = TILES.use(name) if name else None
    if found is not None:
        return found
    painted = _nearest(drawn(tile.edges, tile.strokes), palette(key, theme))
    if name:
        TILES.keep(name, painted)
    return painted


def png(image: Image.Image) -> bytes:
    """The bytes of a PNG file."""
    store = BytesIO()
    image.save(store, "PNG", compress_level=COMPRESSION)
    return store.getvalue()


def encode(image: Image.Image, key: str, theme: Theme) -> bytes:
    """The bytes of a PNG file in the colours of the palette."""
    return png(mapped(image, key, theme))
