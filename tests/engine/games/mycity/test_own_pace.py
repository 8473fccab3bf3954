"""Nobody waits: who has played more sees more, and everything comes out as at one table."""

import random

import pytest

from engine.core.events import notices
from engine.core.match import start
from engine.core.options import Config
from engine.core.seats import PUBLIC
from engine.games.mycity import GAME
from engine.games.mycity.track import purse
from engine.games.mycity.view import Stage
from tests.engine.games.mycity.playing import campaign, long_play
from tests.engine.games.mycity.positions import answered, meadow, table, tokens, with_kept

FIRST = "y1 r1 b1 y2 r2 b2"
PASSES = ["0 pass"] * 3


def replayed(seed, config, answers, order):
    """The same answers in another order of players."""
    match = start(GAME, config, seed)
    left = [list(row) for row in answers]
    while match.turn is not None:
        seat = order(match.turn.seats)
        match = match.act(seat, left[seat].pop(0)).match
    assert not any(left)
    return match


def last_of(config, number):
    """A game at one table: its seed, its end, and what everyone answered in the end."""
    plies = list(long_play(config, number))
    answers = [[] for _ in range(config.seats)]
    for ply in plies:
        turn = ply.before.turn
        if turn.stage == Stage.BUILD and ply.seat in turn.also:
            answers[ply.seat][-1] = ply.moved.action
        else:
            answers[ply.seat].append(ply.moved.action)
    return plies[0].before._seed, plies[-1].moved.match, answers


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_placements_give_the_same_result(seats, number):
    seed, together, answers = last_of(Config(seats), number)
    dice = random.Random(number)
    orders = (min, max, dice.choice)
    for order in orders:
        own = replayed(seed, Config(seats, {"pace": "own"}), answers, order)
        assert own.outcome == together.outcome
        assert own.public().view.firsts == together.public().view.firsts


@pytest.mark.parametrize("number", [2, 10, 12, 20, 23])
def test_the_same_placements_give_the_same_episode(number):
    carried = campaign(3)[number - 1][0].carried
    together = Config(3, {"form": "legacy", "pace": "together"}, carried)
    seed, match, answers = last_of(together, number)
    own = Config(3, {"form": "legacy", "pace": "own"}, carried)
    again = replayed(seed, own, answers, max)
    assert again.outcome == match.outcome


def ahead():
    """Player 0 has played three rounds, the others none."""
    return answered(table(3, first=FIRST, pace="own"), *PASSES)


def test_everyone_is_asked_all_the_time():
    state, _ = ahead()
    turn = GAME.turn(state)
    assert (turn.seats, turn.also, turn.together) == ((0, 1, 2), (), True)
    assert turn.number == GAME.turn(table(3, first=FIRST, pace="own")).number


def test_nobody_sees_a_card_before_they_have_played_the_one_before_it():
    state, _ = ahead()
    assert [GAME.view(state, eye).card for eye in (PUBLIC, 0, 1, 2)] == ["y1", "y2", "y1", "y1"]
    assert GAME.view(state, 1).discard == ()
    assert GAME.view(state, 0).discard == ("y1", "r1", "b1")
    assert GAME.view(state, 1).pile - GAME.view(state, 0).pile == 3


def test_of_who_is_ahead_one_sees_no_more_than_one_has_played():
    state, _ = ahead()
    state, _ = answered(state, "1 pass")
    seen = {eye: len(GAME.view(state, eye).cities[0].passed) for eye in (PUBLIC, 0, 1, 2)}
    assert seen == {PUBLIC: 0, 0: 3, 1: 1, 2: 0}
    assert [city.rounds for city in GAME.view(state, 2).cities] == [3, 1, 0]


def test_who_is_ahead_sees_the_others_at_once():
    state, _ = ahead()
    state, _ = answered(state, "1 pass")
    assert GAME.view(state, 0).cities[1].passed == (1,)


