"""What is told, in every language and at its longest, and what stays secret."""

import re

import pytest

from engine.core.events import notices
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import Rng
from engine.core.seats import PUBLIC
from engine.core.words import msg
from engine.games.streets import GAME
from engine.games.streets.people import homes
from engine.games.streets.pieces import PERSON_KINDS, Advisor, Kind, kind_of
from engine.games.streets.table import Stage
from locales import Locale
from tests.engine.games.streets.positions import MANY, SEED, at, fresh, match, seen, tile
from tests.laws.playing import play
from tests.words import all_words

LONG_NAMES = [f"Володимира-Олександра {'Щ' * 8}{n}"[:32] for n in range(6)]
MOST_MESSAGE = 2000


@pytest.fixture(scope="module")
def catalogue():
    return all_words()


@pytest.fixture(params=Locale)
def say(request, catalogue):
    return catalogue.speaker(request.param, LONG_NAMES)


def spoken(say, messages):
    return "\n".join(say(message) for message in messages)


ADVISORS = (Advisor.HACKER, Advisor.LEGEND, Advisor.SCOUT, Advisor.INVESTOR, Advisor.ENTREPRENEUR)


def crossroads(length, advisors=(None,) * 5):
    """Four streets that end in the middle, so long each, with buildings of five players.

    The tile that goes there closes them all, and its own street as well.
    """
    names = iter(["f7", "m8", "s7", "h8", "t4", "f8", "m4", "s8", "h4", "t3", "f3", "m5", "h6"] * 2)
    city = []
    for number, (dx, dy, side) in enumerate([(0, -1, "w"), (0, 1, "w"), (-1, 0, "n"), (1, 0, "n")]):
        for step in range(1, length + 1):
            owner = (number + step) % 5
            people = {"tourist": 1, "family": 1, "hipster": 1, "shopping": 1}
            city.append(tile(next(names), dx * step, dy * step, side, owner, **people))
        end = "s" if dy else "e"
        city.append(tile("park", dx * (length + 1), dy * (length + 1), end))
    told = {"players": 5, "signs": (2,) * 5, "people": MANY, "advisors": advisors}
    return match(*city, hands=(("t9", "t1"), *[("s1", "s2")] * 4), stack=("h1", "h2"), **told)


@pytest.mark.parametrize(("length", "paid"), [(1, 5), (2, 9), (5, 21)])
def test_five_streets_at_once_fit_into_one_message(say, length, paid):
    game = crossroads(length)
    moved = game.act(0, ("build", "t9", at(0, 0), "s"))
    accounts = seen(moved.match).accounts
    assert len(accounts) == 5
    assert sum(len(account.payments) for account in accounts) == paid
    for eye in (PUBLIC, 0, 1):
        assert len(spoken(say, notices(moved.events, eye))) <= MOST_MESSAGE
    told = game.preview(0, ("build", "t9", at(0, 0), "s")).told
    assert len(spoken(say, told)) <= MOST_MESSAGE


@pytest.mark.parametrize("length", [1, 2, 5])
def test_so_do_all_the_symbols_that_advisors_add(say, length):
    preview = crossroads(length, ADVISORS).preview(0, ("build", "t9", at(0, 0), "s"))
    assert len(preview.seen.view.table.accounts) == 5
    assert any(account.added for account in preview.seen.view.table.accounts)
    assert len(spoken(say, preview.told)) <= MOST_MESSAGE


def test_few_buildings_are_told_with_their_reasons(catalogue):
    say = catalogue.speaker(Locale.EN, ["Anya", "Boris"])
    city = [
        tile("h1", 1, 0, "s", 0, hipster=3),
        tile("f1", 2, 0, "s", 1, family=1),
        tile("f2", 3, 0, "s", 1, family=1),
        tile("m1", 4, 0, "w"),
    ]
    game = match(*city, hands=(("h2", "t1"), ("f3", "t2")))
    moved = game.act(0, ("build", "h2", at(0, 0), "e"))
    assert [say(line) for line in notices(moved.events, PUBLIC)] == [
        "● Anya builds Student Dorm on M13, road in the east.",
        "**Street N13–P13 is closed.** Pointing into it: hipster (M13) and mixed (Q13).",
        "● Anya +$9: Art Gallery $9 "
        "(3 symbols × 2 + 3 people; symbols: 1 in the street and 2 pointing in).",
        "■ Boris +$18: Starter Home $7 "
        "(3 symbols × 2 + 1 person; symbols: 2 in the street and 1 pointing in) and "
        "Flea Market $11 "
        "(2 pairs × 5 + 1 person; symbols: hipster ×2, family ×2 and mixed ×1).",
        "People: 2 parents without a home and 3 hipsters → M13.",
    ]


