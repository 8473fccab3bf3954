"""Zones, roads, levels and modules: the rulebook's example by name, and cities made by hand."""

import pytest

from engine.games.sprawlopolis import GAME
from engine.games.sprawlopolis.city import Half, city_of
from engine.games.sprawlopolis.modules import (
    landmarks,
    lost_trade,
    loud_hours,
    plain_penalty,
    promenade,
    sea_view_lawns,
    seaside_homes,
    slim_town,
    wrecktar,
)
from engine.games.sprawlopolis.names import condition_name
from engine.games.sprawlopolis.pieces import ZONES, Zone
from engine.games.sprawlopolis.points import Sheet, sheet
from engine.games.sprawlopolis.score import team_tally
from engine.games.sprawlopolis.terms import Level, Terms
from engine.kit.grid import Cell, Side
from tests.engine.games.sprawlopolis.cities import cards, city, fresh, playing, terms

EXAMPLE = (
    "P: P: C:EW C:EW .",
    "P: P: I:NS I:NS .",
    "R: R: R: C:NS I:EW",
    ". . . I:EW P:NS",
    ". . . C:EW .",
)
"""Largest groups C 2, I 2, P 4, R 3, and seven roads."""


def counted(town):
    return Sheet(
        city=town,
        zones={zone: town.largest(zone) for zone in ZONES},
        roads=town.roads,
        road_count=town.road_count,
        conditions=(),
    )


def total(town, level=Level.NORMAL):
    return team_tally([counted(town)], Terms((), level), 0).points


def test_rulebook_example_of_scoring():
    """2 for commerce, 2 for industry, 4 for parks, 3 for homes; seven roads: 11 - 7 = 4."""
    town = city(*EXAMPLE)
    sizes = {zone: len(town.largest(zone)) for zone in ZONES}
    assert sizes == {
        Zone.COMMERCIAL: 2,
        Zone.INDUSTRIAL: 2,
        Zone.PARK: 4,
        Zone.RESIDENTIAL: 3,
    }
    assert town.road_count == 7
    assert total(town) == 11 - 7


def test_the_levels():
    """Ruling S9. Easy: roads cost nothing. Hard: only the largest group of all scores."""
    assert total(city(*EXAMPLE), Level.EASY) == 11
    assert total(city(*EXAMPLE), Level.HARD) == 4 - 7


def test_a_loop_is_one_road_and_costs_one():
    town = city("n:ES n:SW", "n:NE n:NW")
    assert [(len(road.cells), road.ends) for road in town.roads] == [(4, ())]
    assert town.road_count == 1


def test_a_road_is_traced_from_end_to_end():
    (road,) = city("n:EW n:SW", ". n:NS").roads
    assert road.cells in (
        (Cell(0, 0), Cell(1, 0), Cell(1, 1)),
        (Cell(1, 1), Cell(1, 0), Cell(0, 0)),
    )
    assert {(end.cell, end.side) for end in road.ends} == {
        (Cell(0, 0), Side.WEST),
        (Cell(1, 1), Side.SOUTH),
    }
    assert road.ends[0].cell == road.cells[0]


def test_roads_that_only_touch_are_two():
    assert city("n:EW n:NS").road_count == 2


def test_only_blocks_in_sight_count():
    """Card 2 at N13 covers the right half of card 1: its park and its home."""
    town = city_of(cards("1 m13, 2 n13"))
    assert len(town.blocks) == 6
    assert town.zone(Cell(1, 0)) is Zone.INDUSTRIAL
    assert town.shown[Cell(0, 0)] == "1"


def test_a_construction_block_forms_no_zone():
    """Ruling S16."""
    town = city("X: X: C:")
    assert total(town) == 1


# Construction Zones


@pytest.mark.parametrize(
    ("rows", "rush", "loud", "trade"),
    [
        (["C: R: P:"], 0, 0, 0),
        (["X: R: P:"], -3, -2, -1),
        (["X: C: C: C:"], -3, -1, -3),
        (["R: X: R: X: R:"], -6, -5, -2),
        (["X: . C:", "C: . ."], -3, -1, -3),
        (["X: R:", "R: X:"], -6, -4, -2),
    ],
)
def test_unfinished_sites_cost(rows, rush, loud, trade):
    """Loud Hours counts a home between two sites once; Lost Trade at most two for each site."""
    town = city(*rows)
    assert plain_penalty(town).points == rush
    assert loud_hours(town).points == loud
    assert lost_trade(town).points == trade


def test_a_site_is_finished_when_its_x_is_covered():
    """Ruling S21: the X of site 1 is its top left block."""
    open_site = city_of(cards("1 m13, site1 o13"))
    closed = city_of(cards("1 m13, site1 o13, 2 n12"))
    assert plain_penalty(open_site).points == -3
    assert plain_penalty(closed).points == 0


# Points of Interest


def test_rulebook_example_of_landmarks():
    """Two landmarks with four neighbours of their types; the park at a corner doesn't count."""
    marks = (Cell(1, 1), Cell(2, 1))
    rows = (". P: R: P:", "P: P: R: R:", ". C: C: .")
    assert landmarks(city(*rows, landmarks=marks)).points == 4


def test_a_covered_landmark_scores_nothing():
    """Ruling S26: the starting card covers the right half; only C and I of side A are left."""
    town = city_of(cards("landmarks-a m13, 1 n13"))
    assert town.landmarks == {Cell(0, 0), Cell(0, 1)}
    assert landmarks(town).points == 2, "commerce beside commerce, industry beside industry"
    assert landmarks(city_of(cards("landmarks-a m13, 1 n13, 2 l13"))).points == 0


