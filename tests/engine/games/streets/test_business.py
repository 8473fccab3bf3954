"""Business tokens: who takes what and when, what happens when they run out, what they are worth."""

from collections import Counter

import pytest

from engine.core.options import Config
from engine.games.streets import GAME
from engine.games.streets.pieces import TOKEN_TYPES, Business, BusinessSign
from engine.games.streets.table import Player, Stage
from engine.games.streets.tokens import bonus, cells_in_question, handfuls
from engine.kit.grid import cell_name
from tests.engine.games.streets.positions import act, answers, at, match, seen, tile
from tests.laws.playing import play


def tokens(**numbers):
    return tuple(numbers.get(type_.value, 0) for type_ in TOKEN_TYPES)


def players(*rows):
    return [Player(0, 0, None, (), row) for row in rows]


def test_the_rulebook_s_example():
    """Anya 25 for leisure, housing and half of trade, and one set; Boris 15 and two sets."""
    anya = tokens(leisure=4, housing=3, trade=2, restaurant=1)
    boris = tokens(leisure=2, housing=2, trade=2, restaurant=3)
    both = players(anya, boris)
    assert bonus(both, 0) == 25 + 10 == 35
    assert bonus(both, 1) == 15 + 20 == 35


def test_nobody_leads_with_nothing():
    """Ruling 21."""
    assert bonus(players(tokens(), tokens(trade=1)), 0) == 0
    assert bonus(players(tokens(), tokens(trade=1)), 1) == 10
    assert bonus(players(tokens(trade=1), tokens(trade=1), tokens(trade=1)), 1) == 5


FULL = (12, 12, 12, 12)


@pytest.mark.parametrize(
    ("type_", "number", "supply", "expected"),
    [
        ("trade", 1, FULL, [tokens(trade=1)]),
        ("trade", 2, FULL, [tokens(trade=2)]),
        ("universal", 1, tokens(trade=1, leisure=3), [tokens(leisure=1), tokens(trade=1)]),
        ("trade", 1, tokens(housing=1, leisure=2), [tokens(housing=1), tokens(leisure=1)]),
        (
            "trade",
            2,
            tokens(trade=1, housing=1, leisure=2),
            [tokens(trade=1, housing=1), tokens(trade=1, leisure=1)],
        ),
        (
            "trade",
            2,
            tokens(housing=1, leisure=2),
            [tokens(housing=1, leisure=1), tokens(leisure=2)],
        ),
        ("trade", 2, tokens(trade=1), [tokens(trade=1)]),
        ("trade", 2, tokens(leisure=1), [tokens(leisure=1)]),
        ("trade", 2, tokens(), []),
        ("universal", 1, tokens(), []),
    ],
)
def test_what_a_sign_gives(type_, number, supply, expected):
    """A type that is used up stands for any; when too few are left, take what is there (29)."""
    found = list(handfuls(BusinessSign(Business(type_), number), supply))
    assert sorted(found) == sorted(expected)


def street(*owned, hands=(("m1", "t2"), ("t3",), ("t4",)), **changes):
    """A street closed in the east; building at (0, 0) e closes it."""
    row = [tile(name, x, 0, "s", owner) for x, (name, owner) in enumerate(owned, start=1)]
    changes = {"business": True, "players": len(hands), **changes}
    return match(*row, tile("m2", len(row) + 1, 0, "w"), hands=hands, **changes)


CLOSE = f"build m1 {at(0, 0)} e"


def test_one_building_each_and_double_signs_give_two():
    game = act(street(("s1", 0), ("f1", 1)), CLOSE)
    assert [p.tokens for p in seen(game).players] == [
        tokens(trade=2),
        tokens(housing=1),
        tokens(),
    ]
    assert seen(game).tokens == tokens(restaurant=12, housing=11, leisure=12, trade=10)


