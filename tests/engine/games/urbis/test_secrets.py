"""Who sees what, and that a look outlives a restart."""

from dataclasses import replace

import pytest

from engine.core import codec
from engine.core.events import notices
from engine.core.rng import Rng
from engine.games.urbis import GAME
from engine.games.urbis.pieces import BUILDINGS, DECK
from tests.engine.games.urbis.positions import act, applied, city, table

BUILDING_LOOK = act(table(piles=(("palace", "mint"), ("bank", "mill"))), "build p1")
CONTEST_LOOK = act(
    table(piles=(("palace", "mint"), ("bank", "mill")), hand=("contest",)), "play contest"
)
ORDER_LOOK = act(table(deck=("fair", "tax", "levy", "lot")), "draw")


@pytest.mark.parametrize("eye", [None, 1, 2])
def test_a_drawn_building_is_seen_by_its_builder_alone(eye):
    assert GAME.view(BUILDING_LOOK, 0).shown_buildings == ("palace",)
    assert GAME.view(BUILDING_LOOK, eye).shown_buildings == ()
    assert GAME.view(CONTEST_LOOK, 0).shown_buildings == ("palace", "bank")
    assert GAME.view(CONTEST_LOOK, eye).shown_buildings == ()


@pytest.mark.parametrize("eye", [None, 1, 2])
def test_orders_looked_at_are_seen_by_one_alone(eye):
    assert GAME.view(ORDER_LOOK, 0).shown_orders == ("fair", "tax")
    assert GAME.view(ORDER_LOOK, eye).shown_orders == ()


def test_hands_are_numbers_to_the_others():
    state = table(hands=(("fair", "tax"), ("levy",), ()))
    seen = GAME.view(state, 1)
    assert seen.hand == ("levy",)
    assert seen.hands == (2, 1, 0)
    assert GAME.view(state, None).hand == ()


@pytest.mark.parametrize("state", [BUILDING_LOOK, CONTEST_LOOK, ORDER_LOOK])
def test_a_look_survives_a_restart(state):
    again = codec.load(GAME, codec.dump(GAME, state))
    assert again == state
    assert GAME.view(again, 0) == GAME.view(state, 0)


def whole_table(**changes):
    """A table on which every card has its place, so that twins have much to deal."""
    state = table(deck=DECK[6:], hands=(DECK[:2], DECK[2:4], DECK[4:6]))
    keys = tuple(BUILDINGS)
    return replace(state, piles=(keys[:10], keys[10:20]), left_out=keys[20:], **changes)


def twins(state, eye):
    return [GAME.twin(state, eye, Rng(b"twin", number)) for number in range(30)]


def test_twins_deal_anew_all_that_is_hidden():
    state = whole_table()
    for eye in (None, 0):
        others = twins(state, eye)
        assert len({twin.deck for twin in others}) > 20
        assert len({twin.hands[1] for twin in others}) > 5
        assert len({twin.piles for twin in others}) > 20
        assert len({twin.left_out for twin in others}) > 20
        assert all(GAME.inventory(twin) == GAME.inventory(state) for twin in others)
    assert {twin.hands[0] for twin in twins(state, 0)} == {state.hands[0]}


def test_twins_keep_what_the_eye_is_being_shown():
    look = act(whole_table(), "build p2")
    assert {twin.piles[1][0] for twin in twins(look, 0)} == {look.piles[1][0]}
    assert len({twin.piles[1][0] for twin in twins(look, 1)}) > 5
    draw = act(whole_table(), "draw")
    assert {twin.deck[:2] for twin in twins(draw, 0)} == {draw.deck[:2]}
    assert len({twin.deck[:2] for twin in twins(draw, 1)}) > 5


def test_what_goes_under_the_deck_is_not_told_to_others():
    moved = applied(ORDER_LOOK, "keep tax fair")
    assert not moved.events[0].reveals
    (mine,) = notices(moved.events, 0)
    (theirs,) = notices(moved.events, 1)
    assert mine.key == "urbis-you-keep"
    assert theirs.args.keys() == {"who", "count", "under"}


def test_who_plays_a_card_gets_a_new_hand():
    moved = applied(table(hand=("levy",)), "play levy")
    assert [whisper.seat for whisper in moved.events[0].private] == [0]


def test_placing_shows_the_building_to_all():
    moved = applied(BUILDING_LOOK, "place p1 b1")
    assert moved.events[0].reveals
    assert moved.events[0].public.args["building"].key == "urbis-building-palace"


def test_an_owner_out_of_turn_is_shown_the_orders_alone():
    state = table(city(), piles=(("library", "mint"),), deck=("fair", "tax", "levy"))
    moved = applied(act(state, "build p1"), "place p1 b1")
    look = moved.events[-1]
    assert look.reveals
    assert [whisper.seat for whisper in look.private] == [1]