def test_nothing_is_told_of_a_round_before_all_have_played_it():
    state, events = ahead()
    for eye in (PUBLIC, 1, 2):
        assert notices(events, eye) == ()
    assert [text.key for text in notices(events, 0)] == ["mycity-you-step"] * 3
    state, events = answered(state, "1 pass")
    assert notices(events, PUBLIC) == ()
    state, events = answered(state, "2 pass")
    keys = [text.key for text in notices(events, PUBLIC)]
    assert keys == ["mycity-round-closed", "mycity-card"]
    assert notices(events, PUBLIC)[0].args["round"] == 1


def test_every_answer_shows_somebody_something():
    """The next card, at least: so it cannot be taken back without asking."""
    _, events = ahead()
    assert all(event.reveals for event in events)


def test_an_answer_is_not_changed_any_more():
    state, _ = ahead()
    state, _ = answered(state, "0 pass")
    assert len(state.cities[0].answers) == 4


def test_many_rounds_at_once_are_told_in_a_sentence():
    state = table(2, first=FIRST, pace="own")
    state, _ = answered(state, *(["0 pass"] * 5))
    state, events = answered(state, "1 end")
    keys = [text.key for text in notices(events, PUBLIC)]
    assert keys == ["mycity-finished", "mycity-rounds-played", "mycity-card"]


def test_that_somebody_has_finished_is_known_and_no_more():
    state, _ = answered(table(2, first=FIRST, pace="own"), "0 pass", "0 end")
    assert GAME.turn(state).seats == (1,)
    for eye in (PUBLIC, 1):
        city = GAME.view(state, eye).cities[0]
        assert city.finished
        assert not city.ended, "who is behind has not seen it"
        assert city.passed == ()


def test_who_has_ended_sees_no_further_card_than_the_slowest():
    state, _ = answered(table(3, first=FIRST, pace="own"), "0 pass", "0 end", *(["1 pass"] * 4))
    view = GAME.view(state, 0)
    assert view.card == ""
    assert view.discard == ("y1", "r1")
    assert len(view.cities[1].passed) == 2
    state, _ = answered(state, *(["2 pass"] * 3))
    view = GAME.view(state, 0)
    assert (view.card, view.round) == ("y2", 4)
    assert len(view.cities[1].passed) == 3


GOLD = meadow(0, "f1 g1 g2 g3 h3", g1="gold", g2="gold")


def gold_diggers():
    state = table(2, first="y1 r4 b4", pace="own")
    for seat in (0, 1):
        state = with_kept(state, seat, land=GOLD)
    return state


def test_gold_goes_by_the_round_not_by_the_clock():
    state = gold_diggers()
    state, _ = answered(state, "0 pass", "1 place r90 g1")
    assert [first.seats for first in GAME.view(state, PUBLIC).firsts] == [(1,)]
    late = gold_diggers()
    late, _ = answered(late, "1 place r90 g1")
    assert GAME.view(late, 1).firsts == (), "the other has not played round 1 yet"
    late, events = answered(late, "0 place r90 g1")
    assert [first.seats for first in GAME.view(late, 1).firsts] == [(0, 1)]
    assert "mycity-first" in [text.key for text in notices(events, PUBLIC)]


def test_points_that_are_not_settled_cannot_pay_for_a_pass():
    """At one's own pace gold is paid when everyone has played the round."""
    order = "r4 b4 y2 r2 b2 y3 r3 b3 y4 r5 y1 b5"
    state = table(2, first=order, pace="own")
    state = with_kept(state, 0, land=GOLD)
    state, _ = answered(state, *(["0 pass"] * 10), "0 place r90 g1")
    view = GAME.view(state, 0)
    assert purse(0, view.cities[0], view.firsts) == 0
    assert "pass" not in tokens(view)
    state, _ = answered(state, *(["1 pass"] * 10), "1 end")
    view = GAME.view(state, 0)
    assert purse(0, view.cities[0], view.firsts) == 3
    assert "pass" in tokens(view)
