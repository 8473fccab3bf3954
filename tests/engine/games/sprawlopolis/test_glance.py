"""What is seen at a glance: the features of a placement, and what was fitted to them."""

from collections import Counter

import pytest

from engine.core.options import Config
from engine.games.sprawlopolis.candidates import fitting
from engine.games.sprawlopolis.conditions import CONDITIONS
from engine.games.sprawlopolis.game import GAME
from engine.games.sprawlopolis.glance import (
    ALWAYS,
    COVERS,
    COVERS_LIKE,
    COVERS_ROAD,
    FEATURES,
    LARGEST,
    NUMBER,
    WALL,
    WAYS,
    features_of,
    fitted,
    ground_at,
    guessed,
    largest_groups,
    own_of,
    with_weights,
    worth_of,
)
from engine.games.sprawlopolis.ideas import ideas
from engine.games.sprawlopolis.pieces import BOX, ZONES, Block, Zone, face_of
from engine.games.sprawlopolis.preview import preview
from engine.games.sprawlopolis.score import score
from engine.games.sprawlopolis.terms import Level
from engine.kit.grid import Cell
from tests.engine.games.sprawlopolis.cities import city
from tests.laws.playing import play


def features(town, card, corner, turned=False):
    ground = ground_at(town, largest_groups(town), corner)
    return Counter(features_of(own_of(card, turned), ground))


def test_a_card_by_itself_meets_nothing():
    found = features(city(), "1", Cell(0, 0))
    assert found[ALWAYS] == 1
    assert sum(found.values()) == 1 + 8 + 8
    assert not any(found[one] for one in range(LARGEST, WAYS))
    assert not any(found[one] for one in range(COVERS, ALWAYS))


def test_what_is_covered_is_counted_by_its_kind():
    found = features(city("P:NS P: . .", "I:EW . . ."), "1", Cell(0, 0))
    assert found[COVERS + NUMBER[Zone.PARK]] == 2
    assert found[COVERS + NUMBER[Zone.INDUSTRIAL]] == 1
    assert found[COVERS_ROAD] == 2
    on_top = [block.zone for block in face_of("1")][:3]
    like = zip(on_top, (Zone.PARK, Zone.PARK, Zone.INDUSTRIAL), strict=True)
    assert found[COVERS_LIKE] == sum(one is other for one, other in like)


def test_the_largest_group_is_told_from_others():
    first: Block = face_of("1")[0]
    letter = next(letter for letter in "CPIR" if city(f"{letter}:").zone(Cell(0, 0)) is first.zone)
    above = city(f"{letter}: . . {letter}: {letter}:", top=-1)
    beside_largest = city(f"{letter}: {letter}: . {letter}:", top=-1)
    assert features(above, "1", Cell(0, 0))[LARGEST + NUMBER[first.zone]] == 0
    assert features(beside_largest, "1", Cell(0, 0))[LARGEST + NUMBER[first.zone]] >= 1


def test_a_road_that_runs_into_a_block_is_seen():
    block = next(b for b in face_of("1") if b.road)
    wall = city("n: n: n: n:", "n: . . n:", "n: . . n:", "n: n: n: n:", top=-1)
    found = features(wall, "1", Cell(1, 0))
    leaving = sum(own % 2 for own in own_of("1", False).sides)
    assert block.road
    assert found[WAYS + 3 + WALL] == leaving


@pytest.mark.parametrize("turned", [False, True])
def test_a_guess_is_the_sum_of_its_features(turned):
    weights = [number * number for number in range(FEATURES)]
    weights[ALWAYS] = 0
    town = city("P:NS P: C: R:EW", "I:EW . . R:", "C: I: . X:")
    guess, largest = with_weights(weights), largest_groups(town)
    for card in BOX.base:
        ground, own = ground_at(town, largest, Cell(1, 0)), own_of(card, turned)
        expected = sum(weights[one] for one in features_of(own, ground))
        assert guessed(worth_of(guess, ground), own) == expected


def test_there_is_a_weight_for_every_feature_of_every_line():
    rows = fitted()
    assert set(rows.zones) == set(ZONES)
    assert set(rows.conditions) == set(CONDITIONS)
    lines = (*rows.zones.values(), rows.roads, rows.open_ends, *rows.conditions.values())
    assert {len(line) for line in lines} == {FEATURES}


@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
def test_a_glance_finds_better_placements_than_the_fit_alone(level):
    """Over all turns of a random game: how many points the best of eight ideas brings."""
    brought = {"glance": 0, "fit": 0}
    for ply in play(GAME, Config(1, {"level": str(level)})):
        view = ply.before.seen_by(0).view
        brought["glance"] += best_of(view, ideas(view, 8))
        brought["fit"] += best_of(view, fitting(view, "play", view.hand, 8))
    assert brought["glance"] > brought["fit"]


def best_of(view, actions):
    return max(score(preview(view, one))[0].points for one in actions)
