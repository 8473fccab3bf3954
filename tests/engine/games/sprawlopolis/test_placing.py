"""Where a card may lie: the placing rules one by one."""

import random

import pytest

from engine.core.options import Config
from engine.games.sprawlopolis import GAME
from engine.games.sprawlopolis.city import Half, city_of
from engine.games.sprawlopolis.pieces import footprint
from engine.games.sprawlopolis.placing import corners, places
from engine.kit.grid import Cell, Side, neighbours
from tests.engine.games.sprawlopolis.cities import cards, terms
from tests.laws.playing import play


def free(text):
    return corners(cards(text), Half.WHOLE)


def test_beside_the_starting_card_there_are_twenty_places():
    found = free("1 m13")
    assert len(found) == 20
    assert {Cell(2, 1), Cell(1, 1)} <= found
    assert not found & {Cell(2, 2), Cell(3, 0), Cell(0, 0)}


def test_both_turns_are_allowed_everywhere():
    found = places(cards("1 m13"), "2", terms())
    assert set(found.values()) == {(False, True)}


def test_p1_corner_contact_alone_is_not_enough():
    assert Cell(-2, -2) not in free("1 m13")
    assert Cell(-2, -1) in free("1 m13")


def test_p1_gaps_are_allowed():
    """Between two cards that stand apart a hole may stay."""
    assert Cell(2, 2) in free("1 m13, 2 m15, 3 o12")


def test_p2_a_card_may_not_lie_exactly_on_another():
    """Ruling S2: not even when that one is partly covered already."""
    assert not free("1 m13, 2 n13") & {Cell(0, 0), Cell(1, 0)}


def test_p2_several_cards_together_may_cover_one():
    assert Cell(-1, 0) in free("1 m13, 2 n13"), "the left half of card 1 may go too"


def test_p3_the_monster_may_not_be_covered_but_the_rest_of_its_card_may():
    """Ruling S19: at M13 the monster sits at the top left of its card."""
    found = free("1 m13, wrecktar m13")
    assert not found & {Cell(-1, -1), Cell(0, -1), Cell(-1, 0), Cell(0, 0)}
    assert {Cell(1, 0), Cell(0, 1), Cell(1, 1)} <= found


def test_p4_nothing_lies_beyond_a_beach_line():
    """The beach at M11 faces north: row 11 is the last one."""
    found = free("1 m13, beach1 m11")
    assert min(cell.y for cell in found) == -2
    assert {Cell(2, -2), Cell(1, -2)} <= found
    east = free("1 m13, beach3 o13 r180")
    assert max(cell.x for cell in east) + 1 == 3


def test_the_same_rules_said_in_another_way():
    """Every city of a random game: P1 and P2 by their plain words, over the whole plane."""
    for ply in play(GAME, Config(2), 5):
        laid = ply.before._state.laid
        city = city_of(laid)
        plane = [Cell(x, y) for x in range(-35, 36) for y in range(-35, 36)]
        by_words = {
            corner
            for corner in plane
            if any(
                cell in city.blocks or any(side in city.blocks for side in neighbours(cell))
                for cell in footprint(corner)
            )
            and corner not in [one.cell for one in laid]
        }
        assert corners(laid, Half.WHOLE) == by_words


# P5: construction sites


def test_loud_hours_wants_a_home_of_another_card_beside_the_site():
    """Site 3 has its X at the top right; card 1 has its home at N14."""
    found = places(cards("1 m13"), "site3", terms(site="site2"))
    spots = {(corner, turn) for corner, turns in found.items() for turn in turns}
    for corner, turn in spots:
        x_cell = footprint(corner)[2 if turn else 1]
        beside = set(neighbours(x_cell)) - set(footprint(corner))
        assert Cell(1, 1) in beside, "the only home in the city"
    assert (Cell(0, 2), False) in spots
    assert (Cell(0, 2), True) not in spots


def test_a_home_that_the_site_card_covers_doesn_t_count():
    """Ruling S22: at M14 upright the X would lie on the home itself."""
    found = places(cards("1 m13"), "site3", terms(site="site2"))
    assert False not in found.get(Cell(0, 1), ())


def test_deep_foundations_cover_two_blocks():
    found = places(cards("1 m13"), "site1", terms(site="site3"))
    assert set(found) == {Cell(-1, 0), Cell(1, 0), Cell(0, -1), Cell(0, 1)}


