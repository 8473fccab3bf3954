from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.actions import read, text_of
from engine.games.manhattan.choices import ask
from engine.games.manhattan.pieces import (
    BOX,
    NO_BLOCKS,
    Block,
    floors_missing,
    plot_at,
    quarter_of,
)
from engine.games.manhattan.view import Stage
from render.games.manhattan.hand import block_rows, example, open_cities
from tests.render.scenes.manhattan import CHOSEN, view


def say(message):
    return message.key


@pytest.mark.parametrize("stage", [Stage.CHOOSE, Stage.BUILD, Stage.FORFEIT])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_example_can_really_be_typed(seats, stage):
    for eye in range(seats):
        position = view(seats, eye, stage)
        assert text_of(read(ask, position, example(position))) == example(position)


def test_with_two_colours_the_example_names_one():
    words = example(view(2, 1)).split()
    assert words[0] == "build"
    assert words[2][0] in "so"


def test_where_nothing_can_be_built_there_is_no_example():
    position = view(4, 0)
    bare = tuple(replace(one, tray=NO_BLOCKS) for one in position.colours)
    assert example(replace(position, colours=bare)) == ""


def test_after_the_game_there_is_no_example():
    assert example(view(4, 0, Stage.OVER)) == ""


@pytest.mark.parametrize("eye", [0, 1, 2, 3])
def test_letters_are_black_where_a_block_at_hand_is_high_enough(eye):
    position = view(4, eye)
    own = next(one for one in position.colours if one.seat == eye)
    highest = max(floors for floors in range(1, 5) if own.tray[floors - 1])
    for card in position.hand:
        stacks = [position.plots[plot_at(c, quarter_of(position.side, card))] for c in range(6)]
        wanted = [floors_missing(stack, own.colour) <= highest for stack in stacks]
        assert open_cities(position, card) == wanted


def test_a_tower_out_of_reach_closes_its_city():
    position = view(4, 0)
    plots = list(position.plots)
    plots[plot_at(2, quarter_of(position.side, 5))] = (Block(1, 4), Block(1, 4))
    position = replace(position, plots=tuple(plots))
    assert open_cities(position, 5)[2] is False
    assert len(open_cities(position, 5)) == len(BOX.cities)


def test_while_choosing_the_supply_and_the_choice_are_shown():
    rows = [(caption, colour) for caption, colour, _ in block_rows(CHOSEN, 1, say)]
    supply, chosen = "manhattan-picture-supply", "manhattan-picture-chosen"
    assert rows == [(supply, 1), (supply, 3), (chosen, 1), (chosen, 3)]


def test_while_building_the_tray_is_shown():
    position = view(2, 0)
    rows = block_rows(position, 0, say)
    assert [blocks for _, _, blocks in rows] == [position.colour(c).tray for c in (0, 2)]
