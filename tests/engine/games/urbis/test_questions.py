"""Questions on a phone, reasons in the hand, previews, the board in words, the safe default."""

from dataclasses import replace

import pytest

from engine.core.choices import MOST_AT_ONCE, walk
from engine.core.words import Msg
from engine.games.urbis import GAME
from engine.games.urbis.changes import with_building
from engine.games.urbis.names import building_name, building_texts, order_name, order_text
from engine.games.urbis.orders import hand_cards
from engine.games.urbis.pieces import BUILDINGS, ORDERS
from engine.games.urbis.view import Ending, Stage, Task
from locales import Locale
from tests.engine.games.urbis.positions import (
    act,
    answers,
    applied,
    city,
    coins,
    full,
    match_of,
    points,
    purses,
    table,
    why_not,
)
from tests.words import all_words

NAMES = [f"Володимира-Олександра {'Щ' * 8}{n}"[:32] for n in range(6)]
PLOT_CARDS = tuple(key for key, order in ORDERS.items() if order.plot_cost is not None)


@pytest.fixture(scope="module")
def catalogue():
    return all_words()


def ask(state, *draft, seat=0):
    return GAME.ask(GAME.view(state, seat), draft)


def hints(state, *draft):
    return {option.token: option.hint for option in ask(state, *draft).options}


# The first question


def test_the_actions_say_what_they_cost_or_bring():
    verbs = {option.token: option.label.args for option in ask(table(hand=("levy", "lot"))).options}
    assert verbs["income"]["coins"] == 3
    assert verbs["guard"]["cost"] == 5
    assert verbs["build"]["cost"] == 1


def test_only_cards_that_can_be_played_are_answers_and_the_hand_says_why():
    state = table(hand=("tribute", "levy", "tribute", "watch"))
    assert answers(state, "play") == ["levy"]
    reasons = [card.why_not and card.why_not.key for card in hand_cards(GAME.view(state, 0))]
    assert reasons == ["urbis-why-coins", None, "urbis-why-coins", "urbis-why-guards"]


def test_the_open_table_has_no_hand():
    assert hand_cards(GAME.view(table(hand=("levy",)), None)) == ()


def test_copies_of_an_order_are_one_answer():
    assert answers(table(hand=("levy", "levy")), "play") == ["levy"]


# Places


def test_few_places_are_one_menu_and_many_are_narrowed_by_quarter():
    few = ask(table(city(a1="mill", b1="bank"), hand=("quarrel",)), "play", "quarrel")
    assert few.facets == ()
    many = ask(act(table(city(6, coins=9)), "build p1"), "place", "p1")
    assert len(many.options) == 60
    assert len(many.facets) == 2
    facets = {option.token: [facet.token for facet in option.facets] for option in many.options}
    assert facets["b7"] == ["b", "7"]
    assert all(option.spot == option.token for option in many.options)


def test_a_quarter_with_more_than_a_menu_of_plots_is_narrowed_once_more():
    extra = tuple((card, "a") for card in PLOT_CARDS)
    state = act(table(purses(city(2, "b", extra=extra), 9, 0)), "build p1")
    step = ask(state, "place", "p1")
    mine = [option for option in step.options if option.token[0] == "a"]
    assert len(mine) == 27 > MOST_AT_ONCE
    assert len(step.facets) == 3
    parts = [option.facets[1].token for option in mine]
    assert (parts.count("printed"), parts.count("extra")) == (12, 15)


def test_a_sprawl_of_guard_places_has_its_gates_apart():
    extra = tuple((card, "a") for card in PLOT_CARDS)
    made = city(2, extra=extra, **full("a", leave=(1,)))
    for number, building in zip(range(11, 26), list(BUILDINGS)[30:], strict=False):
        made = with_building(made, f"a{number}", building)
    step = ask(table(made), "guard")
    assert len(step.facets) == 3
    assert {option.facets[1].token for option in step.options} == {"printed", "extra", "gates"}


def test_the_last_free_plot_of_a_quarter_carries_a_warning():
    state = act(table(city(**full("b", leave=(5,)))), "build p1")
    told = hints(state, "place", "p1")
    assert told["b5"].key == "urbis-hint-completes"
    assert told["a1"] is None


def test_cyrillic_look_alikes_are_read():
    match = match_of(table(city(a1="bank"), hand=("resettle",)))
    assert match.read(0, "play resettle А1 В3") == ("play", "resettle", "a1", "b3")


