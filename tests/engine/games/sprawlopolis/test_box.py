"""The contents of the box, against the rulebook's list of components."""

from collections import Counter

import pytest

from engine.core.options import Config
from engine.games.sprawlopolis import GAME
from engine.games.sprawlopolis.conditions import CONDITIONS
from engine.games.sprawlopolis.modules import BEACH_TERMS, SITE_TERMS
from engine.games.sprawlopolis.pieces import (
    BOX,
    FACES,
    ZONES,
    Block,
    Zone,
    face_of,
    footprint,
    read_face,
    roads_on,
    turned_face,
)
from engine.kit.grid import Cell, Side
from tests.engine.games.sprawlopolis.cities import fresh, terms

BASE = sorted(BOX.base, key=int)


def test_eighteen_cards_numbered_from_one():
    assert [str(number) for number in range(1, 19)] == BASE
    assert set(CONDITIONS) == set(BASE)


@pytest.mark.parametrize("card", BASE)
def test_a_base_card_has_a_block_of_each_zone_and_one_or_two_roads(card):
    face = face_of(card)
    assert {block.zone for block in face} == set(ZONES)
    assert len(roads_on(card, False)) in (1, 2)
    assert not next(block for block in face if block.zone is Zone.PARK).road


def test_six_cards_have_one_road_and_twelve_have_two():
    assert Counter(len(roads_on(card, False)) for card in BASE) == {1: 6, 2: 12}


def test_all_faces_differ_however_they_are_turned():
    faces = {frozenset(FACES[card]) for card in BASE}
    assert len(faces) == 18


def mirrored(face):
    swap = {Side.EAST: Side.WEST, Side.WEST: Side.EAST}
    one, two, three, four = (
        Block(zone, tuple(sorted(swap.get(side, side) for side in road))) for zone, road in face
    )
    return (two, one, four, three)


def in_order(face):
    return tuple(Block(zone, tuple(sorted(road))) for zone, road in face)


def test_the_set_of_faces_is_its_own_mirror_image():
    def both_ways(faces):
        return {frozenset((in_order(f), in_order(turned_face(f)))) for f in faces}

    faces = [face_of(card) for card in BASE]
    assert both_ways(faces) == both_ways(mirrored(face) for face in faces)


@pytest.mark.parametrize("card", sorted(FACES))
def test_every_road_block_has_two_exits_that_meet_within_the_card(card):
    for turn in (False, True):
        face, cells = face_of(card, turn), footprint(Cell(0, 0))
        for block in face:
            assert len(block.road) in (0, 2)
        leaving = sum(len(road) for road in roads_on(card, turn))
        assert leaving == 2 * len(roads_on(card, turn)), "no loop and no dead end on a card"
        assert len(cells) == 4


def test_turning_a_card_reverses_its_blocks_and_its_roads():
    assert face_of("1") == read_face("C:NS P: I:NE R:EW")
    assert [in_order([b])[0] for b in face_of("1", True)] == [
        in_order([b])[0] for b in read_face("R:EW I:SW P: C:NS")
    ]
    assert in_order(turned_face(turned_face(face_of("8")))) == in_order(face_of("8"))


def test_the_expansions_have_the_cards_of_the_rulebook():
    assert len(BOX.sites) == len(SITE_TERMS) == 4
    assert len(BOX.landmarks) == 2, "one card with two sides"
    assert len(BOX.wrecktar) == 1
    assert len(BOX.beaches) == len(BEACH_TERMS) == 4
    assert len(BOX.roadwork) == 4
    assert len(BOX.interstate) == 4


@pytest.mark.parametrize("card", sorted(BOX.sites))
def test_a_site_card_has_one_construction_block_without_a_road(card):
    assert [block.road for block in face_of(card) if block.zone is Zone.SITE] == [()]


def test_two_beaches_for_north_and_south_two_for_east_and_west():
    assert Counter(data.beach for data in BOX.beaches.values()) == {Side.NORTH: 2, Side.WEST: 2}


def test_the_monster_sits_on_commerce():
    assert face_of("wrecktar")[0].zone is Zone.COMMERCIAL


def test_the_two_landmark_sides_offer_every_pair():
    halves = ((0, 1), (2, 3), (0, 2), (1, 3))
    pairs = {
        frozenset(face_of(card)[block].zone for block in half)
        for card in BOX.landmarks
        for half in halves
    }
    assert len(pairs) == 6


@pytest.mark.parametrize(
    ("seats", "hands", "deck"),
    [(1, [3], 11), (2, [3, 1], 10), (3, [3, 1, 1], 9), (4, [3, 1, 1, 1], 8)],
)
def test_setup_by_the_table_of_the_rules(seats, hands, deck):
    state = fresh(seats)
    assert [len(hand) for hand in state.hands] == hands
    assert len(state.deck) == deck
    assert [(one.cell, one.turned) for one in state.laid] == [(Cell(0, 0), False)]
    assert len(state.terms.conditions) == 3
    assert state.terms.target == sum(map(int, state.terms.conditions))


def test_the_target_of_the_rulebook_s_example():
    """The picture of a set-up for two: 2 + 7 + 14 = 23."""
    assert terms(2, 7, 14).target == 23


MODULES = {"sites": True, "landmarks": True, "wrecktar": True, "beaches": True}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_card_of_the_modules_in_play_is_somewhere(seats):
    state = fresh(seats, roadwork="one-end", **MODULES)
    count = GAME.inventory(state)
    assert set(count.values()) == {1}
    expected = {*BOX.base, *BOX.sites, *BOX.beaches, *BOX.roadwork, "wrecktar", "landmarks"}
    assert set(count) == expected


def test_interstate_uses_base_and_highway_cards_only():
    for seats, mode in ((2, "duel"), (2, "together"), (1, "together")):
        count = GAME.inventory(fresh(seats, interstate=mode))
        assert set(count) == {*BOX.base, *BOX.interstate}


def test_special_cards_are_never_dealt_nor_the_starting_card():
    """Ruling S17."""
    for seed in range(40):
        state = fresh(4, bytes([seed]), sites=True, wrecktar=True, beaches=True)
        dealt = [card for hand in state.hands for card in hand]
        assert all(card in BOX.base for card in (*dealt, state.laid[0].card))
        assert len(state.deck) == 8 + 3 + 3 + 1


def test_the_first_player_is_the_host_s_choice_or_chance():
    assert fresh(3, first="2").first == 1
    chance = {fresh(4, bytes([n]), first="random").first for n in range(60)}
    assert chance == {0, 1, 2, 3}
    assert len(fresh(4, first="3").hands[2]) == 3


def test_conditions_and_faces_are_two_sides_of_one_card():
    state = fresh(2)
    elsewhere = {*state.deck, *(one.card for one in state.laid)}
    elsewhere |= {card for hand in state.hands for card in hand}
    assert not elsewhere & set(state.terms.conditions)
    assert len(elsewhere) == 15


def test_a_table_of_one_to_four():
    assert GAME.spec.seats == (1, 4)
    assert GAME.spec.co_op
    assert GAME.co_op(Config(2))
    assert GAME.co_op(Config(2, {"interstate": "together"}))
    assert not GAME.co_op(Config(2, {"interstate": "duel"}))
