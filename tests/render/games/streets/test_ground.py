from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from engine.core.seats import Seen
from engine.core.words import Msg
from engine.games.streets.pieces import PERSON_KINDS, TILES
from engine.games.streets.table import Stage
from engine.kit.grid import Side, cell_named
from locales import Locale
from render.games.streets import PAINTER
from render.games.streets.ground import (
    HEIGHT,
    HEIGHT_BELOW_A_PIECE,
    NAMED,
    columns_are_asked,
    window_for,
)
from render.games.streets.spots import Spot, spot_named
from render.kit.layout import WIDTH
from render.kit.theme import DARK
from render.painter import NO_MARKS, PIECE_ROOM, Marks
from render.pictures.panel import Change, Panel, draw_panel
from tests.render.scenes.streets import (
    ALONE,
    FIRST,
    HOMES,
    LARGE,
    LEGAL,
    MOVING,
    SMALL,
    STREETS,
    TAKING,
    TRIED,
    counted,
    every_road,
    places,
    view,
)
from tests.words import all_words


def say(message: Msg) -> str:
    return message.key


def painted(of, marks):
    return PAINTER.ground(of, marks, DARK, say)


QUESTIONS = {
    "roads": (view(FIRST, 1), every_road(view(FIRST, 1), "f2")),
    "places": (view(SMALL, 2), LEGAL),
    "places in a large city": (view(LARGE, 0), places(LARGE, "t1")),
    "homes": (view(MOVING, 2), HOMES),
    "streets": (view(replace(SMALL, stage=Stage.ORDER), 2), STREETS),
    "alone": (ALONE, Marks((("m16-n", "1"), ("m16-s", "2"), ("o15-w", "3")))),
    "tokens": (view(TAKING, 2), Marks((("k14", ""), ("k16", "")))),
}
EVERY_QUESTION = pytest.mark.parametrize(("of", "marks"), QUESTIONS.values(), ids=QUESTIONS)


@pytest.mark.parametrize(
    ("name", "spot"),
    [
        ("m13", Spot(cell_named("m13"), None)),
        ("m12-n", Spot(cell_named("m12"), Side.NORTH)),
        ("-a13", Spot(cell_named("-a13"), None)),
        ("-a-1-w", Spot(cell_named("-a-1"), Side.WEST)),
    ],
)
def test_a_spot_is_a_cell_or_a_road_in_it(name, spot):
    assert spot_named(name) == spot


@EVERY_QUESTION
def test_every_number_is_drawn(of, marks):
    whole = painted(of, marks)
    window = window_for(of, marks)
    for at, (name, number) in enumerate(marks.spots):
        other = Marks((*marks.spots[:at], (name, f"{number}9"), *marks.spots[at + 1 :]))
        if number:
            changed = ImageChops.difference(whole, painted(of, other)).getbbox()
            assert changed is not None, name
        box = window.cell(spot_named(name).cell)
        assert box.x >= 0
        assert box.right <= WIDTH
        assert box.y >= 0
        assert box.bottom <= whole.height


@EVERY_QUESTION
def test_the_picture_is_as_wide_as_all_and_not_too_high(of, marks):
    image = painted(of, marks)
    assert image.width == WIDTH
    assert image.height <= HEIGHT


def test_beside_a_piece_there_is_less_room():
    assert painted(view(LARGE, 0), places(LARGE, "t1")).height <= HEIGHT_BELOW_A_PIECE


def test_a_number_stands_on_the_road_it_stands_for():
    of = view(FIRST, 1)
    north, south = (painted(of, Marks(((f"m12-{side}", "1"),))) for side in "ns")
    assert ImageChops.difference(north, south).getbbox()


def test_a_large_city_is_cropped_to_where_the_question_is():
    of, marks = view(LARGE, 0), Marks((("h10", "1"), ("h12", "2")))
    window = window_for(of, marks)
    assert window.width >= NAMED
    assert window.extent.rows < window_for(of, NO_MARKS).extent.rows
    assert window_for(view(FIRST, 1), NO_MARKS).width >= NAMED, "a small one is shown whole"


