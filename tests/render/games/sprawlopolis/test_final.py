"""The score sheet shows what the sheet of the engine says."""

from __future__ import annotations

import pytest

from engine.games.sprawlopolis.conditions import Earned
from engine.games.sprawlopolis.score import score
from render.games.sprawlopolis.city_rows import city_rows
from render.games.sprawlopolis.count_map import number_cell, tag_cell
from render.games.sprawlopolis.final import plan_for
from render.games.sprawlopolis.goals import conditions, modules
from render.games.sprawlopolis.verdicts import small_map
from render.kit.layout import Box
from tests.render.scenes.sprawlopolis import (
    ALL,
    CITIES,
    CITY,
    DUEL,
    LONG,
    MODULES,
    TOGETHER,
    over,
    view,
)

POSITIONS = [
    over(view(CITY)),
    over(view(MODULES, 3, ALL)),
    over(view(CITIES, 2, DUEL)),
    over(view(CITIES, 1, TOGETHER)),
    over(view(LONG)),
]
EVERY = pytest.mark.parametrize("position", POSITIONS)


@EVERY
def test_every_condition_is_there_with_its_points(position):
    found = [goal for goal in conditions(position) if goal.number]
    assert [goal.number for goal in found] == list(position.terms.conditions)
    for place, goal in enumerate(found):
        assert goal.points == sum(sheet.conditions[place].points for sheet in position.sheets)


def test_every_module_in_play_is_there():
    position = over(view(MODULES, 3, ALL))
    sheet = position.sheets[0]
    lines = (sheet.beach, sheet.sites, sheet.landmarks, sheet.wrecktar)
    assert [goal.earned for goal in modules(position)] == [
        *((line,) for line in lines),
        (Earned(position.roadwork_penalty),),
    ]


@EVERY
def test_the_sheet_is_never_too_high(position):
    plan = plan_for(position, len(conditions(position)) + len(modules(position)))
    assert plan.height <= 1700
    assert len(plan.verdicts) == len(conditions(position)) + len(modules(position))
    boxes = [plan.tally, *plan.verdicts]
    for at, one in enumerate(boxes):
        for other in boxes[:at]:
            assert one.y >= other.bottom or one.x >= other.right


@EVERY
def test_small_maps_stay_in_their_place(position):
    place = Box(40, 70, 350, 180)
    small = small_map(place, position)
    for cell in position.city.blocks:
        x, y = small.at(cell)
        assert place.x <= x <= place.right - small.size[0]
        assert place.y <= y <= place.bottom - small.size[1]


@EVERY
def test_numbers_stand_on_their_own_road_and_group(position):
    for sheet in position.sheets:
        tagged = [tag_cell(sheet, group) for group in sheet.zones.values() if group]
        assert all(any(cell in group for group in sheet.zones.values()) for cell in tagged)
        for road in sheet.roads:
            cell = number_cell(road, tagged)
            assert cell in road.cells
            assert cell not in tagged or set(road.cells) <= set(tagged)


@pytest.mark.parametrize("terms", [DUEL, TOGETHER])
def test_rows_of_two_cities_add_up(terms):
    position = over(view(CITIES, 2, terms))
    far, near = city_rows(position)
    tallies = score(position)
    if terms is TOGETHER:
        assert far.points + near.points == tallies[0].points
    else:
        assert [near.points, far.points] == [tallies[0].points, tallies[1].points]
    assert (far.seat, near.seat) == (1, 0)
