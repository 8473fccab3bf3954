"""The league of bots: which tables are played, that it gives the same table every time, and that it
goes on from what was played before."""

import json
import re
from pathlib import Path

import pytest

from bench import kept_deals, league
from bench.kept_deals import Kept
from bench.league import Contest, Deal, Line, contested, contests, main, named, played, result
from engine.catalog import catalog
from engine.core.game import config_problems
from engine.core.options import Config
from tests.engine.bots.orchard import APPLES

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path):
    """What is played here is not kept beside what the league has played."""
    kept = tmp_path / "league"
    monkeypatch.setattr(kept_deals, "FOLDER", kept)
    return kept


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


def test_tables_are_found_by_their_whole_name_or_by_words_of_it():
    assert [one.name for one in named(["mycity", "2"])] == ["mycity 2"]
    assert [one.name for one in named(["form=legacy"])] == ["mycity 2 form=legacy"]
    assert {one.key for one in named(["urbis"])} == {"urbis"}
    assert len(named([])) == len(list(contests()))


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

    def remembered(key, config, levels, dice, moves):
        episodes.append(one_game(key, config, (league.Level.EASY,) * len(levels), dice, moves))
        return episodes[-1]

    monkeypatch.setattr(league, "_one_game", remembered)
    played(league.CAMPAIGNS[0], (league.Level.HARD, league.Level.NORMAL), deal=0)
    assert episodes[-1].whole_campaign
    assert len(episodes) == 24


def test_a_game_that_nobody_won_is_nobodys(orchard, monkeypatch):
    lost = league.Outcome((1,), why=None, won=False)
    assert league._share(lost, (league.Level.HARD,)) == 0


@pytest.fixture
def deals(monkeypatch):
    """The numbers of the deals that were played, all won by the hard bot."""
    numbers = []

    def won(contest, deal):
        numbers.append(deal)
        return Deal(1.0, f"moves of {deal}")

    monkeypatch.setattr(league, "result", won)
    return numbers


TWO = Contest("manhattan", Config(2))


def test_a_table_stops_as_soon_as_it_is_sure(deals):
    line = contested(TWO, most=100)
    assert line.verdict == "above"
    assert 10 < len(line.results) < 20
    assert deals == list(range(len(line.results)))


# What was played before


def test_a_league_goes_on_after_the_deals_that_were_played(deals):
    contested(TWO, most=3)
    deals.clear()
    assert contested(TWO, most=5).results == (1.0,) * 5
    assert deals == [0, 3, 4]


def test_a_table_that_is_decided_is_not_played_on(deals):
    before = contested(TWO, most=100)
    deals.clear()
    assert contested(TWO, most=100) == before
    assert deals == [0]


def test_all_is_played_anew_once_a_move_of_the_first_deal_has_changed(deals):
    kept_deals.write(TWO.name, Kept("other moves", (0.0,) * 4))
    assert contested(TWO, most=2).results == (1.0, 1.0)
    assert kept_deals.read(TWO.name) == Kept("moves of 0", (1.0, 1.0))


def test_every_deal_is_kept_at_once(deals, monkeypatch):
    def broken_off(contest, deal):
        if deal == 2:
            raise KeyboardInterrupt
        return Deal(0.5, "moves")

    monkeypatch.setattr(league, "result", broken_off)
    with pytest.raises(KeyboardInterrupt):
        contested(TWO, most=5)
    assert kept_deals.read(TWO.name) == Kept("moves", (0.5, 0.5))


def test_what_is_kept_can_be_told_without_playing(deals, capsys):
    contested(TWO, most=2)
    deals.clear()
    assert str(contested(TWO, most=0)) == "| manhattan 2 | 70% | 2 | 100.0% | open |"
    assert not deals
    assert main(["--most", "0", "manhattan", "2"]) == 1
    assert "| manhattan 2 | 70% |" in capsys.readouterr().out


def test_another_move_makes_another_fingerprint(orchard, monkeypatch):
    before = result(orchard, 0)
    monkeypatch.setattr(league, "choose", lambda match, *_: match.fallback(match.turn.seats[0]))
    assert result(orchard, 0).moves != before.moves


def test_the_page_tells_what_is_kept(monkeypatch):
    monkeypatch.undo()
    kept = [Line(one, kept_deals.read(one.name).results) for one in contests()]
    told = re.findall(r"^\| [a-z]+ \d.*\|$", PAGE.read_text(), re.MULTILINE)
    assert told == [str(line) for line in kept if line.results]


def test_every_file_of_the_league_belongs_to_a_table(monkeypatch):
    monkeypatch.undo()
    names = {kept_deals._path(one.name) for one in contests()}
    assert set(kept_deals.FOLDER.glob("*.json")) <= names
    for path in kept_deals.FOLDER.glob("*.json"):
        assert json.loads(path.read_text())["moves"]