def test_the_little_map_shows_what_was_left_out():
    """A building far away from the question changes the picture although it is not in it."""
    of, marks = view(LARGE, 0), Marks((("h10", "1"), ("h12", "2")))
    far = max(LARGE.buildings, key=lambda building: building.cell.x)
    assert far.cell.x > window_for(of, marks).extent.right + 2
    fewer = tuple(one._replace(tile="t1") if one == far else one for one in LARGE.buildings)
    other = view(replace(LARGE, buildings=fewer), 0)
    assert ImageChops.difference(painted(of, marks), painted(other, marks)).getbbox()


def test_coordinates_stand_there_only_while_columns_are_asked():
    many = [f"{column}{row}" for column in "ghijk" for row in range(1, 6)]
    assert columns_are_asked(Marks(tuple((name, "") for name in many)))
    assert not columns_are_asked(Marks(tuple((name, "1") for name in many)))
    assert not columns_are_asked(Marks((("k14", ""),)))


def test_what_each_building_pays_stands_on_its_road():
    paid = counted(SMALL, "j14")
    richer = replace(paid.accounts[0].payments[0], count=7)
    other = replace(paid.accounts[0], payments=(richer, *paid.accounts[0].payments[1:]))
    for marks in (TRIED, NO_MARKS):
        one = painted(view(paid, 2), marks)
        assert one.tobytes() != painted(view(replace(paid, accounts=(other,)), 2), marks).tobytes()


@pytest.mark.parametrize(
    "token", [*TILES, *(f"{kind}-{count}" for kind in PERSON_KINDS for count in (1, 12))]
)
def test_every_piece_is_painted_and_has_room(token):
    image = PAINTER.piece(view(SMALL, 2), token, DARK, say)
    assert image is not None
    assert image.width <= PIECE_ROOM[0]
    assert image.height <= PIECE_ROOM[1]


def test_what_is_no_piece_is_not_painted():
    for token in ("", "nothing", "family", "mixed-2", "family-x"):
        assert PAINTER.piece(view(SMALL, 2), token, DARK, say) is None


def test_the_numbers_beside_a_question():
    labels = [one.label for one in PAINTER.figures(view(SMALL, 2), say)]
    assert labels[0] == "panel-you"
    assert labels[-1] == "streets-figure-signs"


def test_who_takes_tokens_sees_how_many_they_have_and_how_many_are_left():
    speak = all_words().speaker(Locale.EN, ["Ann", "Bob", "Cid"])
    tokens = PAINTER.figures(view(TAKING, 2), speak)
    assert [one.label for one in tokens] == ["restaurant", "housing", "leisure", "trade"]
    counts = zip(TAKING.players[2].tokens, TAKING.tokens, strict=True)
    assert [one.value for one in tokens] == [f"{has} · {left} left" for has, left in counts]


def test_a_crop_fits_its_room_and_shows_what_is_tried():
    of = view(counted(SMALL, "j14"), 2)
    tried, other = (
        PAINTER.crop(of, marks, (330, 290), DARK, say) for marks in (TRIED, Marks(ghost=("i12",)))
    )
    assert tried.size == other.size == (330, 290)
    assert ImageChops.difference(tried, other).getbbox()


@pytest.mark.parametrize("changes", [(), (Change("Ann", 0, 3, money=True),)])
def test_the_money_below_a_trial_is_said_to_be_that_of_the_end(changes):
    heard = []

    def listen(message):
        heard.append(message.key)
        return say(message)

    of = view(counted(SMALL, "j14"), 2)
    draw_panel(PAINTER, Seen(of, of.eye), Panel(TRIED, changes=changes), DARK, listen)
    assert ("streets-picture-if-ended" in heard) == bool(changes)
