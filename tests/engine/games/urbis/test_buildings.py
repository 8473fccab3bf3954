"""What a new building does for the owner of its quarter, who may not be on turn."""

from dataclasses import replace

import pytest

from engine.games.urbis import GAME
from engine.games.urbis.view import Stage
from tests.engine.games.urbis.positions import act, answers, city, coins, points, purses, table


def build(building, place, made=None, **changes):
    """Seat 0 builds it there."""
    state = table(made, piles=((building, "fountain"),), **changes)
    return act(act(state, "build p1"), f"place p1 {place}")


@pytest.mark.parametrize(
    ("building", "change"),
    [("bathhouse", 1), ("brewery", 2), ("warehouse", 3), ("pawnshop", 2), ("monument", -2)],
)
def test_coins_for_the_quarter_s_owner(building, change):
    state = build(building, "b5")
    assert state.city.plot("b5").cost == 1
    assert coins(state) == [4, 5 + change, 5]


def test_the_monument_takes_no_more_than_there_is():
    """Ruling 22: "up to" may be partial."""
    assert coins(build("monument", "b5", purses(city(), 5, 1, 5))) == [4, 0, 5]


def test_a_short_treasury_pays_what_it_has():
    """Ruling 3: the one coin just paid for the plot is all there is."""
    assert coins(build("warehouse", "b5", purses(city(), 45, 25, 25))) == [44, 26, 25]


@pytest.mark.parametrize(("building", "most"), [("customs", 1), ("thieves", 2)])
def test_others_pay_the_quarter_s_owner(building, most):
    state = build(building, "b5", purses(city(4), 5, 0, 1, 7))
    assert coins(state) == [4 - most, most + 1 + most, 0, 7 - most]


# Orders


@pytest.mark.parametrize("building", ["library", "ruins"])
def test_the_owner_draws_out_of_turn(building):
    state = build(building, "b5", deck=("fair", "tax", "levy"))
    assert GAME.turn(state).seats == (1,)
    assert state.stage is Stage.KEEP
    assert GAME.view(state, 0).shown_orders == ()
    assert GAME.view(state, 1).shown_orders == ("fair", "tax")
    state = act(state, "keep fair tax", 1)
    assert state.hands[1] == ("fair",)
    assert state.on_turn == 1, "the turn goes on to the next player"


def test_a_draw_with_a_full_hand_is_lost():
    """Ruling 19."""
    hands = ((), ("levy",) * 6, ())
    state = build("library", "b5", hands=hands, deck=("fair", "tax"))
    assert state.stage is Stage.ACT
    assert len(state.hands[1]) == 6
    assert state.deck == ("fair", "tax")


def test_the_beggars_lose_a_random_order_of_the_owner():
    state = build("beggars", "b5", hands=(("fair",), ("levy", "tax"), ()), deck=("lot",))
    assert len(state.hands[1]) == 1
    assert state.deck[0] == "lot"
    assert {*state.hands[1], state.deck[1]} == {"levy", "tax"}
    assert build("beggars", "b5", deck=("lot",)).deck == ("lot",)


# Guard icons


def test_the_owner_posts_the_free_guard():
    """Ruling 15."""
    state = build("watchtower", "b5")
    assert GAME.turn(state).seats == (1,)
    assert state.stage is Stage.ICON
    assert answers(state, seat=1) == ["guard", "skip"]
    state = act(state, "guard ag1", 1)
    assert state.city.quarters[0].posts == (True, False)
    assert state.city.guards == 14
    assert coins(state) == [4, 5, 5]
    assert state.on_turn == 1


def test_the_guard_may_stand_on_the_new_building():
    state = act(build("watchtower", "b5"), "guard b5", 1)
    assert state.city.plot("b5").guard


def test_two_icons_are_two_decisions_each_optional():
    state = build("barracks", "a1")
    state = act(state, "guard a1")
    assert state.stage is Stage.ICON
    state = act(state, "skip")
    assert state.stage is Stage.ACT
    assert state.city.guards == 14


def test_with_an_empty_supply_any_guard_may_move_instead():
    made = replace(city(c1="bank!"), guards=0)
    state = build("watchtower", "b5", made)
    assert answers(state, seat=1) == ["shift", "skip"]
    assert answers(state, "shift", seat=1) == ["c1"]
    state = act(state, "shift c1 b5", 1)
    assert not state.city.plot("c1").guard
    assert state.city.plot("b5").guard
    assert state.city.guards == 0


def test_an_icon_without_supply_and_without_guards_is_lost():
    state = build("watchtower", "b5", replace(city(), guards=0))
    assert state.stage is Stage.ACT


def test_guards_stay_when_their_building_moves():
    """Ruling 11 and the rulebook: the new quarter gets no guard, the old one keeps its own."""
    state = act(build("watchtower", "a1", hand=("resettle",)), "guard ag1")
    state = act(act(state, "income", 1), "income", 2)
    state = act(state, "play resettle a1 b1")
    assert state.stage is Stage.ACT
    assert state.city.quarters[0].posts == (True, False)


# Surveyors and smugglers


def test_the_surveyors_move_another_building_out():
    state = build("surveyors", "b5", city(a1="mill", b1="prison", b2="bank!"))
    assert state.stage is Stage.EVICT
    assert answers(state, seat=1) == ["move", "skip"]
    assert answers(state, "move", seat=1) == ["b1"], "not itself, not what is guarded"
    assert {place[0] for place in answers(state, "move", "b1", seat=1)} == {"a", "c"}
    state = act(state, "move b1 a5", 1)
    assert state.city.plot("a5").building == "prison"
    assert points(state)[:2] == [-10 + 1 - 4, -10 + 1]


def test_the_surveyors_have_nothing_to_move():
    assert build("surveyors", "b5", city(b2="bank!")).stage is Stage.ACT


def test_the_smugglers_may_send_any_guard_away():
    state = build("smugglers", "b5", city(a1="mill!", cg1="!"))
    assert state.stage is Stage.DISMISS
    assert answers(state, "dismiss", seat=1) == ["a1", "cg1"]
    assert act(state, "dismiss a1", 1).city.guards == 14
    assert act(state, "skip", 1).city.guards == 13
    assert build("smugglers", "b5").stage is Stage.ACT


def test_an_effect_of_a_building_from_an_order_comes_too():
    state = table(hand=("timber",), piles=(("warehouse", "fountain"),))
    state = act(act(state, "play timber p1"), "place p1 b5")
    assert coins(state) == [5, 8, 5]
