"""The fullest table fits into Discord's messages, in every language."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.events import notices
from engine.core.options import Config, Count, word_of
from engine.core.seats import PUBLIC
from engine.core.words import msg, who
from engine.games.sprawlopolis import GAME
from engine.games.sprawlopolis.city import city_of
from engine.games.sprawlopolis.names import zone_name
from engine.games.sprawlopolis.pieces import Zone
from engine.games.sprawlopolis.terms import Level
from engine.games.sprawlopolis.view import Stage
from engine.games.sprawlopolis.words import city_rows
from locales import Locale
from render.games.sprawlopolis.goals import modules
from tests.engine.games.sprawlopolis.cities import cards, fresh, playing, terms
from tests.laws.playing import play
from tests.laws.test_words import LONG_NAMES, MOST_MESSAGE, check_news, check_step
from tests.words import all_words

ROOT = Path(__file__).parents[4]
EVERYTHING = {
    "sites": True,
    "landmarks": True,
    "wrecktar": True,
    "beaches": True,
    "roadwork": "one-end",
}


@pytest.fixture(params=Locale)
def say(request):
    return all_words().speaker(request.param, LONG_NAMES)


@pytest.mark.parametrize("number", range(4))
def test_four_players_with_every_module_are_described(say, number):
    longest = 0
    for ply in play(GAME, Config(4, EVERYTHING), number):
        view = ply.before.seen_by(ply.seat).view
        for length in range(len(ply.moved.action)):
            check_step(say, GAME.ask(view, ply.moved.action[:length]))
        check_news(say, ply, ply.seat)
        text = "\n".join(say(line) for line in GAME.describe(view))
        longest = max(longest, len(text))
        assert notices(ply.moved.events, None)
    assert 500 < longest <= MOST_MESSAGE


@pytest.mark.parametrize("site", ["site1", "site2", "site3", "site4"])
def test_where_sites_may_lie_is_read_before_one_is_played(say, site):
    """In the board in words, and on the picture; neither waits until a site is in a hand."""
    position = GAME.view(playing(2, terms=terms(site=site)), PUBLIC)
    described = "\n".join(say(line) for line in GAME.describe(position))
    painted = "\n".join(say(goal.rule) for goal in modules(position))
    for rule in (f"sprawlopolis-place-{site}", f"sprawlopolis-condition-{site}.rule"):
        assert say(msg(rule)) in described
        assert say(msg(rule)) in painted


CARDS = {
    Locale.EN: ["0 cards", "1 card", "2 cards", "5 cards", "11 cards", "21 cards"],
    Locale.RU: ["0 карт", "1 карта", "2 карты", "5 карт", "11 карт", "21 карта"],
    Locale.UK: ["0 карт", "1 карта", "2 карти", "5 карт", "11 карт", "21 карта"],
}
HANDED = {
    Locale.EN: ["0 cards", "1 card", "2 cards", "5 cards", "11 cards", "21 cards"],
    Locale.RU: ["0 карт", "1 карту", "2 карты", "5 карт", "11 карт", "21 карту"],
    Locale.UK: ["0 карт", "1 карту", "2 карти", "5 карт", "11 карт", "21 карту"],
}
COVERED = {
    Locale.EN: ["0 blocks", "1 block", "2 blocks", "5 blocks", "11 blocks", "21 blocks"],
    Locale.RU: ["0 секций", "1 секцию", "2 секции", "5 секций", "11 секций", "21 секцию"],
    Locale.UK: ["0 секцій", "1 секцію", "2 секції", "5 секцій", "11 секцій", "21 секцію"],
}
COUNTS = (0, 1, 2, 5, 11, 21)


def player(count):
    return msg("sprawlopolis-text-player", who=who(0), cards=count, first="no", asked="no")


def handed_on(count):
    return msg("sprawlopolis-handed-on", who=who(0), to=who(1), cards=count)


def covers(count):
    return msg("sprawlopolis-preview-covers", count=count, zones=(zone_name(Zone.PARK),))


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize(
    ("made", "heard"),
    [(player, CARDS), (handed_on, HANDED), (covers, COVERED)],
)
def test_counts_are_heard_right(made, heard, locale):
    speak = all_words().speaker(locale, ["Ann", "Bo"])
    for count, words in zip(COUNTS, heard[locale], strict=True):
        assert re.search(rf"(^|[\s(]){words}($|[\s.,:])", speak(made(count)))


@pytest.mark.parametrize("locale", Locale)
def test_every_option_word_stands_in_the_rules(locale):
    """The page of docs names all of them, the topic about typing those that change something."""
    topic = all_words().speaker(locale, [])(msg("sprawlopolis-rules-typing"))
    page = (ROOT / "docs" / "rules" / "sprawlopolis.md").read_text("utf-8")
    for setting in GAME.spec.options:
        for value in setting.values():
            word = word_of(setting.key, value)
            assert f"`{word}`" in page or value is False
            assert f"`{setting.key}" in topic
            told = value == setting.default or isinstance(setting, Count) or setting.key == "first"
            assert told or f"`{word}`" in topic


def test_an_open_beach_says_where_its_sea_would_be():
    state = playing(2, "1 m13", stage=Stage.DRAWN, drawn="beach1", terms=terms(beach="beach2"))
    say = all_words().speaker(Locale.EN, ["Ann", "Bo"])
    assert "beach 1 · P· R╔ / C╗ I║, sea in the north" in text_of(GAME.view(state, 0), say)


def text_of(view, say):
    return "\n".join(map(say, GAME.describe(view)))


def test_open_cards_are_told_with_their_blocks():
    state = playing(2, "1 m13, 2 o13", hands=(("8",), ("9",)), revealed="8", mover=1)
    state = replace(state, roadwork=((), ("roadwork2",)), terms=terms(level=Level.HARD))
    say = all_words().speaker(Locale.EN, ["Ann", "Bo"])
    text = text_of(GAME.view(state, 0), say)
    assert "Shown, to be played next: card 8 · P· I║ / C╗ R║" in text
    assert "Bo: 1 card · Roadwork 2 · C═ I═ / P═ R═, otherwise −5" in text
    assert "Laid last: card 2 at O13, by Bo" in text
    assert "Level hard" in text


def test_the_next_stretch_of_highway_is_told():
    state = replace(fresh(2, interstate="duel"), highway=("interstate1", "interstate3"))
    say = all_words().speaker(Locale.EN, ["Ann", "Bo"])
    text = text_of(GAME.view(state, 0), say)
    assert "Highway cards to lay: 2, next: Interstate 3 · R· P· / C· I·" in text
    assert "Deck 16, face down" in text


def test_a_city_in_signs():
    """Card 1 at M13, card 2 beside it after a gap of two columns."""
    rows = list(city_rows(city_of(cards("1 m13, 2 q13"))))
    assert rows == ["13: M C║P·  Q I╝P·", "14: M I╚R═  Q R═C═"]


QUOTED = {
    Locale.EN: "“The Strip” +1",
    Locale.RU: "«Торговый ряд» +1",
    Locale.UK: "«Торговий ряд» +1",
}


@pytest.mark.parametrize("locale", Locale)
def test_names_of_conditions_are_set_apart_from_the_words_around_them(locale):
    """One commercial block in a line: The Strip pays 1."""
    state = playing(2, "1 m13", terms=terms(10, 14, 18))
    assert QUOTED[locale] in text_of(GAME.view(state, 0), all_words().speaker(locale, []))


def test_the_board_is_read_from_the_turn_over_the_city_to_the_points():
    say = all_words().speaker(Locale.EN, ["Ann", "Bo"])
    text = text_of(GAME.view(playing(2, "1 m13"), 0), say)
    marks = ["Sprawlopolis, turn", "to move", "13: M C║P·", "Points so far", "Your"]
    places = [text.index(mark) for mark in marks]
    assert places == sorted(places)