def test_a_landmark_is_an_ordinary_block_of_its_zone():
    """The landmark C joins the commerce of card 1 at N13."""
    town = city_of(cards("landmarks-a m13, 1 n13"))
    assert town.largest(Zone.COMMERCIAL) == {Cell(0, 0), Cell(1, 0)}


# Wrecktar


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["C: C: P:", "C: P: P:"], -4),
        (["C: P: . C:"], -2),
        (["C: P:", "P: C:"], 3),
        (["C:", "P:", ".", "C:"], -2),
    ],
)
def test_the_monster_tramples_its_row_and_column(rows, expected):
    """Ruling S20: gaps or not; the monster's own block at (0, 0) is excluded."""
    assert wrecktar(city(*rows, monster=Cell(0, 0))).points == expected


def test_the_monster_scores_nothing_before_it_comes():
    assert wrecktar(city("C: C:")).points == 0


def test_the_monster_s_block_is_ordinary_commerce():
    town = city_of(cards("1 m13, wrecktar m13"))
    assert town.monster == Cell(0, 0)
    assert town.largest(Zone.COMMERCIAL) == {Cell(0, 0)}
    assert city_of(cards("1 m13, wrecktar m13 r180")).monster == Cell(1, 1)


# Beaches


@pytest.mark.parametrize(
    ("span", "expected"), [(2, 7), (3, 7), (4, 7), (5, 5), (6, 3), (7, 1), (8, 0), (12, 0)]
)
def test_slim_town_by_its_span(span, expected):
    """Ruling S25: both edge rows are counted."""
    shore = {Side.NORTH: 3, Side.SOUTH: 3 + span - 1, Side.WEST: 0}
    assert slim_town(city("n:", shore=shore)).points == expected
    shore = {Side.NORTH: 3, Side.EAST: span - 1, Side.WEST: 0}
    assert slim_town(city("n:", shore=shore)).points == expected


def test_slim_town_waits_for_two_opposite_beaches():
    assert slim_town(city("n:", shore={Side.NORTH: 0, Side.WEST: 0})).points == 0


TOWN = ("P:ES R: P:", "R:NS P: R:", "P:NE R:EW P:EW")


def test_blocks_on_the_beach_count_once():
    """North, west and south: the middle row counts only at its west end."""
    shore = {Side.NORTH: 0, Side.WEST: 0, Side.SOUTH: 2}
    assert sea_view_lawns(city(*TOWN, shore=shore)).points == 4
    assert seaside_homes(city(*TOWN, shore=shore)).points == 3


def test_promenade_takes_one_road():
    """The long road lies with all its five sections on the beach; the other one has one."""
    shore = {Side.NORTH: 0, Side.WEST: 0, Side.SOUTH: 2}
    assert promenade(city(*TOWN, shore=shore)).points == 5
    assert promenade(city("n:EW n:EW . n:EW", shore={Side.NORTH: 0})).points == 2
    assert promenade(city("n:EW n:EW", shore={Side.NORTH: -1})).points == 0


def test_a_covered_beach_keeps_its_line():
    """Ruling S24."""
    covered = city_of(cards("1 m13, beach1 m11, 2 l10"))
    assert covered.shore == {Side.NORTH: -2}
    assert city_of(cards("1 m13, beach1 m15 r180")).shore == {Side.SOUTH: 3}
    assert city_of(cards("1 m13, beach3 k13, beach4 o13 r180")).shore == {
        Side.WEST: -2,
        Side.EAST: 3,
    }


# The sum


def test_the_forecast_has_a_line_for_everything_in_play():
    state = fresh(2, sites=True, wrecktar=True, beaches=True, roadwork="one-end")
    (tally,) = GAME.score(GAME.view(state, None))
    assert tally.seat is None
    assert len(tally.parts) == 4 + 1 + 3 + 4
    labels = [part.label for part in tally.parts]
    assert condition_name(state.terms.site) in labels
    assert condition_name(state.terms.beach) in labels
    assert tally.parts[-1].points < 0, "Roadwork that is not laid would cost"


def test_the_forecast_adds_up():
    """Card 1 alone: four groups of 1, one road. Go Green: a park and an industrial block."""
    state = playing(2, "1 m13", terms=terms(3, 10, 18))
    (tally,) = GAME.score(GAME.view(state, 0))
    assert [part.points for part in tally.parts] == [1, 1, 1, 1, -1, 1 - 3, 1, 2 + 2]


def test_an_easy_table_has_no_line_for_roads():
    state = playing(2, "1 m13", terms=terms(3, 10, 18, level=Level.EASY))
    (tally,) = GAME.score(GAME.view(state, 0))
    assert [part.points for part in tally.parts] == [1, 1, 1, 1, 1 - 3, 1, 2 + 2]


def test_the_sheet_shows_where_the_points_come_from():
    state = playing(2, "1 m13", terms=terms(3, 10, 18))
    (counted_now,) = GAME.view(state, None).sheets
    assert counted_now.zones[Zone.PARK] == {Cell(1, 0)}
    assert counted_now.conditions[0].bad == {Cell(0, 1)}
    assert len(counted_now.roads) == 1


def test_a_sheet_of_one_city_of_two():
    laid = cards("interstate1 m12, 1 m14, 2 m10")
    near = sheet(laid, terms(), Half.NEAR)
    far = sheet(laid, terms(), Half.FAR)
    assert len(near.city.blocks) == len(far.city.blocks) == 2 + 4
    assert near.road_count == 1 + 1
    assert far.road_count == 2 + 1
