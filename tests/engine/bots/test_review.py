"""Looking back: honest, the same every time, bounded, and silent where it is not sure."""

from dataclasses import replace

import pytest

from engine.bots.estimate import better_by, bots_choice, estimate, imagined
from engine.bots.review import (
    FIRST_CLOSE,
    MOST_MOVES,
    USUAL,
    CloseLook,
    Effort,
    Findings,
    Glance,
    Played,
    candidates,
    carried_out,
    curve,
    decisive_turns,
    moves_looked_at,
    next_step,
    share_done,
    with_found,
)
from engine.bots.search import MOST_PLIES
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import Rng
from tests.engine.bots.orchard import APPLES
from tests.engine.bots.playing import moments
from tests.laws.playing import LAWFUL_GAMES, table_id

SEED = b"sixteen bytes ok"
SMALL = Effort(glances=1, fewest_tables=2, close_moves=2, close_tables=4)


def orchard_game(actions, seats=2, game=APPLES):
    """The positions before these actions, and the moves."""
    match, line = start(game, Config(seats), SEED), []
    for action in actions:
        seat = match.turn.seats[0]
        line.append((match, Played(match.ply + 1, seat, action)))
        match = match.act(seat, (action,)).match
    return line


def looked_back(line, seats=2, effort=SMALL, found=None, most=10_000):
    moves, found = [move for _, move in line], found or Findings()
    for _ in range(most):
        if (step := next_step(moves, seats, found, effort)) is None:
            break
        found = with_found(found, carried_out(*line[step.index], step))
    return moves, found


APPLES_ONLY = ("apple",) * 8


# Honest


@pytest.mark.parametrize("game", LAWFUL_GAMES, ids=table_id)
def test_what_a_seat_could_not_see_changes_no_estimate(game):
    for match, seat in moments(game, game.spec.seats[1], every=70):
        twin = match.twin(seat, Rng(b"another deal", match.ply))
        action = match.fallback(seat)
        found = [imagined(one, seat, (action,), range(2)) for one in (match, twin)]
        assert found[0] == found[1]
        assert bots_choice(match, seat) == bots_choice(twin, seat)


def test_the_seed_of_the_game_is_not_asked():
    line = orchard_game(APPLES_ONLY)
    other = [(replace(match, _seed=b"another seed sxt"), move) for match, move in line]
    assert looked_back(line) == looked_back(other)


# The same every time


def test_broken_off_anywhere_it_comes_out_the_same():
    line = orchard_game(APPLES_ONLY)
    moves, whole = looked_back(line)
    shares = []
    for most in range(1, 14):
        _, found = looked_back(line, most=most)
        shares.append(share_done(moves, found, SMALL))
        assert looked_back(line, found=found)[1] == whole
    assert shares == sorted(shares)
    assert share_done(moves, whole, SMALL) == 1


# Bounded by counted work


@pytest.mark.parametrize("effort", [SMALL, USUAL], ids=["small", "usual"])
def test_no_more_is_imagined_than_the_effort_allows(effort):
    counted = []

    def apply(*given):
        counted.append(1)
        return APPLES.apply(*given)

    line = orchard_game(APPLES_ONLY, game=replace(APPLES, apply=apply))
    counted.clear()
    moves, _ = looked_back(line, effort=effort)
    glances = len(moves) * 8 * 2
    close = effort.close_moves * (2 * effort.close_tables + 9 * 6)
    assert 0 < len(counted) <= (glances + close) * (MOST_PLIES + 1)


def test_of_a_very_long_game_some_moves_are_looked_at():
    moves = [Played(rev, 0, "apple") for rev in range(1000)]
    some = moves_looked_at(moves)
    assert len(some) == MOST_MOVES
    assert (some[0], some[-1]) == (moves[0], moves[-1])
    assert moves_looked_at(moves[:9]) == tuple(moves[:9])


def test_a_longer_game_gets_fewer_tables_for_each_move():
    tables = [
        next_step([Played(rev, 0, "apple") for rev in range(count)], seats, Findings()).tables
        for count, seats in ((14, 1), (108, 4), (222, 6))
    ]
    assert tables == sorted(tables, reverse=True)
    assert tables[0] > tables[-1]


# What it finds


def test_whoever_never_plants_is_told_when_they_should_have():
    moves, found = looked_back(orchard_game(("apple",) * 4, seats=1), seats=1)
    turns = decisive_turns(moves, found)
    assert turns
    assert {turn.instead for turn in turns} <= {"plant", "harvest"}
    assert all(turn.mean > turn.spread for turn in turns)
    assert [turn.rev for turn in turns] == sorted(turn.rev for turn in turns)


def test_the_best_game_has_no_turn_that_decided_it():
    best = ("plant", "harvest", "plant", "harvest")
    assert decisive_turns(*looked_back(orchard_game(best, seats=1), seats=1)) == ()


def test_the_curve_has_a_point_for_every_move():
    moves, found = looked_back(orchard_game(APPLES_ONLY))
    points = curve(moves, found)
    assert [(point.rev, point.seat) for point in points] == [(m.rev, m.seat) for m in moves]


def turns_of(*looks):
    moves = [Played(index + 1, 0, "apple") for index in range(len(looks))]
    close = [CloseLook(index, "plant", (0.0,) * 4, other) for index, other in enumerate(looks)]
    return decisive_turns(moves, Findings(close=tuple(close)))


def test_a_difference_within_its_spread_is_not_told():
    assert turns_of((9.0, -5.0, 8.0, 6.0)) == ()
    assert len(turns_of((9.0, 8.0, 8.0, 9.0))) == 1


def test_what_is_worth_less_than_a_point_is_not_told():
    assert turns_of((0.5, 0.5, 0.5, 0.5)) == ()


def test_at_most_three_are_told_those_that_cost_most():
    turns = turns_of(*((gain,) * 4 for gain in (2.0, 9.0, 3.0, 8.0)))
    assert [(turn.rev, turn.mean) for turn in turns] == [(2, 9.0), (3, 3.0), (4, 8.0)]


def test_close_looks_are_at_other_tables_than_glances():
    moves = [Played(1, 0, "apple")]
    found = Findings((Glance((1.0, 1.0), (2.0,)),), (CloseLook(0, "plant"),))
    step = next_step(moves, 1, found, SMALL)
    assert step.first == FIRST_CLOSE
    assert not step.is_glance


def test_a_move_without_another_is_never_looked_at_closely():
    assert candidates(Findings((Glance((1.0, 1.0)), Glance((1.0, 1.0), (0.0,)))), 6) == [1]


def test_the_spread_is_wider_for_fewer_values():
    few, many = estimate((1.0, 3.0) * 2), estimate((1.0, 3.0) * 20)
    assert few.mean == many.mean == 2
    assert few.spread > 4 * many.spread


def test_what_both_moves_share_cancels_out():
    luck = (0.0, 40.0, -30.0, 12.0)
    gain = better_by([one + 3 for one in luck], luck)
    assert (gain.mean, gain.spread) == (3, 0)
