"""The end in words, for every way in which a game can end."""

import pytest

from engine.core.game import Outcome, Part, Tally
from engine.core.words import msg, plain, who
from locales import Locale
from tables.ending import HEADLINES, end_words, headline, tells_the_end
from tests.words import house_words

WHY = plain("That is why.")


def points(seat, count):
    return Tally(seat, (Part(plain("all"), count),))


def people(*seats):
    return tuple(map(who, seats))


@pytest.fixture(scope="module")
def words():
    return house_words()


@pytest.mark.parametrize(
    ("outcome", "co_op", "key", "named"),
    [
        (Outcome((2, 1, 3), WHY), False, "end-won", {"winners": people(1)}),
        (Outcome((1, 1, 3), WHY), False, "end-won-shared", {"winners": people(0, 1)}),
        (Outcome((1, 2), WHY, carry="next"), False, "end-won-episode", {"winners": people(0)}),
        (
            Outcome((1, 1), WHY, carry="next"),
            False,
            "end-won-episode-shared",
            {"winners": people(0, 1)},
        ),
        (Outcome((1, 1), WHY, won=True), True, "end-won-together", {}),
        (Outcome((1, 1), WHY, won=False), True, "end-lost-together", {}),
        (Outcome((1, 1), WHY, won=False), False, "end-nobody", {}),
        (Outcome((1,), WHY, won=True), True, "end-won", {"winners": people(0)}),
        (Outcome((1,), WHY, won=False), True, "end-lost", {"who": who(0)}),
    ],
)
def test_every_end_has_a_sentence(outcome, co_op, key, named):
    assert headline(outcome, co_op) == msg(key, why=WHY, **named)


def test_the_score_goes_from_the_most_to_the_least(words):
    told = end_words(Outcome((2, 1), WHY, (points(0, 3), points(1, 21))), False)
    assert words.say(Locale.EN, told[1], ("Ann", "Bob")) == "Final score: Bob 21 and Ann 3."


def test_a_team_has_one_score(words):
    told = end_words(Outcome((1, 1), WHY, (points(None, 7),), won=True), True)
    said = [words.say(Locale.EN, line, ("Ann", "Bob")) for line in told]
    assert said == ["🎉 **You win together!** That is why.", "Final score: 7."]


def test_every_headline_tells_the_end():
    assert all(tells_the_end([msg(key)]) for key in HEADLINES)
    assert not tells_the_end([msg("notice-seed"), msg("end-score")])
