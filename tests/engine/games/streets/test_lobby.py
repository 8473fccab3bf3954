"""What a table may choose, and the reasons that the lobby gives where it may not."""

from re import findall

import pytest

from engine.core.game import config_problems
from engine.core.options import Config
from engine.core.words import msg
from engine.games.streets import GAME
from engine.games.streets.pieces import BOX
from locales import Locale
from tests.engine.games.streets.positions import fresh
from tests.words import all_words

SOLO_CARDS = ["hacker", "entrepreneur", "investor", "legend", "scout"]


def problems(seats, **options):
    return [(p.key, dict(p.args)) for p in config_problems(GAME.spec, Config(seats, options))]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("advisors", ["none", "dealt"])
@pytest.mark.parametrize("business", [False, True])
def test_modules_go_with_every_table(seats, advisors, business):
    assert problems(seats, advisors=advisors, business=business) == []


@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_players(seats):
    assert problems(seats) == [("seats-needed", {"least": 1, "most": 5})]


@pytest.mark.parametrize("card", SOLO_CARDS)
def test_a_card_is_chosen_only_by_a_lone_player(card):
    assert problems(1, advisors=card) == []
    word = f"advisors={card}"
    assert problems(2, advisors=card) == [("option-seats", {"option": word, "least": 1, "most": 1})]


@pytest.mark.parametrize("card", ["contractor", "renovator"])
def test_two_cards_are_not_for_a_lone_player(card):
    (key, _), *_ = problems(1, advisors=card)
    assert key == "option-bad-value"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_sneak_comes_to_lone_players_only(level):
    assert problems(1, level=level) == []
    word = f"level={level}"
    assert problems(3, level=level) == [("option-seats", {"option": word, "least": 1, "most": 1})]


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("level", BOX.sneak_money)
def test_the_lobby_says_what_the_sneak_starts_with(locale, level):
    """With and without an advisor, as the game is then dealt."""
    said = all_words().say(locale, msg(f"streets-option-level-{level}"))
    dealt = [
        fresh(1, level=level, advisors=one).table.players[1].money for one in ("none", "scout")
    ]
    assert [int(number) for number in findall(r"\d+", said)] == dealt
