"""Alone against the Sneak: his stack, his choices, his people, and how it ends."""

from dataclasses import replace

import pytest

from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.streets import GAME
from engine.games.streets.rules import setup
from engine.games.streets.sneak import best_places, people_won
from engine.games.streets.table import SNEAK, Place, Stage
from engine.kit.grid import Cell, Side
from locales import Locale
from tests.engine.games.streets.positions import (
    SEED,
    act,
    answers,
    at,
    building,
    fresh,
    match,
    seen,
    table,
    tile,
)
from tests.laws.playing import play
from tests.words import all_words

START = (
    tile("station", 0, 0, "s", tourist=1, family=1, hipster=1, shopping=1),
    tile("park", 1, 0, "w"),
)


@pytest.mark.parametrize(
    ("level", "advisors", "money"),
    [
        ("easy", "none", 0),
        ("medium", "none", 20),
        ("hard", "none", 50),
        ("easy", "hacker", 40),
        ("medium", "dealt", 60),
        ("hard", "scout", 90),
    ],
)
def test_what_he_starts_with(level, advisors, money):
    state = setup(Config(1, {"level": level, "advisors": advisors}), Rng(SEED, 0))
    assert state.table.players[SNEAK].money == money
    assert state.table.players[SNEAK].advisor is None


def test_you_begin_and_see_the_top_of_the_stack():
    state = fresh(1)
    view = GAME.view(state, 0)
    assert state.table.active == 0
    assert view.top == state.stack[-1]
    assert (len(state.stack), len(state.sneak_tiles)) == (24, 3)
    assert len(view.sneak_backs) == 3


def test_a_round_you_build_he_takes_the_top_you_draw_the_next():
    game = start(GAME, Config(1), SEED)
    top, following = game._state.stack[-1], game._state.stack[-2]
    game = game.act(0, game.fallback(0)).match
    while game.turn.stage != "build":
        game = game.act(0, game.fallback(0)).match
    assert [b.tile for b in seen(game).buildings][3] == top
    assert seen(game).buildings[3].owner in (SNEAK, None)
    assert following in game.seen_by(0).view.hand
    assert len(game._state.stack) == 22


def test_his_last_tiles_are_shuffled_when_you_have_drawn_the_last_one():
    last = None
    for ply in play(GAME, Config(1)):
        before, after = ply.before._state, ply.moved.match._state
        if before.sneak_tiles and not after.sneak_tiles:
            assert ply.moved.dice
            assert set(after.stack) == set(before.sneak_tiles)
            assert len(after.hands[0]) == 3
            last = ply
        if not after.sneak_tiles and after.stack:
            assert ply.moved.match.public().view.top == after.stack[-1]
    assert last is not None


def sneak_table(*buildings, **changes):
    return table(*buildings, level="easy", active=SNEAK, **changes)


def test_he_builds_where_the_value_is_highest():
    """A Department Store beside two shopping symbols and a mixed one."""
    row = [tile("s3", 10, 0, "s"), tile("s5", 11, 0, "s"), tile("m4", 12, 0, "w")]
    places = best_places(sneak_table(*START, *row), "s1")
    assert places == (Place(Cell(9, 0), Side.SOUTH),)


def test_a_copy_goes_where_the_best_value_can_be_copied():
    row = [tile("m1", 10, 0, "s"), tile("m8", 11, 0, "s"), tile("f1", 20, 0, "s")]
    places = best_places(sneak_table(*START, *row), "h7")
    assert {place.side for place in places} == {Side.SOUTH}
    assert {place.cell for place in places} == {Cell(9, 0), Cell(12, 0)}


def test_a_closing_value_follows_the_same_steps():
    """Ruling 30: six where it closes a closed street, nothing elsewhere."""
    row = [tile("f1", 10, 0, "s"), tile("t1", 11, 0, "w")]
    places = best_places(sneak_table(*START, *row), "m4")
    assert {place.cell for place in places} == {Cell(9, 0), Cell(-1, 0)}


def test_among_equals_most_people_must_end_up_with_him():
    """The Vinyl Shop is worth nothing anywhere. It closes the street whose tourists reach his
    hotel, rather than that of the homeless parents.
    """
    row = [
        tile("t6", 12, 0, "w"),
        tile("t1", 11, 0, "s", 0, tourist=3),
        tile("t7", 22, 0, "w"),
        tile("f1", 21, 0, "s", 0, family=4),
        tile("t2", 40, 40, "s", SNEAK),
    ]
    city = sneak_table(tile("station", 0, 0, "s"), *row)
    places = best_places(city, "h4")
    assert places == (Place(Cell(10, 0), Side.EAST),)
    assert people_won(city, "h4", places[0]) == 3


def test_seekers_who_lie_down_on_his_tile_are_won_if_its_street_stays_open():
    city = sneak_table(
        tile("m1", 0, 0, "e", seekers={"tourist": 2}), tile("m2", 2, 0, "w"), tile("m3", 2, 1, "n")
    )
    inside, outside = Place(Cell(1, 0), Side.SOUTH), Place(Cell(0, -1), Side.EAST)
    assert people_won(city, "t2", outside) == 2
    assert people_won(city, "t2", inside) == 0


