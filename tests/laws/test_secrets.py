"""The twin law: what an eye cannot see makes no difference to anything it is shown."""

import pytest

from engine.core.errors import Refused
from engine.core.events import notices
from engine.core.match import Match
from engine.core.rng import Rng
from engine.core.seats import PUBLIC
from tests.laws.playing import LAWFUL_GAMES, every_table, played, sampled, table_id

TABLES = every_table(LAWFUL_GAMES)
EVERY = 4
"""Views are compared at every ply; what follows from them at one of so many, and at the first of
each kind of move."""


def eyes(match: Match):
    return [PUBLIC, *range(match.config.seats)]


def twin_of(match: Match, eye, salt: int) -> Match:
    state = match.game.twin(match._state, eye, Rng(b"twin", salt))
    return Match(match.game, match.config, match.ply, match._seed, state)


def answers_to(match: Match, eye):
    """The questions that this eye reads now, two levels deep."""
    if eye is PUBLIC or match.turn is None or not match.turn.asks(eye):
        return None
    view = match.game.view(match._state, eye)
    return match.ask(eye), match.game.ask(view, ())


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_an_eye_cannot_tell_twins_apart(game, config):
    plies = played(game, config)
    thorough = {ply.moved.match.ply for ply in sampled(plies, EVERY)}
    for ply in plies:
        match = ply.moved.match
        for eye in eyes(match):
            twin = twin_of(match, eye, match.ply)
            view, other = game.view(match._state, eye), game.view(twin._state, eye)
            assert view == other
            assert match.turn == twin.turn
            if match.ply in thorough:
                assert game.describe(view) == game.describe(other)
                assert game.score(view) == game.score(other)
                assert answers_to(match, eye) == answers_to(twin, eye)


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_notices_tell_an_eye_nothing_but_what_is_flagged(game, config):
    for ply in sampled(played(game, config), EVERY):
        for eye in eyes(ply.before):
            twin = twin_of(ply.before, eye, ply.before.ply)
            try:
                moved = twin.act(ply.seat, ply.moved.action)
            except Refused:
                continue
            real = [event for event in ply.moved.events if not event.reveals]
            other = [event for event in moved.events if not event.reveals]
            assert notices(real, eye) == notices(other, eye)


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_twins_really_differ(game, config):
    if not game.spec.hidden:
        return
    different = 0
    for ply in played(game, config):
        match = ply.before
        different += twin_of(match, PUBLIC, match.ply)._state != match._state
    assert different > 0, "a twin that is always the same proves nothing"


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_an_unflagged_move_teaches_the_others_nothing_hidden(game, config):
    """A secret answer that is not revealed looks the same whatever it was."""
    for ply in played(game, config):
        turn = ply.before.turn
        if not turn.together or ply.moved.reveals:
            continue
        fallback = ply.before.act(ply.seat, ply.before.fallback(ply.seat))
        for eye in eyes(ply.before):
            if eye == ply.seat or fallback.reveals:
                continue
            seen = game.view(ply.moved.match._state, eye)
            assert seen == game.view(fallback.match._state, eye)
            assert notices(ply.moved.events, eye) == notices(fallback.events, eye)
