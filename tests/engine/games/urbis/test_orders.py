"""Every operation and every condition of the order cards."""

from dataclasses import replace

import pytest

from engine.games.urbis import GAME, orders
from engine.games.urbis.pieces import ORDERS, Op, Operation, Order
from engine.games.urbis.view import Stage
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
    why_not,
)


def test_a_council_order_goes_to_the_own_used_orders_and_scores():
    state = act(table(hand=("levy", "fair")), "play levy")
    assert state.hands[0] == ("fair",)
    assert state.city.quarters[0].used == ("levy",)
    assert points(state) == [-10 + 2, -10, -10]


# Extra plots


def test_an_extra_plot_goes_beside_any_quarter():
    state = table(hand=("orchard",))
    assert answers(state, "play", "orchard") == ["a", "b", "c"]
    state = act(state, "play orchard b")
    plot = state.city.plot("b11")
    assert (plot.cost, plot.card, plot.building) == (3, "orchard", None)
    assert state.last == ("b11",)
    assert state.city.quarters[0].used == ()


def test_an_extra_plot_scores_for_the_quarter_and_only_once_it_is_built_on():
    """Rulings 16 and 17."""
    state = act(table(hand=("orchard",), piles=(("fountain", "bank"),)), "play orchard b")
    assert points(state) == [-10, -10, -10]
    state = act(act(state, "build p1", 1), "place p1 b11", 1)
    assert points(state) == [-10, -10 + 3 + 3, -10]


def test_several_extra_plots_beside_one_quarter():
    state = act(table(hands=(("lot",), ("pier",), ())), "play lot c")
    state = act(state, "play pier c", 1)
    assert [plot.number for plot in state.city.quarters[2].plots[-2:]] == [11, 12]


# Payments


@pytest.mark.parametrize(
    ("order", "cost"), [("levy", 3), ("repair", 5), ("feast", 7), ("tribute", 10)]
)
def test_payments_must_be_made_in_full(order, cost):
    short = table(purses(city(), cost - 1, 5, 5), hand=(order,))
    assert why_not(short, order) == "coins"
    state = act(table(purses(city(), cost, 5, 5), hand=(order,)), f"play {order}")
    assert coins(state) == [0, 5, 5]


def test_rulebook_example_ten_coins_for_the_treasury():
    """With 5 coins the order cannot be carried out now; with 10 it can."""
    assert why_not(table(hand=("tribute",)), "tribute") == "coins"
    assert "play" not in answers(table(hand=("tribute",)))
    assert why_not(table(purses(city(), 10, 5, 5), hand=("tribute",)), "tribute") is None


def test_charity_needs_a_coin_for_everyone_else():
    assert why_not(table(purses(city(), 1, 5, 5), hand=("charity",)), "charity") == "coins"
    state = act(table(purses(city(), 2, 5, 0), hand=("charity",)), "play charity")
    assert coins(state) == [0, 6, 1]
    assert state.city.treasury == 95 - 7


# Conditions


@pytest.mark.parametrize(("order", "need"), [("census", 5), ("great-census", 7)])
def test_census(order, need):
    enough = {f"a{number}": "mill" for number in range(1, need + 1)}
    assert why_not(table(city(**enough), hand=(order,)), order) is None
    enough.popitem()
    assert why_not(table(city(**enough), hand=(order,)), order) == "buildings"


def test_buildings_of_others_are_no_census():
    others = {f"b{number}": "mill" for number in range(1, 9)}
    assert why_not(table(city(**others), hand=("census",)), "census") == "buildings"


@pytest.mark.parametrize(
    ("buildings", "reason"), [({}, "rich"), ({"a1": "mill"}, "rich"), ({"a1": "bank"}, None)]
)
def test_prosperity_is_two_above_the_start(buildings, reason):
    assert why_not(table(city(**buildings), hand=("prosperity",)), "prosperity") == reason