def test_the_preview_says_what_will_happen(catalogue):
    say = catalogue.speaker(Locale.EN, ["Anya", "Boris"])
    game = match(
        tile("h1", 1, 0, "s", 0, hipster=3), tile("m1", 2, 0, "w"), hands=(("h2", "t1"), ("f3",))
    )
    action = ("build", "h2", at(0, 0), "e")
    preview = game.preview(0, action)
    assert [say(line) for line in (preview.sentence, *preview.told)] == [
        "You build the Student Dorm, a street of its own, the road on the right.",
        "One street pays: **$9 to you**.",
        "● Anya +$9: Art Gallery $9 "
        "(3 symbols × 2 + 3 people; symbols: 1 in the street and 2 pointing in).",
        "Moving to the Student Dorm: 3 hipsters.",
        "Then you have $9. If the game ended there:",
    ]


def test_all_who_find_no_home_are_told_of_in_one_line(catalogue):
    say = catalogue.speaker(Locale.EN, ["Anya", "Boris"])
    station = tile("station", 0, 0, "s", tourist=1, hipster=1, shopping=1)
    game = match(station, tile("m1", 1, 0, "w"), hands=(("f7", "t1"), ("f3",)))
    told = game.preview(0, ("build", "f7", at(-1, 0), "e")).told
    lines = [say(line) for line in told if line.key == "streets-move-nowhere"]
    assert lines == ["No home for 1 tourist, 1 hipster and 1 shopper: they wait as seekers."]


@pytest.mark.parametrize("business", [False, True])
def test_the_city_in_words_fits_into_one_message(say, business):
    """Five players with all modules at the end of a game: 47 tiles and the longest names."""
    config = Config(5, {"business": business, "advisors": "dealt"})
    for number in range(3):
        for ply in play(GAME, config, number):
            view = ply.before.seen_by(ply.seat).view
        assert len(spoken(say, GAME.describe(view))) <= MOST_MESSAGE
        assert len(spoken(say, GAME.describe(ply.moved.match.public().view))) <= MOST_MESSAGE


def test_the_city_in_words(catalogue):
    say = catalogue.speaker(Locale.EN, ["Anya", "Boris"])
    city = [
        tile("station", 0, 0, "s", seekers={"family": 2}),
        tile("t1", -1, 0, "e", 1, tourist=3),
        tile("m1", 1, 0, "w"),
    ]
    view = match(*city, hands=(("h7",), ("f1",)), money=(12, 7)).seen_by(0).view
    assert [say(line) for line in GAME.describe(view)] == [
        "Streets, turn 1 (Anya). Nothing is left to draw.",
        "Open streets: L13→ t1■3 and N13← m1",
        "Closed streets: M13↓ Station",
        "At the station: 2 parents seeking.",
        "● Anya: $12, 5 signs left and hand: hipster – to move: building",
        "■ Boris: $7, 4 signs left and hand: family",
        "Your tiles: H7 Copy Shop (copies the best value in its street).",
    ]


def test_streets_are_told_from_the_top_and_then_from_the_left(catalogue):
    say = catalogue.speaker(Locale.EN, ["Anya", "Boris"])
    city = [tile("station", 0, 0, "s"), tile("t1", 4, -3, "e"), tile("m1", -2, -3, "w")]
    lines = [say(line) for line in GAME.describe(match(*city, hands=((), ())).public().view)]
    assert "Open streets: K10← m1, Q10→ t1 and M13↓ Station" in lines


@pytest.mark.parametrize(
    ("locale", "station", "park"), [("ru", "Вокзал", "Парк"), ("uk", "Вокзал", "Парк")]
)
def test_station_and_park_have_their_names_in_the_language_of_the_reader(
    catalogue, locale, station, park
):
    say = catalogue.speaker(Locale(locale), ["Anya", "Boris"])
    city = [
        tile("station", 0, 0, "s"),
        tile("park", 3, 0, "w", family=1),
        tile("t1", 3, 1, "w", 0, tourist=2),
    ]
    told = [say(line) for line in GAME.describe(match(*city, hands=((), ())).public().view)]
    streets = "\n".join(told)
    assert f"M13↓ {station}" in streets
    assert f"P13–P14← {park}f1 t1●2" in streets
    assert "station" not in streets
    assert "park" not in streets


