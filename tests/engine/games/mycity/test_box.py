"""The contents of the box, against the rulebook's list and the drawn boards."""

from collections import Counter

import pytest

from engine.games.mycity.box import COLOURS, Colour
from engine.games.mycity.checks import problems
from engine.games.mycity.deck import full_deck
from engine.games.mycity.land import ground_of, printed_land
from engine.games.mycity.pieces import (
    BLOCK,
    BOX,
    cell_name,
    cell_named,
    cells_in,
    colour_of,
    episode,
    neighbours,
    picture,
    size_of,
    spots_of,
    turns_of,
)


def of_colour(colour):
    return [one for one in BOX.buildings if colour_of(one) is colour]


@pytest.mark.parametrize("colour", COLOURS)
def test_eight_buildings_of_thirty_cells_in_each_colour(colour):
    assert sorted(map(size_of, of_colour(colour))) == [2, 3, 3, 4, 4, 4, 5, 5]


def test_three_churches_and_one_power_house():
    assert [size_of(one) for one in of_colour(Colour.PURPLE)] == [3, 4, 5]
    assert [size_of(one) for one in of_colour(Colour.WILD)] == [5]


def test_the_eternal_deck_has_27_buildings_and_a_blocking_card():
    deck = full_deck(0)
    assert len(deck) == 28
    assert deck.count(BLOCK) == 1
    assert len(set(deck)) == 28
    assert "e1" not in deck


@pytest.mark.parametrize(
    ("episodes", "cards"),
    [((1, 3), 24), ((4, 5), 27), ((6, 17), 28), ((18, 18), 29), ((19, 19), 28), ((20, 24), 29)],
)
def test_the_decks_of_the_campaign(episodes, cards):
    first, last = episodes
    assert {len(full_deck(number)) for number in range(first, last + 1)} == {cards}


def test_eight_chapters_of_three_episodes():
    assert [plan.chapter for plan in BOX.campaign] == [c for c in range(1, 9) for _ in range(3)]


def test_the_table_of_the_first_episode():
    """The rulebook's example: unbuilt −1, tree +1, rock −1, empty −1."""
    assert BOX.campaign[0].scoring == ("pass", "tree", "rock", "empty")
    assert BOX.campaign[0].rules.start_score == 10


def test_episode_ten_is_the_eternal_game():
    ten, eternal = BOX.campaign[9], BOX.eternal
    assert (ten.rules, ten.scoring, ten.blocks) == (eternal.rules, eternal.scoring, eternal.blocks)
    assert ten.buildings == eternal.buildings


@pytest.mark.parametrize(
    ("board", "light", "mountains", "forest", "west"),
    [("legacy", 95, 13, 13, 35), ("eternal", 95, 14, 12, None)],
)
def test_the_boards_have_their_cells(board, light, mountains, forest, west):
    land = printed_land(board)
    count = Counter(land.terrain)
    assert (count["."], count["^"], count["&"]) == (light, mountains, forest)
    ground = ground_of(land)
    assert west is None or (ground.grass & ground.west).bit_count() == west
    assert land.rows == 11, "the closed strip is not there yet"


@pytest.mark.parametrize(
    ("board", "drawn"),
    [
        ("legacy", {"tree2": 4, "rock2": 5}),
        ("eternal", {"tree2": 5, "rock2": 4, "well": 2, "gold": 2}),
    ],
)
def test_what_is_drawn_on_the_boards(board, drawn):
    assert Counter(kind for _, kind in printed_land(board).features) == drawn


@pytest.mark.parametrize("board", BOX.boards)
def test_each_bank_hangs_together(board):
    ground = ground_of(printed_land(board))
    for bank in (ground.grass & ground.west, ground.grass & ~ground.west):
        reached, edge = 0, bank & -bank
        while edge:
            reached |= edge
            around = [1 << c for cell in cells_in(edge) for c in neighbours(cell)]
            edge = 0
            for bit in around:
                edge |= bit & bank & ~reached
        assert reached == bank


def test_no_two_buildings_of_a_colour_are_alike():
    for colour in COLOURS:
        shapes = [BOX.buildings[one].shape for one in of_colour(colour)]
        assert len(set(shapes)) == 8


