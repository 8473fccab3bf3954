"""The end in words, for every way in which a game can end."""

from dataclasses import replace

import pytest

from engine.core.game import Outcome, Part, Tally
from engine.core.words import msg, plain, who
from locales import Locale
from tables.ending import (
    HEADLINES,
    end_first,
    end_words,
    headline,
    points_lines,
    tells_the_end,
)
from tests.words import all_words

WHY = plain("That is why.")


def points(seat, count):
    return Tally(seat, (Part(plain("all"), count),))


def people(*seats):
    return tuple(map(who, seats))


@pytest.fixture(scope="module")
def words():
    return all_words()


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


def sheet(seat, *parts):
    labels = ("streets", "parks", "towers")
    return Tally(seat, tuple(Part(plain(one), n) for one, n in zip(labels, parts, strict=True)))


CLOSE = Outcome((2, 1), msg("manhattan-won-by-points"), (sheet(0, 40, 6, 5), sheet(1, 37, 6, 9)))


@pytest.mark.parametrize(
    ("money", "locale", "said"),
    [
        (False, Locale.EN, "**Bob wins by 1 point: 52 to 51.** What made the difference: towers,"),
        (True, Locale.EN, "**Bob wins by $1: $52 to $51.** What made the difference: towers, $9"),
        (False, Locale.RU, "**Побеждает Bob с отрывом в 1 очко: 52 против 51.**"),
        (False, Locale.UK, "**Перемагає Bob з відривом в 1 очко: 52 проти 51.**"),
    ],
)
def test_the_margin_stands_in_the_headline_and_then_what_made_it(words, money, locale, said):
    told = words.say(locale, headline(CLOSE, False, money), ("Ann", "Bob"))
    assert told.startswith(f"🏆 {said}")


@pytest.mark.parametrize(
    "why", [msg("outcome-resigned"), msg("urbis-won-by-quarter", who=who(1))], ids=lambda w: w.key
)
def test_no_margin_where_something_else_has_decided(why):
    assert headline(replace(CLOSE, why=why), False) == msg("end-won", winners=people(1), why=why)


def test_no_margin_where_points_were_level_or_the_victory_is_shared():
    level = replace(CLOSE, tallies=(sheet(0, 40, 6, 5), sheet(1, 37, 6, 8)))
    assert headline(level, False).key == "end-won"
    assert headline(replace(CLOSE, ranks=(1, 1)), False).key == "end-won-shared"


def test_the_end_comes_before_what_happened():
    told = [msg("notice-finished"), msg("end-won"), msg("end-score"), msg("notice-seed")]
    keys = [line.key for line in end_first(told)]
    assert keys == ["end-won", "end-score", "notice-finished", "notice-seed"]


def test_how_the_points_came_part_by_part(words):
    told = [words.say(Locale.EN, one, ("Ann", "Bob")) for one in points_lines(CLOSE.tallies, False)]
    assert told == [
        "**Bob 52**: streets 37, parks 6 and towers 9",
        "**Ann 51**: streets 40, parks 6 and towers 5",
    ]
    (team,) = points_lines((replace(sheet(0, 1, -2, 3), seat=None),), False)
    assert words.say(Locale.EN, team, ()) == "**2**: streets 1, parks −2 and towers 3"


def test_a_team_has_one_score(words):
    told = end_words(Outcome((1, 1), WHY, (points(None, 7),), won=True), True)
    said = [words.say(Locale.EN, line, ("Ann", "Bob")) for line in told]
    assert said == ["🎉 **You win together!** That is why.", "Final score: 7."]


def test_a_score_that_the_reason_names_is_not_told_again(words):
    why = msg("sprawlopolis-lost", points=-44, target=19)
    told = end_words(Outcome((1,), why, (points(0, -44),), won=False), True)
    [said] = [words.say(Locale.EN, line, ("Ann",)) for line in told]
    assert said == "**No win for Ann this time.** −44 points, 19 needed."


def test_every_headline_tells_the_end():
    assert all(tells_the_end([msg(key)]) for key in HEADLINES)
    assert not tells_the_end([msg("notice-seed"), msg("end-score")])
