"""What can be prepared: a question before it is asked follows from what its seat sees, and is put,
previewed and spoken like any other."""

import random
from itertools import islice, pairwise

import pytest

from engine.core.actions import legal
from engine.core.choices import Done, walk
from engine.core.errors import Refused
from engine.core.prospect import Prospect
from engine.core.rng import Rng
from engine.core.seats import Seen
from engine.core.words import Msg
from locales import Locale
from tables.play.question import AHEAD, question_of
from tests.laws.playing import LAWFUL_GAMES, every_table, played, random_answer, sampled, table_id
from tests.words import all_words

TABLES = every_table(LAWFUL_GAMES)
EVERY = 15
CHAIN = 3


def waiting(match):
    """The seats that the table does not wait for."""
    seats = match.turn.seats if match.turn is not None else range(match.config.seats)
    return [seat for seat in range(match.config.seats) if seat not in seats]


def looked_ahead(game, view):
    """The question before it is asked, or the reason why it cannot be known."""
    try:
        return game.ahead(view)
    except Refused as refused:
        return refused.reason


def positions(game, config):
    for ply in sampled(played(game, config), EVERY):
        match = ply.moved.match
        for seat in waiting(match):
            yield match, seat, match.seen_by(seat).view


def random_whole(dice, game, view):
    draft = ()
    while not isinstance(step := game.ask(view, draft), Done):
        draft = (*draft, random_answer(dice, step))
    return draft


def chain(game, view, seat, dice):
    """Prepared moves one after another, each on the table that the one before leaves."""
    for _ in range(CHAIN):
        ahead = looked_ahead(game, view)
        if isinstance(ahead, Msg):
            return
        action = random_whole(dice, game, ahead.view)
        yield ahead, action
        if game.preview_end(ahead.view, action) is not None:
            return
        view = game.preview(ahead.view, action)


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_every_prepared_move_is_asked_and_previewed_like_any_other(game, config):
    dice = random.Random(config.seats)
    for match, seat, view in positions(game, config):
        for ahead, action in chain(game, view, seat, dice):
            prospect = Prospect(game, Seen(ahead.view, seat))
            assert legal(game.ask, ahead.view, action) == action
            now = question_of(prospect, seat, action, AHEAD)
            assert now.draft == action
            assert now.preview is not None
            assert game.at_stake(ahead.view, action) == game.at_stake(ahead.view, action)
            repr(game.at_stake(ahead.view, action))
            assert ahead.view.eye == seat == match.seen_by(seat).eye


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_the_question_ahead_follows_from_what_its_seat_sees(game, config):
    for match, seat, view in positions(game, config):
        twin = match.twin(seat, Rng(b"ahead", match.ply)).seen_by(seat).view
        assert looked_ahead(game, view) == looked_ahead(game, twin)
        assert game.standing_questions(view) == game.standing_questions(twin)


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_what_can_be_prepared_is_a_stage_of_the_game_and_why_not_is_in_words(game, config):
    speak = all_words().speaker(Locale.EN)
    for _, _, view in positions(game, config):
        ahead = looked_ahead(game, view)
        if isinstance(ahead, Msg):
            assert speak(ahead)
        elif game in LAWFUL_GAMES[:-1]:
            assert speak(Msg(f"{game.spec.key}-stage-{ahead.stage}"))


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_a_move_that_comes_as_prepared_is_the_same_question(game, config):
    """Where a seat is asked right after another's move, all that it could prepare before and that
    is still possible names its places in the same way."""
    plies = played(game, config)
    for before, ply in pairwise(plies):
        seat = ply.seat
        if before.before.turn.asks(seat):
            continue
        ahead = looked_ahead(game, before.before.seen_by(seat).view)
        if isinstance(ahead, Msg) or ahead.stage != ply.before.turn.stage:
            continue
        view = ply.before.seen_by(seat).view
        for action in islice(walk(game.ask, ahead.view), 3):
            try:
                assert legal(game.ask, view, action) == action
            except Refused:
                continue
            assert bool(game.at_stake(view, action)) == bool(game.at_stake(ahead.view, action))


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_a_standing_answer_is_legal_wherever_its_question_is_asked(game, config):
    for ply in played(game, config):
        view = ply.before.seen_by(ply.seat).view
        for question in game.standing_questions(view):
            if question.stage != ply.before.turn.stage or ply.seat not in ply.before.turn.seats:
                continue
            for choice in question.choices:
                action = game.standing_answer(view, choice.token)
                assert action is None or legal(game.ask, view, action) == action


def test_something_can_be_prepared_in_every_game_of_boroughs():
    """Otherwise the laws above would hold by doing nothing."""
    for game in LAWFUL_GAMES[:-1]:
        found = [
            one
            for config in (config for known, config in TABLES if known is game)
            for _, _, view in islice(positions(game, config), 30)
            for one in (looked_ahead(game, view), *game.standing_questions(view))
            if not isinstance(one, Msg)
        ]
        assert found, game.spec.key
