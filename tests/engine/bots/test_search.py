"""Looking ahead, on a game so small that the best move is known."""

from dataclasses import replace

import pytest

from engine.bots.levels import Level, choose, hard, normal
from engine.bots.search import (
    LEAST_TABLES,
    MOST_PLIES,
    at_once,
    best_by_search,
    best_when_sure,
    is_sure,
    played_on,
    quick_idea,
)
from engine.catalog import find
from engine.core.actions import legal
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import Rng
from tests.engine.bots.orchard import APPLES
from tests.engine.bots.playing import after, moments
from tests.laws.playing import LAWFUL_GAMES, table_id

SEED = b"sixteen bytes ok"


@pytest.fixture(params=[1, 2], ids=["alone", "two"])
def orchard(request):
    return start(APPLES, Config(request.param), SEED)


def test_normal_takes_the_best_that_can_be_had_at_once(orchard):
    assert normal(orchard, 0, Rng(SEED, 0)) == ("apple",)


def test_normal_takes_a_harvest_over_an_apple():
    ripe = start(APPLES, Config(1), SEED).follow(0, ("plant",))
    assert normal(ripe, 0, Rng(SEED, 0)) == ("harvest",)


def test_hard_gives_up_an_apple_for_a_harvest(orchard):
    assert hard(orchard, 0, Rng(SEED, 0), after(20)) == ("plant",)


def test_hard_plants_nothing_that_it_cannot_harvest():
    match = start(APPLES, Config(1), SEED)
    for _ in range(3):
        match = match.follow(0, ("apple",))
    assert hard(match, 0, Rng(SEED, 0), after(20)) == ("apple",)


@pytest.mark.parametrize("game", LAWFUL_GAMES, ids=table_id)
def test_the_same_dice_and_time_lead_to_the_same_action(game):
    for match, seat in moments(game, game.spec.seats[0], every=60):
        chosen = {hard(match, seat, Rng(SEED, match.ply), after(3)) for _ in range(2)}
        assert len(chosen) == 1


@pytest.mark.parametrize("game", LAWFUL_GAMES, ids=table_id)
def test_the_hidden_part_of_the_table_changes_nothing(game):
    for match, seat in moments(game, game.spec.seats[1], every=60):
        twin = match.twin(seat, Rng(b"twin", match.ply))
        chosen = {hard(one, seat, Rng(SEED, match.ply), after(3)) for one in (match, twin)}
        assert len(chosen) == 1


@pytest.mark.parametrize("level", Level)
def test_without_time_there_is_still_an_answer(orchard, level):
    orchard.act(0, choose(orchard, 0, level, Rng(SEED, 0), at_once))


def test_one_idea_needs_no_thought(orchard):
    def spent(_):
        raise AssertionError("there was nothing to think about")

    assert best_by_search(orchard, 0, [("plant",)], Rng(SEED, 0), spent) == ("plant",)


@pytest.fixture
def fields(monkeypatch):
    """How many ideas were tried at each imagined table; the first idea is always the best."""
    sizes = []

    def remember(table, seat, ideas, rng):
        sizes.append(len(ideas))
        for place, idea in enumerate(ideas):
            idea.total -= place

    monkeypatch.setattr("engine.bots.search.try_all", remember)
    return sizes


EIGHT = [(str(number),) for number in range(8)]


def test_thinking_ends_when_time_is_over(orchard, fields):
    assert best_by_search(orchard, 0, EIGHT, Rng(SEED, 0), at_once) == ("0",)
    assert fields == [8] * LEAST_TABLES


def test_the_worse_half_is_dropped_on_the_way(orchard, fields):
    assert best_by_search(orchard, 0, EIGHT, Rng(SEED, 0), after(30)) == ("0",)
    assert fields == sorted(fields, reverse=True)
    assert set(fields) == {8, 4, 2}


# Where nothing is left to chance


@pytest.fixture
def tried(monkeypatch):
    """The actions that were played on to the end; the later, the better."""
    actions = []

    def remember(table, seat, action, rng, most_rounds):
        assert most_rounds == MOST_PLIES
        actions.append(action)
        return len(actions)

    monkeypatch.setattr("engine.bots.search.played_on", remember)
    return actions


def test_a_sure_action_is_played_on_once_and_the_best_is_taken(orchard, tried):
    chosen = best_when_sure(orchard, 0, EIGHT, Rng(SEED, 0), lambda games: games / 5)
    assert tried == EIGHT[:5]
    assert chosen == EIGHT[4]


def test_without_time_two_sure_actions_are_compared(orchard, tried):
    assert best_when_sure(orchard, 0, EIGHT, Rng(SEED, 0), at_once) == EIGHT[LEAST_TABLES - 1]


def test_the_end_of_a_lone_game_of_sprawlopolis_is_sure():
    """The deck is empty or its cards can be told; before that, they cannot."""
    match = start(find("sprawlopolis"), Config(1), SEED)
    sure = []
    while match.turn is not None:
        sure.append(is_sure(match, 0, Rng(SEED, match.ply)))
        match = match.act(0, match.fallback(0)).match
    assert sure == sorted(sure)
    assert sure.count(True) == 5


OPEN = replace(
    APPLES, ideas=lambda view, most: [("apple",), ("plant",)][:most], twin=lambda state, *_: state
)
"""The orchard without its hidden number, and with something that comes to mind."""


def test_nothing_is_sure_where_something_is_hidden_or_players_act_at_random():
    assert is_sure(start(OPEN, Config(2), SEED), 0, Rng(SEED, 0))
    for unsure in (replace(OPEN, twin=APPLES.twin), replace(OPEN, ideas=APPLES.ideas)):
        assert not is_sure(start(unsure, Config(2), SEED), 0, Rng(SEED, 0))


def test_hard_plays_on_to_the_end_where_it_is_sure(tried):
    hard(start(OPEN, Config(2), SEED), 0, Rng(SEED, 0), after(20))
    assert sorted(tried) == [("apple",), ("plant",)]


# Players in imagined games


@pytest.mark.parametrize("game", LAWFUL_GAMES, ids=table_id)
def test_what_a_game_thinks_of_at_a_glance_is_legal_and_does_something(game):
    for match, seat in moments(game, game.spec.seats[0], every=10):
        view = match.seen_by(seat).view
        ideas = game.ideas(view, 5)
        assert len(ideas) <= 5
        for idea in ideas:
            assert legal(game.ask, view, idea) == idea
            assert not game.only_shows(view, idea)


def test_an_imagined_player_takes_the_best_of_what_the_game_thinks_of():
    game = replace(APPLES, ideas=lambda view, most: [("plant",), ("apple",)][:most])
    assert quick_idea(start(game, Config(2), SEED), 0, Rng(SEED, 0)) == ("apple",)
    patient = replace(APPLES, ideas=lambda view, most: [("plant",)])
    assert quick_idea(start(patient, Config(2), SEED), 0, Rng(SEED, 0)) == ("plant",)


def test_nobody_asks_for_the_fallback_in_an_imagined_game():
    """It is the slowest question to most games."""

    def fallback(_):
        raise AssertionError("nobody is away in an imagined game")

    match = start(replace(APPLES, fallback=fallback), Config(2), SEED)
    played_on(match, 0, ("plant",), Rng(SEED, 0))
