from __future__ import annotations

import pytest
from PIL import ImageChops, ImageStat

from engine.core.rng import Rng
from engine.core.seats import PUBLIC
from engine.core.words import Msg
from render.games.streets import PAINTER
from render.games.streets.colours import KINDS, PICTOGRAMS, TABLE, tile_colours
from render.games.streets.sample import sample_view
from render.kit.palette import mapped
from render.kit.theme import THEMES
from render.painter import NO_MARKS
from tests.render.contrast import contrast

ALL = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def say(message: Msg) -> str:
    return message.key


@ALL
def test_the_palette_is_true_on_positions_it_was_not_cut_from(theme):
    dice = Rng(b"unseen", 1)
    for seats, tiles in ((2, 12), (3, 30), (5, 47)):
        image = PAINTER.board(sample_view(seats, PUBLIC, tiles, dice), NO_MARKS, theme, say)
        difference = ImageChops.difference(image, mapped(image, "streets", theme).convert("RGB"))
        assert max(ImageStat.Stat(difference).mean) < 1.0


@ALL
def test_words_read_on_every_tile(theme):
    for kind in (None, *KINDS):
        for dim, least in ((False, 7), (True, 4.5)):
            colours = tile_colours(kind, dim, theme)
            assert contrast(colours.ink, colours.body) >= least
    assert contrast(theme.text, TABLE[theme.name]) >= 7


def test_pictograms_read_on_their_kind():
    assert all(contrast(PICTOGRAMS[kind], KINDS[kind]) >= 3 for kind in KINDS)
