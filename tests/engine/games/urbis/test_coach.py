"""The coach names what is good at this very table: positions whose best answer the rules tell."""

import time
from dataclasses import replace

import pytest

from engine.core.options import Config
from engine.games.urbis import GAME
from locales import Locale
from tests.engine.games.urbis.positions import act, city, full, purses, table
from tests.laws.playing import played
from tests.words import all_words

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]
MOST_SECONDS = 0.05


@pytest.fixture(scope="module")
def say():
    return all_words().speaker(Locale.EN, NAMES)


def coached(state, *draft, seat=0):
    return GAME.coach(GAME.view(state, seat), draft)


def key(state, *draft, seat=0):
    return coached(state, *draft, seat=seat).key.removeprefix("urbis-coach-")


def names(message):
    """The buildings, cards and quarters that a sentence speaks of, by their last words."""
    found = [arg for arg in message.args.values() if hasattr(arg, "key")]
    return {one.key.rsplit("-", 1)[-1] for one in found}


# The action of a turn


def test_the_last_plot_that_can_be_paid_is_the_victory():
    made = city(**full("a", leave=(5,)))
    assert key(table(purses(made, 9, 5, 5))) == "win"
    assert key(table(purses(made, 0, 5, 5))) != "win", "its plot can't be paid"


def test_an_order_that_completes_the_own_quarter_is_named():
    made = city(b1="palace", **full("a", leave=(8,)))
    poor, able = (purses(made, coins, 5, 5) for coins in (1, 2))
    assert key(table(poor, hand=("annex",))) != "win-card", "it costs two coins"
    won = coached(table(able, hand=("annex",)))
    assert (won.key, names(won)) == ("urbis-coach-win-card", {"annex"})
    extra = city(coins=0, extra=(("lot", "a"),), **full("a"))
    assert names(coached(table(extra, hand=("clearance",)))) == {"clearance"}


def test_whoever_lacks_one_plot_is_to_be_stopped(say):
    made = city(**full("b", leave=(5,)))
    assert say(coached(table(made))).startswith("Bob needs one more building to win.")
    assert names(coached(table(made, hand=("levy", "orchard")))) >= {"orchard"}
    assert names(coached(table(made, hand=("levy", "bonfire")))) >= {"bonfire"}
    walled = {place: f"{building}!" for place, building in full("b", leave=(5,)).items()}
    assert key(table(city(**walled), hand=("bonfire",))) == "threat", "guards forbid the bonfire"


def test_the_order_with_the_most_points_is_praised_with_its_price(say):
    rich = purses(city(a1="bank"), 20, 5, 5)
    told = coached(table(rich, hand=("levy", "feast", "orchard")))
    assert say(told) == "“City Feast” brings you +5 for 7 coins; you have 20."
    early = table(city(a1="bank"), hand=("levy",), piles=(("fountain",) * 10,))
    assert key(early) != "order", "five coins are for building"
    many = city(**{f"a{number}": "bank" for number in range(1, 6)})
    free = coached(table(purses(many, 0, 5, 5), hand=("census",)))
    assert say(free) == "You can play “Census” now: +3 for you, and it costs nothing."


def test_empty_gates_are_spoken_of_once_they_can_be_afforded():
    assert key(table(purses(city(), 12, 5, 5))) == "gates"
    guarded = city(ag1="!", ag2="!")
    assert key(table(purses(guarded, 12, 5, 5), hand=("chancery",))) == "build"
    assert key(table(city(coins=12, side="b"), hand=("chancery",))) == "build", "no gates there"


def test_without_the_coins_for_a_plot_income_is_the_way(say):
    told = coached(table(purses(city(), 0, 5, 5)))
    assert say(told) == "Your cheapest free plot costs 1 and you have 0. Income brings +3."


def test_the_count_is_announced_with_both_scores(say):
    piles = (("fountain",), ("clock",))
    behind = table(city(b1="palace", bg1="!", bg2="!", ag1="!", ag2="!"), piles=piles)
    assert key(behind) == "late-behind"
    ahead = coached(table(city(a1="palace", ag1="!", ag2="!"), piles=piles))
    assert ahead.args["mine"] == 8
    assert ahead.args["points"] == -10


