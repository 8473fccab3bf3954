"""The league of bots: which tables are played, and that it gives the same table every time."""

import pytest

from bench import league
from bench.league import Contest, contested, contests, played, result
from engine.catalog import catalog
from engine.core.game import config_problems
from engine.core.options import Config
from tests.engine.bots.orchard import APPLES


def test_every_number_of_rivals_is_played():
    tables = {(one.key, one.config.seats) for one in contests()}
    for key, game in catalog().items():
        for seats in range(2, game.spec.seats[1] + 1):
            assert (key, seats) in tables or game.co_op(Config(seats))


def test_every_table_of_the_league_can_be_played():
    for one in contests():
        assert not config_problems(catalog()[one.key].spec, one.config)


def test_names_are_all_different():
    names = [one.name for one in contests()]
    assert len(set(names)) == len(names)


@pytest.fixture
def orchard(monkeypatch):
    """A contest of a game so small that a league of it takes a moment."""
    monkeypatch.setattr(league, "find", lambda key: APPLES)
    monkeypatch.setitem(league.IMAGINED, "orchard", 40)
    return Contest("orchard", Config(2))


def test_a_deal_comes_out_the_same_every_time(orchard):
    for deal in range(5):
        assert result(orchard, deal) == result(orchard, deal)


def test_the_hard_bot_wins_where_looking_ahead_pays(orchard):
    assert contested(orchard, most=60).verdict == "above"


def test_a_campaign_is_played_to_its_last_episode(monkeypatch):
    """With the easy way of thinking for everybody, since 24 episodes are many."""
    episodes = []
    one_game = league._one_game

    def remembered(key, config, levels, dice):
        episodes.append(config.carried)
        return one_game(key, config, (league.Level.EASY,) * len(levels), dice)

    monkeypatch.setattr(league, "_one_game", remembered)
    outcome = played(league.CAMPAIGNS[0], (league.Level.HARD, league.Level.NORMAL), deal=0)
    assert outcome.whole_campaign
    assert len(episodes) == 24


def test_a_table_stops_as_soon_as_it_is_sure(monkeypatch):
    monkeypatch.setattr(league, "result", lambda contest, deal: 1.0)
    line = contested(Contest("manhattan", Config(2)), most=100)
    assert line.verdict == "above"
    assert 10 < len(line.results) < 20
