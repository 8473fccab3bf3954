"""Clock arithmetic, also where clocks are set forward and back."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from tables.time.arithmetic import (
    DAY,
    HOUR,
    Night,
    Stretch,
    is_zone,
    overlap,
    runs_out,
    year_of,
    zones,
)

KYIV = "Europe/Kyiv"


def at(zone, *wall, fold=0):
    return int(datetime(*wall, tzinfo=ZoneInfo(zone), fold=fold).timestamp())


@pytest.mark.parametrize(
    ("still", "expected"),
    [
        ([], 100),
        ([Stretch(0, 0)], 100),
        ([Stretch(10, 30)], 120),
        ([Stretch(-50, 30)], 130),
        ([Stretch(-50, -10)], 100),
        ([Stretch(10, 30), Stretch(20, 40)], 130),
        ([Stretch(20, 40), Stretch(10, 30), Stretch(12, 14)], 130),
        ([Stretch(100, 200)], 100),
        ([Stretch(99, 200)], 201),
        ([Stretch(10, 30), Stretch(110, 160)], 170),
        ([Stretch(120, None)], 100),
        ([Stretch(50, None)], None),
        ([Stretch(10, 30), Stretch(119, None)], None),
        ([Stretch(-5, None)], None),
    ],
)
def test_a_clock_runs_only_while_nothing_stops_it(still, expected):
    assert runs_out(0, 100, still) == expected


@pytest.mark.parametrize(
    ("moment", "over"),
    [
        ((2026, 6, 1, 21, 59), None),
        ((2026, 6, 1, 22, 0), (2026, 6, 2, 8, 0)),
        ((2026, 6, 2, 3, 30), (2026, 6, 2, 8, 0)),
        ((2026, 6, 2, 7, 59), (2026, 6, 2, 8, 0)),
        ((2026, 6, 2, 8, 0), None),
        ((2026, 12, 31, 23, 30), (2027, 1, 1, 8, 0)),
    ],
)
def test_a_night_over_midnight(moment, over):
    night = Night(KYIV, 22, 8)
    asleep = at(KYIV, *moment)
    assert night.over(asleep) == (asleep if over is None else at(KYIV, *over))


def test_a_night_within_one_day():
    night = Night(KYIV, 1, 9)
    assert night.over(at(KYIV, 2026, 6, 2, 0, 59)) == at(KYIV, 2026, 6, 2, 0, 59)
    assert night.over(at(KYIV, 2026, 6, 2, 1, 0)) == at(KYIV, 2026, 6, 2, 9, 0)


def test_the_night_in_which_clocks_go_forward_is_an_hour_shorter():
    asleep = at(KYIV, 2026, 3, 28, 23, 0)
    assert Night(KYIV, 23, 8).over(asleep) == asleep + 8 * HOUR
    ordinary = at(KYIV, 2026, 3, 27, 23, 0)
    assert Night(KYIV, 23, 8).over(ordinary) == ordinary + 9 * HOUR


def test_the_night_in_which_clocks_go_back_is_an_hour_longer():
    asleep = at(KYIV, 2026, 10, 24, 23, 0)
    assert Night(KYIV, 23, 8).over(asleep) == asleep + 10 * HOUR


def test_a_night_that_would_end_in_the_hour_that_is_skipped_ends_with_the_jump():
    jump = int(datetime(2026, 3, 29, 1, 0, tzinfo=UTC).timestamp())
    assert Night(KYIV, 22, 3).over(at(KYIV, 2026, 3, 29, 1, 0)) == jump


def test_both_hours_of_the_same_name_are_night():
    night = Night(KYIV, 3, 7)
    morning = at(KYIV, 2026, 10, 25, 7, 0)
    assert night.over(at(KYIV, 2026, 10, 25, 3, 30, fold=0)) == morning
    assert night.over(at(KYIV, 2026, 10, 25, 3, 30, fold=1)) == morning


def test_no_night_at_all():
    assert Night(KYIV, 8, 8).over(at(KYIV, 2026, 6, 2, 8, 0)) == at(KYIV, 2026, 6, 2, 8, 0)


def test_a_year_begins_where_somebody_lives():
    tokyo = year_of(at("UTC", 2026, 12, 31, 20, 0), "Asia/Tokyo")
    assert tokyo == Stretch(at("Asia/Tokyo", 2027, 1, 1), at("Asia/Tokyo", 2028, 1, 1))
    assert overlap(tokyo, Stretch(tokyo.start - DAY, tokyo.start + 2 * DAY)) == 2 * DAY
    assert overlap(tokyo, Stretch(tokyo.start - DAY, tokyo.start)) == 0


def test_zones_are_found_by_their_letters():
    assert zones("kyiv")[0] == KYIV
    assert "America/New_York" in zones("new york")
    assert is_zone("UTC")
    assert not is_zone("Europe/Atlantis")
