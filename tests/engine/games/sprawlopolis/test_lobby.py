"""Which options go together, and why not."""

import pytest

from engine.core.game import config_problems
from engine.core.options import Config, read_words
from engine.games.sprawlopolis import GAME


def problems(seats, words):
    return [
        p.key
        for p in config_problems(GAME.spec, Config(seats, read_words(GAME.spec.options, words)))
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_five_modules_go_together_at_every_table(seats, level):
    words = f"level={level} sites landmarks wrecktar beaches roadwork=all-ends"
    assert problems(seats, words) == []


@pytest.mark.parametrize(
    "module", ["sites", "landmarks", "wrecktar", "beaches", "roadwork=one-end"]
)
@pytest.mark.parametrize("mode", ["duel", "together"])
def test_interstate_combines_with_no_other_module(module, mode):
    """Ruling S31."""
    assert problems(2, f"interstate={mode} {module}") == ["option-excludes"]


@pytest.mark.parametrize(
    ("mode", "seats", "allowed"),
    [
        ("duel", 1, False),
        ("duel", 2, True),
        ("duel", 3, False),
        ("together", 1, True),
        ("together", 2, True),
        ("together", 3, False),
    ],
)
def test_interstate_is_for_one_or_two(mode, seats, allowed):
    assert (problems(seats, f"interstate={mode}") == []) is allowed


def test_a_duel_has_no_levels():
    assert problems(2, "interstate=duel level=hard") == ["option-excludes"]
    assert problems(2, "interstate=together level=hard") == []


def test_more_roadwork_cards_are_for_a_lone_player_with_roadwork():
    assert problems(1, "roadwork=one-end roadwork-cards=4") == []
    assert problems(1, "roadwork-cards=4") == ["option-excludes"]
    assert problems(2, "roadwork=one-end roadwork-cards=4") == ["option-seats"]


@pytest.mark.parametrize(
    ("seats", "first", "allowed"), [(1, 2, False), (2, 2, True), (3, 4, False)]
)
def test_the_first_player_sits_at_the_table(seats, first, allowed):
    assert (problems(seats, f"first={first}") == []) is allowed


def test_one_to_four_sit_down():
    assert problems(5, "") == ["seats-needed"]
