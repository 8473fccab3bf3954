"""What is asked without being decoded, what is taken by default, and what is said beforehand."""

import re
from dataclasses import replace

import pytest

from engine.core.choices import MOST_AT_ONCE, Done, OneOf, default_answer
from engine.core.errors import Refused
from engine.core.match import start
from engine.core.options import Config
from engine.games.mycity import GAME
from engine.games.mycity.choices import MOST_FRAMES
from engine.games.mycity.explanation import token
from engine.games.mycity.pieces import (
    BOX,
    COLUMNS,
    cell_named,
    cells_covered,
    mask_of,
    middle_of,
)
from engine.games.mycity.view import Placed, Stage
from locales import Locale
from tables.play.question import question_at
from tests.engine.games.mycity.playing import EPISODES, campaign, long_play
from tests.engine.games.mycity.positions import answered, city, table
from tests.words import all_words

CODE = re.compile(r"[□■]|\br\d|\b[A-Za-z]\d{1,2}\b")
NAMES = ("Ann", "Marko", "Lev", "Oksana")


@pytest.fixture(scope="module", params=Locale)
def say(request):
    return all_words().speaker(request.param, NAMES, for_chat=False)


@pytest.fixture(scope="module")
def english():
    return all_words().speaker(Locale.EN, NAMES, for_chat=False)


def asked(number):
    """The questions of one episode as they are put."""
    config = campaign(3)[number - 1][0]
    for ply in long_play(config, number):
        action = ply.moved.action
        for length in range(len(action)):
            yield ply, question_at(ply.before, ply.seat, action[:length], 0)


@pytest.mark.parametrize("number", EPISODES)
def test_no_label_without_a_number_is_a_code(say, number):
    for _, now in asked(number):
        for option in getattr(now.step, "options", ()):
            if option.spot is None:
                assert not CODE.search(say(option.label)), option
        for alternative in now.alternatives:
            assert not CODE.search(say(alternative.option.label))


@pytest.mark.parametrize("number", [1, 12, 19, 23])
def test_questions_about_places_name_the_piece(number):
    for _, now in asked(number):
        options = getattr(now.step, "options", ())
        if any(option.spot for option in options):
            first = now.piece.partition("-")[0]
            assert first in BOX.buildings or first in BOX.stickers


def test_every_way_round_has_its_words(say):
    words = [say(GAME.ask(view_of("y5"), ("place",)).options[at].label) for at in range(4)]
    assert len(set(words)) == 4


def view_of(card, **changes):
    return replace(GAME.view(table(2, first=card), 0), **changes)


# What is not asked


def test_building_is_the_default_and_the_rest_are_asides():
    step = GAME.ask(view_of("y7"), ())
    assert default_answer(step) == "place"
    assert [option.token for option in step.options if option.secondary] == ["pass", "end"]
    assert step.about


def full_board(view):
    """The view of somebody whose board has no free cell left, but for one at the river."""
    own = view.cities[0]
    return replace(view, cities=(replace(own, built=(1 << len(own.land.terrain)) - 1),))


def test_where_nothing_will_ever_fit_one_stops_and_loses_nothing(say):
    view = full_board(view_of("y7"))
    assert default_answer(GAME.ask(view, ())) == "end"
    assert GAME.guard(view, ("end",)) is None
    (told,) = GAME.explain(view, ("end",))
    assert told.key == "mycity-would-stay"
    assert say(told)


def room_for(view, building):
    """The view of somebody on whose board nothing fits but this building, and nothing larger."""
    own, spot = view.cities[0], cells_covered(building, 0, GAME_START)
    everything = (1 << len(own.land.terrain)) - 1
    return replace(view, cities=(replace(own, built=everything & ~mask_of(spot)),))


GAME_START = 4


def test_where_only_this_building_does_not_fit_one_passes():
    view = room_for(view_of("y7"), "y1")
    assert "y1" in view.to_come
    step = GAME.ask(view, ())
    assert default_answer(step) == "pass"
    assert [option.token for option in step.options] == ["pass", "end"]
    assert GAME.guard(view, ("end",)) is not None


def test_whoever_must_stop_is_told_so_and_not_asked(say):
    view = room_for(view_of("c3"), "y1")
    step = GAME.ask(view, ())
    assert [option.token for option in step.options] == ["end"]
    assert GAME.guard(view, ("end",)) is None
    (told,) = GAME.explain(view, ("end",))
    assert told.key == "mycity-would-have-to"
    assert say(told)


def test_whatever_is_typed_is_not_taken_for_a_name():
    match = start(GAME, campaign(2)[0][0], bytes(16))
    assert default_answer(GAME.ask(match.seen_by(0).view, ())) is None
    with pytest.raises(Refused):
        match.read(0, "pass")


# Places


