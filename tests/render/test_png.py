"""Files that are put together from bands."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from render.kit.inlay import INLAY_BUDGET
from render.kit.page import ROWS, Page
from render.kit.palette import BAND_BUDGET, encode, mapped
from render.kit.png import band_of, joined, rows_of
from render.kit.sprites import Sprite
from render.kit.theme import DARK

COLOURS = bytes(range(256)) * 3
LEVEL = 5


def noise(width: int, height: int) -> Image.Image:
    image = Image.frombytes("P", (width, height), Random(height).randbytes(width * height))
    image.putpalette(COLOURS)
    return image


def opened(data: bytes) -> Image.Image:
    """The image in a file whose checksums are right."""
    Image.open(BytesIO(data)).verify()
    image = Image.open(BytesIO(data))
    image.load()
    return image


@pytest.mark.parametrize("height", [1, ROWS - 1, ROWS, ROWS + 1, 3 * ROWS + 7])
def test_a_file_shows_the_image_that_it_was_made_of(height):
    image = noise(301, height)
    bands = [band_of(rows, LEVEL) for rows in rows_of(image)]
    shown = opened(joined(image.size, COLOURS, bands))
    assert (shown.mode, shown.size, shown.tobytes()) == ("P", image.size, image.tobytes())
    assert bytes(shown.getpalette()) == COLOURS


def test_a_band_can_be_used_in_another_file():
    upper, lower = noise(40, 9), noise(40, 20)
    bands = [band_of(upper, LEVEL), band_of(lower, LEVEL - 1), band_of(upper, LEVEL)]
    shown = opened(joined((40, 38), COLOURS, bands))
    assert shown.tobytes() == upper.tobytes() + lower.tobytes() + upper.tobytes()


def test_a_page_has_the_same_bytes_whether_its_bands_lay_ready_or_not():
    def page(x: int) -> Page:
        made = Page((700, 3 * ROWS), DARK.ground)
        made.put(sprite, (x, ROWS))
        return made

    sprite = Sprite.of(Image.new("RGB", (50, 50), DARK.gold))
    encode(page(10), "shared", DARK)
    warm = encode(page(400), "shared", DARK)
    INLAY_BUDGET.clear()
    BAND_BUDGET.clear()
    assert encode(page(400), "shared", DARK) == warm
    assert opened(warm).tobytes() == mapped(page(400), "shared", DARK).tobytes()
