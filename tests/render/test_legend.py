"""Every game has a legend of its symbols: in every language and theme, and in the docs."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from docs.legends import FOLDER, legends
from engine.catalog import catalog
from engine.games.streets.pieces import TILES, Business, Counts, Kind
from locales import Locale
from render.games.streets.symbols import VALUES
from render.kit.fonts import printable
from render.kit.layout import WIDTH
from render.kit.theme import THEMES
from render.painter import paint_legend, painter_of
from render.parts.legend import LEAST_WORDS, WORDS
from render.parts.legend_marks import marks_section
from tests.render.test_golden import MOST_BYTES, MOST_HEIGHT, opened, worst_difference

GAMES = sorted(catalog())
SMALLEST = LEAST_WORDS - 2
"""On a phone that is 390 points wide, words are read from this size on."""


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("key", GAMES)
def test_a_legend_is_a_small_picture_with_words(catalogue, key, theme):
    for locale in Locale:
        picture = paint_legend(key, theme, catalogue.speaker(locale, for_chat=False))
        image = Image.open(BytesIO(picture.png))
        assert image.size == picture.size
        assert image.width == WIDTH
        assert image.height <= MOST_HEIGHT
        assert len(picture.png) <= MOST_BYTES
        assert 0 < len(picture.alt) <= 1024


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("key", GAMES)
def test_nothing_in_a_legend_is_cut_or_too_small_to_read(catalogue, key, locale):
    theme, say = THEMES["dark"], catalogue.speaker(locale, for_chat=False)
    sections = painter_of(key).legend(theme, say)
    assert sections
    assert all(section.entries for section in sections)
    for section in (*sections, marks_section(theme, say)):
        assert section.title
        for entry in section.entries:
            left, top, right, bottom = entry.sprite.convert("RGBA").getbbox()
            assert right - left <= section.sprites, entry.words
            assert bottom - top <= section.row, entry.words
            setting = section.setting(entry)
            whole = printable(entry.words, WORDS.face).replace(" ", "")
            assert "".join(setting.lines).replace(" ", "") == whole
            assert setting.font.size >= SMALLEST, entry.words
            assert len(setting.lines) * setting.font.size * 1.1 <= section.row, entry.words


def test_the_legends_of_the_docs_are_as_they_are_painted_now():
    shown = {file.name for file in FOLDER.glob("*-symbols.png")}
    assert shown == {f"{key}-symbols.png" for key in GAMES}
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
