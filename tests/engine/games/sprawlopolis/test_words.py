"""The fullest table fits into Discord's messages, in every language."""

import pytest

from engine.core.events import notices
from engine.core.options import Config
from engine.games.sprawlopolis import GAME
from engine.games.sprawlopolis.city import city_of
from engine.games.sprawlopolis.words import city_rows
from locales import Catalogue, Locale
from tests.engine.games.sprawlopolis.cities import cards
from tests.laws.playing import play
from tests.laws.test_words import LONG_NAMES, MOST_MESSAGE, check_news, check_step

EVERYTHING = {
    "sites": True,
    "landmarks": True,
    "wrecktar": True,
    "beaches": True,
    "roadwork": "one-end",
}


@pytest.fixture(params=Locale)
def say(request):
    return Catalogue.load(strict=True).speaker(request.param, LONG_NAMES)


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


def test_a_city_in_signs():
    """Card 1 at M13, card 2 beside it after a gap of two columns."""
    rows = list(city_rows(city_of(cards("1 m13, 2 q13"))))
    assert rows == ["13: M C║P·  Q I╝P·", "14: M I╚R═  Q R═C═"]