@pytest.mark.parametrize(
    ("seats", "building", "reason"),
    [(4, "theatre", "lean"), (4, "court", None), (2, "theatre", None), (3, "theatre", "lean")],
)
def test_lean_years_are_two_below_the_start_or_one(seats, building, reason):
    state = table(city(seats, a1=building), hand=("lean-years",))
    assert why_not(state, "lean-years") == reason


@pytest.mark.parametrize(
    ("places", "reason"),
    [
        ({"a1": "bank!"}, "guards"),
        ({"a1": "bank!", "b1": "mint!", "bg1": "!"}, "guards"),
        ({"a1": "bank!", "ag1": "!"}, None),
        ({"ag2": "!", "ag1": "!"}, None),
    ],
)
def test_the_watch_counts_guards_on_buildings_and_posts_of_the_own_quarter(places, reason):
    assert why_not(table(city(**places), hand=("watch",)), "watch") == reason


def test_full_coffers_stay_full():
    assert why_not(table(purses(city(), 11, 0, 0), hand=("coffers",)), "coffers") == "coins"
    state = act(table(purses(city(), 12, 0, 0), hand=("coffers",)), "play coffers")
    assert coins(state) == [12, 0, 0]


def test_clean_streets_need_four_buildings_and_no_minus():
    four = {"a1": "mill", "a2": "bank", "a3": "forge", "a4": "clock"}
    assert why_not(table(city(**four), hand=("clean",)), "clean") is None
    assert why_not(table(city(**four, a5="mint"), hand=("clean",)), "clean") == "no-grim"
    four.popitem()
    assert why_not(table(city(**four), hand=("clean",)), "clean") == "buildings"


def test_iron_order_needs_three_with_minus_points():
    two = {"a1": "prison", "a2": "mint"}
    assert why_not(table(city(**two), hand=("iron",)), "iron") == "grim"
    assert why_not(table(city(**two, a3="slums"), hand=("iron",)), "iron") is None


# Coins


def test_subsidy_takes_five_or_what_is_left():
    state = act(table(hand=("subsidy",)), "play subsidy")
    assert coins(state) == [10, 5, 5]
    state = act(table(purses(city(), 50, 42, 0), hand=("subsidy",)), "play subsidy")
    assert coins(state) == [53, 42, 0]


@pytest.mark.parametrize("order", ["subsidy", "harvest", "fair"])
def test_nothing_comes_from_an_empty_treasury(order):
    assert why_not(table(purses(city(), 50, 45, 0), hand=(order,)), order) == "treasury"


def test_tax_takes_up_to_two_from_each():
    """Ruling 21."""
    state = act(table(purses(city(), 0, 1, 5), hand=("tax",)), "play tax")
    assert coins(state) == [3, 0, 3]
    assert why_not(table(purses(city(), 9, 0, 0), hand=("tax",)), "tax") == "take-from-each"


def test_audit_takes_up_to_four_from_one():
    before = table(purses(city(4), 0, 3, 5, 0), hand=("audit",))
    assert answers(before, "play", "audit") == ["b", "c"]
    assert coins(act(before, "play audit b")) == [3, 0, 5, 0]
    assert coins(act(before, "play audit c")) == [4, 3, 1, 0]
    alone = table(purses(city(), 9, 0, 0), hand=("audit",))
    assert why_not(alone, "audit") == "take-from-one"


def test_good_harvest_is_twice_the_income():
    state = act(table(city(a1="bank"), hand=("harvest",)), "play harvest")
    assert coins(state) == [5 + 10, 5, 5]


def test_the_fair_pays_clockwise_as_far_as_the_treasury_lasts():
    before = table(purses(city(b1="bank"), 20, 65, 4), hand=("fair",))
    assert coins(act(before, "play fair")) == [23, 68, 4]


# Moving


def test_rulebook_example_the_court_moves_to_the_neighbour():
    """Philipp's income goes up by two, Lena's goes down by two."""
    before = table(city(4, a1="court"), hand=("resettle",))
    assert incomes(before)[:2] == [2, 4]
    state = act(before, "play resettle a1 b3")
    assert incomes(state)[:2] == [4, 2]
    assert state.city.plot("b3").building == "court"
    assert coins(state) == [5] * 4, "moving is free of plot costs"


