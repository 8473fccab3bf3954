"""Words that tell all that the picture shows, and verbs that agree with every building."""

import re
from dataclasses import replace
from importlib.resources import files

import pytest

import locales
from engine.core.words import msg
from engine.games.urbis import GAME
from engine.games.urbis.names import building_name
from engine.games.urbis.news import built
from engine.games.urbis.pieces import BUILDINGS
from locales import Locale
from tests.engine.games.urbis.positions import act, city, full, purses, table
from tests.words import all_words

CATALOGUE = all_words()
NAMES = ["Ann", "Bob", "Cid"]


def told(state, eye=None, locale=Locale.EN):
    say = CATALOGUE.speaker(locale, NAMES)
    return [say(line) for line in GAME.describe(GAME.view(state, eye))]


PLAIN = city(extra=[("lot", "b")], a1="mill", b2="bank")
OTHERS = {
    "a building": city(extra=[("lot", "b")], a1="mint", b2="bank"),
    "where a building stands": city(extra=[("lot", "b")], a2="mill", b2="bank"),
    "a guard": city(extra=[("lot", "b")], a1="mill!", b2="bank"),
    "which post is guarded": city(extra=[("lot", "b")], a1="mill", b2="bank", ag2="!"),
    "the other post": city(extra=[("lot", "b")], a1="mill", b2="bank", ag1="!"),
    "the points of an extra plot": city(extra=[("orchard", "b")], a1="mill", b2="bank"),
    "whose extra plot": city(extra=[("lot", "c")], a1="mill", b2="bank"),
    "coins": purses(PLAIN, 4, 5, 5),
}


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_whatever_the_board_shows_is_told(other):
    texts = {"\n".join(told(table(made))) for made in (PLAIN, *OTHERS.values())}
    assert len(texts) == 1 + len(OTHERS), "each of them reads differently"
    assert told(table(other)) != told(table(PLAIN))


