"""The same seed and the same log give the same game; nothing depends on anything else."""

import pytest

from engine.core import codec
from engine.core.actions import text_of
from engine.core.choices import MOST_TEXT, Words
from engine.core.match import load, start
from tests.laws.playing import LAWFUL_GAMES, every_table, play, played, sampled, table_id

TABLES = every_table(LAWFUL_GAMES)


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_replaying_the_log_gives_the_same_states(game, config):
    plies = played(game, config)
    match = start(game, config, plies[0].before._seed)
    for ply in plies:
        assert match.dump() == ply.before.dump()
        moved = match.act(ply.seat, ply.moved.action)
        assert moved.events == ply.moved.events
        match = moved.match


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_states_and_events_survive_the_archive(game, config):
    for ply in played(game, config):
        match = ply.moved.match
        blob = match.dump()
        again = load(game, config, match._seed, match.ply, blob)
        assert again._state == match._state
        assert again.dump() == blob
        assert codec.load_events(codec.dump_plain(ply.moved.events)) == ply.moved.events


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_the_text_of_an_action_means_that_action(game, config):
    for ply in played(game, config):
        text = text_of(ply.moved.action)
        assert len(text) <= MOST_TEXT
        assert ply.before.read(ply.seat, text) == ply.moved.action
        view = ply.before.seen_by(ply.seat).view
        if not isinstance(game.ask(view, ply.moved.action[:-1]), Words):
            assert ply.before.read(ply.seat, f"  {text.upper()} ") == ply.moved.action


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_undo_to_the_start_and_forward_again(game, config):
    plies = played(game, config)
    for ply in reversed(plies):
        earlier = ply.before
        stored = load(game, config, earlier._seed, earlier.ply, earlier.dump())
        again = stored.act(ply.seat, ply.moved.action)
        assert again.match.dump() == ply.moved.match.dump(), "an undo has rolled the dice again"
    assert plies[0].before.ply == 0


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_a_move_leaves_the_earlier_state_alone(game, config):
    before = None
    for ply in play(game, config):
        if before is not None:
            match, blob = before
            assert match.dump() == blob
        before = ply.before, ply.before.dump()


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_the_fallback_is_always_legal(game, config):
    for ply in sampled(played(game, config), 8):
        turn = ply.before.turn
        for seat in (*turn.seats, *turn.also):
            ply.before.act(seat, ply.before.fallback(seat))


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_every_action_can_be_previewed(game, config):
    for ply in played(game, config)[::3]:
        preview = ply.before.preview(ply.seat, ply.moved.action)
        assert [tally.seat for tally in preview.before] == [tally.seat for tally in preview.after]
        assert preview.seen.eye == ply.seat
