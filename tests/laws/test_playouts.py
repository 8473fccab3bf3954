"""Whole games end, keep their pieces, and always either ask somebody or have an outcome."""

import random

import pytest

from engine.core.choices import Counts, Done, Number, OneOf, SomeOf, Words, answers, joined
from engine.core.match import start
from tests.laws.playing import LAWFUL_GAMES, MOST_PLIES, every_table, played, table_id

TABLES = every_table(LAWFUL_GAMES)
TYPED = ("Ґанок", "a b", "*")


def by_lot(game, config):
    return random.Random(f"{game.spec.key} {config}").randrange


WAYS = {
    "first": lambda game, config: lambda count: 0,
    "last": lambda game, config: lambda count: count - 1,
    "any": by_lot,
}
"""How to choose one of so many: somebody who always takes the first thing, or the last, or any."""


def answer(step, pick):
    """The token that this way of choosing comes to."""
    match step:
        case OneOf(options=options):
            return options[pick(len(options))].token
        case SomeOf(options=options, least=least, most=most):
            left = [option.token for option in options]
            picked = {left.pop(pick(len(left))) for _ in range(least + pick(most - least + 1))}
            return joined(option.token for option in options if option.token in picked)
        case Counts():
            every = list(answers(step))
            return every[pick(len(every))]
        case Number(low=low, high=high):
            return str(low + pick(high - low + 1))
        case Words():
            return TYPED[pick(len(TYPED))]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_a_game_ends_whatever_is_answered(game, config, way):
    pick = WAYS[way](game, config)
    match = start(game, config, bytes(pick(256) for _ in range(16)))
    for _ in range(MOST_PLIES):
        turn = match.turn
        if turn is None:
            break
        assert match.outcome is None
        assert turn.seats, "nobody is asked, yet it is not over"
        seat = turn.seats[pick(len(turn.seats))]
        view, draft = match.seen_by(seat).view, ()
        while not isinstance(step := game.ask(view, draft), Done):
            draft = (*draft, answer(step, pick))
        match = match.act(seat, draft).match
    assert match.turn is None
    assert match.outcome is not None


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_no_piece_is_lost_or_made(game, config):
    box = None
    for ply in played(game, config):
        box = box or game.inventory(ply.before._state)
        assert game.inventory(ply.moved.match._state) == box
    assert box, "an empty box proves nothing"


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_the_outcome_ranks_every_seat(game, config):
    last = played(game, config)[-1]
    outcome = last.moved.match.outcome
    assert len(outcome.ranks) == config.seats
    assert min(outcome.ranks) == 1
    for rank in outcome.ranks:
        assert rank == 1 + sum(other < rank for other in outcome.ranks)
    tallied = [tally.seat for tally in outcome.tallies]
    assert tallied in ([None], list(range(config.seats)))


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_the_last_forecast_is_the_result(game, config):
    last = played(game, config)[-1]
    match = last.moved.match
    told = {tally.seat: tally.points for tally in game.score(match.public().view)}
    assert told == {tally.seat: tally.points for tally in match.outcome.tallies}


@pytest.mark.parametrize("game", LAWFUL_GAMES, ids=table_id)
def test_the_spec_is_whole(game):
    spec = game.spec
    least, most = spec.seats
    assert 1 <= least <= most
    assert spec.version >= 1
    assert spec.credits
    assert len({setting.key for setting in spec.options}) == len(spec.options)
    assert set(game.upcasters) == set(range(1, spec.version))
