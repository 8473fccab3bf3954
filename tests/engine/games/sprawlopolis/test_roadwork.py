"""Roadwork at any time, and the last call."""

from dataclasses import replace

import pytest

from engine.core.options import Config
from engine.games.sprawlopolis import GAME
from engine.games.sprawlopolis.pieces import BOX
from engine.games.sprawlopolis.view import Stage
from tests.engine.games.sprawlopolis.cities import after, fresh, playing, terms
from tests.engine.games.sprawlopolis.test_placing import TWO_ROADS
from tests.laws.playing import play

WORK = terms(1, 2, 3, roadwork=True)
HANDS = (("4", "5", "6"), ("7",), ("8",))


def table(roadwork, laid=TWO_ROADS, **changes):
    told = {"hands": HANDS, "deck": ("9", "10"), "terms": WORK, **changes}
    return playing(3, laid, roadwork=roadwork, **told)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_dealt_one_open_card(seats):
    state = fresh(seats, roadwork="one-end")
    assert [len(row) for row in state.roadwork] == [1] * seats
    dealt = [seat.roadwork for seat in GAME.view(state, None).seats]
    assert dealt == list(state.roadwork), "open to all"
    assert sorted((*(card for row in dealt for card in row), *state.aside)) == sorted(BOX.roadwork)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_lone_player_starts_with_as_many_as_agreed(count):
    state = fresh(1, roadwork="all-ends", **{"roadwork-cards": count})
    assert len(state.roadwork[0]) == count
    assert state.terms.all_ends


def test_an_owner_may_lay_it_on_another_s_turn():
    """Ruling S27: it is not a turn."""
    state = table(((), ("roadwork2",), ()))
    turn = GAME.turn(state)
    assert (turn.seats, turn.also) == ((0,), (1,))
    view = GAME.view(state, 1)
    assert [option.token for option in GAME.ask(view, ()).options] == ["lay"]
    done = after(state, 1, "lay roadwork2 o14 r0")
    assert done.roadwork == ((), (), ())
    assert (done.active, done.turn, done.hands) == (0, 0, HANDS)


def test_only_whoever_has_a_place_for_it_is_asked():
    """Roadwork 3 has two roads from north to south, and nothing there to meet them."""
    state = table(((), ("roadwork3",), ("roadwork2",)))
    assert GAME.turn(state).also == (2,)


def test_the_active_player_has_it_among_the_verbs():
    state = table((("roadwork2",), (), ()))
    assert GAME.turn(state).also == ()
    verbs = [option.token for option in GAME.ask(GAME.view(state, 0), ()).options]
    assert verbs == ["play", "reveal", "lay"]


def test_not_while_a_drawn_card_waits_to_be_laid():
    state = replace(table(((), ("roadwork2",), ())), stage=Stage.DRAWN, drawn="beach1")
    assert GAME.turn(state).also == ()


def ending(roadwork):
    """The very last card is about to be played."""
    hands = (("4",), (), ())
    return table(roadwork, hands=hands, deck=())


def test_the_last_call_asks_every_owner_with_a_place():
    """Ruling S29."""
    called = after(ending(((), ("roadwork2",), ("roadwork1",))), 0, "play 4 k18 r0")
    assert called.stage is Stage.LAST_CALL
    assert GAME.turn(called).seats == (1, 2)
    verbs = [option.token for option in GAME.ask(GAME.view(called, 1), ()).options]
    assert verbs == ["lay", "keep"]


def test_whoever_kept_is_asked_again_when_another_lays():
    state = after(ending(((), ("roadwork2",), ("roadwork1",))), 0, "play 4 k18 r0")
    state = after(state, 1, "keep")
    assert GAME.turn(state).seats == (2,)
    state = after(state, 2, "lay roadwork1 o14 r0")
    assert GAME.turn(state).seats == (1,)
    state = after(state, 1, "keep")
    assert state.stage is Stage.OVER
    parts = {part.label.key: part.points for part in GAME.outcome(state).tallies[0].parts}
    assert parts["sprawlopolis-part-roadwork"] == -5, "Roadwork 2 was never laid"


def test_without_a_place_there_is_no_last_call():
    state = after(ending(((), ("roadwork3",), ())), 0, "play 4 k18 r0")
    assert state.stage is Stage.OVER
    assert GAME.outcome(state).tallies[0].parts[-1].points == -5


def test_what_each_unlaid_card_costs():
    assert {card: data.penalty for card, data in BOX.roadwork.items()} == {
        "roadwork1": -3,
        "roadwork2": -5,
        "roadwork3": -5,
        "roadwork4": -4,
    }


@pytest.mark.parametrize("number", range(4))
def test_a_lone_player_with_four_cards(number):
    config = Config(1, {"roadwork": "one-end", "roadwork-cards": 4})
    *_, last = play(GAME, config, number)
    final = last.moved.match._state
    laid = sum(one.card in BOX.roadwork for one in final.laid)
    assert laid + len(final.roadwork[0]) == 4
    assert len(final.laid) == 15 + laid
