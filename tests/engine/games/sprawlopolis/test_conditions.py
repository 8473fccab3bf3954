"""The eighteen conditions: the diagrams printed on the cards, and cities made by hand."""

import pytest

from engine.games.sprawlopolis.city import Half
from engine.games.sprawlopolis.conditions import CONDITIONS
from engine.kit.grid import Cell
from tests.engine.games.sprawlopolis.cities import city, points

PRINTED = [
    (1, ["n:NW n: n:EW n:SW", "n:EW n:EW n: n:NS", "n:NS n: n:NW n:", "n:NE n:EW n:EW n:SW"], -1),
    (
        2,
        [
            ". P: n: n:",
            "P: P: n: P:",
            "n: n: n: P:",
            "P: P: n: P:",
            ". n: n: n:",
            ". P: n: .",
        ],
        1,
    ),
    (7, [". n: n: .", "n: P: P: n:", "n: n: P: n:", "P: n: n: ."], 1),
    (9, ["n: I: I:", "I: n: n:"], 2),
    (10, ["C: C: n: C: C: C: n: C:"], 6),
    (11, ["R:NS .", "C:NE R:EW"], 2),
    (13, ["P: n:EW n:SW", ". . n:NS", ". . P:"], 3),
    (
        14,
        ["n:ES n:EW n:EW n:SW", "n:NS n: n: n:NS", "n:NS n: n:ES n:NW", "n:NE n:EW n:NW ."],
        12,
    ),
    (16, ["C:EW I:SW n: R:ES", ". R:NE P: C:NW"], 4),
    (
        18,
        [
            "n: n: n: n:",
            "n: n: n: n:",
            "n: n: n: n:",
            ". . . n:",
            ". n: n: n:",
            ". n: n: .",
        ],
        9,
    ),
]


@pytest.mark.parametrize(("number", "rows", "expected"), PRINTED)
def test_the_diagram_printed_on_the_card(number, rows, expected):
    assert points(number, *rows) == expected


LOOP = ("n:ES n:SW", "n:NE n:NW")
PLUS = (". n: .", "n: {} n:", ". n: .")


def within(word):
    """One block with a neighbour on every side."""
    return [row.format(word) for row in PLUS]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (LOOP, 1),
        (["n: n: n: n:", "n: n:EW n: n:", "n: n: n: n:"], 1),
        (["n: n: n: n:", "n: n:EW . n:", "n: n: n: n:"], -1),
        (["n:EW n:EW"], -1),
        (["n:EW . n:EW"], -2),
        (["n: n:"], 0),
    ],
)
def test_1_the_outskirts(rows, expected):
    """Rulings S11 and S12: a gap is edge, a loop has no end at the edge."""
    assert points(1, *rows) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["P: P: P:"], 1),
        (["P: P: P: P:"], 0),
        (["P: . P: P:"], 1),
        (["n: n:"], -3),
        (["P: n:", "n: P:"], 0),
        (["P: n:", "n: n:"], -2),
    ],
)
def test_2_bloom_boom(rows, expected):
    """Ruling S15: rows and columns without a block are not looked at."""
    assert points(2, *rows) == expected


def test_3_go_green():
    assert points(3, "P: P: I:", "C: R: .") == 2 - 3
    assert points(3, "C:") == 0


@pytest.mark.parametrize(
    ("width", "expected"), [(1, -8), (2, -5), (3, -2), (4, 1), (5, 4), (6, 7), (7, 7)]
)
def test_4_block_party(width, expected):
    """Two rows of one type hold a square less than they are wide; squares overlap."""
    row = "C: " * width
    assert points(4, row, row) == expected


def test_4_block_party_counts_squares_of_several_types_but_never_sites():
    assert points(4, "C: C: P: P:", "C: C: P: P:") == -2
    assert points(4, "X: X:", "X: X:") == -8
    assert points(4, "C: C:", "C: .") == -8


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["I:"], 2),
        (["I: I: C:"], 4),
        (["I: C:", "P: I:"], 0),
        (["I: X:"], 0),
        (["I: . P:"], 2),
        (["P: .", ". I:"], 2),
    ],
)
def test_5_stacks_and_scrapers(rows, expected):
    assert points(5, *rows) == expected