def test_a_lone_answer_may_be_left_out():
    match = match_of(act(table(), "build p2"))
    assert match.read(0, "a1") == ("place", "p2", "a1")


# Previews


def previewed(state, text, seat=0):
    return GAME.preview(GAME.view(state, seat), tuple(text.split()))


@pytest.mark.parametrize("text", ["draw", "build p1"])
def test_nothing_is_previewed_of_what_is_face_down(text):
    state = table(hand=("levy",))
    assert previewed(state, text) == GAME.view(state, 0)


PREVIEWED = [
    (table(hand=("levy",)), "play levy"),
    (table(hand=("orchard",)), "play orchard b"),
    (table(city(a1="court"), hand=("resettle",)), "play resettle a1 b3"),
    (table(city(a1="court", b1="palace"), hand=("exchange",)), "play exchange a1 b1"),
    (table(city(b1="palace"), hand=("demolish",)), "play demolish b1"),
    (table(hand=("tax", "levy")), "play tax"),
    (table(), "income"),
    (table(), "guard ag1"),
    (act(table(piles=(("palace", "mint"),)), "build p1"), "place p1 b1"),
    (act(table(piles=(("thieves", "mint"),)), "build p1"), "place p1 b1"),
    (act(table(piles=(("warehouse", "mint"),)), "build p1"), "place p1 a1"),
    (act(table(deck=("fair", "tax", "lot")), "draw"), "keep tax fair"),
]


@pytest.mark.parametrize(("state", "text"), PREVIEWED)
def test_what_is_previewed_is_what_happens(state, text):
    before, after = previewed(state, text), GAME.view(act(state, text), 0)
    assert before.city == after.city
    assert before.hand == after.hand
    assert before.hands == after.hands
    assert GAME.score(before) == GAME.score(after)


def test_a_preview_is_nobody_s_turn_to_pay_twice():
    """A free guard of an icon costs nothing in the preview either."""
    state = act(act(table(piles=(("watchtower", "mint"),)), "build p1"), "place p1 a1")
    assert previewed(state, "guard ag1").city == act(state, "guard ag1").city
    assert previewed(state, "skip") == GAME.view(state, 0)


def test_a_win_is_previewed():
    state = act(table(city(**full("a", leave=(1,)))), "build p1")
    seen = previewed(state, "place p1 a1")
    assert (seen.stage, seen.ending, seen.winner) == (Stage.OVER, Ending.QUARTER, 0)


def test_the_parts_of_a_preview_line_up():
    state = table(city(b1="palace"), hand=("demolish",))
    preview = match_of(state).preview(0, ("play", "demolish", "b1"))
    labels = [
        [part.label for tally in tallies for part in tally.parts]
        for tallies in (preview.before, preview.after)
    ]
    assert labels[0] == labels[1]


# The board in words


def crowded():
    """Six quarters with all fifty buildings and all extra plots, and a hand of long names."""
    extra = tuple((card, "abcdef"[n % 6]) for n, card in enumerate(PLOT_CARDS))
    made = city(6, "b", coins=15, extra=extra)
    places = [f"{letter}{number}" for number in range(1, 13) for letter in "abcdef"]
    for place, building in zip(places, BUILDINGS, strict=False):
        made = with_building(made, place, building)
    made = replace(made, quarters=tuple(replace(q, coins=95) for q in made.quarters))
    hand = ("great-census", "quarrel", "prosperity", "tax", "bonfire", "exchange")
    state = table(made, hand=hand, deck=("vineyard", "close", "clearance", "timber", "lot"))
    return replace(state, tasks=(Task(Stage.KEEP, 0, look=4, keep=1),))


@pytest.mark.parametrize("locale", list(Locale))
def test_a_full_city_fits_into_words(catalogue, locale):
    say = catalogue.speaker(locale, NAMES)
    text = "\n".join(say(line) for line in GAME.describe(GAME.view(crowded(), 0)))
    assert len(text) <= 2000
    assert NAMES[5] in text
    assert all(say(Msg(f"urbis-building-{key}")) in text for key in BUILDINGS)


def test_the_words_show_the_looker_alone_what_is_shown():
    state = act(table(piles=(("palace", "bank"),)), "build p1")
    told = [line.key for line in GAME.describe(GAME.view(state, 0))]
    assert told[-1] == "urbis-text-shown"
    assert "urbis-text-shown" not in [line.key for line in GAME.describe(GAME.view(state, 1))]


