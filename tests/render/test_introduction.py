"""The page of a game: every game that has one fits on it, in every language and theme."""

from io import BytesIO

import pytest
from PIL import Image

from cogs.screens.scenes import shot_of
from engine.catalog import catalog
from engine.core.words import Msg
from locales import Locale
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.theme import THEMES
from render.pictures.introduction import (
    LEAST_CAPTION,
    MOST_COVER,
    STEP_HEIGHT,
    STEP_ROOM,
    GamePage,
    fit_caption,
    paint_introduction,
)
from render.pictures.scene import SAMPLE_NAMES
from tests.render.test_golden import MOST_BYTES

SHOWN = [key for key, game in catalog().items() if game.introduction is not None]
MOST_HEIGHT = 1600


def page_of(key, **changes):
    spec, introduction = catalog()[key].spec, catalog()[key].introduction
    steps = tuple(shot_of(key, scene) for scene in introduction.steps)
    facts = {"players": spec.seats, "minutes": spec.minutes, "difficulty": spec.difficulty}
    return GamePage(key, shot_of(key, introduction.cover), steps, **{**facts, **changes})


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("key", SHOWN)
def test_it_is_a_picture_for_a_phone(catalogue, key, theme):
    say = catalogue.speaker(Locale.RU, SAMPLE_NAMES, for_chat=False)
    picture = paint_introduction(page_of(key), theme, say, "alt")
    image = Image.open(BytesIO(picture.png))
    assert image.size == picture.size
    assert image.width == WIDTH
    assert STEP_HEIGHT + MOST_COVER // 2 < image.height <= MOST_HEIGHT
    assert len(picture.png) <= MOST_BYTES


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("key", SHOWN)
def test_no_caption_is_cut_or_too_small(catalogue, key, locale):
    say = catalogue.speaker(locale, for_chat=False)
    column = Box(MARGIN, 0, WIDTH - 2 * MARGIN, STEP_HEIGHT).columns(3)[2]
    room = Box(0, 0, column.width - 2 * GAP, STEP_HEIGHT - MARGIN - STEP_ROOM[1])
    for number in (1, 2, 3):
        setting = fit_caption(say(Msg(f"{key}-step-{number}")), room)
        assert not setting.is_cut
        assert setting.font.size >= LEAST_CAPTION


@pytest.mark.parametrize("change", [{"difficulty": 3}, {"players": (2, 2)}, {"minutes": 90}])
def test_every_fact_can_be_seen(catalogue, change):
    say = catalogue.speaker(Locale.EN, SAMPLE_NAMES, for_chat=False)
    pages = [page_of(SHOWN[0]), page_of(SHOWN[0], **change)]
    first, second = (paint_introduction(one, THEMES["dark"], say, "").png for one in pages)
    assert first != second