def test_many_places_go_by_the_column_and_row_of_the_middle():
    sprawl = city(0, "b4 r90 g2, y2 r0 b4, r2 r0 c9, b2 r90 i6, r1 r0 d2")
    view = view_of("y3")
    step = GAME.ask(replace(view, cities=(sprawl, view.cities[1])), ("place", "r270"))
    assert len(step.options) > MOST_AT_ONCE
    assert step.piece == "y3-r270-cell"
    for option in step.options:
        corner = cells_covered("y3", 270, cell_named(option.token))[2]
        column, row = option.facets
        assert (column.order, row.order) == (corner % COLUMNS, corner // COLUMNS)
        assert option.spot == f"{option.token}-r270"


@pytest.mark.parametrize(
    ("building", "turn", "middle"),
    [("y1", 0, (0, 1)), ("y4", 0, (0, 1, 11, 12)), ("y3", 0, (11,)), ("y5", 0, (11,))],
)
def test_the_middle_of_a_building_is_among_its_cells(building, turn, middle):
    cells = cells_covered(building, turn, 0)
    assert middle_of(mask_of(cells)) == middle
    assert set(middle) <= set(cells)


def test_a_few_ways_are_drawn_apart_and_a_turn_is_then_not_asked_by_itself():
    met = 0
    for seed in range(4):
        match = start(GAME, Config(seats=2), bytes([seed]) * 16)
        while match.turn is not None:
            seat = match.turn.seats[0]
            now = question_at(match, seat, (), 0)
            if isinstance(now.step, OneOf) and now.step.in_frames:
                assert 2 <= len(now.step.options) <= MOST_FRAMES
                assert all(is_whole(now, option) for option in now.step.options)
                met += 1
            match = match.act(seat, match.fallback(seat)).match
    assert met


def is_whole(now, option):
    draft = (*now.draft, *option.token.split())
    return isinstance(GAME.ask(now.seen.view, draft), Done)


# What is said beforehand


def test_a_sentence_names_the_building_and_its_cells(english):
    view = view_of("y1")
    said = english(GAME.sentence(view, ("place", "r0", "e1")))
    assert said == "You build the Cottage on E1 and F1."
    assert english(GAME.sentence(view, ("pass",))) == "You pass: the Cottage is lost."


@pytest.mark.parametrize("number", EPISODES)
def test_every_action_is_a_sentence_without_a_code_for_a_turn(say, number):
    for ply in long_play(campaign(3)[number - 1][0], number):
        said = say(GAME.sentence(ply.before.seen_by(ply.seat).view, ply.moved.action))
        assert said.endswith(".")
        assert not re.search(r"\br\d", said)


@pytest.mark.parametrize("number", [0, 8, 10, 17, 21])
def test_the_token_that_was_announced_is_the_one_that_came(number):
    config = campaign(3)[number - 1][0] if number else Config(seats=3)
    checked = 0
    for ply in long_play(config, number):
        view = ply.before.seen_by(ply.seat).view
        if view.stage is not Stage.BUILD or ply.moved.match.turn is None:
            continue
        announced = token(GAME.preview(view, ply.moved.action))
        after = ply.moved.match.seen_by(ply.seat).view
        if after.stage is Stage.BUILD and after.closed >= view.round:
            assert token(after) == announced, ply.moved.action
            checked += 1
    assert checked


def near_the_gold(rounds):
    """The view of somebody who has built on one of both veins; the other has played so far."""
    view = GAME.view(table(2, first="y1 r1", pace="own"), 0)
    placed = Placed(1, "y1", 0, cell_named("a5"))
    own = replace(view.cities[0], placed=(placed,), built=mask_of(placed.cells), rounds=1)
    other = replace(view.cities[1], rounds=rounds)
    return replace(view, cities=(own, other), round=2, card="r1")


def test_gold_that_is_sure_is_announced(english):
    view, action = near_the_gold(rounds=1), ("place", "r0", "i2")
    first, forecast = map(english, GAME.explain(view, action))
    assert first == "You are the first, and get at once: both gold veins +3."
    assert forecast.startswith("Points so far: 10 → 13 at once.")


def test_gold_that_somebody_slower_could_have_taken_is_not(english):
    view, action = near_the_gold(rounds=0), ("place", "r0", "i2")
    (forecast,) = map(english, GAME.explain(view, action))
    assert forecast.startswith("Points so far: still 10.")


def test_a_forecast_is_named_as_one(say, english):
    view = view_of("y1")
    (told,) = GAME.explain(view, ("place", "r0", "e1"))
    assert english(told).startswith("Points so far: still 10. If the game ended now: ")
    (told,) = GAME.explain(view, ("pass",))
    assert english(told).startswith("Points so far: 10 → 9 at once. If the game ended now: ")
    assert say(told)


# Stopping for good


def test_stopping_is_guarded_with_the_score_it_leaves(english, say):
    view = view_of("y1")
    guard = GAME.guard(view, ("end",))
    text = english(guard.warning)
    score = sum(part.points for part in GAME.score(view)[0].parts)
    assert f"**{score}**".replace("-", "−") in text
    assert f"{view.pile} cards are still to come. Marko builds on." in text
    assert english(guard.does) == "Stop building for good"
    assert english(guard.instead) == "Keep building"
    assert all(map(say, (guard.warning, guard.does, guard.instead)))


def test_only_stopping_is_guarded():
    view = view_of("y1")
    assert GAME.guard(view, ("pass",)) is None
    assert GAME.guard(view, ("place", "r0", "e1")) is None


def test_that_an_answer_may_still_be_changed_is_said_only_while_it_may():
    waiting = view_of("y1")
    assert [line.key for line in GAME.explain(waiting, ("end",))] == ["mycity-would-end-soon"]
    state, _ = answered(table(2, first="y1 r1"), "1 pass")
    last = GAME.view(state, 0)
    assert [line.key for line in GAME.explain(last, ("end",))] == ["mycity-would-end"]
    alone = GAME.view(table(2, first="y1", pace="own"), 0)
    assert [line.key for line in GAME.explain(alone, ("end",))] == ["mycity-would-end"]
