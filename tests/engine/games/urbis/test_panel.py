"""What is pressed and read: words instead of codes, the piece in hand, honest previews, guards."""

import re

import pytest

from engine.core.choices import MOST_AT_ONCE, OneOf, advance, with_next
from engine.core.options import Config
from engine.games.urbis import GAME
from engine.games.urbis.answers import GUARD_PIECE
from engine.games.urbis.news import looked_at_building
from engine.games.urbis.pieces import BUILDINGS, ORDERS, PILE_NAMES
from locales import Locale
from tables.play.question import question_at
from tests.engine.games.urbis.positions import act, city, full, match_of, purses, table
from tests.laws.playing import played
from tests.words import all_words

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]
CODE = re.compile(r"\b[A-Fa-f][Gg]?\d{1,2}\b|\b[Pp]\d\b|_|[a-z]-[a-z]+ \d")
SEATS = (2, 4, 6)
MOST_LABEL = 80
LABELS_FOR_TWO_IN_A_ROW = 24


def speakers():
    catalogue = all_words()
    return [catalogue.speaker(locale, NAMES) for locale in Locale]


def plies(seats):
    return played(GAME, Config(seats))


def questions(ply):
    """Every question on the way to a move, as it is asked."""
    view, action = ply.before.seen_by(ply.seat).view, ply.moved.action
    for length in range(len(action)):
        step = GAME.ask(view, action[:length])
        yield with_next(GAME.ask, view, action[:length], step)


# What is pressed


@pytest.mark.parametrize("seats", SEATS)
def test_no_label_and_no_question_has_a_code(seats):
    for ply in plies(seats)[::3]:
        for step in questions(ply):
            facets = [facet.label for option in step.options for facet in option.facets]
            labels = [step.prompt, *(option.label for option in step.options), *facets]
            for say in speakers():
                for text in {say(label) for label in labels}:
                    assert not CODE.search(text), text
                assert all(len(say(option.label)) <= MOST_LABEL for option in step.options)


@pytest.mark.parametrize("seats", SEATS)
def test_whoever_chooses_a_place_has_the_piece_in_hand(seats):
    seen = set()
    for ply in plies(seats):
        for step in questions(ply):
            spots = [o.spot for o in step.options if o.spot and o.spot not in PILE_NAMES]
            if spots or step.about:
                assert step.piece in {*BUILDINGS, *ORDERS, GUARD_PIECE}
                seen.add(step.piece)
    assert seen & BUILDINGS.keys()
    assert seen & ORDERS.keys()
    assert GUARD_PIECE in seen


def test_a_moved_building_is_in_hand_once_it_is_chosen():
    state = table(city(a1="court", b2="palace!"), hand=("resettle", "shift"))
    view = GAME.view(state, 0)
    assert GAME.ask(view, ("play", "resettle")).piece == "resettle"
    assert GAME.ask(view, ("play", "resettle", "a1")).piece == "court"
    assert GAME.ask(view, ("play", "shift", "b2")).piece == GUARD_PIECE


def test_orders_that_can_be_played_are_answers_to_the_first_question():
    view = GAME.view(table(hand=("levy", "lot", "tribute")), 0)
    step = with_next(GAME.ask, view, (), GAME.ask(view, ()))
    tokens = [option.token for option in step.options]
    assert tokens == ["draw", "income", "build", "guard", "play levy", "play lot"]


def test_more_orders_than_rows_have_room_for_stay_behind_one_button():
    view = GAME.view(table(hand=("levy", "lot", "pier", "gate", "wall")), 0)
    step = with_next(GAME.ask, view, (), GAME.ask(view, ()))
    assert [option.token for option in step.options][-1] == "play"


def test_the_actions_fit_two_in_a_row():
    options = GAME.ask(GAME.view(table(hand=("levy",)), 0), ()).options
    for say in speakers():
        assert all(len(say(option.label)) <= LABELS_FOR_TWO_IN_A_ROW for option in options)