def test_the_neighbour_takes_first_and_the_active_player_last():
    game = act(street(("t8", 0), ("h5", 1), ("m6", 2)), CLOSE)
    order = []
    for type_ in ("trade", "leisure", "housing"):
        order.append(game.turn.seats[0])
        game = act(game, f"take {type_}")
    assert order == [1, 2, 0]
    assert [p.tokens for p in seen(game).players] == [
        tokens(housing=1),
        tokens(trade=1),
        tokens(leisure=1),
    ]


def test_with_two_players_the_opponent_is_first():
    """Ruling 21."""
    game = act(street(("t8", 0), ("h5", 1), hands=(("m1", "t2"), ("t3",))), CLOSE)
    assert game.turn.seats == (1,)


def test_the_choice_is_between_one_s_buildings():
    game = act(street(("s1", 0), ("s2", 0), ("f1", 0)), CLOSE)
    assert (game.turn.stage, game.turn.seats) == ("tokens", (0,))
    assert answers(game, "take") == ["trade-trade", "trade", "housing"]


def test_two_buildings_that_give_the_same_need_no_question():
    game = act(street(("s2", 0), ("s4", 0)), CLOSE)
    assert seen(game).players[0].tokens == tokens(trade=1)
    assert game.turn.stage == "build"


def test_money_comes_after_the_tokens():
    game = act(street(("t8", 0), ("f1", 1)), CLOSE)
    assert seen(game).players[1].tokens == tokens(housing=1)
    assert seen(game).players[1].money == 0
    assert seen(act(game, "take trade")).players[1].money > 0


def test_nothing_is_taken_when_all_are_gone():
    game = act(street(("s1", 0), supply=tokens()), CLOSE)
    assert seen(game).players[0].tokens == tokens()
    assert game.turn.stage == "build"


def test_a_used_up_double_sign_takes_any_two():
    game = act(street(("s1", 0), supply=tokens(leisure=2, housing=1)), CLOSE)
    assert answers(game, "take") == ["housing-leisure", "leisure-leisure"]
    game = act(game, "take leisure-leisure")
    assert seen(game).players[0].tokens == tokens(leisure=2)


def test_giving_a_building_up_gives_its_tokens():
    own = [tile(n, 10, 3 * i, "s", 0) for i, n in enumerate(["s1", "f1", "h5", "m1", "m3"])]
    game = match(
        tile("station", 0, 0, "s"),
        *own,
        hands=(("t1", "t2"), ("t3",)),
        stage="abandon",
        business=True,
    )
    assert seen(act(game, f"abandon {at(10, 0)}")).players[0].tokens == tokens(trade=2)
    asked = act(game, f"abandon {at(10, 6)}")
    assert asked.turn.stage == "tokens"
    assert answers(asked, "take") == [t.value for t in TOKEN_TYPES]
    done = act(asked, "take leisure")
    assert seen(done).players[0].tokens == tokens(leisure=1)
    assert done.turn.stage == "build"


def test_a_street_without_owners_gives_nothing():
    game = act(street(("s1", None)), CLOSE)
    assert seen(game).tokens == FULL


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_no_token_is_taken_in_the_final_scoring(seats):
    """What everybody owns at the end came from incomes and abandoned buildings."""
    taken = Counter()
    for ply in play(GAME, Config(seats, {"business": True})):
        for event in ply.moved.events:
            if event.public and event.public.key == "streets-took":
                taken["all"] += sum(m.args["count"] for m in event.public.args["tokens"])
    last = seen(ply.moved.match)
    assert sum(sum(p.tokens) for p in last.players) == taken["all"] == 48 - sum(last.tokens)
    assert taken["all"] > 0


def test_the_question_for_tokens_is_about_places_on_the_board():
    """So that it is asked beside the board, on which the tokens that are left are seen."""
    asked = 0
    for ply in play(GAME, Config(4, {"business": True})):
        view = ply.before.seen_by(ply.seat).view
        if view.stage is Stage.TOKENS:
            step = GAME.ask(view, ("take",))
            cells = {cell_name(cell) for cell in cells_in_question(view.table)}
            assert step.about
            assert set(step.about) <= cells
            assert all(option.spot is None for option in step.options), "a building gives several"
            asked += 1
    assert asked
