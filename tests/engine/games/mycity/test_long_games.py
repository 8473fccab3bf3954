"""The laws of the house on long games, on runners far ahead, and on every episode of a campaign."""

from functools import cache

import pytest

from engine.core import codec
from engine.core.actions import text_of
from engine.core.choices import Done
from engine.core.errors import Refused
from engine.core.events import notices
from engine.core.match import load
from engine.core.options import Config
from engine.core.seats import PUBLIC
from engine.core.words import msg
from engine.games.mycity import GAME
from locales import Locale
from tests.engine.games.mycity.playing import EPISODES, campaign, long_play
from tests.laws.test_previews import check_end
from tests.laws.test_secrets import answers_to, eyes, twin_of
from tests.laws.test_words import LONG_NAMES, check_board, check_news, check_step, spoken
from tests.words import all_words

EVERY = 9
GREED = 4
TABLES = [
    *(Config(seats, {"pace": pace}) for seats in (2, 3, 4) for pace in ("together", "own")),
    *EPISODES,
]


def name(table):
    return f"episode {table}" if isinstance(table, int) else f"{table.seats}p {table.options}"


@pytest.fixture(params=range(len(TABLES)), ids=lambda at: name(TABLES[at]))
def plies(request):
    return game_at(request.param)


@cache
def game_at(at):
    table = TABLES[at]
    config = campaign(3)[table - 1][0] if isinstance(table, int) else table
    return tuple(long_play(config, 1, greed=GREED))


@cache
def episode_of_four(number):
    return tuple(long_play(campaign(4)[number - 1][0], 1))


def test_an_eye_cannot_tell_twins_apart(plies):
    different = 0
    for ply in plies[::EVERY]:
        match = ply.moved.match
        for eye in eyes(match):
            twin = twin_of(match, eye, match.ply)
            view, other = GAME.view(match._state, eye), GAME.view(twin._state, eye)
            assert view == other
            assert GAME.describe(view) == GAME.describe(other)
            assert match.turn == twin.turn
            assert answers_to(match, eye) == answers_to(twin, eye)
            different += twin._state != match._state
    assert different


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twins_answer_differently_where_somebody_runs_ahead(seats):
    plies = game_at(TABLES.index(Config(seats, {"pace": "own"})))
    ahead = other = 0
    for ply in plies[::EVERY]:
        state = ply.moved.match._state
        twin = twin_of(ply.moved.match, PUBLIC, ply.before.ply)._state
        ahead += any(len(city.answers) > state.closed for city in state.cities)
        other += [c.answers for c in twin.cities] != [c.answers for c in state.cities]
    assert ahead > len(plies) // EVERY // 2
    assert other > ahead // 2


def test_notices_tell_nothing_but_what_is_flagged(plies):
    for ply in plies[::EVERY]:
        for eye in eyes(ply.before):
            twin = twin_of(ply.before, eye, ply.before.ply)
            try:
                moved = twin.act(ply.seat, ply.moved.action)
            except Refused:
                continue
            real = [event for event in ply.moved.events if not event.reveals]
            other = [event for event in moved.events if not event.reveals]
            assert notices(real, eye) == notices(other, eye)


def test_what_is_not_flagged_teaches_the_others_nothing(plies):
    for ply in plies[::EVERY]:
        fallback = ply.before.act(ply.seat, ply.before.fallback(ply.seat))
        if ply.moved.reveals or fallback.reveals:
            continue
        for eye in eyes(ply.before):
            if eye != ply.seat:
                seen = GAME.view(ply.moved.match._state, eye)
                assert seen == GAME.view(fallback.match._state, eye)
                assert notices(ply.moved.events, eye) == notices(fallback.events, eye)


def test_of_a_round_that_an_eye_has_not_reached_nothing_is_told_to_it(plies):
    """By the very moves: what is told to an eye is the same whatever others did beyond it."""
    for ply in plies:
        state = ply.moved.match._state
        for eye in eyes(ply.before):
            for text in notices(ply.moved.events, eye):
                if text.key == "mycity-round-closed":
                    assert text.args["round"] <= state.closed
                if text.key == "mycity-rounds-played":
                    assert text.args["last"] <= state.closed


def test_nothing_is_lost_in_the_archive_nor_in_the_text(plies):
    box = GAME.inventory(plies[0].before._state)
    for ply in plies[::EVERY]:
        match = ply.moved.match
        assert load(GAME, match.config, match._seed, match.ply, match.dump()) == match
        assert codec.load_events(codec.dump_plain(ply.moved.events)) == ply.moved.events
        assert ply.before.read(ply.seat, text_of(ply.moved.action)) == ply.moved.action
        assert GAME.inventory(match._state) == box


def test_previews_line_up(plies):
    for ply in plies[::EVERY]:
        preview = ply.before.preview(ply.seat, ply.moved.action)
        for before, after in zip(preview.before, preview.after, strict=True):
            assert [part.label for part in before.parts] == [part.label for part in after.parts]


@pytest.mark.parametrize("number", EPISODES)
def test_the_end_of_every_episode_is_announced(number):
    plies = episode_of_four(number)[-8:]
    announced = [check_end(ply.before, ply.seat, ply.moved.action) for ply in plies]
    assert announced[-1]


@pytest.mark.parametrize("number", EPISODES)
@pytest.mark.parametrize("locale", Locale)
def test_every_episode_is_spoken_within_the_limits(catalogue, locale, number):
    say = catalogue.speaker(locale, LONG_NAMES)
    for at, ply in enumerate(episode_of_four(number)):
        if at % 25 and ply.before.turn.stage == "build" and ply.moved.match.turn:
            continue
        view = ply.before.seen_by(ply.seat).view
        for length in range(len(ply.moved.action)):
            step = GAME.ask(view, ply.moved.action[:length])
            assert not isinstance(step, Done)
            check_step(say, step)
        for eye in (PUBLIC, *range(4)):
            check_news(say, ply, eye)
        check_board(say, GAME, view)
        check_board(say, GAME, ply.moved.match.public().view)
        spoken(say, msg(f"mycity-stage-{ply.before.turn.stage}"), 80)
    spoken(say, ply.moved.match.outcome.why, 2000)


@pytest.fixture(scope="module")
def catalogue():
    return all_words()