def test_the_tallest_pile_is_taken_unless_somebody_minds():
    state = table(piles=(("fountain",), ("clock", "mint"), ("palace", "bank")))
    draft, _ = advance(GAME.ask, GAME.view(state, 0), ("build",))
    assert draft == ("build", "p2")
    others = [o.token for o in GAME.ask(GAME.view(state, 0), ("build",)).options if o.secondary]
    assert others == ["p1", "p3"]


def looked_at(*orders, hand=(), text="draw", coins=5):
    """A table at which seat 0 has just looked at these orders."""
    return act(table(city(coins=coins), hand=hand, deck=(*orders, *["lot"] * 9)), text)


def test_the_better_of_two_orders_is_kept_unless_somebody_minds():
    state = looked_at("levy", "tribute")
    now = question_at(match_of(state), 0, (), 0)
    assert now.draft == ("keep", "levy", "tribute"), "the Tribute is worth more, but costs 10 coins"
    assert [one.option.token for one in now.alternatives] == ["tribute"]
    rich = looked_at("levy", "tribute", coins=10)
    assert question_at(match_of(rich), 0, (), 0).draft == ("keep", "tribute", "levy")


def test_whoever_minds_is_shown_what_that_would_do():
    state = looked_at("levy", "tribute")
    other = question_at(match_of(state), 0, ("keep", "tribute"), 0)
    assert other.draft == ("keep", "tribute", "levy")
    seen = other.preview.seen.view
    assert (seen.hand, seen.under, seen.shown_orders) == (
        ("tribute",),
        ("levy",),
        ("levy", "tribute"),
    )


def test_of_more_orders_each_is_asked_for_but_not_which_goes_under_the_deck_first():
    state = looked_at("levy", "tribute", "pier", "gate", hand=("chancery",), text="play chancery")
    match = match_of(state)
    assert question_at(match, 0, (), 0).draft == ("keep",)
    last = question_at(match, 0, ("keep", "pier", "levy"), 0)
    assert last.draft == ("keep", "pier", "levy", "tribute", "gate")
    assert [one.option.token for one in last.alternatives] == ["gate"]


def test_a_free_guard_is_placed_at_once_and_can_be_declined():
    state = act(act(table(piles=(("watchtower", "mint"),)), "build p1"), "place p1 a1")
    view = GAME.view(state, 0)
    draft, step = advance(GAME.ask, view, ())
    assert draft == ("guard",)
    assert [option.spot for option in step.options][:3] == ["ag1", "ag2", "a1"]
    assert match_of(state).read(0, "skip") == ("skip",)


def test_numbers_in_a_quarter_go_in_reading_order():
    state = act(table(city(6, coins=4)), "build p1")
    step = GAME.ask(GAME.view(state, 0), ("place", "p1"))
    assert isinstance(step, OneOf)
    assert len(step.options) > MOST_AT_ONCE
    mine = [option for option in step.options if option.token[0] == "b"]
    assert [option.facets[1].token for option in mine] == [str(n + 1) for n in range(len(mine))]
    assert [option.token for option in mine] == sorted(
        (option.token for option in mine), key=lambda place: int(place[1:])
    )


# What is read before Confirm


@pytest.mark.parametrize("seats", SEATS)
def test_every_action_is_a_sentence_without_codes(seats):
    for ply in plies(seats):
        view, action = ply.before.seen_by(ply.seat).view, ply.moved.action
        for say in speakers():
            text = say(GAME.sentence(view, action))
            assert text.endswith("."), text
            assert not CODE.search(text), text


@pytest.mark.parametrize("seats", SEATS)
def test_what_was_announced_is_what_came(seats):
    for ply in plies(seats):
        view, action = ply.before.seen_by(ply.seat).view, ply.moved.action
        after = ply.moved.match.public().view
        assert GAME.preview(view, action).city == after.city, action
        for line in GAME.explain(view, action):
            for change in line.args.get("changes", ()):
                check_change(line, change, view, after)


def check_change(line, change, view, after):
    """A line about one player: the numbers in it are those that the table has now."""
    seat = line.args["who"].args["seat"] if "who" in line.args else view.me
    quarter = after.city.quarters[seat]
    match change.key:
        case "urbis-change-coins":
            assert change.args["coins"] == quarter.coins
            assert change.args["change"] == quarter.coins - view.city.quarters[seat].coins
        case "urbis-change-income":
            assert change.args == {"old": view.income(seat), "new": after.income(seat)}
        case "urbis-change-free":
            assert change.args["new"] == len(quarter.free)