# A building that was looked at


def looking_at(building, made=None, **changes):
    state = table(made or city(side="b"), piles=((building, "clock"), ("avenue",) * 10), **changes)
    return act(state, "build p1")


def test_a_good_building_goes_home_on_the_cheapest_plot():
    told = coached(looking_at("theatre"), "place", "p1")
    assert (told.key, told.args["cost"]) == ("urbis-coach-home", 3)


def test_an_extra_plot_of_ones_own_adds_its_points():
    made = city(side="b", extra=(("orchard", "a"), ("gate", "b")))
    told = coached(looking_at("theatre", made), "place", "p1")
    assert (told.key, told.args["more"], told.args["cost"]) == ("urbis-coach-home-extra", 3, 3)


def test_a_bad_building_goes_to_the_leader_but_never_on_a_last_plot(say):
    made = city(side="b", coins=9, b1="palace", c1="clock")
    assert say(coached(looking_at("cemetery", made), "place", "p1")) == (
        "−4 for whoever gets the Cemetery. Put it into quarter B (Bob): points there 8."
    )
    nearly = city(side="b", coins=9, c1="clock", **full("b", "b", leave=(1,)))
    assert "quarter C (Cid)" in say(coached(looking_at("cemetery", nearly), "place", "p1"))
    two = city(2, side="b", coins=9, **full("b", "b", leave=(1,)))
    assert key(looking_at("cemetery", two), "place", "p1") == "stuck"


def test_a_prison_at_home_saves_more_at_the_gates_than_it_costs():
    assert key(looking_at("prison", city()), "place", "p1") == "home-guards"
    guarded = city(ag1="!", ag2="!")
    assert key(looking_at("prison", guarded), "place", "p1") == "away"


def test_an_income_is_worth_a_point_early_and_not_late():
    early = looking_at("tavern")
    assert key(early, "place", "p1") == "invest"
    late = replace(early, piles=(("tavern",), ("avenue",)))
    assert key(late, "place", "p1") == "away"


def test_whoever_can_complete_the_own_quarter_is_told():
    made = city(coins=9, **full("a", leave=(5,)))
    assert key(looking_at("cemetery", made), "place", "p1") == "win-place"


def test_of_several_buildings_the_best_at_home_is_named():
    state = table(city(), hand=("contest",), piles=(("theatre", "clock"), ("prison", "clock")))
    told = coached(act(state, "play contest"), "place")
    assert names(told) == {"prison"}, "+4 for the theatre, −4 + 10 for the prison"
    guarded = replace(state, city=city(ag1="!", ag2="!"))
    assert names(coached(act(guarded, "play contest"), "place")) == {"theatre"}


# Orders


def test_the_order_to_keep_is_the_one_that_can_be_played(say):
    state = act(table(deck=("tribute", "levy", *["lot"] * 9)), "draw")
    assert names(coached(state, "keep")) == {"levy"}
    later = act(table(deck=("tribute", "coffers", *["lot"] * 9)), "draw")
    assert say(coached(later, "keep")) == (
        "“Great Tribute” (+7) is the best of these, but for later: needs 10 coins, you have 5."
    )


def test_an_extra_plot_holds_up_whoever_is_nearly_done():
    made = city(**full("c", leave=(5, 6)))
    assert key(table(made, hand=("orchard",)), "play", "orchard") == "plot-rival"
    assert key(table(hand=("orchard",)), "play", "orchard") == "plot-home"
    own = city(**full("a", leave=(5, 6)))
    assert key(table(own, hand=("orchard",)), "play", "orchard") == "plot-away"