def test_rulebook_example_bank_and_hospital_cancel_out():
    assert incomes(table(city(a1="bank", a2="hospital"))) == [3, 3, 3]


def test_income_stays_within_one_and_nine_and_remembers_what_was_cut_off():
    """Ruling 5: Mint +3 and Bank +2 with six players; without the Mint it is 8."""
    rich = table(city(6, a1="mint", a2="bank"), hand=("renewal",))
    assert incomes(rich)[0] == 9
    assert incomes(act(rich, "play renewal a1"))[0] == 8
    poor = table(city(2, a1="palace", a2="court"), hand=("renewal",))
    assert incomes(poor)[0] == 1
    assert incomes(act(poor, "play renewal a1"))[0] == 1


def test_resettlement_takes_own_unguarded_buildings_to_other_quarters():
    state = table(city(a1="court", a2="bank!", b1="mill"), hand=("resettle",))
    assert answers(state, "play", "resettle") == ["a1"]
    to = answers(state, "play", "resettle", "a1")
    assert {place[0] for place in to} == {"b", "c"}
    assert "b1" not in to
    assert len(to) == 9 + 10


def test_annexation_pays_two_and_brings_a_building_home():
    state = table(city(a1="court", b1="mill", b2="bank!", c1="forge"), hand=("annex",))
    assert answers(state, "play", "annex") == ["b1", "c1"]
    state = act(state, "play annex c1 a8")
    assert state.city.plot("a8").building == "forge"
    assert coins(state) == [3, 5, 5]
    assert why_not(table(purses(city(b1="mill"), 1, 5, 5), hand=("annex",)), "annex") == "coins"


def test_annexation_needs_a_free_plot_at_home():
    state = table(city(**full("a"), b1="mill"), hand=("annex",))
    assert why_not(state, "annex") == "move"


def test_the_quarrel_moves_between_any_two_different_quarters():
    state = table(city(a1="court", b1="mill"), hand=("quarrel",))
    assert answers(state, "play", "quarrel") == ["a1", "b1"]
    assert {place[0] for place in answers(state, "play", "quarrel", "b1")} == {"a", "c"}


def test_a_building_moves_only_if_another_quarter_has_room():
    state = table(city(2, a1="court", **full("b")), hand=("quarrel",))
    places = answers(state, "play", "quarrel")
    assert "a1" not in places
    assert len(places) == 10


def test_moved_buildings_do_not_act_again():
    """Ruling 11."""
    state = act(table(city(a1="warehouse"), hand=("resettle",)), "play resettle a1 b1")
    assert coins(state) == [5, 5, 5]
    state = act(table(city(a1="barracks"), hand=("resettle",)), "play resettle a1 b1")
    assert state.stage is Stage.ACT
    assert state.on_turn == 1


def test_exchange_swaps_two_unguarded_buildings():
    state = table(city(a1="prison", a2="bank!", b1="palace", c1="mill!"), hand=("exchange",))
    assert answers(state, "play", "exchange") == ["a1"]
    assert answers(state, "play", "exchange", "a1") == ["b1"]
    state = act(state, "play exchange a1 b1")
    assert state.city.plot("a1").building == "palace"
    assert state.city.plot("b1").building == "prison"
    assert incomes(state) == [3 + 2 - 3, 3, 3 + 1]


@pytest.mark.parametrize("places", [{"a1": "mill"}, {"b1": "mill"}, {"a1": "mill", "b1": "bank!"}])
def test_exchange_needs_one_on_either_side(places):
    assert why_not(table(city(**places), hand=("exchange",)), "exchange") == "swap"


# Destroying


@pytest.mark.parametrize(
    ("order", "places"),
    [("demolish", ["a1", "b1"]), ("bonfire", ["b1"]), ("renewal", ["a1"])],
)
def test_what_may_be_destroyed(order, places):
    """Ruling 14: never what is guarded."""
    state = table(city(a1="court", a2="bank!", b1="mill", b2="forge!"), hand=(order,))
    assert answers(state, "play", order) == places
    guarded = table(city(a1="court!", b1="mill!"), hand=(order,))
    assert why_not(guarded, order) == "destroy"