@pytest.fixture(scope="module")
def say():
    return all_words().speaker(Locale.EN, NAMES)


SENTENCES = {
    "play audit b": "You play “Audit”. Bob has to pay you.",
    "play resettle a1 b3": "You play “Resettlement”. You move the Court to quarter B (Bob).",
    "play lot a": "You play “Vacant Lot”. You lay the new plot beside your quarter.",
    "play levy": "You play “Road Levy”.",
    "guard bg1": "You hire a guard for the gate post in quarter B (Bob).",
    "income": "You take your income.",
    "build p2": "You take a building from pile 2.",
}


@pytest.mark.parametrize(("text", "expected"), SENTENCES.items())
def test_sentences(say, text, expected):
    state = table(city(a1="court"), hand=("audit", "resettle", "lot", "levy"))
    preview = match_of(state).preview(0, tuple(text.split()))
    assert say(preview.sentence) == expected


def test_what_counts_only_later_is_said_so(say):
    told = match_of(table(hand=("orchard",))).preview(0, ("play", "orchard", "b")).told
    assert [say(line) for line in told] == [
        "Bob: free plots 10 → 11.",
        "Building there will cost 3 coins. Then it’s +3 for Bob.",
    ]


def test_the_reader_is_told_of_as_you(say):
    told = match_of(table(hand=("orchard",))).preview(0, ("play", "orchard", "a")).told
    assert say(told[-1]).endswith("Then it’s +3 for you.")
    state = act(table(piles=(("barracks", "mint"),)), "build p1")
    guards = {
        place: say(match_of(state).preview(0, ("place", "p1", place)).told[-1])
        for place in ("a1", "b1")
    }
    assert guards["a1"] == "You may post 2 guards free of charge."
    assert guards["b1"] == "Bob may post 2 guards free of charge."


@pytest.mark.parametrize(
    ("locale", "pile"), [(Locale.EN, "pile 1"), (Locale.RU, "стопки 1"), (Locale.UK, "стосу 1")]
)
def test_a_pile_is_called_as_its_button_is(locale, pile):
    """P1 is what one types, and nobody who presses ever sees it."""
    event = looked_at_building(0, "p1", "court")
    for line in (event.public, event.private[0].text):
        assert pile in all_words().say(locale, line, NAMES)


def test_a_building_tells_its_price_and_the_income(say):
    state = act(table(piles=(("court", "mint"),)), "build p1")
    told = match_of(state).preview(0, ("place", "p1", "b1")).told
    assert [say(line) for line in told] == [
        "You: −2 coins (now 3).",
        "Bob: income 3 → 1 and free plots 10 → 9.",
    ]


# What can never be made good


def guarded(state, text):
    return GAME.guard(GAME.view(state, 0), tuple(text.split()))


def test_to_complete_a_rival_s_quarter_is_guarded(say):
    state = act(table(city(coins=30, **full("b", leave=(5,)))), "build p1")
    guard = guarded(state, "place p1 b5")
    assert say(guard.warning).startswith("Bob’s quarter would be complete")
    assert say(guard.does) == "Let Bob win"
    assert guarded(state, "place p1 a1") is None


def test_the_own_victory_is_not_guarded():
    state = act(table(city(coins=30, **full("a", leave=(5,)))), "build p1")
    assert guarded(state, "place p1 a5") is None


def test_to_end_the_game_behind_is_guarded_with_the_points(say):
    behind = table(city(2, b1="palace"), deck=("lot",))
    assert say(guarded(behind, "draw").warning) == (
        "The points would be counted: −2 for Bob, −10 for you."
    )
    ahead = table(purses(city(2, a1="palace"), 5, 5), deck=("lot",))
    assert guarded(ahead, "draw") is None


def test_whoever_must_pass_is_not_warned():
    made = city(2, coins=0, b1="palace", ag1="!", ag2="!", bg1="!", bg2="!")
    state = table(made, deck=("lot",) * 3, passes=1)
    assert guarded(state, "pass") is None
