"""Files that are put together from bands."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from render.kit.inlay import INLAY_BUDGET, Inks
from render.kit.page import ROWS, Page, Row
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


def test_new_rows_that_lie_beside_each_other_are_painted_at_once(monkeypatch):
    def page(*, heading: int, changed: int) -> Page:
        made = Page((700, 5 * ROWS), DARK.ground)
        made.fill((heading, 0, heading + 9, ROWS), DARK.gold)
        made.fill((changed, 3 * ROWS, changed + 9, 5 * ROWS), DARK.gold)
        return made

    def note(colours: Inks, row: Row) -> Image.Image:
        painted.append((row.edges[1] // ROWS, row.edges[3] // ROWS))
        return paint(colours, row)

    painted, paint = [], Inks.painted
    monkeypatch.setattr(Inks, "painted", note)
    BAND_BUDGET.clear()
    first = encode(page(heading=3, changed=5), "shared", DARK)
    assert painted == [(0, 5)]
    encode(page(heading=33, changed=55), "shared", DARK)
    assert sorted(painted[1:]) == [(0, 1), (3, 5)]
    assert encode(page(heading=3, changed=5), "shared", DARK) == first
    assert len(painted) == 3