def test_equal_places_are_yours_to_choose():
    end = ("m5", "m6", "m7")
    stack = ("h1", "s1", "t8")
    game = match(*START, hands=(("m1", "f1"),), level="easy", stack=stack, sneak_tiles=end)
    game = act(game, f"build m1 {at(0, 1)} e")
    assert (game.turn.stage, game.turn.seats) == ("sneak", (0,))
    assert seen(game).tile == "t8"
    assert game.public().view.top == "s1", "the next tile is seen already"
    places = seen(game).places
    assert sorted(answers(game, "sneak")) == sorted({at(*place.cell) for place in places})
    place = places[0]
    game = act(game, f"sneak {at(*place.cell)} {place.side}")
    assert building(game, *place.cell).owner == SNEAK
    assert "s1" in game.seen_by(0).view.hand


def test_he_has_signs_without_end():
    own = [tile("m1", 10, 3 * i, "s", SNEAK) for i in range(9)]
    game = match(*START, *own, hands=(("f2", "f1"),), level="easy", stack=("h1", "s1", "t8"))
    game = act(game, f"build f2 {at(0, 1)} e")
    assert game.turn.stage in ("sneak", "build")


def homes_for_his_people(*homes):
    """His Souvenir Stall, worth nothing anywhere, closes the gallery's street."""
    city = [
        tile("station", 0, 0, "s"),
        tile("t7", 12, 0, "w"),
        tile("h1", 11, 0, "s", 0, hipster=3),
        *homes,
    ]
    game = match(*city, hands=(("f2", "f1"),), level="easy", stack=("t5", "t6", "t3"))
    game = act(game, f"build f2 {at(0, 1)} e")
    if game.turn.stage == "sneak":
        game = act(game, f"sneak {at(10, 0)} e")
    return game


def test_people_whom_he_moves_go_to_his_own_buildings_first():
    mine, his = tile("h3", 30, 0, "s", 0), tile("h4", 40, 0, "s", SNEAK)
    game = homes_for_his_people(mine, his)
    assert building(game, 40, 0).lying == (0, 0, 3, 0)
    assert building(game, 30, 0).lying == (0, 0, 0, 0)


def test_you_split_people_among_several_of_his_homes():
    his = [tile("h3", 30, 0, "s", SNEAK), tile("h4", 40, 0, "s", SNEAK)]
    game = homes_for_his_people(*his)
    assert (game.turn.stage, game.turn.seats) == ("move", (0,))
    assert answers(game, "move") == [at(30, 0), at(40, 0)]


def test_without_a_home_of_his_they_go_to_yours():
    game = homes_for_his_people(tile("h3", 30, 0, "s", 0))
    assert building(game, 30, 0).lying == (0, 0, 3, 0)


def test_he_takes_a_type_of_token_that_he_does_not_own():
    """Panorama Tower (any) and Food Hall (restaurant) in one street; he owns trade and leisure."""
    city = [
        tile("m1", 0, 0, "e"),
        tile("t8", 1, 0, "s", SNEAK),
        tile("s3", 2, 0, "s", SNEAK),
    ]
    game = match(
        *city,
        hands=(("m2", "f1"),),
        level="easy",
        business=True,
        stack=("t5", "t6"),
        tokens=((0, 0, 0, 0), (0, 0, 1, 1)),
    )
    game = act(game, f"build m2 {at(3, 0)} w")
    assert (game.turn.stage, game.turn.seats) == ("tokens", (0,))
    assert sorted(answers(game, "take")) == ["housing", "restaurant"]
    game = act(game, "take housing")
    assert seen(game).players[SNEAK].tokens == (0, 1, 1, 1)


def finished(mine, his):
    state = fresh(1)
    me, sneak = state.table.players
    players = (replace(me, money=mine), replace(sneak, money=his))
    return replace(state, table=replace(state.table, stage=Stage.OVER, players=players))


@pytest.mark.parametrize(("mine", "his", "won"), [(51, 50, True), (50, 50, False), (9, 50, False)])
def test_you_need_more_than_he_has(mine, his, won):
    """Ruling 16."""
    outcome = GAME.outcome(finished(mine, his))
    assert outcome.won is won
    assert outcome.winners() == ((0,) if won else ())
    assert outcome.why.key == ("streets-beat-the-sneak" if won else "streets-lost-to-the-sneak")
    assert outcome.why.args == {"mine": mine, "his": his}
    assert [tally.points for tally in outcome.tallies] == [mine]


def test_he_discards_where_there_is_no_room(monkeypatch):
    """Ruling 6 holds for him as well."""
    game = match(*START, hands=(("m1", "f1"),), level="easy", stack=("h1", "s1", "t8"))
    monkeypatch.setattr("engine.games.streets.acting.best_places", lambda *_: ())
    game = act(game, f"build m1 {at(0, 1)} e")
    assert seen(game).discarded == ("t8",)
    assert game.turn.stage == "build"


# What you are asked for him

STEMS = {Locale.EN: "Sneak", Locale.RU: "Проныр", Locale.UK: "Пронир"}


@pytest.mark.parametrize("locale", Locale)
def test_what_is_asked_about_his_tiles_and_tokens_names_him(locale):
    say = all_words().speaker(locale, ["Anya"])
    asked = set()
    for number in range(4):
        for ply in play(GAME, Config(1, {"business": True}), number):
            view, action = ply.before.seen_by(0).view, ply.moved.action
            taking = view.stage is Stage.TOKENS and view.table.takers[0] == SNEAK
            if view.stage is Stage.SNEAK or taking:
                for length in range(1, len(action)):
                    prompt = GAME.ask(view, action[:length]).prompt
                    assert STEMS[locale] in say(prompt), prompt.key
                    asked.add(prompt.key)
    assert asked == {"streets-ask-sneak", "streets-ask-sneak-side", "streets-ask-sneak-tokens"}
