"""A fixed palette for each game and theme, and the way from an image to PNG bytes.

The palettes are small committed files (768 bytes), not made at start: making one takes about half
a second, and a file keeps the bytes of a picture the same on every machine and Pillow version.
``python -m render.palettes`` makes them again after colours have changed.
"""

from __future__ import annotations

from importlib.resources import files
from itertools import chain

from PIL import Image

from render.kit.page import Page, Tile, drawn
from render.kit.png import Band, band_of, bands_of, joined
from render.kit.sprites import Budget, Shelf, Sprite, bytes_of, cached_sprite
from render.kit.theme import Theme

HOUSE = "house"
"""The palette of pictures that belong to no game."""

RECORDS = "records"
"""The palette of records and leaderboards: medals, and no seats."""

REVIEWS = "reviews"
"""The palette of curves: every seat, and its colour over others and over the panel."""

MOST_BYTES = 36 * 1024 * 1024
"""Of tiles in the colours of a palette: enough for the latest boards of a dozen tables."""

MOST_PACKED = 4 * 1024 * 1024
"""Of rows of tiles as they are in a file: these boards once more, packed."""

TILE_BUDGET, BAND_BUDGET = Budget(MOST_BYTES), Budget(MOST_PACKED)
TILES: Shelf[Sprite] = Shelf(TILE_BUDGET)
BANDS: Shelf[Band] = Shelf(BAND_BUDGET)


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
    colours = palette(key, theme)
    if not isinstance(image, Page) or image.is_drawn:
        return _nearest(image, colours)
    whole = Image.new("P", image.size)
    whole.putpalette(colours.getpalette() or ())
    for tile in chain.from_iterable(image.tiles()):
        whole.im.paste(_painted(tile, key, theme).im, tile.edges)
    return whole


def _nearest(image: Image.Image, colours: Image.Image) -> Image.Image:
    return image.quantize(palette=colours, dither=Image.Dither.NONE)


def _painted(tile: Tile, key: str, theme: Theme) -> Sprite:
    """A tile in palette colours, drawn unless it was painted before."""
    name = tile.name and (key, theme, *tile.name)
    found = TILES.use(name) if name else None
    if found is not None:
        return found
    painted = Sprite.of(_nearest(drawn(tile.edges, tile.strokes), palette(key, theme)))
    if name:
        TILES.keep(name, painted, bytes_of(painted))
    return painted


def encode(image: Image.Image, key: str, theme: Theme) -> bytes:
    """The bytes of a PNG file in the colours of the palette."""
    colours = palette(key, theme)
    if isinstance(image, Page) and not image.is_drawn:
        bands = [_packed([_painted(tile, key, theme) for tile in row]) for row in image.tiles()]
    else:
        bands = bands_of(_nearest(image, colours))
    return joined(image.size, bytes(colours.getpalette() or ()), bands)


def _packed(row: list[Sprite]) -> Band:
    """A row of tiles as it is in a file."""
    name = tuple(tile.number for tile in row)
    found = BANDS.use(name)
    if found is None:
        found = band_of(_side_by_side(row))
        BANDS.keep(name, found, len(found.packed))
    return found


def _side_by_side(row: list[Sprite]) -> Image.Image:
    whole, left = Image.new("P", (sum(tile.width for tile in row), row[0].height)), 0
    for tile in row:
        whole.im.paste(tile.im, (left, 0, left + tile.width, tile.height))
        left += tile.width
    return whole