def test_a_destroyed_building_leaves_the_game_and_frees_its_plot():
    """Ruling 12."""
    state = act(table(city(b1="court"), hand=("demolish",)), "play demolish b1")
    assert state.city.plot("b1").building is None
    assert state.city.removed == ("court",)
    assert coins(state) == [2, 5, 5]
    assert incomes(state) == [3, 3, 3]


def test_a_bonfire_costs_two_points():
    """Ruling 18: negative orders count as well."""
    state = act(table(city(b1="court"), hand=("bonfire",)), "play bonfire b1")
    assert points(state)[0] == -12


def test_land_clearance_removes_an_empty_extra_plot_for_good():
    made = city(extra=(("lot", "b"), ("pier", "b"), ("gate", "a")), b11="mill")
    state = table(made, hand=("clearance",))
    assert answers(state, "play", "clearance") == ["a11", "b12"]
    state = act(state, "play clearance b12")
    assert state.city.removed == ("pier",)
    assert len(state.city.quarters[1].plots) == 11


def test_a_plot_keeps_its_number_when_another_goes():
    made = city(extra=(("lot", "b"), ("pier", "b")))
    state = act(table(made, hand=("clearance",)), "play clearance b11")
    assert state.city.plot("b12").card == "pier"


def test_land_clearance_needs_an_empty_extra_plot():
    made = city(extra=(("lot", "b"),), b11="mill")
    assert why_not(table(made, hand=("clearance",)), "clearance") == "clear-plot"


# Building by order


def test_cheap_timber_takes_three_off():
    before = table(purses(city(), 1, 5, 5), hand=("timber",))
    state = act(before, "play timber p2")
    assert GAME.view(state, 0).shown_buildings == ("avenue",)
    places = answers(state, "place", "p2")
    assert max(state.city.plot(place).cost for place in places) == 4
    cheap = act(state, "place p2 a5")
    assert coins(cheap)[0] == 1, "a plot of 2 costs nothing"
    dear = act(state, "place p2 a4")
    assert coins(dear)[0] == 0, "a plot of 4 costs 1"
    assert cheap.city.quarters[0].used == ("timber",)


def test_timber_works_without_a_coin():
    assert why_not(table(purses(city(), 0, 5, 5), hand=("timber",)), "timber") is None
    assert why_not(table(purses(city(), 0, 5, 5), hand=("contest",)), "contest") == "plots"
    assert why_not(table(piles=((), ()), hand=("timber",)), "timber") == "piles"


def test_the_contest_shows_every_pile_and_leaves_the_others():
    before = table(hand=("contest",), piles=(("palace", "bank"), (), ("prison", "mint")))
    state = act(before, "play contest")
    assert GAME.view(state, 0).shown_buildings == ("palace", "prison")
    assert answers(state, "place") == ["p1", "p3"]
    state = act(state, "place p3 b1")
    assert state.piles == (("palace", "bank"), (), ("mint",))
    assert state.city.plot("b1").building == "prison"


# Guards by order


def test_recruitment_posts_a_guard_for_nothing():
    state = act(table(hand=("recruit",)), "play recruit bg2")
    assert state.city.quarters[1].posts == (False, True)
    assert coins(state)[0] == 5
    assert state.city.guards == 14


def test_recruitment_takes_from_the_supply_only():
    """Ruling 26."""
    made = replace(city(a1="bank!"), guards=0)
    assert why_not(table(made, hand=("recruit",)), "recruit") == "supply"


def test_recruitment_needs_a_place():
    state = table(city(side="b"), hand=("recruit",))
    assert why_not(state, "recruit") == "guard"


