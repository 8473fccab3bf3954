"""What a player is asked and told: nothing to decode, nothing that does not come."""

import re

import pytest

from engine.core.choices import OneOf, advance, walk
from engine.core.options import Config
from engine.core.words import Msg, for_touching
from engine.games.sprawlopolis import GAME
from engine.games.sprawlopolis.pieces import FACES
from engine.games.sprawlopolis.spots import CARD_ROWS
from locales import Locale
from tests.engine.games.sprawlopolis.cities import after, playing
from tests.engine.games.sprawlopolis.test_roadwork import ending
from tests.laws.playing import play
from tests.words import all_words

CODE = re.compile(r"[╔╗╚╝║═·/]|\br(0|180)\b")
EVERYTHING = {
    "sites": True,
    "landmarks": True,
    "wrecktar": True,
    "beaches": True,
    "roadwork": "one-end",
}
TABLES = [
    Config(1, {"roadwork": "one-end", "roadwork-cards": 4}),
    Config(2),
    Config(3, EVERYTHING),
    Config(2, {"interstate": "duel"}),
    Config(2, {"interstate": "together"}),
]
NAMES = ("Ann", "Bo", "Cy")


@pytest.fixture(params=Locale)
def say(request):
    return all_words().speaker(request.param, NAMES)


def plies(config):
    return list(play(GAME, config, 0))


def questions(ply):
    """The view, and the questions on the way to a move."""
    view = ply.before.seen_by(ply.seat).view
    action = ply.moved.action
    return [GAME.ask(view, action[:length]) for length in range(len(action))]


@pytest.mark.parametrize("config", TABLES, ids=str)
def test_no_question_has_to_be_decoded(config, say):
    for ply in plies(config)[::2]:
        for step in questions(ply):
            spoken = [say(step.prompt), *(say(o.label) for o in step.options if o.spot is None)]
            assert not [words for words in spoken if CODE.search(words)]


@pytest.mark.parametrize("config", TABLES, ids=str)
def test_whoever_places_a_card_is_shown_it(config):
    seen = 0
    for ply in plies(config):
        for step in questions(ply)[1:]:
            if step.options[0].spot is not None or step.in_frames:
                assert step.piece in FACES
                seen += 1
            elif not step.piece:
                assert len(step.options) == 1 or step.about[0] in CARD_ROWS
    assert seen


@pytest.mark.parametrize("config", TABLES, ids=str)
def test_what_the_preview_announces_is_what_comes(config):
    for ply in plies(config):
        view = ply.before.seen_by(ply.seat).view
        announced = GAME.score(GAME.preview(view, ply.moved.action))
        came = GAME.score(ply.moved.match.seen_by(ply.seat).view)
        assert announced == came


@pytest.mark.parametrize("config", TABLES, ids=str)
def test_every_action_is_a_sentence_with_consequences(config, say):
    for ply in plies(config)[::3]:
        view, action = ply.before.seen_by(ply.seat).view, ply.moved.action
        told = [GAME.sentence(view, action), *GAME.explain(view, action)]
        assert len(told) > 1
        assert not [words for words in map(say, told) if CODE.search(words)]


# Which way round


def turn_questions(config):
    for ply in plies(config):
        view, draft = ply.before.seen_by(ply.seat).view, ply.moved.action[:-1]
        if draft and draft[0] in ("play", "lay"):
            yield view, draft, GAME.ask(view, draft)


def worth(view, action):
    """One's own points after an action, less those of a rival."""
    tallies = GAME.score(GAME.preview(view, action))
    return sum(t.points if t.seat in (None, view.eye) else -t.points for t in tallies)


@pytest.mark.parametrize("config", TABLES, ids=str)
def test_the_better_way_round_is_taken_and_the_other_can_be_had(config):
    found = {True: 0, False: 0}
    for view, draft, step in turn_questions(config):
        if len(step.options) == 1:
            continue
        first, second = (worth(view, (*draft, one.token)) for one in step.options)
        asides = [one.token for one in step.options if one.secondary]
        worse = step.options[first > second].token
        assert asides == ([] if first == second else [worse])
        assert step.in_frames == (not asides)
        found[step.in_frames] += 1
    assert found[False]


def test_the_aside_says_how_many_points_it_costs():
    told = 0
    for view, draft, step in turn_questions(Config(2)):
        points = [worth(view, (*draft, one.token)) for one in step.options]
        for aside in (one for one in step.options if one.secondary):
            assert aside.label == Msg(
                "sprawlopolis-turn-round-less", {"points": max(points) - min(points)}
            )
            told += 1
    assert told


def test_nobody_is_asked_about_a_lone_card():
    state = playing(2, hands=(("2",), ("5",)), deck=("7",))
    draft, step = advance(GAME.ask, GAME.view(state, 0), ())
    assert draft == ("play", "2")
    assert for_touching(step.prompt).key == "sprawlopolis-ask-place-touched"


# The last call


def last_call():
    """The second player is asked about the straight Roadwork."""
    return after(ending(((), ("roadwork2",), ())), 0, "play 4 k18 r0")


def test_keeping_roadwork_is_guarded_with_its_price(say):
    view = GAME.view(last_call(), 1)
    step = GAME.ask(view, ())
    assert isinstance(step, OneOf)
    guard = GAME.guard(view, ("keep",))
    assert guard.warning.args == {"points": 5}
    assert guard.does == step.options[-1].label
    assert say(guard.does) != say(guard.instead)


def test_nothing_else_is_guarded():
    view = GAME.view(last_call(), 1)
    guarded = [action for action in walk(GAME.ask, view) if GAME.guard(view, action)]
    assert guarded == [("keep",)]


def test_keeping_costs_what_the_city_already_counts():
    state = last_call()
    kept = after(state, 1, "keep")
    assert GAME.score(GAME.view(state, 1)) == GAME.score(GAME.view(kept, 1))
