"""Whoever may not act, and whatever may not be done, is refused with a reason."""

import pytest

from engine.core.choices import Done, OneOf
from engine.core.errors import Illegal, Malformed, NotYourTurn, Refused
from tests.laws.playing import LAWFUL_GAMES, every_table, played, table_id

TABLES = every_table(LAWFUL_GAMES)


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_nobody_acts_out_of_turn(game, config):
    left_out = tried = 0
    for ply in played(game, config):
        left_out += sum(not ply.before.turn.asks(seat) for seat in range(config.seats))
        for seat in range(config.seats):
            if not ply.before.turn.asks(seat):
                tried += 1
                with pytest.raises(NotYourTurn):
                    ply.before.act(seat, ply.moved.action)
                with pytest.raises(NotYourTurn):
                    ply.before.ask(seat)
    assert tried == left_out


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_wrong_answers_are_refused_and_change_nothing(game, config):
    for ply in played(game, config):
        before = ply.before.dump()
        draft = ()
        view = ply.before.seen_by(ply.seat).view
        for token in ply.moved.action:
            if isinstance(game.ask(view, draft), OneOf):
                with pytest.raises(Illegal):
                    ply.before.act(ply.seat, (*draft, "no-such-answer"))
            with pytest.raises(Refused):
                ply.before.act(ply.seat, draft)
            draft = (*draft, token)
        assert isinstance(game.ask(view, draft), Done)
        with pytest.raises(Malformed):
            ply.before.act(ply.seat, (*draft, "more"))
        assert ply.before.dump() == before


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_malformed_text_is_refused_with_a_reason(game, config):
    first = played(game, config)[0]
    for text in ("", "no-such-word", "🏙️", "x " * 60, "build b7", "\u202e", "build b7 3 3 3"):
        with pytest.raises(Refused) as refused:
            first.before.read(first.seat, text)
        assert refused.value.reason.key.startswith("refused-")


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_a_finished_game_takes_no_more(game, config):
    last = played(game, config)[-1]
    for seat in range(config.seats):
        with pytest.raises(Refused):
            last.moved.match.act(seat, last.moved.action)
