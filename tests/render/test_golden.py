"""Every kind of picture in every theme, compared with how it looked when it was last approved.

``pytest tests/render --update-golden`` approves what is painted now. A picture that differs is
written to ``failed/`` beside its golden one, with the difference between them.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from locales import Locale
from render.kit.layout import WIDTH
from render.kit.theme import THEMES
from render.picture import Picture
from tests.render.painting import NAMES
from tests.render.scenes import SCENES

HERE = Path(__file__).parent
GOLDEN, FAILED = HERE / "golden", HERE / "failed"
TILE = 32
MOST_BYTES = 200_000
MOST_HEIGHT = 1700
MOST_IN_A_TILE = 6
SPOKEN = {"dark": Locale.RU, "light": Locale.UK, "colour-blind": Locale.EN}


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def worst_difference(one: Image.Image, other: Image.Image) -> int:
    """Of 255, in the small square that differs most: a lost hatch must not drown in the rest."""
    if one.size != other.size:
        return 255
    tiles = ImageChops.difference(one, other).reduce(TILE)
    return max(most for _, most in tiles.getextrema())


def keep_failure(name: str, now: Image.Image, golden: Image.Image) -> None:
    (FAILED / name).parent.mkdir(parents=True, exist_ok=True)
    now.save(FAILED / f"{name}-now.png")
    golden.save(FAILED / f"{name}-golden.png")
    ImageChops.difference(now, golden).point(lambda value: min(255, value * 4)).save(
        FAILED / f"{name}-difference.png"
    )


def check_form(picture: Picture) -> None:
    """It is a small PNG of the right width. Looked at where the picture is painted anyway."""
    image = Image.open(BytesIO(picture.png))
    assert image.format == "PNG"
    assert image.mode == "P"
    assert image.size == picture.size
    assert image.width == WIDTH
    assert image.height <= MOST_HEIGHT
    assert len(picture.png) <= MOST_BYTES


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("scene", SCENES)
def test_pictures_are_small_and_look_as_approved(scene, theme, catalogue, update_golden):
    locale = SPOKEN[theme.name]
    picture = SCENES[scene](theme, catalogue.speaker(locale, NAMES[locale], for_chat=False))
    check_form(picture)
    name = f"{scene}-{theme.name}"
    file = GOLDEN / f"{name}.png"
    if update_golden:
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(picture.png)
    now, golden = opened(picture.png), opened(file.read_bytes())
    difference = worst_difference(now, golden)
    if difference > MOST_IN_A_TILE:
        keep_failure(name, now, golden)
    assert difference <= MOST_IN_A_TILE


def test_no_golden_picture_is_left_over():
    names = {f"{scene}-{theme}.png" for scene in SCENES for theme in THEMES}
    assert {str(file.relative_to(GOLDEN)) for file in GOLDEN.rglob("*.png")} == names
