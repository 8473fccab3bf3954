"""Whole games end, keep their pieces, and always either ask somebody or have an outcome."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.choices import Counts, Done, Number, OneOf, SomeOf, Words, answers, joined
from engine.core.match import start
from tests.laws.playing import LAWFUL_GAMES, MOST_PLIES, every_table, played, table_id

TABLES = every_table(LAWFUL_GAMES)


def drawn_token(data, step):
    match step:
        case OneOf(options=options):
            return data.draw(st.sampled_from([option.token for option in options]))
        case SomeOf(options=options, least=least, most=most):
            tokens = [option.token for option in options]
            some = st.sets(st.sampled_from(tokens), min_size=least, max_size=most)
            picked = data.draw(some if tokens else st.just(set()))
            return joined(token for token in tokens if token in picked)
        case Counts():
            return data.draw(st.sampled_from(list(answers(step))))
        case Number(low=low, high=high):
            return str(data.draw(st.integers(low, high)))
        case Words():
            return data.draw(st.sampled_from(["Ґанок", "a b", "*"]))


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
@settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_a_game_ends_whatever_is_answered(game, config, data):
    match = start(game, config, data.draw(st.binary(min_size=16, max_size=16)))
    for _ in range(MOST_PLIES):
        turn = match.turn
        if turn is None:
            break
        assert match.outcome is None
        assert turn.seats, "nobody is asked, yet it is not over"
        seat = data.draw(st.sampled_from(turn.seats))
        view, draft = match.seen_by(seat).view, ()
        while not isinstance(step := game.ask(view, draft), Done):
            draft = (*draft, drawn_token(data, step))
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
