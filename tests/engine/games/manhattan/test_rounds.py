"""Rounds: the secret choice, the order of play, the forced last round, the exact length."""

from dataclasses import replace

import pytest

from engine.core.choices import accept, answers
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.manhattan import GAME
from engine.games.manhattan.rules import apply
from engine.games.manhattan.selection import blocks_named
from engine.games.manhattan.view import Stage
from tests.engine.games.manhattan.positions import fresh
from tests.laws.playing import play

DICE = Rng(b"dice", 1)


def everyone_chooses(state, blocks="111234", colours=1):
    for seat in range(len(state.cards.hands)):
        state = apply(state, seat, ("blocks", *[blocks] * colours), DICE).state
    return state


def test_everyone_chooses_at_once_and_nobody_builds_before():
    state = fresh(4)
    turn = GAME.turn(state)
    assert turn.seats == (0, 1, 2, 3)
    assert turn.together
    state = apply(state, 2, ("blocks", "111111"), DICE).state
    assert GAME.turn(state).seats == (0, 1, 3)
    assert state.stage is Stage.CHOOSE


def test_a_choice_is_secret_until_the_last_one_is_in():
    state = apply(fresh(4), 2, ("blocks", "111234"), DICE).state
    assert GAME.view(state, 2).choice == ((3, 1, 1, 1),)
    for eye in (None, 0, 1, 3):
        seen = GAME.view(state, eye)
        assert seen.choice == ()
        assert seen.colour(2).supply == (11, 6, 4, 3)
        assert seen.seats[2].chosen


def test_a_choice_may_be_changed_until_the_last_one_is_in():
    state = apply(fresh(4), 2, ("blocks", "111234"), DICE).state
    state = apply(state, 2, ("blocks", "222222"), DICE).state
    assert GAME.view(state, 2).choice == ((0, 6, 0, 0),)


def test_the_last_choice_opens_all_trays():
    state = everyone_chooses(fresh(4))
    assert state.stage is Stage.BUILD
    assert set(state.trays) == {(3, 1, 1, 1)}
    assert set(state.supplies) == {(8, 5, 3, 2)}
    assert state.choices == ((),) * 4


@pytest.mark.parametrize(("seats", "count"), [(2, 4), (3, 4), (4, 6)])
def test_how_many_blocks_are_chosen(seats, count):
    step = GAME.ask(GAME.view(fresh(seats), 0), ("blocks",))
    assert step.total == count
    assert all(len(token) == count for token in answers(step))


def test_the_selections_are_all_there_are():
    """Six blocks of four heights make 84 ways; 10 need too many fours, 4 too many threes."""
    found = list(answers(GAME.ask(GAME.view(fresh(4), 0), ("blocks",))))
    by_hand = [
        (one, two, three, four)
        for four in range(4)
        for three in range(5)
        for two in range(7)
        for one in range(7)
        if one + two + three + four == 6
    ]
    assert len(found) == len(by_hand) == 84 - 10 - 4
    assert {blocks_named(token) for token in found} == set(by_hand)


@pytest.mark.parametrize(
    ("seats", "share"), [(2, (0, 1, 1, 2)), (3, (0, 1, 1, 2)), (4, (1, 1, 1, 3))]
)
def test_an_even_share_is_offered_first(seats, share):
    """Counted from the high blocks down to the low ones."""
    step = GAME.ask(GAME.view(fresh(seats), 0), ("blocks",))
    assert [counter.token for counter in step.counters] == ["4", "3", "2", "1"]
    assert step.start == share
    assert accept(step, step.token(step.start))


def test_whoever_changes_their_mind_begins_with_what_they_chose():
    state = apply(fresh(2), 0, ("blocks", "1111", "2344"), DICE).state
    view = GAME.view(state, 0)
    assert GAME.ask(view, ("blocks",)).start == (0, 0, 0, 4)
    assert GAME.ask(view, ("blocks", "1111")).start == (2, 1, 1, 0)


def test_no_more_blocks_are_offered_than_there_are():
    state = replace(fresh(4), supplies=((1, 6, 4, 1), *fresh(4).supplies[1:]))
    step = GAME.ask(GAME.view(state, 0), ("blocks",))
    assert [counter.most for counter in step.counters] == [1, 4, 6, 1]
    assert sum(step.start) == 6
    assert all(n <= counter.most for n, counter in zip(step.start, step.counters, strict=True))


def test_two_players_choose_four_of_each_of_their_colours():
    view = GAME.view(fresh(2), 0)
    steps = GAME.ask(view, ("blocks",)), GAME.ask(view, ("blocks", "1111"))
    assert [step.piece for step in steps] == ["amber", "jade"]
    assert all(len(token) == 4 for step in steps for token in answers(step))
    state = everyone_chooses(fresh(2), "1123", colours=2)
    assert set(state.trays) == {(2, 1, 1, 0)}


def test_turns_go_clockwise_from_the_first_player():
    state = everyone_chooses(fresh(4, first="3"))
    assert [replace(state, turn=t).on_turn for t in range(5)] == [2, 3, 0, 1, 2]


@pytest.mark.parametrize(("seats", "builds"), [(2, 96), (3, 72), (4, 96)])
@pytest.mark.parametrize("number", range(5))
def test_a_game_has_exactly_so_many_turns(seats, builds, number):
    plies = list(play(GAME, Config(seats), number))
    turns = [ply for ply in plies if ply.moved.action[0] in ("build", "forfeit")]
    assert len(turns) == builds
    final = plies[-1].moved.match._state
    assert set(final.supplies) == {(0, 0, 0, 0)}
    assert set(final.trays) == {(0, 0, 0, 0)}


@pytest.mark.parametrize(("seats", "choices"), [(2, 5), (3, 5), (4, 3)])
def test_the_last_round_is_not_asked_for(seats, choices):
    plies = [p for p in play(GAME, Config(seats)) if p.moved.action[0] == "blocks"]
    assert {p.before._state.round for p in plies} == set(range(1, choices + 1))


def test_the_marker_goes_to_the_left_after_each_round():
    firsts = {}
    for ply in play(GAME, Config(4, {"first": "4"})):
        firsts[ply.before._state.round] = ply.before._state.first
    assert firsts == {1: 3, 2: 0, 3: 1, 4: 2}


def test_the_first_player_is_the_host_s_choice_or_chance():
    assert fresh(3, first="2").first == 1
    chance = {start(GAME, Config(4), bytes([n]) * 16)._state.first for n in range(40)}
    assert chance == {0, 1, 2, 3}


def test_every_turn_of_a_round_belongs_to_each_player_equally():
    state = everyone_chooses(fresh(3), "1234")
    assert state.turns == 12
    two = everyone_chooses(fresh(2), "1234", colours=2)
    assert two.turns == 16
