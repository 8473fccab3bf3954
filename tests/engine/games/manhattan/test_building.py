"""Building and taking over, by the page's vectors and the rulebook."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from engine.core.match import Match
from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.manhattan import GAME
from engine.games.manhattan.pieces import Block, floors_missing, plot_named
from engine.games.manhattan.rules import apply, can_build
from engine.games.manhattan.view import Stage
from tests.engine.games.manhattan.positions import COLOURS, board, building, fresh, stack
from tests.laws.playing import random_action

DICE = Rng(b"dice", 1)


def allowed(text, colour):
    lowest = floors_missing(stack(text), COLOURS.index(colour))
    return [floors for floors in (1, 2, 3, 4) if floors >= lowest]


@pytest.mark.parametrize(
    ("tower", "colour", "blocks"),
    [
        ("", "a", [1, 2, 3, 4]),
        ("a3", "a", [1, 2, 3, 4]),
        ("a3", "j", [3, 4]),
        ("a3 j3", "a", [1, 2, 3, 4]),
        ("a3 j3", "o", [3, 4]),
        ("a2 j2 a1", "j", [1, 2, 3, 4]),
        ("a2 j2 a1", "o", [3, 4]),
        ("a4 a1", "s", []),
        ("a4 a1 s4 s4", "a", [3, 4]),
    ],
)
def test_a_building_is_taken_with_at_least_the_owner_s_floors(tower, colour, blocks):
    assert allowed(tower, colour) == blocks


def test_with_two_colours_one_s_own_other_colour_is_taken_over_too():
    """Ruling M7: the two colours of a person are separate in every respect."""
    state = building(2, plots=board(a5="a3"), hands=((5, 5, 5, 5), (1, 1, 1, 1)))
    view = GAME.view(state, 0)
    tokens = [option.token for option in GAME.ask(view, ("build", "a5")).options]
    assert tokens == ["a1", "a2", "a3", "a4", "j3", "j4"]


def test_a_card_may_be_played_in_any_city():
    state = building(4, hands=((1, 1, 1, 1), (2,) * 4, (3,) * 4, (4,) * 4))
    plots = [option.token for option in GAME.ask(GAME.view(state, 0), ("build",)).options]
    assert plots == ["a1", "b1", "c1", "d1", "e1", "f1"]


def test_the_menu_reads_as_the_turned_board_lies():
    """Seen from the north, F lies at the top left and its quarter 9 comes first."""
    state = building(4, turn=2, hands=((5,) * 4, (5,) * 4, (1, 9, 1, 9), (5,) * 4))
    plots = [option.token for option in GAME.ask(GAME.view(state, 2), ("build",)).options]
    assert plots[:4] == ["f9", "f1", "e9", "e1"]


def test_a_card_without_a_legal_placement_is_not_offered():
    tall = {f"{city}1": "s4 s4" for city in "abcdef"}
    state = building(4, plots=board(**tall), hands=((1, 1, 1, 5), (5,) * 4, (5,) * 4, (5,) * 4))
    plots = [option.token for option in GAME.ask(GAME.view(state, 0), ("build",)).options]
    assert plots == ["a5", "b5", "c5", "d5", "e5", "f5"]


def test_building_plays_the_card_places_the_block_and_draws():
    state = building(4, hands=((1, 2, 3, 4), (5,) * 4, (5,) * 4, (5,) * 4))
    top = state.cards.pile[-1]
    after = apply(state, 0, ("build", "b3", "2"), DICE).state
    assert after.plots[plot_named("b3")] == (Block(0, 2),)
    assert after.trays[0] == (3, 0, 1, 1)
    assert after.cards.hands[0] == (1, 2, 4, top)
    assert after.cards.discard == (3,)
    assert after.turn == 1
    assert after.on_turn == 1


def test_a_player_at_the_west_side_plays_the_card_as_they_see_it():
    state = replace(building(4, hands=((5,) * 4, (1, 5, 5, 5), (5,) * 4, (5,) * 4)), turn=1)
    after = apply(state, 1, ("build", "c3", "1"), DICE).state
    assert after.cards.discard == (1,)


def test_an_empty_draw_pile_is_made_from_the_whole_discard():
    state = building(4, pile=(), discard=(7, 8, 9), hands=((1, 2, 3, 4), *((5,) * 4,) * 3))
    dice = Rng(b"dice", 1)
    applied = apply(state, 0, ("build", "a1", "1"), dice)
    assert dice.used
    assert applied.state.cards.discard == ()
    assert sorted((*applied.state.cards.pile, applied.state.cards.hands[0][-1])) == [1, 7, 8, 9]
    assert "manhattan-reshuffled" in [e.public.key for e in applied.events if e.public]


FULL = {f"{city}{quarter}": "s4 s4 s4 s4" for city in "abcdef" for quarter in range(1, 10)}


def only_open(*names):
    return board(**{name: tower for name, tower in FULL.items() if name not in names})


def test_a_hand_that_allows_nothing_is_shown_and_replaced():
    """Ruling M6: the engine does it before the player's turn starts."""
    hands = ((5,) * 4, (1, 1, 1, 1), (2,) * 4, (3, 3, 3, 3))
    state = building(4, plots=only_open("a9", "a3"), hands=hands, pile=(9, 1, 2, 9, 6), turn=1)
    applied = apply(state, 1, ("build", "a3", "1"), DICE)
    after = applied.state
    assert after.on_turn == 2
    assert after.shown[2] == (2, 2, 2, 2)
    assert after.cards.discard[-4:] == (2, 2, 2, 2)
    assert after.cards.hands[2] == (9, 2, 1, 9)
    assert after.stage is Stage.BUILD
    redraw = [e for e in applied.events if e.public and e.public.key == "manhattan-redraw"]
    assert redraw[0].reveals
    assert redraw[0].private[0].seat == 2, "the new hand is told to its holder"
    assert can_build(after, 2)


def test_a_second_useless_hand_costs_a_block_of_one_s_choice():
    hands = ((5,) * 4, (1, 1, 1, 1), (5,) * 4, (5,) * 4)
    state = building(4, plots=only_open("a3"), hands=hands, pile=(5,) * 9, turn=1)
    after = apply(state, 1, ("build", "a3", "1"), DICE).state
    assert after.stage is Stage.FORFEIT
    assert GAME.turn(after).seats == (2,)
    view = GAME.view(after, 2)
    assert [option.token for option in GAME.ask(view, ("forfeit",)).options] == ["1", "2", "3", "4"]
    given_up = apply(after, 2, ("forfeit", "4"), DICE).state
    assert given_up.trays[2] == (3, 1, 1, 0)
    assert given_up.forfeited[2] == (0, 0, 0, 1)
    assert given_up.cards.hands[2] == after.cards.hands[2], "no card is played"
    assert given_up.turn == 3


def test_a_game_full_of_forfeits_still_ends_on_time():
    """Every quarter topped by sky with forty floors: the other three can never build."""
    walls = board(**dict.fromkeys(FULL, "s4 " * 10))
    dice = random.Random(1)
    start_state = replace(fresh(4), plots=walls)
    match = Match(GAME, Config(4), 0, b"forfeits", start_state)
    verbs = Counter()
    while match.turn is not None:
        seat = match.turn.seats[0]
        moved = match.act(seat, random_action(dice, match, seat))
        verbs[moved.action[0]] += 1
        match = moved.match
    assert verbs["build"] + verbs["forfeit"] == 96
    assert verbs["forfeit"] == 72