CHANGES = {
    "the deck": {"deck": ("lot",) * 3},
    "the piles": {"piles": (("fountain",), ("avenue", "aqueduct"))},
    "the last move": {"last": ("a1",)},
    "the turn": {"turn": 9},
    "who is asked": {"on_turn": 1},
    "a hand": {"hands": ((), ("lot",), ())},
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_the_middle_of_the_table_is_told(change):
    assert told(replace(table(), **change)) != told(table())


def test_orders_played_and_the_stage_are_told():
    before = table(hand=("subsidy", "levy"))
    assert told(act(before, "play subsidy"))[1:3] != told(act(before, "play levy"))[1:3]
    assert "placing a building" in told(act(table(), "build p1"))[0]


def test_the_end_is_told_with_its_reason_and_parts():
    counted = act(table(city(b1="palace"), deck=("lot",)), "draw")
    lines = told(counted)
    assert "No orders are left in the deck: let’s count the points." in lines
    assert lines[-1].startswith(
        "Points by part (buildings, extra plots, orders and unguarded gates)"
    )
    assert "B +8 0 0 −10" in lines[-1]
    state = act(table(city(2, coins=30, **full("b", leave=(5,)))), "build p1")
    assert told(act(state, "place p1 b5"))[-1].startswith("Bob built up a whole quarter")


def test_the_hand_says_why_a_card_cannot_be_played():
    (line,) = [one for one in told(table(hand=("tribute", "lot")), 0) if one.startswith("Your")]
    assert line == "Your orders: Great Tribute (needs 10 coins, you have 5) and Vacant Lot."


def test_a_look_says_what_comes_of_it():
    drawn = act(table(deck=("lot", "levy", "pier")), "draw")
    assert told(drawn, 0)[-1] == "You look at Vacant Lot and Road Levy; you keep 1 of 2."
    timber = act(table(hand=("timber",)), "play timber p1")
    assert told(timber, 0)[-1] == "You look at P1 Fountain; the plot costs 3 less."


# Agreement

ABOUT_A_BUILDING = [
    "may-guard",
    "may-shift",
    "may-move",
    "may-dismiss",
    "ask-move-to",
    "ask-swap-to",
    "ask-place",
]
SINGULAR_VERBS = ("даёт", "дає", "gives", "brings", "lets", "переезжает", "переїжджає", "does the")


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("key", ABOUT_A_BUILDING)
def test_no_verb_has_a_building_for_its_subject(locale, key):
    """Barracks and ruins are plural, so whatever is said of a building leaves its name alone."""
    say = CATALOGUE.speaker(locale, NAMES)
    for building in BUILDINGS:
        text = say(msg(f"urbis-{key}", building=building_name(building)))
        assert not any(verb in text for verb in SINGULAR_VERBS), text


ANYTHING = {
    **dict.fromkeys(("points", "income", "saved", "score", "more", "cost", "free"), 2),
    **dict.fromkeys(("quarter", "owner", "card", "who"), "x"),
}
BESIDE = {
    Locale.EN: "{0} (is|brings|counts|has|pays|was)( |$)",
    Locale.RU: "(даст|поможет|навредит|останется|принесёт|стоит)( [а-яё]+)? {0}",
    Locale.UK: "(дасть|допоможе|зашкодить|лишиться|принесе|коштує)( [а-яіїєґ]+)? {0}",
}
"""A verb in the singular right beside a building."""


def coached_buildings():
    """Every line of the coach that names a building."""
    text = (files(locales) / "en" / "urbis.ftl").read_text("utf-8")
    blocks = re.findall(r"^(urbis-coach-[a-z-]+) =(.*(?:\n +.*)*)", text, re.MULTILINE)
    return [key for key, words in blocks if "$building" in words]


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("key", coached_buildings())
def test_the_coach_lets_no_building_do_anything_either(locale, key):
    name = building_name("slums")
    text = CATALOGUE.say(locale, msg(key, building=name, **ANYTHING))
    assert not re.search(BESIDE[locale].format(CATALOGUE.say(locale, name)), text), text


ORDER = {Locale.EN: "“", Locale.RU: "Приказ «", Locale.UK: "Наказ «"}


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize(("key", "cost"), [("order", 2), ("order", 5), ("win-card", 0)])
def test_a_verb_goes_with_the_word_order_and_not_with_its_name(locale, key, cost):
    """The name of an order may be plural, as that of Full Coffers is."""
    card = msg("urbis-order-coffers")
    text = CATALOGUE.say(locale, msg(f"urbis-coach-{key}", card=card, cost=cost, coins=9, points=3))
    assert text.startswith(f"{ORDER[locale]}{CATALOGUE.say(locale, card)}"), text


@pytest.mark.parametrize(
    ("keep", "number", "asked"),
    [
        (1, 1, "Which order do you keep? You keep one, the rest goes under the deck."),
        (2, 1, "You keep 2 of these orders. Which one first?"),
        (2, 2, "You keep 2 of these orders. Which one next?"),
    ],
)
def test_how_many_orders_are_kept(keep, number, asked):
    say = CATALOGUE.speaker(Locale.EN, NAMES)
    deck = ("lot", "levy", "pier", "wall", "gate")
    hand = ("chancery",) + ("levy",) * (5 if keep == 1 else 0)
    state = act(table(hand=hand, deck=deck), "play chancery")
    draft = ("keep", "lot", "levy", "pier")[:number]
    assert say(GAME.ask(GAME.view(state, 0), draft).prompt) == asked


def test_the_next_order_under_the_deck_is_asked_for():
    say = CATALOGUE.speaker(Locale.EN, NAMES)
    hand = ("chancery",) + ("levy",) * 5
    state = act(table(hand=hand, deck=("lot", "levy", "pier", "wall", "gate")), "play chancery")
    view = GAME.view(state, 0)
    asked = [say(GAME.ask(view, ("keep", "lot", "levy", "pier")[:n]).prompt) for n in (2, 3)]
    assert asked == [
        "Which order goes under the deck first?",
        "Which order goes under the deck next?",
    ]


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("a3", "Ann builds the Fountain on A3 (at home): +3 points, income 0."),
        ("b3", "Ann builds the Fountain on B3 (Bob): +3 points, income 0."),
    ],
)
def test_whoever_builds_in_their_own_quarter_builds_at_home(place, told):
    say = CATALOGUE.speaker(Locale.EN, NAMES)
    assert say(built(0, place, "fountain").public) == told
