"""Whoever opens a table finds the words of its options in the rules, in every language."""

from pathlib import Path

import pytest

from cogs.screens.rules import page_names, page_words
from engine.core.options import word_of
from locales import Locale
from tests.laws.playing import HOUSE_GAMES, table_id
from tests.words import all_words

PAGES = Path(__file__).parents[2] / "docs" / "rules"
FEW = 5


@pytest.fixture(scope="module")
def catalogue():
    return all_words()


def words_of(game):
    """Every option word as it is typed, the usual ones too; a module is left out by saying
    nothing."""
    settings = game.spec.options
    found = [word_of(setting.key, value) for setting in settings for value in setting.values()]
    return [word for word in found if not word.endswith("=false")]


def words_to_name(game):
    """The option words that change something; of several numbers the first stands for all."""
    for setting in game.spec.options:
        values = [value for value in setting.values() if value != setting.default]
        numbers = [value for value in values if value is not True and str(value).isdecimal()]
        yield from (word_of(setting.key, value) for value in values if value not in numbers[1:])


def is_printed(word, text):
    return f"`{word}`" in text


def named(word, text):
    """Whether it stands there, as it is or after others of its kind: `level=easy`, `hard`."""
    key, _, value = word.partition("=")
    return is_printed(word, text) or (value and f"`{key}=" in text and is_printed(value, text))


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_the_rules_name_every_option_word(catalogue, game, locale):
    """All of them where there are few; where there are many, those that change something."""
    told = [words for page in page_names(game) for words in page_words(game, page)]
    pages = [catalogue.say(locale, words) for words in told]
    text, every = "\n".join(pages), words_of(game)
    if len(every) <= FEW:
        assert [word for word in every if not is_printed(word, text)] == []
    assert [word for word in words_to_name(game) if not named(word, text)] == []


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_the_page_of_the_rules_prints_every_option_word(game):
    page = (PAGES / f"{game.spec.key}.md").read_text("utf-8")
    assert [word for word in words_of(game) if not is_printed(word, page)] == []
