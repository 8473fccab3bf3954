"""Interstate: the duel with its three ways of scoring, and two cities together."""

from dataclasses import replace

import pytest

from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.sprawlopolis import GAME
from engine.games.sprawlopolis.city import Half
from engine.games.sprawlopolis.conditions import CONDITIONS
from engine.games.sprawlopolis.pieces import Tie, face_of
from engine.games.sprawlopolis.result import decided_by
from engine.games.sprawlopolis.rules import apply
from engine.games.sprawlopolis.score import duel_tallies, tie_value
from engine.games.sprawlopolis.terms import Interstate, Level, Terms
from engine.games.sprawlopolis.view import Stage
from tests.engine.games.sprawlopolis.cities import after, cards, city, fresh, terms
from tests.engine.games.sprawlopolis.test_scoring import counted
from tests.laws.playing import play

HIGHWAY = "interstate1 m12, interstate2 o12, interstate3 k12"


def built(terms_card="interstate4", hands=(("4", "5", "6"), ("7", "8", "9")), **changes):
    """A duel after the highway; seat 2 built it and sits near, seat 1 begins."""
    state = fresh(2, interstate="duel")
    told = {
        "stage": Stage.PLAY,
        "terms": duel_terms(terms_card),
        "laid": cards(HIGHWAY),
        "highway": (),
        "hands": hands,
        "deck": ("1", "2"),
        "active": 0,
        **changes,
    }
    return replace(state, **told)


def duel_terms(card):
    return Terms(("3", "10"), interstate=Interstate.DUEL, duel=card)


# The highway


def test_a_duel_begins_with_two_conditions_and_a_terms_card():
    state = fresh(2, interstate="duel")
    assert len(state.terms.conditions) == 2
    assert state.terms.duel not in state.highway
    assert len(state.highway) == 3
    assert len(state.deck) == 16
    assert state.hands == ((), ())
    assert GAME.view(state, 0).top == "", "the deck is closed until hands are drawn"


def test_the_builder_and_the_opponent_lay_the_highway_in_turn():
    """Ruling S32: the builder lays the first and the last card; the opponent begins."""
    state = fresh(2, interstate="duel", first="1")
    assert (state.first, state.near, GAME.turn(state).seats) == (0, 1, (1,))
    view = GAME.view(state, 1)
    assert [o.token for o in GAME.ask(view, ("highway",)).options] == ["m12"]
    state = after(state, 1, "highway m12 r180")
    assert GAME.turn(state).seats == (0,)
    ends = [o.token for o in GAME.ask(GAME.view(state, 0), ("highway",)).options]
    assert ends == ["k12", "o12"]
    state = after(state, 0, "highway o12 r0")
    ends = [o.token for o in GAME.ask(GAME.view(state, 1), ("highway",)).options]
    assert ends == ["k12", "q12"]
    deck = state.deck
    state = after(state, 1, "highway q12 r0")
    assert (state.stage, state.active) == (Stage.PLAY, 0)
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert len(state.deck) == 10
    assert {*state.hands[0], *state.hands[1], *state.deck} == set(deck)
    assert state.top == state.deck[-1]


def test_a_stretch_that_uncovers_the_next_one_cannot_be_taken_back_freely():
    """Whoever lays it sees the next card of the highway, so it must not be laid just to look."""
    state = fresh(2, interstate="duel", first="1")
    next_card = state.highway[-2]
    laid = apply(state, 1, ("highway", "m12", "r0"), Rng(b"unused", 0))
    assert GAME.view(laid.state, 1).highway == next_card
    assert any(event.reveals for event in laid.events)


def test_turning_a_stretch_of_highway_swaps_its_sides():
    above = [block.zone for block in face_of("interstate1")[:2]]
    turned = [block.zone for block in face_of("interstate1", True)[2:]]
    assert turned == above[::-1]


# Playing


@pytest.mark.parametrize(
    ("card", "halves"),
    [("interstate1", 1), ("interstate2", 2), ("interstate3", 1), ("interstate4", 2)],
)
def test_the_terms_say_in_which_city_one_builds(card, halves):
    """Ruling S36: in either only while the deck lasts."""
    view = GAME.view(built(card), 0)
    assert len(view.halves_for(0)) == halves
    assert view.half_of(0) is Half.FAR
    assert view.half_of(1) is Half.NEAR
    empty = GAME.view(built(card, deck=()), 0)
    assert empty.halves_for(0) == (Half.FAR,)


