"""Whoever opens a table finds the words of its options in the rules, in every language."""

from pathlib import Path

import pytest

from cogs.commands.rules import TOPICS
from engine.core.options import word_of
from engine.core.words import msg
from locales import Locale
from tests.laws.playing import HOUSE_GAMES, table_id
from tests.words import house_words

PAGES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.fixture(scope="module")
def catalogue():
    return house_words()


def words_to_name(game):
    """The option words that change something; of several numbers the first stands for all."""
    for setting in game.spec.options:
        values = [value for value in setting.values() if value != setting.default]
        numbers = [value for value in values if value is not True and str(value).isdecimal()]
        yield from (word_of(setting.key, value) for value in values if value not in numbers[1:])


def named(word, text):
    """Whether it stands there, as it is or after others of its kind: `level=easy`, `hard`."""
    key, _, value = word.partition("=")
    return f"`{word}`" in text or (value and f"`{key}=" in text and f"`{value}`" in text)


def missing(game, text):
    return [word for word in words_to_name(game) if not named(word, text)]


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_the_rules_name_every_option_word(catalogue, game, locale):
    pages = [catalogue.say(locale, msg(f"{game.spec.key}-rules-{topic}")) for topic in TOPICS]
    assert missing(game, "\n".join(pages)) == []


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_the_page_of_the_rules_names_every_option_word(game):
    assert missing(game, (PAGES / f"{game.spec.key}.md").read_text("utf-8")) == []