@pytest.mark.parametrize(
    ("rows", "expected"), [(["R: R: I:"], 1), (["R: I: I:"], -1), (["I: . I:"], -1), (["P:"], 0)]
)
def test_6_master_planned(rows, expected):
    assert points(6, *rows) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (within("P:"), 1),
        (["P:"], -2),
        (["n: n: n: n:", "n: P: . n:", "n: n: n: n:"], -2),
        (["n: n: n: n:", "n: P: P: n:", "n: n: n: n:"], 2),
    ],
)
def test_7_central_perks(rows, expected):
    assert points(7, *rows) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([". P: .", "R: R: I:", "P: . ."], 0),
        (["R: I: . R: P:"], 1),
        (["R: P:", "R: R:"], 1),
        (["R: R: . R: P:"], 0),
        (["I: R: I:"], -4),
        (["P: .", ". R:"], 0),
        (["P: I:"], 0),
    ],
)
def test_8_the_burbs(rows, expected):
    """Ruling S14: of tied groups the best; each block counts once; corners don't touch."""
    assert points(8, *rows) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["I: n:", "n: I:"], 2),
        (["I: I:"], 0),
        (["I: .", ". I:"], 2),
        (["I: I:", "n: I:"], 2),
        (["I: n: I:", "n: I: n:"], 3),
    ],
)
def test_9_concrete_jungle(rows, expected):
    assert points(9, *rows) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [(["C: . C:", "n: . C:", "C: . ."], 2), (["C:", "n:", "C:", ".", "C:"], 3), (["P:"], 0)],
)
def test_10_the_strip(rows, expected):
    assert points(10, *rows) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["R:EW C:EW R:EW"], 2),
        (["R:EW C:EW R:NS"], 0),
        (["C:EW R:EW"], 0),
        (["R:EW C:EW R:EW C:EW R:EW"], 4),
        (["R:EW C:EW C:EW R:EW"], 0),
        (["R:ES C:SW", "C:NE R:NW"], 4),
    ],
)
def test_11_mini_marts(rows, expected):
    """The last is a loop: each commercial block lies between the same two homes."""
    assert points(11, *rows) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["n:EW"], 0),
        (["n:EW n:EW n:EW n:EW n:EW"], 2),
        (LOOP, 2),
        (["n:EW n:EW . n:EW"], 1),
        (["n:"], 0),
    ],
)
def test_12_superhighway(rows, expected):
    assert points(12, *rows) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["P: n:EW P:"], 3),
        (["P: n:SW", "n:NE n:NW"], 0),
        (["P: P:", "n:NE n:NW"], 3),
        (["P: n:EW n:"], 0),
        (["P: n:EW ."], 0),
        (LOOP, 0),
        (["P: n:EW P: n:EW P:"], 6),
    ],
)
def test_13_park_hopping(rows, expected):
    """Ruling S13: two different parks, of one group or not; a loop never scores."""
    assert points(13, *rows) == expected


def test_14_looping_lanes():
    assert points(14, *LOOP) == 4
    assert points(14, "n:ES n:SW . n:ES n:SW", "n:NE n:NW . n:NE n:NW") == 8
    assert points(14, "n:ES n:SW", "n:NE n:EW") == 0


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["I: R: I:"], 2),
        (["I: R:"], 0),
        (["I: R: I: R: I:"], 4),
        (["I: . I:", ". R: ."], 0),
        ([". I: .", "I: R: I:"], 2),
    ],
)
def test_15_skid_row(rows, expected):
    assert points(15, *rows) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["R:EW C:EW"], 2),
        (["R:EW . C:EW"], 0),
        (["R:EW I:EW C:EW R:EW"], 2),
        (["R:EW C:NS"], 0),
        (["R: C:EW"], 0),
    ],
)
def test_16_morning_commute(rows, expected):
    assert points(16, *rows) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["C:"], 2),
        (["n: C: n:"], 1),
        (["n:", "C:", "n:"], 1),
        (within("C:"), 0),
        (["n: n: n: n:", "n: C: . n:", "n: n: n: n:"], 1),
        (["C: n:", "n: n:"], 2),
    ],
)
def test_17_tourist_traps(rows, expected):
    assert points(17, *rows) == expected


def test_18_sprawlopolis():
    assert points(18, "n: . n: n:") == 3 + 1
    assert points(18, "X: n:", "n: .", "n: .") == 2 + 3
    assert points(18, "n: n:", "n: n:") == 4


def test_conditions_pay_nothing_for_nothing():
    """But Block Party costs 8 where there is no square at all."""
    paid = {card: condition(city()).points for card, condition in CONDITIONS.items()}
    assert paid == {card: -8 if card == "4" else 0 for card in CONDITIONS}


# The blocks that earn the points, for the picture


def test_every_condition_knows_its_blocks():
    green = CONDITIONS["3"](city("P: I: C:"))
    assert green.good == {Cell(0, 0)}
    assert green.bad == {Cell(1, 0)}
    marts = CONDITIONS["11"](city("R:EW C:EW R:EW P:"))
    assert marts.good == {Cell(0, 0), Cell(1, 0), Cell(2, 0)}
    hops = CONDITIONS["13"](city("P: n:EW P:"))
    assert hops.good == {Cell(0, 0), Cell(1, 0), Cell(2, 0)}
    planned = CONDITIONS["6"](city("R: R: I:"))
    assert (len(planned.good), len(planned.bad)) == (2, 1)
    perks = CONDITIONS["7"](city("P:"))
    assert perks.bad == {Cell(0, 0)}


# Ruling S35 and S40: beside a highway


@pytest.mark.parametrize(
    ("number", "expected"), [(1, 1), (11, 0), (12, 0), (13, 0), (14, 0), (16, 0)]
)
def test_the_highway_is_a_road_without_sections_ends_or_loop(number, expected):
    assert points(number, "n: n:", half=Half.NEAR) == expected


def test_a_road_that_faces_the_highway_ends_within_the_city():
    assert points(1, "n:NS", "n:", half=Half.NEAR) == 1 + 1
    assert points(1, "n:NS", "n:") == -1
    assert points(1, "n:", "n:NS", half=Half.FAR, top=-2) == 1 + 1


def test_the_side_towards_the_highway_is_not_empty():
    rows = ("n: P: n:", ". n: .")
    assert points(7, *rows) == -2
    assert points(7, *rows, half=Half.NEAR) == 1
    rows = ("n: C: n:", ". n: .")
    assert points(17, *rows) == 1
    assert points(17, *rows, half=Half.NEAR) == 0
    assert points(17, ". n: .", "n: C: n:", half=Half.FAR, top=-2) == 0
