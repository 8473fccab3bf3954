"""Whoever opens a table can read which words set its options."""

from pathlib import Path

import pytest

from cogs.commands.rules import TOPICS
from engine.catalog import find
from engine.core.options import word_of
from engine.core.words import msg
from locales import Locale
from tests.words import house_words

GAMES = ("manhattan", "mycity", "urbis")
PAGES = Path(__file__).parents[2] / "docs" / "rules"


def words_of(game):
    """Every option word of a game, as it is typed and printed."""
    settings = find(game).spec.options
    found = [word_of(setting.key, value) for setting in settings for value in setting.values()]
    return [f"`{word}`" for word in found if not word.endswith("=false")]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_lists_the_option_words(game):
    page = (PAGES / f"{game}.md").read_text("utf-8")
    assert [word for word in words_of(game) if word not in page] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", Locale)
def test_the_rules_topics_list_the_option_words(game, locale):
    say = house_words().speaker(locale, [])
    told = "\n".join(say(msg(f"{game}-rules-{topic}")) for topic in TOPICS)
    assert [word for word in words_of(game) if word not in told] == []
