"""However a game ends, its words name exactly the winners, or tell what became of all."""

from dataclasses import replace

import pytest

from engine.core.words import plain
from locales import Locale
from tables.ending import end_words, tells_the_end
from tests.laws.playing import HOUSE_GAMES, every_table, played, table_id
from tests.words import all_words

NAMES = ("Anfisa", "Bohdan", "Cyprian", "Demian", "Eulalia", "Fedora")
TOGETHER = {"end-won-together": True, "end-lost-together": False}


@pytest.fixture(scope="module")
def words():
    return all_words()


def named_in(text):
    return {name for name in NAMES if name in text}


@pytest.mark.parametrize(("game", "config"), every_table(HOUSE_GAMES), ids=table_id)
def test_the_end_names_exactly_the_winners(words, game, config):
    last = played(game, config)[-1]
    outcome = last.moved.match.outcome
    told = end_words(replace(outcome, why=plain("")), game.co_op(config))
    assert tells_the_end(told)
    together = outcome.won is not None and config.seats > 1
    lost_alone = outcome.won is False and config.seats == 1
    due = (0,) if lost_alone else () if together else outcome.winners()
    for locale in Locale:
        headline, score = (words.say(locale, line, NAMES) for line in told)
        assert named_in(headline) == {NAMES[seat] for seat in due}
        assert all(str(abs(tally.points)) in score for tally in outcome.tallies)
    assert not together or TOGETHER[told[0].key] == outcome.won
    assert (told[0].key == "end-lost") == lost_alone