@pytest.mark.parametrize("locale", list(Locale))
def test_every_card_and_building_has_its_text(catalogue, locale):
    say = catalogue.speaker(locale)
    for key in ORDERS:
        assert say(order_name(key))
        assert len(say(order_text(key))) <= 100
    for key, building in BUILDINGS.items():
        assert say(building_name(key))
        assert [bool(say(text)) for text in building_texts(key)] == [True] * len(building.does)


REASONS = [
    (table(hand=(order,)), order)
    for order in ("tribute", "census", "iron", "prosperity", "watch", "coffers", "clean")
]


@pytest.mark.parametrize(("state", "order"), REASONS)
def test_a_reason_can_be_read(catalogue, state, order):
    (card,) = hand_cards(GAME.view(state, 0))
    assert why_not(state, order) is not None
    assert catalogue.say(Locale.RU, card.why_not)


# Somebody is away


def away(state, seat=0):
    view = GAME.view(state, seat)
    action = GAME.fallback(view)
    assert action in list(walk(GAME.ask, view))
    return action


def test_boroughs_guards_the_own_gates_then_takes_income():
    assert away(table(purses(city(), 10, 5, 5))) == ("guard", "ag1")
    assert away(table(purses(city(), 4, 5, 5))) == ("income",)
    assert away(table(city(ag1="!", ag2="!"))) == ("income",)


def test_boroughs_does_not_pay_all_coins_for_a_guard():
    assert away(table(purses(city(), 9, 5, 5))) == ("income",)


def test_boroughs_pays_its_last_coins_for_a_guard_before_the_gates_are_counted():
    last = table(purses(city(), 5, 5, 5), piles=(("mill",),))
    assert away(last) == ("guard", "ag1")


def test_boroughs_builds_when_rich_and_draws_when_the_treasury_is_empty():
    gates = city(ag1="!", ag2="!")
    assert away(table(purses(gates, 10, 0, 0))) == ("build", "p1")
    broke = replace(purses(gates, 0, 0, 0), treasury=0)
    assert away(table(broke)) == ("draw",)


def test_boroughs_puts_buildings_where_they_hurt_nobody_else():
    good = act(table(piles=(("palace", "mint"),)), "build p1")
    assert away(good) == ("place", "p1", "a1")
    bad = act(table(piles=(("plague", "mint"),)), "build p1")
    assert away(bad)[2][0] == "a"


def test_boroughs_completes_nobody_s_quarter_but_its_own():
    made = city(2, coins=30, **full("b", leave=(5,)))
    state = act(table(made, piles=(("plague", "mint"),)), "build p1")
    assert away(state)[2][0] == "a"
    made = city(2, coins=30, **full("a", leave=(1,)))
    state = act(table(made, piles=(("plague", "mint"),)), "build p1")
    assert away(state) == ("place", "p1", "a1")


def test_boroughs_keeps_the_better_order_and_declines_harm():
    state = act(table(deck=("bonfire", "tribute", "lot")), "draw")
    assert away(state) == ("keep", "tribute", "bonfire")
    state = table(city(b1="mill!"), piles=(("smugglers", "mint"),))
    state = act(act(state, "build p1"), "place p1 a1")
    assert away(state) == ("skip",)
    state = act(act(table(piles=(("watchtower", "mint"),)), "build p1"), "place p1 a1")
    assert away(state) == ("guard", "ag1")


def test_news_of_coins_and_income():
    told = [event.public.key for event in applied(table(hand=("tax",)), "play tax").events]
    assert told == ["urbis-played", *["urbis-coins-changed"] * 3]
    moved = applied(table(city(a1="court"), hand=("resettle",)), "play resettle a1 b3")
    changes = [e.public.args for e in moved.events if e.public.key == "urbis-income-changed"]
    assert [(change["old"], change["new"]) for change in changes] == [(1, 3), (3, 1)]
    assert coins(moved.state) == [5, 5, 5]
    assert points(moved.state) == [-10 + 1, -6, -10]


def test_the_words_begin_with_the_game_and_whoever_is_asked(catalogue):
    say = catalogue.speaker(Locale.EN, ["Ann", "Bob", "Cid"])
    first, second, *_ = GAME.describe(GAME.view(table(), 2))
    assert say(first).startswith("Urbis, turn 1: Ann is choosing an action.")
    assert say(second).startswith("A Ann: points −10")
    guard = act(act(table(piles=(("watchtower", "mint"),)), "build p1"), "place p1 b1")
    assert "Bob is posting a free guard" in say(GAME.describe(GAME.view(guard, 0))[0])
