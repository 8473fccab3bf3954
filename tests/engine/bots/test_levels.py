"""Bots of every level on the games of Boroughs, and on the tiny one."""

import pytest

from engine.bots.candidates import candidates, sample
from engine.bots.levels import Level, choose, easy, normal
from engine.bots.search import at_once
from engine.bots.worth import points_now, worth
from engine.core.choices import walk
from engine.core.game import Part, Tally
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import Rng
from engine.core.words import plain
from tests.engine.bots.playing import moments
from tests.laws.playing import HOUSE_GAMES, LAWFUL_GAMES, table_id

SEED = b"sixteen bytes ok"


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", LAWFUL_GAMES, ids=table_id)
def test_what_a_bot_chooses_is_legal(game, level):
    for match, seat in moments(game, game.spec.seats[0]):
        match.act(seat, choose(match, seat, level, Rng(SEED, match.ply), at_once))


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_a_bot_does_not_show_a_card_for_nothing(game):
    """Where an action only shows something, bots know of it neither on their move nor in
    imagined games."""
    for match, seat in moments(game, game.spec.seats[1]):
        view = match.seen_by(seat).view
        for known in (
            candidates(game, view, 40, Rng(SEED, 0)),
            sample(game, view, 40, Rng(SEED, 1)),
        ):
            assert known
            assert not any(game.only_shows(view, action) for action in known)


def test_revealing_a_card_of_the_team_only_shows_it():
    game = next(game for game in HOUSE_GAMES if game.spec.key == "sprawlopolis")
    match, seat = next(iter(moments(game, 2)))
    view = match.seen_by(seat).view
    shown = {one[0] for one in walk(game.ask, view) if game.only_shows(view, one)}
    assert shown == {"reveal"}


@pytest.mark.parametrize("pick", [easy, normal])
@pytest.mark.parametrize("game", LAWFUL_GAMES, ids=table_id)
def test_a_bot_knows_no_more_than_its_seat(game, pick):
    for match, seat in moments(game, game.spec.seats[1]):
        twin = match.twin(seat, Rng(b"twin", match.ply))
        chosen = [pick(one, seat, Rng(SEED, match.ply)) for one in (match, twin)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_an_imagined_table_looks_the_same_and_rolls_other_dice(game):
    for match, seat in moments(game, game.spec.seats[0]):
        twin = match.twin(seat, Rng(b"twin", match.ply))
        assert twin.seen_by(seat) == match.seen_by(seat)
        assert twin._seed != match._seed


def test_the_best_looking_action_comes_first():
    game = next(game for game in HOUSE_GAMES if game.spec.key == "manhattan")
    match, seat = list(moments(game, 2))[3]
    view = match.seen_by(seat).view
    points = [points_now(game, game.preview(view, one), seat) for one in walk(game.ask, view)]
    first = normal(match, seat, Rng(SEED, 0))
    assert points_now(game, game.preview(view, first), seat) == max(points)


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_a_twin_tells_nothing_of_the_real_table(game):
    for match, seat in moments(game, game.spec.seats[1]):
        twin = match.twin(seat, Rng(b"twin", match.ply))
        assert twin.twin(seat, Rng(SEED, 0)) == match.twin(seat, Rng(SEED, 0))


def test_a_lead_is_over_the_best_of_the_others():
    tallies = [Tally(seat, (Part(plain("a"), points),)) for seat, points in enumerate((7, 4, 9))]
    assert [worth(tallies, seat) for seat in range(3)] == [-2, -5, 2]
    assert worth([Tally(None, (Part(plain("a"), 5),))], 1) == 5


@pytest.mark.parametrize("game", LAWFUL_GAMES, ids=table_id)
def test_many_actions_are_sampled_and_few_are_all_there(game):
    match = start(game, Config(game.spec.seats[0]), SEED)
    seat = match.turn.seats[0]
    view = match.seen_by(seat).view
    everything = list(walk(game.ask, view))
    assert candidates(game, view, len(everything), Rng(SEED, 0)) == everything
    few = sample(game, view, 4, Rng(SEED, 0))
    assert len(few) == len(set(few)) <= 4
    assert set(few) <= set(everything)


def test_easy_seldom_gives_up_early():
    game = next(game for game in HOUSE_GAMES if game.spec.key == "mycity")
    match = start(game, Config(2), SEED)
    chosen = [easy(match, 0, Rng(SEED, number))[0] for number in range(20)]
    assert chosen.count("place") > 15
