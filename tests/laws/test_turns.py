"""Turns are numbered: the number tells a turn that goes on from one that begins."""

from itertools import pairwise

import pytest

from tests.laws.playing import HOUSE_GAMES, LAWFUL_GAMES, every_table, played, table_id

TABLES = every_table(LAWFUL_GAMES)


def questions(game, config):
    """Every question of a whole game that its seats do not answer together."""
    asked = [ply.before.turn for ply in played(game, config)]
    return [turn for turn in asked if not turn.together]


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_the_numbers_never_go_back(game, config):
    numbers = [turn.number for turn in questions(game, config)]
    assert all(before <= after for before, after in pairwise(numbers))


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_what_begins_a_turn_is_asked_of_one_seat_in_it(game, config):
    """Otherwise the turn has passed on, and its number has not."""
    begun = {}
    for turn in questions(game, config):
        first = begun.setdefault(turn.number, turn)
        if turn.stage == first.stage and len(turn.seats) == len(first.seats) == 1:
            assert turn.seats == first.seats


@pytest.mark.parametrize(("game", "config"), every_table(HOUSE_GAMES), ids=table_id)
def test_a_game_has_many_turns(game, config):
    asked = questions(game, config)
    assert not asked or len({turn.number for turn in asked}) > 1


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_a_stage_answered_together_opens_once(game, config):
    """Those who are waited for under one number are the first ones, and fewer and fewer of them."""
    waiting = {}
    for ply in played(game, config):
        turn = ply.before.turn
        if turn.together:
            key = turn.stage, turn.number
            assert set(turn.seats) <= waiting.get(key, set(turn.seats))
            waiting[key] = waiting.get(key, set(turn.seats))
