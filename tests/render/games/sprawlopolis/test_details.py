"""A closer look shows what the board has no room for, in letters that a phone can show."""

import pytest

from engine.core.seats import PUBLIC
from engine.games.sprawlopolis import GAME
from engine.games.sprawlopolis.view import Stage
from locales import Locale
from render.games.sprawlopolis import PAINTER
from render.games.sprawlopolis.goals import conditions, modules
from render.kit.sheet import Sheet
from render.kit.sprites import forget_sprites
from render.kit.text import ELLIPSIS
from render.kit.theme import THEMES
from tests.engine.games.sprawlopolis.cities import fresh, playing, terms
from tests.words import all_words

LEAST = 28
LONGEST = terms(
    4, 8, 17, site="site4", beach="beach1", landmarks=True, wrecktar=True, roadwork=True
)


def seen(**changes):
    return GAME.view(playing(2, "1 m13, 2 o13", **changes), PUBLIC)


def test_there_is_nothing_to_look_at_before_there_is_a_city():
    assert PAINTER.details(GAME.view(fresh(2, landmarks=True), PUBLIC)) == ()


def test_the_count_is_on_the_board_itself_when_the_game_is_over():
    assert [one.token for one in PAINTER.details(seen())] == ["count", "goals"]
    assert [one.token for one in PAINTER.details(seen(stage=Stage.OVER))] == ["goals"]


@pytest.fixture
def drawn(monkeypatch):
    found = []
    draw = Sheet.text

    def text(sheet, at, words, font, *rest):
        found.append((words, font.size))
        return draw(sheet, at, words, font, *rest)

    monkeypatch.setattr(Sheet, "text", text)
    forget_sprites()
    return found


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("part", ["count", "goals"])
def test_no_letter_is_too_small_and_no_rule_is_cut(part, locale, drawn):
    view = seen(terms=LONGEST, roadwork=(("roadwork1",), ("roadwork2",)))
    say = all_words().speaker(locale, ["Ann", "Bo"], for_chat=False)
    (detail,) = [one for one in PAINTER.details(view) if one.token == part]
    detail.paint(THEMES["dark"], say)
    assert drawn
    assert [(words, size) for words, size in drawn if size < LEAST or ELLIPSIS in words] == []
    if part == "goals":
        text = " ".join(words for words, _ in drawn)
        for goal in (*conditions(view), *modules(view)):
            assert say(goal.title) in text
            assert say(goal.rule) in text
