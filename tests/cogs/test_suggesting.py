"""What ``/move`` offers: whole legal actions, narrowed by every word, best first."""

import pytest

from cogs import limits
from cogs.suggesting import suggest
from engine.core.choices import walk
from engine.core.match import Match
from engine.core.options import Config
from engine.games.manhattan import GAME
from locales import Catalogue, Locale
from tests.engine.games.manhattan.positions import board, building


@pytest.fixture(scope="module")
def words():
    return Catalogue.load()


@pytest.fixture
def match():
    hands = ((1, 5, 9, 9), *((5,) * 4,) * 3)
    state = building(4, plots=board(b5="s4", a1="a2"), hands=hands)
    return Match(GAME, Config(4), 20, b"seed", state)


def offered(match, words, typed, locale=Locale.EN):
    say = words.speaker(locale, ["Ann", "Bob", "Cid", "Dee"])
    return [one.text for one in suggest(match, 0, typed, say)]


def test_everything_offered_is_legal(match, words):
    legal = {" ".join(draft) for draft in walk(GAME.ask, match.seen_by(0).view)}
    found = offered(match, words, "")
    assert len(found) == limits.CHOICES
    assert set(found) <= legal


def test_each_word_narrows(match, words):
    assert offered(match, words, "b5") == ["build b5 4"]
    assert offered(match, words, "build a1") == [f"build a1 {n}" for n in (1, 2, 3, 4)]
    assert offered(match, words, "a1 3") == ["build a1 3"]
    assert offered(match, words, "BUILD  A1   3") == ["build a1 3"]


def test_words_of_the_labels_count_too(match, words):
    assert set(offered(match, words, "yours")) == {f"build a1 {n}" for n in (1, 2, 3, 4)}
    assert set(offered(match, words, "ваше", Locale.RU)) == set(offered(match, words, "yours"))


def test_look_alike_letters_are_understood(match, words):
    assert offered(match, words, "В5") == ["build b5 4"]


def test_nonsense_finds_nothing(match, words):
    assert offered(match, words, "zz") == []


def test_names_and_values_fit_discord(match, words):
    say = words.speaker(Locale.UK, ["Щ" * 32] * 4)
    for one in suggest(match, 0, "", say):
        assert len(one.name) <= limits.CHOICE_NAME
        assert len(one.text) <= limits.CHOICE_VALUE
