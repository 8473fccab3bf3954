"""What a whole action would do, in the currency of its game."""

import pytest

from engine.catalog import find
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES
from locales import Locale
from tables.play.preview_words import points_changed
from tests.words import all_words

GAINS = {
    Locale.EN: ["You: final scoring +$4"],
    Locale.RU: ["Вы: финальный подсчёт +4\N{NO-BREAK SPACE}$"],
    Locale.UK: ["Ви: фінальний підрахунок +4\N{NO-BREAK SPACE}$"],
}


@pytest.mark.parametrize("locale", Locale)
def test_a_game_that_is_played_for_money_tells_of_money_and_of_one_part_once(locale):
    match = start(find("streets"), Config(2), bytes(SEED_BYTES))
    seat = match.turn.seats[0]
    say = all_words().speaker(locale, ["Ann", "Ann"])
    told = [say(line) for line in points_changed(match.preview(seat, match.fallback(seat)), 2)]
    assert told == GAINS[locale]


def test_other_games_tell_of_points():
    match = start(find("sprawlopolis"), Config(1), bytes(SEED_BYTES))
    say = all_words().speaker(Locale.EN, ["Ann"])
    told = [say(line) for line in points_changed(match.preview(0, match.fallback(0)), 1)]
    assert "$" not in " ".join(told)