@pytest.mark.parametrize(("building", "turns"), [("y1", 2), ("y4", 1), ("y6", 2), ("y5", 4)])
def test_turns_that_look_alike_count_once(building, turns):
    assert len(turns_of(building)) == turns


def test_turned_clockwise_and_never_over():
    """Ruling R1: the two S shapes stay different whatever the turn."""
    assert picture("y5", 0) == ("X.", "X.", "XX")
    assert picture("y5", 90) == ("XXX", "X..")
    assert picture("y5", 180) == ("XX", ".X", ".X")
    assert picture("y5", 270) == ("..X", "XXX")
    seen = [{picture(one, turn) for turn in (0, 90, 180, 270)} for one in ("y6", "r6")]
    assert not seen[0] & seen[1]


def test_a_place_is_named_by_the_first_cell_that_is_covered():
    at = {(spot.turn, spot.cell): spot for spot in spots_of("y6")}
    spot = at[0, cell_named("e5")]
    assert [cell_name(cell) for cell in cells_in(spot.mask)] == ["e5", "f5", "d6", "e6"]


LEGACY_PROOF = """
^^ ^^ B6 Y7 Y7 Y7 B2 B2 B2 Y3 Y3
^^ ^^ B6 B6 Y7 Y7 R2 B4 TT B3 Y3
^^ ^^ B6 TT Y5 Y5 R2 B4 B3 B3 &&
^^ Y8 Y8 Y8 B1 Y5 R2 B4 R1 && &&
^^ Y8 R3 Y8 B1 Y5 TT B4 R1 && &&
R8 R8 R3 R3 R4 R4 R4 B5 B5 B5 &&
^^ R8 R8 R5 Y2 R4 .. B5 R7 R7 R7
^^ ^^ R8 R5 Y2 Y1 Y4 Y4 R7 R7 &&
^^ ^^ R5 R5 Y2 Y1 Y4 Y4 Y6 Y6 &&
B8 B8 B8 B8 B7 R6 R6 Y6 Y6 && &&
B8 TT B7 B7 B7 B7 R6 R6 && && &&
"""
ETERNAL_PROOF = """
^^ ^^ ^^ R7 R7 R1 R3 R6 R6 && &&
^^ ^^ R7 R7 R7 R1 R3 R3 R6 R6 &&
^^ B3 B8 B8 Y1 Y8 TT Y8 C3 C3 &&
^^ B3 B3 B8 Y1 Y8 Y8 Y8 C3 C3 C3
R8 R8 TT B8 Y5 Y5 Y5 WW B5 B5 &&
^^ R8 R8 B8 Y5 Y2 R2 Y6 TT B5 &&
^^ ^^ R8 WW Y7 Y2 R2 Y6 Y6 B5 &&
^^ ^^ R4 Y7 Y7 Y2 R2 Y3 Y6 C2 &&
^^ R4 R4 Y7 Y7 C1 Y3 Y3 C2 C2 C2
.. TT R4 B7 C1 C1 B6 TT B1 B1 &&
^^ B7 B7 B7 B7 B6 B6 B6 && && &&
"""


@pytest.mark.parametrize(
    ("number", "proof", "count"), [(1, LEGACY_PROOF, 24), (0, ETERNAL_PROOF, 23)]
)
def test_the_buildings_fit_the_board(number, proof, count):
    """A whole city that keeps to the rules: each building lies as one of its legal places."""
    cells = {}
    for row, line in enumerate(proof.strip().splitlines()):
        for column, word in enumerate(line.split()):
            cells.setdefault(word.lower(), []).append(row * 11 + column)
    ground = ground_of(printed_land(episode(number).board))
    built = {name: where for name, where in cells.items() if name in BOX.buildings}
    assert len(built) == count
    for name, where in built.items():
        mask = sum(1 << cell for cell in where)
        assert any(spot.mask == mask for spot in spots_of(name)), name
        assert not mask & ~ground.grass
        assert mask & ground.west in (0, mask), "on one bank"


def test_our_own_data_has_no_problems():
    assert problems(BOX) == []
