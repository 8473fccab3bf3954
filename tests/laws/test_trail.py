"""Any answer may be given again: the draft stays legal, and a turn leaves everything else alone."""

import random

import pytest

from engine.catalog import catalog, find
from engine.core.choices import Counts, Done, answers
from engine.core.errors import Stale
from engine.core.match import start
from engine.core.options import Config
from tables.play.question import question_at
from tables.play.trail import answered_at, trail, turning

MOVES, ANSWERS = 12, 5


def whole(match, seat, dice):
    """A question whose draft is whole, by random answers."""
    now = question_at(match, seat, (), 1)
    while not isinstance(now.step, Done):
        step = now.step
        token = (
            step.token(step.start) if isinstance(step, Counts) else dice.choice([*answers(step)])
        )
        now = question_at(match, seat, answered_at(now, len(now.draft), token), 1)
    return now


def played(key):
    """Positions of a game, each with a whole draft there."""
    game, dice = find(key), random.Random(key)
    match = start(game, Config(seats=max(2, game.spec.seats[0])), bytes(16))
    for _ in range(MOVES):
        if match.turn is None:
            return
        seat = min(match.turn.seats)
        now = whole(match, seat, dice)
        yield match, now
        match = match.act(seat, now.draft).match


@pytest.mark.parametrize("key", catalog())
def test_every_answer_may_be_given_again(key):
    for match, now in played(key):
        for given in trail(now):
            assert answered_at(now, given.length, given.token) == now.draft
            for token in [*answers(given.step)][:ANSWERS]:
                draft = answered_at(now, given.length, token)
                assert question_at(match, now.seat, draft, 1).draft == draft


@pytest.mark.parametrize("key", catalog())
def test_a_turn_leaves_a_whole_move_and_comes_round_again(key):
    for match, now in played(key):
        seen, turned = [now.draft], now
        while (turn := turning(turned)) is not None:
            draft = answered_at(turned, turn.length, turn.token)
            turned = question_at(match, now.seat, draft, 1)
            assert isinstance(turned.step, Done)
            if turned.draft in seen:
                break
            seen.append(turned.draft)
            assert len(turned.draft) == len(now.draft)
            assert sum(a != b for a, b in zip(turned.draft, now.draft, strict=True)) == 1


@pytest.mark.parametrize("key", ["mycity", "sprawlopolis", "streets"])
def test_pieces_that_have_several_ways_round_are_turned(key):
    assert any(turning(now) is not None for _, now in played(key))


def test_an_answer_to_a_question_that_was_not_put_is_stale():
    _, now = next(played("manhattan"))
    for length in (-1, len(now.draft) + 1):
        with pytest.raises(Stale):
            answered_at(now, length, "x")
