"""Records in words: figures, durations, and that everything fits."""

import pytest

from cogs.screens.stats import duration, number, ranking_poster, record_page
from cogs.ui import limits
from cogs.ui.reader import make_reader
from engine.catalog import catalog
from locales import Locale
from tables.records.leaderboard import MOST_OF_TWO, Line, Section
from tables.records.person import GameRecord, Record, Summary
from tests.words import all_words

WORDS = all_words()
LONGEST = "W" * 32


@pytest.fixture(params=list(Locale))
def reader(request):
    return make_reader(WORDS, request.param, "dark", ())


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "0 s"),
        (59, "59 s"),
        (60, "1 min"),
        (3599, "59 min"),
        (3600, "1 h 0 min"),
        (86399, "23 h 59 min"),
        (86400 * 3 + 7200, "3 d 2 h"),
    ],
)
def test_a_time_is_told_in_its_two_largest_units(seconds, said):
    assert WORDS.say(Locale.EN, duration(seconds)) == said


def test_a_number_below_zero_has_a_true_minus_and_none_is_a_dash():
    assert [WORDS.say(Locale.EN, number(value)) for value in (-4, 0, None)] == ["−4", "0", "–"]


async def test_a_record_of_every_game_fits_into_a_message(reader):
    whole = Summary(9999, 9999, -9999, 9999, 9999)
    games = tuple(GameRecord(key, whole, 1234, whole) for key in catalog())
    record = Record(whole, games, 86400 * 99, 100)
    page = await record_page(f"*{LONGEST}*", record, None, reader)
    assert len(page.text) <= limits.CONTENT
    assert rf"\*{LONGEST}\*" in page.text
    (picture,) = page.pictures
    assert f"*{LONGEST}*" in picture.alt
    assert len(picture.alt) <= limits.ALT_TEXT


async def test_nothing_played_is_a_kind_word_and_no_picture(reader):
    page = await record_page("Ann", Record(Summary(0, 0, None, 0, 0), (), None, None), 7, reader)
    assert "Ann" in page.text
    assert page.pictures == ()


async def test_the_longest_leaderboard_fits_its_picture_and_its_alt_text(reader):
    lines = tuple(Line(n, n, LONGEST, 9999, 999, 999) for n in range(1, MOST_OF_TWO + 2))
    sections = (Section(False, lines), Section(True, lines))
    poster = await ranking_poster("sprawlopolis", sections, 7, 3, reader)
    (picture,) = poster.pictures
    assert picture.size[1] <= 1700
    assert len(picture.alt) <= limits.ALT_TEXT
    assert "1. " in picture.alt


async def test_an_empty_leaderboard_is_an_invitation(reader):
    poster = await ranking_poster("streets", (), 7, 3, reader)
    assert "/" in poster.text
    assert poster.pictures == ()
