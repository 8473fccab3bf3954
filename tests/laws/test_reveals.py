"""The law of free undo: whoever learns something hidden from a move finds it marked.

An eye has learned something when a table that it could not tell from the real one before the move
cannot look like the real one after it, whatever is done there.
"""

from itertools import chain

import pytest

from engine.core.choices import walk
from engine.core.errors import Refused
from tests.laws.playing import LAWFUL_GAMES, every_table, played, sampled, table_id
from tests.laws.test_secrets import eyes, twin_of

TABLES = every_table(LAWFUL_GAMES)
GAMES = 2
EVERY = 4
"""Beside each kind of move, one of so many is looked at."""
TWINS = 2


def views_after(twin, seat, action, eye):
    """What this eye sees after the same move at a twin table, then after every other one."""
    others = walk(twin.game.ask, twin.seen_by(seat).view)
    for tried in chain((action,), others):
        try:
            yield twin.game.view(twin.act(seat, tried).match._state, eye)
        except Refused:
            continue


def has_learned(ply, eye, salt):
    """Whether this eye can now rule out a table that was possible for it before the move."""
    twin = twin_of(ply.before, eye, salt)
    if twin._state == ply.before._state:
        return False
    seen = ply.before.game.view(ply.moved.match._state, eye)
    return seen not in views_after(twin, ply.seat, ply.moved.action, eye)


def unmarked(game, config):
    """Every move after which undo is free, with an eye that must have learned nothing."""
    for number in range(GAMES):
        for ply in sampled(played(game, config, number), EVERY):
            if not (ply.moved.reveals or ply.moved.dice):
                yield from ((ply, eye) for eye in eyes(ply.before))


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_a_move_that_can_be_taken_back_freely_has_shown_nothing_hidden(game, config):
    for ply, eye in unmarked(game, config):
        for salt in range(TWINS):
            assert not has_learned(ply, eye, salt), (ply.moved.action, f"seen by {eye}")