def test_the_kinds_of_the_tiles_left_out_are_told(catalogue):
    say = catalogue.speaker(Locale.EN, ["Anya", "Boris"])
    lines = [say(line) for line in GAME.describe(start(GAME, Config(2), SEED).public().view)]
    (told,) = [line for line in lines if line.startswith("Tiles left out: ")]
    assert all(f"{kind} ×2" in told for kind in Kind)


# Secrets


def test_an_eye_sees_its_own_hand_and_the_backs_of_the_others():
    state = fresh(3)
    view = GAME.view(state, 1)
    assert view.hand == tuple(sorted(state.hands[1]))
    assert GAME.view(state, PUBLIC).hand == ()
    assert [len(player.backs) for player in view.players] == [3, 3, 3]
    assert view.back is kind_of(state.stack[-1])
    assert view.top is None, "only alone does the stack lie face up"


def test_a_twin_keeps_the_backs_that_are_seen():
    """Ruling 31: kinds of hands, of the top tile and of removed tiles are public."""
    state = fresh(3)
    for eye in (PUBLIC, 0, 2):
        twin = GAME.twin(state, eye, Rng(b"twin", 1))
        assert twin != state
        assert GAME.view(twin, eye) == GAME.view(state, eye)
        assert GAME.inventory(twin) == GAME.inventory(state)


def test_drawing_tells_the_face_to_one_and_the_back_to_all():
    game = match(tile("station", 0, 0, "s"), hands=(("t1", "t2"), ("f1",)), stack=("s1", "h1"))
    moved = game.act(0, ("build", "t1", at(0, 1), "e"))
    public, own = notices(moved.events, PUBLIC)[-1], notices(moved.events, 0)[-1]
    assert public.args["kinds"][0].key == "streets-kind-hipster"
    assert own.args["tiles"][0].key == "streets-tile-h1"


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_people_signs_and_tokens_are_conserved(seats):
    """Twelve people of a colour, five signs of a player, twelve tokens of a type, at every ply."""
    for number in range(3):
        config = Config(seats, {"business": True, "advisors": "dealt"})
        for ply in play(GAME, config, number):
            found = GAME.inventory(ply.moved.match._state)
            assert {n for key, n in found.items() if key.startswith("person")} == {12}
            assert {n for key, n in found.items() if key.startswith("token")} == {12}
            assert {n for key, n in found.items() if key.startswith("sign")} == {5}
            assert {n for key, n in found.items() if key.startswith("tile")} == {1}


@pytest.mark.parametrize("seats", [2, 5])
def test_between_turns_nobody_seeks_who_has_a_home_to_go_to(seats):
    """Seekers of a kind exist only while no building of their kind has room for them."""
    for ply in play(GAME, Config(seats)):
        table = seen(ply.moved.match)
        if table.stage is not Stage.BUILD:
            continue
        for index, kind in enumerate(PERSON_KINDS):
            if sum(b.seekers[index] for b in table.buildings):
                assert homes(table, table.sides(), kind) == ()


def test_every_seat_may_be_played_by_boroughs():
    """Whole games of fallbacks, with every module."""
    for seats in (1, 2, 5):
        config = Config(seats, {"business": True, "advisors": "dealt"})
        game = start(GAME, config, SEED)
        while game.turn is not None:
            seat = game.turn.seats[0]
            game = game.act(seat, game.fallback(seat)).match
        assert game.outcome is not None


# Agreement

ABOUT_A_TILE = {
    "ask-cover": {"value": "2"},
    "coach-closes": {"asked": "tile", "what": "x", "sums": "x"},
    "coach-cover": {"asked": "tile", "old": msg("streets-tile-f3"), "money": 2},
    "coach-abandon": {"money": 2},
    "abandon-warning": {"money": 2},
    "discard-warning": {},
}
SINGULAR_VERBS = {
    Locale.RU: ("ляжет", "может", "даст", "заплатит", "выйдет"),
    Locale.UK: ("ляже", "може", "дасть", "заплатить", "вийде"),
}
GENERIC = {Locale.RU: "остройка", Locale.UK: "удівля"}


@pytest.mark.parametrize("locale", SINGULAR_VERBS)
@pytest.mark.parametrize("key", ABOUT_A_TILE)
def test_no_verb_has_the_name_of_a_tile_for_its_subject(catalogue, locale, key):
    """Town houses are plural: a verb in the singular goes with "building" before the name."""
    name = msg("streets-tile-f7")
    text = catalogue.say(locale, msg(f"streets-{key}", tile=name, **ABOUT_A_TILE[key]))
    verbs = set(SINGULAR_VERBS[locale]) & set(re.findall(r"\w+", text))
    assert not verbs or f"{GENERIC[locale]} «{catalogue.say(locale, name)}" in text, text
