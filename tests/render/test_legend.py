"""Games whose symbols need names have a legend: in every language and theme, and in the docs."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from docs.legends import legends
from engine.catalog import catalog
from engine.games.streets.pieces import TILES, Business, Counts, Kind
from locales import Locale
from render.games.streets.symbols import VALUES
from render.layout import WIDTH
from render.painter import paint_legend
from render.theme import THEMES
from tests.render.test_golden import MOST_BYTES, MOST_HEIGHT, opened, worst_difference

WITH_LEGEND = {"streets"}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("key", sorted(catalog()))
def test_a_legend_is_a_small_picture_with_words(catalogue, key, theme):
    for locale in Locale:
        picture = paint_legend(key, theme, catalogue.speaker(locale))
        assert (picture is not None) == (key in WITH_LEGEND)
        if picture is not None:
            image = Image.open(BytesIO(picture.png))
            assert image.size == picture.size
            assert image.width == WIDTH
            assert image.height <= MOST_HEIGHT
            assert len(picture.png) <= MOST_BYTES
            assert 0 < len(picture.alt) <= 1024


def test_the_legends_of_the_docs_are_as_they_are_painted_now():
    for file, png in legends():
        assert worst_difference(opened(file.read_bytes()), opened(png)) <= 6, file.name


def test_the_rules_pages_show_them():
    for file, _ in legends():
        page = file.parents[1] / "rules" / f"{file.stem.removesuffix('-symbols')}.md"
        assert f"../pictures/{file.name}" in page.read_text("utf-8")


def test_streets_names_every_value_every_kind_and_every_business(catalogue):
    assert {TILES[tile].value.counts for tile in VALUES} == set(Counts)
    for locale in Locale:
        for kind in Kind:
            assert catalogue.has(locale, f"streets-legend-kind-{kind}")
        for business in Business:
            assert catalogue.has(locale, f"streets-business-{business}")
