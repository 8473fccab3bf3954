"""The heuristic of each game: a guess beyond the points, and never a foolish one."""

from dataclasses import replace

import pytest

from engine.bots.worth import prospects
from engine.catalog import find
from engine.core.match import start
from engine.core.options import Config
from tests.laws.playing import HOUSE_GAMES, play, table_id

SEED = b"sixteen bytes ok"


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_nobody_is_guessed_to_be_ahead_of_the_winner(game):
    *_, last = play(game, Config(game.spec.seats[1]))
    match = last.moved.match
    for seat in match.outcome.winners():
        assert prospects(game, match.seen_by(seat).view, seat) >= 0


def seen(key, seats=2):
    game = find(key)
    match = start(game, Config(seats), SEED)
    seat = match.turn.seats[0]
    return game, match.seen_by(seat).view, seat


def test_manhattan_high_blocks_are_best_chosen_early():
    game, view, seat = seen("manhattan")
    low, high = (game.preview(view, ("blocks", one, one)) for one in ("1111", "2444"))
    assert game.heuristic(high, seat) > game.heuristic(low, seat)


def test_mycity_who_ends_hopes_for_nothing_more():
    game, view, seat = seen("mycity")
    assert game.heuristic(view, seat) > 0
    assert game.heuristic(game.preview(view, ("end",)), seat) == 0


def test_mycity_a_ragged_hole_is_hard_to_fill():
    game, view, seat = seen("mycity")
    city = view.cities[seat]
    tidy, holed = (replace(city, built=cells) for cells in (0b111 << 4, 0b10101 << 4))
    guessed = [
        game.heuristic(replace(view, cities=(one, *view.cities[1:])), seat) for one in (tidy, holed)
    ]
    assert guessed[0] > guessed[1]


def test_urbis_coins_are_good_for_something_until_the_end():
    game, view, seat = seen("urbis")
    richer = game.preview(view, ("income",))
    assert game.heuristic(richer, seat) > game.heuristic(view, seat)
    late = replace(view, piles=(0, 1)), replace(richer, piles=(0, 1))
    gains = game.heuristic(richer, seat) - game.heuristic(view, seat)
    assert gains > game.heuristic(late[1], seat) - game.heuristic(late[0], seat)


def test_streets_a_free_sign_is_worth_something_until_there_is_nothing_to_build():
    game, view, seat = seen("streets")
    built = game.preview(view, game.fallback(view))
    assert 0 < game.heuristic(built, seat) < game.heuristic(view, seat)
    late = replace(view, stack=0)
    assert 0 < game.heuristic(late, seat) < game.heuristic(view, seat)


def test_sprawlopolis_open_roads_may_still_meet():
    game, view, seat = seen("sprawlopolis")
    assert game.heuristic(view, seat) > 0
    assert game.heuristic(replace(view, turn=view.turns), seat) == 0