def test_one_draws_back_to_three_and_hands_nothing_on():
    done = after(built(), 0, "play 5 m10 r0")
    assert done.hands == (("4", "6", "2"), ("7", "8", "9"))
    assert done.active == 1


@pytest.mark.parametrize("number", range(6))
def test_a_duel_has_eight_turns_each(number):
    plies = list(play(GAME, Config(2, {"interstate": "duel"}), number))
    seats = [ply.seat for ply in plies if ply.moved.action[0] == "play"]
    assert (len(seats), seats.count(0), seats.count(1)) == (16, 8, 8)
    final = plies[-1].moved.match
    assert len(final._state.laid) == 3 + 16
    assert final.outcome.won is None
    assert [tally.seat for tally in final.outcome.tallies] == [0, 1]


@pytest.mark.parametrize("number", range(6))
def test_while_the_deck_lasts_is_ten_turns(number):
    """Deck of ten: turns 1 to 10 are played with at least one card in it."""
    plies = [
        p
        for p in play(GAME, Config(2, {"interstate": "duel"}), number)
        if p.moved.action[0] == "play"
    ]
    assert [bool(ply.before._state.deck) for ply in plies] == [True] * 10 + [False] * 6


@pytest.mark.parametrize("number", range(4))
def test_nobody_crosses_the_highway(number):
    *_, last = play(GAME, Config(2, {"interstate": "duel"}), number)
    for one in last.moved.match._state.laid[3:]:
        assert one.cell.y >= 0 or one.cell.y + 1 <= -1


# Scoring a duel: near city of seat 0, far city of seat 1

NEAR = city("C: C: C: P:", "R: R: I:EW I:EW", half=Half.NEAR)
"""C 3, P 1, R 2, I 2; a road of its own and the highway. Go Green 1 - 6, The Strip 3."""

FAR = city("P: P: P: P:", "R: C: I:NS I:NS", half=Half.FAR, top=-2)
"""C 1, P 4, R 1, I 2; two roads of its own and the highway. Go Green 4 - 6, The Strip 1."""


def sheets_of(near, far, card):
    told = duel_terms(card)
    return [
        replace(counted(one), conditions=tuple(CONDITIONS[c](one) for c in told.conditions))
        for one in (near, far)
    ], told


def tallies(card):
    sheets, told = sheets_of(NEAR, FAR, card)
    return [[part.points for part in tally.parts] for tally in duel_tallies(sheets, told, near=0)]


def test_normal_scoring():
    """Commerce, park, industry, homes; Go Green, The Strip; roads."""
    assert tallies("interstate1") == [[3, 1, 2, 2, -5, 3, -2], [1, 4, 2, 1, -2, 1, -3]]


def test_majority_scoring():
    """Ruling S38: higher also among negative values; a tie pays nobody; more roads cost 2."""
    assert tallies("interstate3") == [[1, 0, 0, 1, 0, 1, 0], [0, 1, 0, 0, 1, 0, -2]]


def test_majority_with_equal_roads_costs_nobody():
    sheets, told = sheets_of(NEAR, NEAR, "interstate3")
    for tally in duel_tallies(sheets, told, near=0):
        assert [part.points for part in tally.parts] == [0] * 7


def test_choice_scoring():
    """The best two zones and the better condition; of level zones one is taken."""
    assert tallies("interstate4") == [[3, 0, 2, 0, 0, 3, -2], [0, 4, 2, 0, 0, 1, -3]]


def test_the_seats_may_sit_the_other_way():
    sheets, told = sheets_of(NEAR, FAR, "interstate1")
    swapped = duel_tallies(sheets, told, near=1)
    assert [part.points for part in swapped[1].parts] == [3, 1, 2, 2, -5, 3, -2]


def finished(card, laid, near=0):
    return built(card, hands=((), ()), deck=(), laid=cards(laid), near=near, stage=Stage.OVER)


LEVEL = [
    (((5, 2), (4, 9)), Tie.ROADS, "sprawlopolis-duel-points"),
    (((5, -2), (5, -3)), Tie.ROADS, "sprawlopolis-duel-roads"),
    (((5, 4), (5, 3)), Tie.GROUP, "sprawlopolis-duel-group"),
    (((5, 20), (5, 21)), Tie.BLOCKS, "sprawlopolis-duel-blocks"),
    (((5, 20), (5, 20)), Tie.BLOCKS, "sprawlopolis-duel-shared"),
]


