"""The picture that ends a game holds the table and the final score."""

from io import BytesIO

import pytest
from PIL import Image

from locales import Locale
from render.kit.palette import mapped
from render.kit.theme import THEMES
from render.painter import NO_MARKS, painter_of
from render.parts.header import without_header
from render.pictures.end import paint_end
from render.pictures.final import draw_final, emblems_of
from tests.laws.playing import HOUSE_GAMES, played, table_id, tables
from tests.words import all_words

THEME = THEMES["dark"]
NAMES = ["Ann", "Marko", "Lev", "Oksana", "Ben", "Ada"]


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_the_table_stands_above_the_score(game):
    key, end = game.spec.key, played(game, tables(game)[0])[-1].moved.match
    say = all_words().speaker(Locale.EN, NAMES)
    picture = paint_end(key, end.public(), end.outcome, THEME, say, "")
    painted = Image.open(BytesIO(picture.png)).convert("RGB")
    score = draw_final(key, end.outcome, emblems_of(key, end.outcome), THEME, say)
    lower = without_header(score)
    painter = painter_of(key)
    upper = (painter.ground or painter.board)(end.public().view, NO_MARKS, THEME, say)
    assert painted.size == (upper.width, upper.height + lower.height)
    for part, top in ((upper, 0), (lower, upper.height)):
        part.load()
        shown = painted.crop((0, top, part.width, top + part.height))
        assert shown.tobytes() == mapped(part, key, THEME).convert("RGB").tobytes()