def test_a_bribe_sends_a_guard_back():
    before = table(city(a1="bank!", bg1="!"), hand=("bribe",))
    assert answers(before, "play", "bribe") == ["a1", "bg1"]
    state = act(before, "play bribe bg1")
    assert state.city.quarters[1].posts == (False, False)
    assert state.city.guards == 14
    assert coins(state)[0] == 4
    assert why_not(table(city(a1="bank"), hand=("bribe",)), "bribe") == "dismiss"


def test_a_guard_is_no_shield_for_itself():
    """The rulebook: orders may not be aimed at the building, but at the guard."""
    state = table(city(b1="bank!"), hand=("bribe", "demolish"))
    assert why_not(state, "demolish") == "destroy"
    assert why_not(act(state, "play bribe b1"), "demolish") is None


def test_the_shift_moves_a_guard_to_another_place():
    before = table(city(a1="bank!", b1="mint"), hand=("shift",))
    assert answers(before, "play", "shift") == ["a1"]
    assert "a1" not in answers(before, "play", "shift", "a1")
    state = act(before, "play shift a1 b1")
    assert not state.city.plot("a1").guard
    assert state.city.plot("b1").guard
    assert state.city.guards == 14
    assert why_not(table(city(a1="bank"), hand=("shift",)), "shift") == "shift"


# Orders about orders


def test_the_chancery_looks_at_four_keeps_two_and_orders_the_rest():
    deck = ("fair", "tax", "levy", "audit", "lot")
    state = act(table(hand=("chancery",), deck=deck), "play chancery")
    assert state.stage is Stage.KEEP
    assert GAME.view(state, 0).shown_orders == deck[:4]
    state = act(state, "keep levy fair audit tax")
    assert state.hands[0] == ("levy", "fair")
    assert state.deck == ("lot", "audit", "tax")


def test_the_chancery_does_not_count_for_the_hand_limit():
    """Ruling 25: five cards are left, so one may be kept."""
    hand = ("chancery", "levy", "levy", "lot", "fair", "tax")
    state = act(table(hand=hand, deck=("audit", "pier", "wall", "gate", "close")), "play chancery")
    assert state.tasks[0].keep == 1
    state = act(state, "keep pier gate wall audit")
    assert len(state.hands[0]) == 6
    assert state.deck == ("close", "gate", "wall", "audit")


def test_the_chancery_with_a_short_deck():
    state = act(table(hand=("chancery",), deck=("audit", "pier", "wall")), "play chancery")
    assert (state.tasks[0].look, state.tasks[0].keep) == (3, 2)
    state = act(table(hand=("chancery",), deck=("audit", "pier")), "play chancery")
    assert state.hands[0] == ("audit", "pier")
    assert state.ending == "deck"


def test_denunciation_puts_a_random_card_under_the_deck():
    hands = (("denounce",), ("levy", "fair"), ())
    before = table(hands=hands, deck=("lot",))
    assert answers(before, "play", "denounce") == ["b"]
    lost = {act(before, "play denounce b", dice=dice).deck[-1] for dice in range(20)}
    assert lost == {"levy", "fair"}
    moved = applied(before, "play denounce b")
    told = [w.seat for event in moved.events for w in event.private]
    assert 1 in told, "whose hand has changed is told"
    assert len(moved.state.hands[1]) == 1
    assert why_not(table(hand=("denounce",)), "denounce") == "discard-other"


def test_a_payment_is_deducted_before_later_parts_are_checked(monkeypatch):
    """No card of the box pays and builds, but one could."""
    card = Order("works", 0, does=(Operation(Op.PAY, 3), Operation(Op.BUILD)))
    monkeypatch.setattr(orders, "ORDERS", {**ORDERS, "works": card})
    assert why_not(table(purses(city(), 3, 5, 5), hand=("works",)), "works") == "plots"
    assert why_not(table(purses(city(), 4, 5, 5), hand=("works",)), "works") is None


def test_parts_are_all_or_nothing():
    """Ruling 22: three coins are there, but nothing to destroy."""
    state = table(purses(city(), 3, 5, 5), hand=("demolish",))
    assert why_not(state, "demolish") == "destroy"
    assert "play" not in answers(state)