TARGETS = [
    ("resettle", {"a1": "cemetery", "a2": "palace"}, "send", {"cemetery"}),
    ("resettle", {"a1": "clock", "a2": "palace"}, "send-least", {"clock"}),
    ("annex", {"b1": "palace!", "b2": "theatre", "c1": "dump"}, "fetch", {"theatre", "other"}),
    ("annex", {"b1": "palace!", "c1": "dump"}, "fetch-none", {"dump", "other"}),
    ("quarrel", {"a1": "dump", "b2": "theatre"}, "send", {"dump"}),
    ("quarrel", {"a1": "clock", "b2": "theatre"}, "fetch", {"theatre", "other"}),
    ("exchange", {"a1": "clock", "a2": "palace", "b1": "bank"}, "send-least", {"clock"}),
    ("renewal", {"a1": "gallows", "a2": "palace"}, "send", {"gallows"}),
    ("bonfire", {"b1": "court", "c1": "palace", "c2": "dump"}, "destroy", {"court", "other"}),
    ("bonfire", {"b1": "dump", "c1": "gallows"}, "destroy-none", {"gallows", "other"}),
    ("demolish", {"a1": "dump", "b1": "clock"}, "send", {"dump"}),
    ("recruit", {"a1": "palace"}, "guard-gate", set()),
    ("recruit", {"ag1": "!", "ag2": "!", "a1": "palace"}, "guard-building", {"palace", "own"}),
    ("recruit", {"ag1": "!", "ag2": "!", "b1": "dump"}, "guard-trap", {"dump", "other"}),
    ("bribe", {"ag1": "!", "bg1": "!"}, "dismiss-gate", {"other"}),
    ("bribe", {"ag1": "!", "b1": "palace!"}, "dismiss-building", {"palace", "other"}),
    ("bribe", {"ag1": "!"}, "dismiss", set()),
    ("shift", {"a1": "clock!", "bg1": "!"}, "dismiss-gate", {"other"}),
    ("audit", {"a1": "clock"}, "richest", set()),
]


@pytest.mark.parametrize(("order", "places", "sentence", "named"), TARGETS)
def test_targets_of_orders(order, places, sentence, named):
    state = table(purses(city(**places), 9, 3, 4), hand=(order,))
    told = coached(state, "play", order)
    assert told.key == f"urbis-coach-{sentence}"
    assert names(told) - {"seat"} == named


def test_the_richest_and_the_fullest_hand_are_named(say):
    rich = table(purses(city(), 0, 3, 9), hand=("audit",))
    assert say(coached(rich, "play", "audit")) == "Cid has the most coins: 9."
    many = table(hands=(("denounce",), ("lot", "pier"), ("wall",)))
    assert say(coached(many, "play", "denounce")).startswith("Bob holds the most orders: 2.")


def test_what_is_moved_home_takes_the_dearest_plot_or_wins():
    state = table(city(coins=9, b1="palace"), hand=("annex",))
    told = coached(state, "play", "annex", "b1")
    assert (told.key, told.args["cost"]) == ("urbis-coach-to-home", 7)
    won = table(city(coins=9, b1="palace", **full("a", leave=(5,))), hand=("annex",))
    assert key(won, "play", "annex", "b1") == "win-place"


def test_an_empty_plot_of_ones_own_is_removed_first():
    mine = table(city(extra=(("lot", "a"), ("pier", "b"))), hand=("clearance",))
    assert key(mine, "play", "clearance") == "clear-home"
    done = table(city(extra=(("lot", "a"),), **full("a")), hand=("clearance",))
    assert key(done, "play", "clearance") == "clear-win"
    theirs = table(city(extra=(("lot", "b"), ("pier", "c"))), hand=("clearance",))
    assert names(coached(theirs, "play", "clearance")) == {"pier", "other"}
    traps = table(city(extra=(("pier", "b"),), **full("b")), hand=("clearance",))
    assert key(traps, "play", "clearance") == "careful"


# What a new building allows


def test_a_free_guard_belongs_to_the_own_gate_also_out_of_turn():
    state = act(looking_at("watchtower", city()), "place p1 b1")
    assert key(state, "guard", seat=1) == key(state, seat=1) == "guard-gate"
    assert key(state, "skip", seat=1) == "skip"


@pytest.mark.parametrize("seats", [2, 6])
def test_a_coach_takes_no_time(seats):
    slowest = 0.0
    for ply in played(GAME, Config(seats))[::5]:
        view = ply.before.seen_by(ply.seat).view
        for length in range(len(ply.moved.action)):
            times = []
            for _ in range(3):
                begun = time.perf_counter()
                GAME.coach(view, ply.moved.action[:length])
                times.append(time.perf_counter() - begun)
            slowest = max(slowest, min(times))
    assert slowest < MOST_SECONDS
