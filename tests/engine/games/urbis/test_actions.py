"""The five actions of a turn, and passing."""

from dataclasses import replace

import pytest

from engine.games.urbis import GAME
from engine.games.urbis.view import Ending, Stage
from tests.engine.games.urbis.positions import (
    act,
    answers,
    applied,
    city,
    coins,
    full,
    incomes,
    points,
    purses,
    table,
)

SIX = ("levy", "levy", "lot", "fair", "tax", "audit")


def test_all_five_actions_at_the_start():
    assert answers(table(hand=("levy",))) == ["draw", "income", "build", "guard", "play"]


# Drawing


def test_draw_looks_at_two_keeps_one_and_puts_the_other_under_the_deck():
    state = act(table(deck=("fair", "tax", "levy")), "draw")
    assert state.stage is Stage.KEEP
    assert GAME.view(state, 0).shown_orders == ("fair", "tax")
    state = act(state, "keep tax fair")
    assert state.hands[0] == ("tax",)
    assert state.deck == ("levy", "fair")
    assert state.on_turn == 1


def test_two_equal_orders_are_one_answer():
    state = act(table(deck=("levy", "levy", "fair")), "draw")
    assert answers(state, "keep") == ["levy"]
    state = act(state, "keep levy levy")
    assert (state.hands[0], state.deck) == (("levy",), ("fair", "levy"))


def test_six_cards_are_the_limit():
    assert "draw" not in answers(table(hand=SIX))
    assert "draw" in answers(table(hand=SIX[:5]))


def test_the_last_order_is_taken_without_a_choice_and_ends_the_game():
    """Ruling 6."""
    state = act(table(deck=("fair",)), "draw")
    assert state.hands[0] == ("fair",)
    assert state.ending is Ending.DECK


def test_an_order_put_back_keeps_the_game_going():
    """Ruling 7: only an empty deck at the end of an action ends it."""
    state = act(table(deck=("fair", "tax")), "draw")
    state = act(state, "keep fair tax")
    assert state.deck == ("tax",)
    assert state.ending is None


# Building


def test_build_is_announced_before_the_building_is_seen():
    """Ruling 8."""
    before = table(piles=(("palace", "bank"), ("prison",)))
    assert answers(before, "build") == ["p1", "p2"]
    state = act(before, "build p2")
    assert state.stage is Stage.PLACE
    assert GAME.view(state, 0).shown_buildings == ("prison",)
    assert GAME.turn(state).seats == (0,)


def test_the_plot_is_paid_to_the_treasury():
    before = table(piles=(("palace", "bank"),))
    state = act(act(before, "build p1"), "place p1 a2")
    assert state.city.plot("a2").building == "palace"
    assert coins(state) == [5 - 3, 5, 5]
    assert state.city.treasury == before.city.treasury + 3
    assert state.piles == (("bank",),)
    assert state.on_turn == 1


def test_a_building_may_stand_in_anyone_s_quarter_on_any_plot_that_can_be_paid():
    state = act(table(purses(city(), 2, 5, 5), piles=(("prison", "bank"),)), "build p1")
    places = answers(state, "place", "p1")
    costs = {place: state.city.plot(place).cost for place in places}
    assert max(costs.values()) == 2
    assert {place[0] for place in places} == {"a", "b", "c"}
    expected = sum(plot.cost <= 2 for quarter in state.city.quarters for plot in quarter.plots)
    assert len(places) == expected
    state = act(state, "place p1 b1")
    assert points(state) == [-10, -14, -10]


def test_a_building_that_hurts_must_be_placed_all_the_same():
    """Ruling 8: no way back once it is seen."""
    state = act(table(piles=(("plague", "bank"),)), "build p1")
    assert answers(state) == ["place"]


def test_build_needs_a_plot_that_can_be_paid():
    poor = table(purses(city(), 0, 5, 5))
    assert "build" not in answers(poor)
    assert "build" in answers(table(purses(city(), 1, 5, 5)))


def test_build_needs_a_pile_and_offers_only_those_that_have_a_building():
    assert "build" not in answers(table(piles=((), ())))
    assert answers(table(piles=((), ("bank",))), "build") == ["p2"]


def test_income_follows_the_building_at_once():
    state = act(act(table(piles=(("bank", "mint"),)), "build p1"), "place p1 b1")
    assert incomes(state) == [3, 5, 3]


# Guards


def test_a_guard_costs_five():
    state = act(table(city(a1="bank")), "guard a1")
    assert state.city.plot("a1").guard
    assert coins(state)[0] == 0
    assert state.city.guards == 14


def test_a_guard_may_stand_at_any_building_or_gate_of_the_city():
    """Ruling 13: one for each place, also in other quarters."""
    state = table(city(a1="bank!", b1="mint", ag1="!"))
    assert answers(state, "guard") == ["ag2", "bg1", "bg2", "b1", "cg1", "cg2"]


def test_side_b_has_no_gates():
    """Ruling 1."""
    assert answers(table(city(side="b", a1="bank")), "guard") == ["a1"]
    assert "guard" not in answers(table(city(side="b")))


def test_no_guard_without_five_coins_or_without_supply():
    assert "guard" not in answers(table(purses(city(a1="bank"), 4, 5, 5)))
    empty = replace(city(a1="bank"), guards=0)
    assert "guard" not in answers(table(empty))


def test_a_guard_at_the_gate_cancels_five_points():
    state = act(table(), "guard ag1")
    assert points(state) == [-5, -10, -10]


# Income


def test_income_comes_from_the_treasury():
    state = act(table(), "income")
    assert coins(state)[0] == 8
    assert state.city.treasury == 80 - 3


def test_the_treasury_pays_as_far_as_it_lasts():
    """Ruling 3."""
    state = act(table(purses(city(), 40, 40, 13)), "income")
    assert coins(state)[0] == 42
    assert state.city.treasury == 0
    assert "income" not in answers(state, seat=1)


# Passing


def stuck(passes=0):
    """Nobody can do anything: no coins anywhere but in hands that have nothing to pay for."""
    built = {**full("a", leave=(8,)), **full("b", leave=(3,)), **full("c", leave=(6,))}
    gates = {f"{letter}g{post}": "!" for letter in "abc" for post in (1, 2)}
    made = city(**built, **gates)
    made = replace(made, guards=0, treasury=0)
    hands = (("coffers",) * 6,) * 3
    return table(made, hands=hands, passes=passes)


def test_passing_is_only_for_those_who_can_do_nothing():
    """Ruling 20."""
    assert answers(stuck()) == ["pass"]
    assert "pass" not in answers(table())


def test_a_full_round_of_passes_ends_the_game():
    state = stuck()
    for seat in (0, 1):
        state = act(state, "pass", seat)
        assert state.ending is None
    state = act(state, "pass", 2)
    assert state.ending is Ending.PASSES
    assert GAME.turn(state) is None


def test_any_other_action_breaks_the_row_of_passes():
    state = act(table(passes=2), "income")
    assert state.passes == 0
    assert act(stuck(), "pass").passes == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_turns_go_clockwise(seat):
    state = act(table(on_turn=seat), "income", seat)
    assert state.on_turn == (seat + 1) % 3
    assert state.turn == 2


def test_the_last_changed_places_are_remembered_for_one_move():
    state = act(table(city(a1="bank")), "guard a1")
    assert state.last == ("a1",)
    assert act(state, "income", 1).last == ()


def test_a_hidden_look_is_whispered_and_flagged():
    (event,) = applied(table(piles=(("palace",),)), "build p1").events
    assert event.reveals
    assert [whisper.seat for whisper in event.private] == [0]
    assert "building" not in event.public.args