def test_lost_trade_puts_the_site_on_commerce():
    """Card 1 has its commerce at M13; the X of site 1 is top left, turned bottom right."""
    found = places(cards("1 m13"), "site1", terms(site="site4"))
    assert found == {Cell(-1, -1): (True,)}, "upright it would cover the whole card"


def test_rush_job_asks_nothing_of_the_place():
    laid = cards("1 m13")
    assert set(places(laid, "site2", terms(site="site1"))) == corners(laid, Half.WHOLE)


def test_terms_that_nothing_can_meet_bind_nobody():
    """Ruling S22: site 1 alone has no commerce anywhere."""
    laid = cards("site1 m13")
    found = places(laid, "site2", terms(site="site4"))
    assert set(found) == corners(laid, Half.WHOLE)
    assert set(found.values()) == {(False, True)}


# P5: beaches


def test_a_beach_lies_at_the_outside_of_what_is_built():
    found = places(cards("1 m13"), "beach1", terms(beach="beach2"))
    assert all(cell.y <= 0 for cell, turns in found.items() if False in turns), "facing north"
    assert all(cell.y >= 0 for cell, turns in found.items() if True in turns), "facing south"
    assert found[Cell(2, 0)] == (False, True), "level with the card it may face either way"


def test_a_beach_takes_a_direction_that_is_still_free():
    laid = cards("1 m13, beach1 m11")
    found = places(laid, "beach2", terms(beach="beach3"))
    assert {turn for turns in found.values() for turn in turns} == {True}
    assert city_of(laid).shore == {Side.NORTH: -2}


def test_every_beach_can_always_be_laid():
    """And three of them close three different sides."""
    for number in range(12):
        *_, last = play(GAME, Config(3, {"beaches": True, "wrecktar": True}), number)
        assert len(city_of(last.moved.match._state.laid).shore) == 3


# P5: Roadwork

TWO_ROADS = "2 m13, 3 m15 r180"
"""Straight roads in rows 14 and 15, from edge to edge."""


def joined(text, card="roadwork2", **told):
    return places(cards(text), card, terms(roadwork=True, **told))


def test_every_road_of_a_roadwork_card_must_meet_a_road():
    """Roadwork 2 has two roads from west to east."""
    found = joined(TWO_ROADS)
    assert Cell(2, 1) in found
    assert Cell(-2, 1) in found
    assert Cell(2, 0) not in found, "its upper road would meet a park"
    assert Cell(2, 3) not in found, "its lower road would meet nothing"


def test_a_road_that_is_covered_is_no_link():
    """Ruling S28: at M14 it covers both roads whole, at N14 their western halves stay."""
    found = joined(TWO_ROADS)
    assert Cell(0, 1) not in found
    assert Cell(1, 1) in found


def test_the_harder_rule_wants_every_end():
    assert not joined(TWO_ROADS, all_ends=True)
    gap = TWO_ROADS + ", 7 q13, 16 q15 r180"
    assert set(joined(gap, all_ends=True)) == {Cell(2, 1)}


def test_a_curve_may_join_with_either_end():
    """Roadwork 1 is one road from the west of its top left to the east of its top right."""
    found = joined("2 m13", "roadwork1")
    assert Cell(2, 1) in found
    assert Cell(-2, 1) in found


@pytest.mark.parametrize("seed", range(6))
def test_roadwork_obeys_the_other_rules_too(seed):
    dice = random.Random(seed)
    plies = list(play(GAME, Config(2, {"roadwork": "one-end", "beaches": True}), seed))
    laid = dice.choice(plies).before._state.laid
    for card in ("roadwork1", "roadwork2", "roadwork3", "roadwork4"):
        assert set(places(laid, card, terms(roadwork=True))) <= corners(laid, Half.WHOLE)


# P3 and P4 along a highway


def test_a_card_lies_wholly_in_one_city():
    laid = cards("interstate1 m12, interstate2 o12")
    near, far = (corners(laid, half) for half in (Half.NEAR, Half.FAR))
    assert min(cell.y for cell in near) == 0
    assert max(cell.y + 1 for cell in far) == -1
    assert Cell(-2, 0) in near, "beside the highway blocks, right along the line"
    assert Cell(0, 0) not in near, "highway blocks may not be covered"
    assert Cell(0, 1) in near
    assert Cell(0, -3) in far
