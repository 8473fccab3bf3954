"""Sentences that random games seldom reach are whole in every language, too."""

import pytest

from engine.core.words import msg, who
from engine.games.mycity import GAME, news
from engine.games.mycity.deck import Round
from engine.games.mycity.result import why
from engine.games.mycity.view import First, Line, Result
from locales import Catalogue, Locale
from tests.engine.games.mycity.playing import campaign
from tests.engine.games.mycity.positions import answered, table
from tests.laws.test_words import LONG_NAMES


@pytest.fixture(scope="module")
def catalogue():
    return Catalogue.load(strict=True)


@pytest.fixture(params=Locale)
def say(request, catalogue):
    return catalogue.speaker(request.param, LONG_NAMES)


def test_being_first_is_told_with_everyone_who_was(say):
    text = say(news.first_event(First("gold-first", 14, (0, 2))).public)
    assert "+3" in text
    assert LONG_NAMES[0] in text
    assert LONG_NAMES[2] in text


def test_a_blocked_building_is_named(say):
    text = say(news.card_text(5, Round("y7", ("c3",), 6)))
    assert say(msg("mycity-building-c3")) in text
    assert say(msg("mycity-building-y7")) in text


def test_circles_are_told_with_their_reasons(say):
    circles = (Line("first", 2), Line("cap", 1), Line("greenest", 1))
    text = say(news.score_text(1, Result((), 50, 1, circles)))
    assert "4" in text
    for reason in ("first", "cap", "greenest"):
        assert say(msg(f"mycity-circle-{reason}")) in text


@pytest.mark.parametrize("points", [1, 3, 5, 21])
def test_a_debt_is_told(say, points):
    assert str(points) in say(msg("mycity-owes", who=who(0), points=points))


def test_at_one_s_own_pace_the_next_card_and_what_was_blocked_are_whispered(say):
    _, events = answered(table(2, first="y1 block c3 r1", pace="own"), "0 pass")
    text = say(events[0].private[0].text)
    for building in ("y1", "c3", "r1"):
        assert say(msg(f"mycity-building-{building}")) in text


def test_the_winner_of_a_campaign_is_named(say):
    _, match = campaign(3)[-1]
    text = say(why(match._state, [city.result for city in match._state.cities]))
    assert text == say(match.outcome.why)
    assert any(name in text for name in LONG_NAMES[:3])


def test_the_refusal_of_another_number_of_players(say):
    assert "3" in say(msg("mycity-refused-seats", seats=3))


def test_a_building_is_put_into_the_sentence_by_its_case(catalogue):
    view = GAME.view(table(2, first="y7"), 0)
    label = GAME.ask(view, ()).options[0].label
    spoken = {locale: catalogue.speaker(locale, [])(label) for locale in Locale}
    assert spoken[Locale.RU] == "Построить усадьбу"
    assert spoken[Locale.UK] == "Збудувати садибу"
    assert spoken[Locale.EN] == "Build: Manor"
