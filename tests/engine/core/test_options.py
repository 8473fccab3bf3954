"""Options: words, bounds, and which of them go together. Shown on Lamplighters."""

import pytest

from engine.core.errors import Malformed
from engine.core.game import config_problems
from engine.core.options import Config, problems, read_words, word_of
from tests.lamps.spec import SPEC


def reasons(seats, **options):
    return [problem.key for problem in config_problems(SPEC, Config(seats, options))]


def test_defaults_are_fine():
    assert reasons(2) == []
    assert reasons(3) == []


@pytest.mark.parametrize("seats", [0, 1, 4])
def test_the_number_of_seats_is_checked_first(seats):
    assert reasons(seats, fog=True, oil=False) == ["seats-needed"]


def test_needs():
    assert reasons(2, fog=True) == []
    assert reasons(2, fog=True, oil=False) == ["option-needs"]


def test_excludes():
    assert reasons(3, feast=True) == []
    assert reasons(3, feast=True, fog=True) == ["option-excludes"]


def test_excludes_a_value_of_a_pick():
    assert "option-excludes" in reasons(3, feast=True, level="hard")


def test_seat_limits_of_an_option():
    assert reasons(2, feast=True) == ["option-seats"]


def test_seat_limits_of_one_value():
    assert reasons(2, level="hard") == []
    assert reasons(3, level="hard") == ["option-seats"]


@pytest.mark.parametrize(
    "options", [{"rounds": 4}, {"rounds": 0}, {"rounds": True}, {"fog": 1}, {"level": "mild"}]
)
def test_values_out_of_bounds(options):
    assert reasons(2, **options) == ["option-bad-value"]


def test_an_unknown_option():
    assert reasons(2, wine=True) == ["option-unknown"]
    assert [p.key for p in problems((), Config(2, {"x": True}))] == ["option-unknown"]


def test_words_are_read_as_typed():
    words = read_words(SPEC.options, "FOG rounds=3  level=hard oil=false")
    assert words == {"fog": True, "rounds": 3, "level": "hard", "oil": False}


@pytest.mark.parametrize("word", ["wine", "rounds=9", "rounds", "level=", "fog=maybe"])
def test_a_word_that_means_nothing_is_refused(word):
    with pytest.raises(Malformed):
        read_words(SPEC.options, word)


def test_every_value_has_a_word_that_reads_back():
    for setting in SPEC.options:
        for value in setting.values():
            word = word_of(setting.key, value)
            assert read_words(SPEC.options, word) == {setting.key: value}


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("fog", {"fog": True}),
        ("fog=on", {"fog": True}),
        ("FOG=off", {"fog": False}),
        ("fog=false level=hard", {"fog": False, "level": "hard"}),
    ],
)
def test_a_module_is_typed_in_several_ways(text, options):
    assert read_words(SPEC.options, text) == options
