"""What Urbis can say beforehand: who would win, what would change, and what harms nobody."""

from dataclasses import replace

import pytest

from engine.core.game import End
from engine.games.urbis import GAME
from engine.games.urbis.fallback import harms
from locales import Locale
from tests.engine.games.urbis.positions import act, city, full, match_of, points, purses, table
from tests.words import all_words

NAMES = ["Ann", "Bob", "Cid"]


@pytest.fixture(scope="module")
def say():
    return all_words().speaker(Locale.EN, NAMES)


def option(state, *draft):
    *asked, chosen = draft
    options = GAME.ask(GAME.view(state, 0), tuple(asked)).options
    return next(one for one in options if one.token == chosen)


def placing(building, made, **changes):
    return act(table(made, piles=((building, "mint"),), **changes), "build p1")


# The end is announced


@pytest.mark.parametrize(("letter", "winner"), [("a", 0), ("b", 1)])
def test_the_last_plot_of_a_quarter_wins_for_its_owner(say, letter, winner):
    state = placing("fountain", city(coins=30, **full(letter, leave=(5,))))
    preview = match_of(state).preview(0, ("place", "p1", f"{letter}5"))
    assert preview.end == End((winner,))
    hint = say(option(state, "place", "p1", f"{letter}5").hint)
    assert hint == f"the last free plot: {'you' if winner == 0 else 'Bob'} would win at once!"
    assert match_of(state).preview(0, ("place", "p1", "c1")).end is None


def test_land_clearance_warns_of_completing_a_rival_s_quarter(say):
    made = city(extra=[("lot", "b"), ("lot", "c")], **full("b"))
    state = table(made, hand=("clearance",))
    assert say(option(state, "play", "clearance", "b11").hint).endswith("Bob would win at once!")
    assert option(state, "play", "clearance", "c11").hint is None
    assert match_of(state).preview(0, ("play", "clearance", "b11")).end == End((1,))


def test_a_building_moved_to_the_last_plot_wins_too():
    made = city(a1="mill", **full("b", leave=(5,)))
    state = table(made, hand=("resettle",))
    assert match_of(state).preview(0, ("play", "resettle", "a1", "b5")).end == End((1,))


def test_the_last_order_ends_the_game_and_the_points_say_who_wins(say):
    state = table(city(b1="palace"), deck=("lot",))
    preview = match_of(state).preview(0, ("draw",))
    assert preview.end == End((1,))
    assert [say(line) for line in preview.told] == ["You take the last order of the deck."]
    assert option(state, "draw").hint is not None
    assert option(table(), "draw").hint is None


def test_the_last_building_ends_the_game_unless_it_asks_somebody_first():
    lone = replace(placing("fountain", None), piles=(("fountain",), ()))
    assert match_of(lone).preview(0, ("place", "p1", "a1")).end == End((0,))
    guards = replace(placing("watchtower", None), piles=(("watchtower",), ()))
    assert match_of(guards).preview(0, ("place", "p1", "a1")).end is None
    assert match_of(act(guards, "place p1 a1")).preview(0, ("skip",)).end is not None


def test_coins_break_a_tie_beforehand_too():
    state = table(purses(city(2), 5, 6), deck=("lot",))
    assert match_of(state).preview(0, ("draw",)).end == End((1,))
    even = table(purses(city(2), 5, 5), deck=("lot",))
    assert match_of(even).preview(0, ("draw",)).end == End((0, 1))


def test_the_second_free_guard_keeps_the_game_going():
    state = replace(placing("barracks", None), piles=(("barracks",), ()))
    state = act(state, "place p1 a1")
    assert match_of(state).preview(0, ("guard", "a1")).end is None
    state = act(state, "guard a1")
    assert match_of(state).preview(0, ("guard", "ag1")).end is not None


# What changes is told


def test_a_building_that_completes_a_quarter_does_nothing_more(say):
    """The win comes before the effects of the building."""
    state = placing("bathhouse", city(coins=30, **full("a", leave=(5,))))
    preview = match_of(state).preview(0, ("place", "p1", "a5"))
    really = act(state, "place p1 a5")
    assert preview.seen.view.city == really.city
    assert preview.seen.view.city.quarters[0].coins == 30 - city().plot("a5").cost


def test_a_preview_tells_of_coins_income_and_cards(say):
    state = table(hand=("subsidy", "denounce"), hands=(("subsidy", "denounce"), ("lot",), ()))
    told = [say(line) for line in match_of(state).preview(0, ("play", "subsidy")).told]
    assert told == ["You: +5 coins (now 10)."]
    told = [say(line) for line in match_of(state).preview(0, ("play", "denounce", "b")).told]
    assert told[-1] == "Bob loses an order at random: it goes under the deck."
    told = [say(line) for line in match_of(state).preview(0, ("build", "p1")).told]
    assert told == [
        "Only you will see it, and then it has to be built. Plots cost 1 coin or more; you have 5."
    ]


def test_how_many_orders_the_chancery_lets_one_keep(say):
    hand = ("chancery", "levy", "levy", "levy", "levy", "levy")
    (told,) = match_of(table(hand=hand)).preview(0, ("play", "chancery")).told
    assert say(told) == "You look at 4 orders, keep 1 and put the rest under the deck."


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("deck", [1, 2, 5])
def test_drawing_is_explained_in_every_language(locale, deck):
    speak = all_words().speaker(locale, NAMES)
    preview = match_of(table(deck=("lot",) * deck)).preview(0, ("draw",))
    assert all(speak(line) for line in preview.told)


# Nobody is attacked for somebody who is away


def broke(made):
    """No coin in the treasury, so that income cannot be taken."""
    return replace(made, treasury=0)


def test_boroughs_rather_builds_than_burns():
    gates = purses(city(2, a1="mill", b1="palace", ag1="!", ag2="!"), 9, 0)
    full_hand = ("bonfire",) * 6
    state = table(broke(gates), hand=full_hand)
    assert GAME.fallback(GAME.view(state, 0)) == ("build", "p1")


def test_boroughs_plays_an_order_that_hurts_nobody():
    gates = purses(city(2, a1="mill", b1="palace", ag1="!", ag2="!"), 0, 0)
    state = table(broke(gates), hand=("bonfire", "denounce", "lot", "renewal", "lot", "lot"))
    action = GAME.fallback(GAME.view(state, 0))
    assert action[:2] != ("play", "bonfire")
    assert not harms(GAME.view(state, 0), action)


@pytest.mark.parametrize(
    ("order", "targets"),
    [("bonfire", "b1"), ("denounce", "b"), ("audit", "b"), ("bribe", "b2"), ("lot", "b")],
)
def test_what_counts_as_harm(order, targets):
    made = city(b1="palace", b2="mill!")
    state = table(made, hands=((order,), ("lot",), ()))
    assert harms(GAME.view(state, 0), ("play", order, targets))
    assert points(state)
    assert not harms(GAME.view(state, 0), ("income",))
