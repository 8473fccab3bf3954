"""Outlines: what they hold, and which answers can be touched on a picture."""

import pytest

from engine.core.choices import Done, Number, OneOf, Option, SomeOf
from engine.core.words import msg, plain
from render.kit.layout import Box
from render.kit.outline import Outline, Places, Touch, pieces_in, touches

SQUARE = Outline.of(Box(10, 20, 30, 40))
TRIANGLE = Outline(((0, 0), (10, 0), (5, 5)))
PROMPT = msg("ask")


def test_a_box_is_its_four_corners():
    assert SQUARE.points == ((10, 20), (40, 20), (40, 60), (10, 60))
    assert SQUARE.box == Box(10, 20, 30, 40)
    assert SQUARE.centre == (25, 40)


@pytest.mark.parametrize("turned", [1, -1])
def test_it_holds_what_lies_within_whichever_way_round_it_goes(turned):
    triangle = Outline(TRIANGLE.points[::turned])
    assert triangle.holds((5, 2))
    assert triangle.holds(triangle.centre)
    assert not triangle.holds((1, 4)), "within its box, but not within it"
    assert not triangle.holds((5, 0)), "on its edge"
    assert not triangle.holds((5, -1))


def test_a_piece_of_which_there_are_two_is_touched_on_either():
    pieces = pieces_in(
        [("levy", Box(0, 0, 5, 5)), ("feast", Box(9, 0, 5, 5)), ("levy", Box(20, 0, 5, 5))]
    )
    step = OneOf(PROMPT, (Option("levy", plain("Levy")),))
    found = touches(step, Places(pieces=pieces))
    assert [touch.token for touch in found] == ["levy", "levy"]
    assert [touch.outline.box.x for touch in found] == [0, 20]


def test_a_place_is_found_by_its_spot_and_never_by_its_token():
    options = (Option("a1", plain("A1"), spot="b2"), Option("b2", plain("B2")))
    places = Places({"b2": SQUARE, "a1": TRIANGLE})
    assert touches(OneOf(PROMPT, options), places) == (Touch("a1", SQUARE),)


def test_of_two_questions_in_one_the_second_is_touched():
    options = (Option("play levy", plain("Levy")), Option("draw", plain("Draw")))
    places = Places(pieces={"levy": (SQUARE,)})
    assert touches(SomeOf(PROMPT, options, 1, 1), places) == (Touch("play levy", SQUARE),)


@pytest.mark.parametrize("step", [Done(), Number(PROMPT, 1, 3, 2)])
def test_what_is_not_chosen_from_a_list_is_never_touched(step):
    assert touches(step, Places({"1": SQUARE}, {"1": (SQUARE,)})) == ()
