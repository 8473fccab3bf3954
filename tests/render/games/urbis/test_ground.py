"""The picture of the private panel: every number is on it, nothing is too small, all fits."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from engine.games.urbis.answers import GUARD_PIECE
from engine.games.urbis.city import guard_places, payable_plots
from engine.games.urbis.pieces import BUILDINGS, ORDERS, Side
from engine.games.urbis.view import Stage
from render.games.urbis import PAINTER
from render.games.urbis.figures import figures
from render.kit.layout import WIDTH
from render.kit.theme import DARK
from render.painter import PIECE_ROOM, Marks
from tests.render.scenes.urbis import PLACING, city, dotted, numbered, view

MOST_HEIGHT = 1250


def say(message):
    return message.key


def ground(position, marks):
    return PAINTER.ground(position, marks, DARK, say)


def differ(one, other):
    if one.size != other.size:
        return True
    return ImageChops.difference(one, other).getbbox() is not None


QUESTIONS = {
    "plots of one quarter": (view(4, 1), [p for p in payable_plots(city(4), 9) if p[0] == "b"]),
    "plots of two quarters": (view(2, 1), payable_plots(city(2), 5)),
    "buildings and posts of six": (view(6, 1), sorted(guard_places(city(6)))[:20]),
    "side b": (view(3, 1, table=city(3, Side.B)), payable_plots(city(3, Side.B), 6)[:20]),
    "a building in hand": (PLACING, payable_plots(PLACING.city, 4)[:8]),
}


@pytest.mark.parametrize(("position", "places"), QUESTIONS.values(), ids=QUESTIONS)
def test_every_number_is_drawn(position, places):
    whole = numbered(places)
    image = ground(position, whole)
    assert image.width == WIDTH
    assert image.height <= MOST_HEIGHT
    for at, (place, number) in enumerate(whole.spots):
        spots = (*whole.spots[:at], (place, f"{number}9"), *whole.spots[at + 1 :])
        assert differ(image, ground(position, Marks(spots))), place


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("side", Side)
def test_while_quarters_are_chosen_all_are_shown_and_places_stand_out(seats, side):
    position = view(seats, 1, table=city(seats, side))
    places = payable_plots(position.city, 9)
    image = ground(position, dotted(places))
    assert image.height <= MOST_HEIGHT
    assert differ(image, ground(position, dotted(places[1:])))


def test_an_owner_that_can_be_chosen_stands_out():
    position = view(4, 1)
    assert differ(ground(position, dotted(["a", "c"])), ground(position, dotted(["a", "d"])))


def test_the_pile_that_is_taken_from_stands_out():
    position = view(4, 1)
    images = [ground(position, Marks(ghost=(pile,))) for pile in ("p1", "p2")]
    assert differ(*images)


def test_what_a_tried_action_changes_stands_out():
    position = replace(view(4, 1), last=("b3",))
    assert differ(ground(position, Marks()), ground(replace(position, last=()), Marks()))


@pytest.mark.parametrize("token", [*BUILDINGS, *ORDERS, GUARD_PIECE])
def test_every_piece_is_painted_and_has_room(token):
    image = PAINTER.piece(view(4, 1), token, DARK, say)
    assert image.width <= PIECE_ROOM[0]
    assert image.height <= PIECE_ROOM[1]


def test_what_is_no_piece_is_not_painted():
    assert PAINTER.piece(view(4, 1), "b7", DARK, say) is None


def test_a_discount_shows_in_the_price():
    task = replace(PLACING.task, off=3)
    cheaper = replace(PLACING, task=task)
    marks = numbered(payable_plots(PLACING.city, 4)[:8])
    assert differ(ground(PLACING, marks), ground(cheaper, marks))


def test_the_figures_tell_means_points_and_the_lead():
    position = view(3, 1)
    points = [position.score(seat).points for seat in range(3)]
    best = max(points[0], points[2])
    found = figures(position, say)
    assert [one.value for one in found[:2]] == ["9", str(position.income(1))]
    assert found[3].good == points[1] - best
    assert figures(view(3), say) == ()
    assert position.stage is Stage.ACT