@pytest.mark.parametrize(("standings", "tie", "reason"), LEVEL)
def test_what_decides_a_duel(standings, tie, reason):
    assert decided_by(standings, tie).key == reason


def test_the_tie_rules_look_at_the_own_city():
    sheets, _ = sheets_of(NEAR, FAR, "interstate1")
    assert [tie_value(one, Tie.ROADS) for one in sheets] == [-2, -3]
    assert [tie_value(one, Tie.GROUP) for one in sheets] == [3, 4]
    assert [tie_value(one, Tie.BLOCKS) for one in sheets] == [8, 8]


def test_an_even_duel_is_shared():
    """A stretch and the same stretch turned: both cities have the same blocks."""
    outcome = GAME.outcome(finished("interstate1", "interstate1 m12, interstate1 o12 r180"))
    assert outcome.ranks == (1, 1)
    assert outcome.winners() == (0, 1)
    assert outcome.why.key == "sprawlopolis-duel-shared"


# Together and alone


def test_two_cities_for_two_players():
    """Rulings S33 and S34: four cards of highway, no starting card, the first player near."""
    state = fresh(2, interstate="together", first="2")
    assert [len(hand) for hand in state.hands] == [1, 3]
    assert len(state.deck) == 11
    assert len(state.terms.conditions) == 3
    assert [one.cell.x for one in state.laid] == [-4, -2, 0, 2]
    view = GAME.view(state, 1)
    assert view.halves_for(1) == (Half.NEAR,)
    assert view.halves_for(0) == (Half.FAR,)
    assert len({fresh(2, bytes([n]), interstate="together").laid for n in range(20)}) > 10


@pytest.mark.parametrize("number", range(4))
def test_together_there_are_fifteen_turns_eight_and_seven(number):
    plies = list(play(GAME, Config(2, {"interstate": "together", "first": "1"}), number))
    seats = [ply.seat for ply in plies if ply.moved.action[0] == "play"]
    assert (seats.count(0), seats.count(1)) == (8, 7)
    final = plies[-1].moved.match
    for one in final._state.laid[4:]:
        assert one.cell.y >= 0 or one.cell.y + 1 <= -1
    assert final.outcome.won is not None


@pytest.mark.parametrize("number", range(4))
def test_alone_the_cities_alternate(number):
    """Ruling S39: near first, eight turns near and seven far."""
    plies = list(play(GAME, Config(1, {"interstate": "together"}), number))
    state = plies[-1].moved.match._state
    rows = [one.cell.y >= 0 for one in state.laid[4:]]
    assert rows == [turn % 2 == 0 for turn in range(15)]
    assert len(plies[0].before._state.deck) == 12


def test_both_cities_are_added_up():
    laid = cards("interstate1 m12, 1 m14, 2 m10")
    state = replace(
        fresh(2, interstate="together"),
        laid=laid,
        terms=terms(3, 10, 18, interstate=Interstate.TOGETHER),
    )
    (tally,) = GAME.score(GAME.view(state, None))
    near = city("I: P:", "C:NS P:", "I:NE R:EW", half=Half.NEAR)
    far = city("I:NW P:", "R:EW C:EW", "C: R:", half=Half.FAR, top=-3)
    zones = sum(len(one.largest(zone)) for one in (near, far) for zone in one.groups)
    assert sum(part.points for part in tally.parts[:4]) == zones == 5 + 4
    assert tally.parts[4].points == -(1 + 1) - (2 + 1)
    assert tally.parts[5].points == (2 - 6) + (1 - 3)


@pytest.mark.parametrize(
    ("interstate", "points", "won"),
    [
        (Interstate.OFF, 6, True),
        (Interstate.OFF, 5, False),
        (Interstate.TOGETHER, 6, False),
        (Interstate.TOGETHER, 7, True),
    ],
)
def test_two_cities_must_exceed_the_target(interstate, points, won):
    """Ruling S37: one city must only reach it."""
    assert terms(1, 2, 3, interstate=interstate).is_enough(points) is won


def test_levels_hold_for_each_city():
    """Hard: the largest group of each city by itself."""
    laid = cards("interstate1 m12, 1 m14, 2 m10")
    told = terms(3, 10, 18, interstate=Interstate.TOGETHER, level=Level.HARD)
    state = replace(fresh(2, interstate="together"), laid=laid, terms=told)
    (tally,) = GAME.score(GAME.view(state, None))
    assert sum(part.points for part in tally.parts[:4]) == 2 + 1
