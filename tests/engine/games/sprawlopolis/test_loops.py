"""Cards that would make a road a loop, and what bots hope for where loops pay."""

from dataclasses import replace
from itertools import product

import pytest

from engine.games.sprawlopolis.candidates import fitting
from engine.games.sprawlopolis.choices import places_for
from engine.games.sprawlopolis.city import with_card
from engine.games.sprawlopolis.game import GAME
from engine.games.sprawlopolis.heuristic import heuristic
from engine.games.sprawlopolis.loops import closing, loops_to_come
from engine.games.sprawlopolis.pieces import BOX, Laid, footprint
from engine.games.sprawlopolis.preview import preview
from engine.kit.grid import Cell
from tests.engine.games.sprawlopolis.cities import city, playing, terms

OPEN_ROADS = (
    ["n:ES n:SW", "n:NE ."],
    ["n:ES n:EW n:SW", "n:NS . .", "n:NE . ."],
    ["n:ES n:EW n:EW n:SW", "n:NE n:EW . ."],
    ["n:ES n:EW", "n:NS .", "n:NE n:EW"],
)


def closed_by_trying(town):
    """Every card on free ground with which there is a loop."""
    for card, turned, x, y in product(BOX.base, (False, True), range(-3, 6), range(-3, 6)):
        new = Laid(card, Cell(x, y), turned)
        if covers_nothing(town, new) and any(r.is_loop for r in with_card(town, new).roads):
            yield new


def covers_nothing(town, new):
    return not any(cell in town.blocks for cell in footprint(new.cell))


@pytest.mark.parametrize("rows", OPEN_ROADS)
def test_exactly_the_cards_that_close_a_road_are_found(rows):
    town = city(*rows)
    found = {new for new in closing(town) if covers_nothing(town, new)}
    assert found == set(closed_by_trying(town))


def test_the_length_of_the_road_is_told():
    assert set(closing(city(*OPEN_ROADS[1])).values()) == {5}


def test_nothing_closes_a_loop_or_a_straight_road():
    assert not closing(city("n:ES n:SW", "n:NE n:NW"))
    assert not closing(city("n:EW n:EW n:EW"))


@pytest.fixture
def view():
    return GAME.view(playing(1, terms=terms(1, 14, 15)), 0)


def test_the_fewer_cards_can_close_a_road_the_less_it_promises(view):
    town = city(*OPEN_ROADS[0])
    closers = {new.card for new in closing(town)}
    gone = tuple(Laid(card, Cell(9, 9)) for card in sorted(closers - {"1", "14", "15"}))
    hopes = [
        loops_to_come(replace(view, laid=gone[:count]), town) for count in range(len(gone) + 1)
    ]
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[0] > hopes[-1]


def test_loops_are_hoped_for_only_where_they_pay(view):
    town = city(*OPEN_ROADS[0])
    assert loops_to_come(view, town) > 0
    assert loops_to_come(replace(view, terms=terms(1, 2, 3)), town) == 0


def closes(view, new):
    """Whether this card may lie there, and makes a loop."""
    may_lie = new.turned in places_for(view, new.card).get(new.cell, ())
    return may_lie and any(road.is_loop for road in with_card(view.city, new).roads)


HAND = tuple(map(str, range(2, 12)))


def nearly_closed(*conditions):
    """A table at which a card in hand closes a loop: until then, what promises most is laid."""
    view = GAME.view(playing(1, laid="1 m13", terms=terms(*conditions), hands=(HAND,)), 0)
    while True:
        for new in closing(view.city):
            if new.card in view.hand and closes(view, new):
                return replace(view, hand=(new.card,))
        actions = fitting(view, "play", view.hand, 60)
        view = max((preview(view, one) for one in actions), key=lambda one: heuristic(one, 0))


def test_a_card_that_closes_a_loop_comes_to_mind_where_loops_pay():
    view = nearly_closed(12, 14, 18)
    best, *_ = fitting(view, "play", view.hand, 1)
    assert any(road.is_loop for road in preview(view, best).city.roads)


def test_the_heuristic_listens_to_it():
    hopeful = nearly_closed(12, 14, 18)
    assert heuristic(hopeful, 0) > heuristic(replace(hopeful, terms=terms(12, 13, 18)), 0)
