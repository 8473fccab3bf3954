from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.manhattan.pieces import (
    BOX,
    Block,
    floors_missing,
    plot_at,
    quarter_of,
)
from render.games.manhattan.hand import block_rows, open_cities
from tests.render.scenes.manhattan import CHOSEN, view


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


def test_while_choosing_the_choice_and_what_stays_are_shown():
    rows = [(caption.key, colour, blocks) for caption, colour, blocks in block_rows(CHOSEN, 1)]
    chosen, later = "manhattan-picture-tray", "manhattan-picture-later"
    assert rows == [
        (chosen, 1, (4, 0, 0, 0)),
        (chosen, 3, (1, 1, 1, 1)),
        (later, 1, (1, 3, 2, 1)),
        (later, 3, (4, 2, 1, 0)),
    ]


def test_before_there_is_a_choice_the_supply_is_shown():
    rows = block_rows(replace(CHOSEN, choice=()), 1)
    assert [(caption.key, blocks) for caption, _, blocks in rows] == [
        ("manhattan-picture-supply", CHOSEN.colour(colour).supply) for colour in (1, 3)
    ]


def test_while_building_the_tray_is_shown():
    position = view(2, 0)
    rows = block_rows(position, 0)
    assert [blocks for _, _, blocks in rows] == [position.colour(c).tray for c in (0, 2)]
