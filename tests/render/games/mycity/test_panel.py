"""The private panel: what is asked stands on the picture, with the piece that is in the hand."""

from dataclasses import replace

import pytest
from PIL import ImageChops

from engine.core.rng import Rng
from engine.core.words import Msg
from engine.games.mycity import GAME
from engine.games.mycity.box import Effect, Grant
from engine.games.mycity.choices import SHOWN_BUILDINGS, SHOWN_COLOURS
from engine.games.mycity.pieces import BOX, COLUMNS, ETERNAL, TURNS, cell_named, turns_of
from engine.games.mycity.view import Answer, Chore, Mark, Stage, Task, Verb
from render.games.mycity import PAINTER
from render.games.mycity.sample import sample_view
from render.games.mycity.sheets import stop_points
from render.games.mycity.spots import are_columns, are_rows, lie_apart, places_in
from render.kit.layout import WIDTH
from render.kit.theme import DARK, THEMES
from render.painter import NO_MARKS, PIECE_ROOM, Marks
from tests.render.scenes.mycity import (
    MIDDLE,
    PREPARE,
    REWARD,
    ROW_SPOTS,
    START,
    STICKER_SPOTS,
    STOPPED,
    TRIED,
    TURNS_ASKED,
    nameless,
    spots,
)

MOST_HEIGHT = 1250
STOP_HEIGHT = 1420


def say(message: Msg) -> str:
    return message.key


def ground(view, marks=NO_MARKS):
    return PAINTER.ground(view, marks, DARK, say)


def differ(one, other):
    return one.size != other.size or ImageChops.difference(one, other).getbbox() is not None


@pytest.mark.parametrize(
    ("view", "marks"),
    [
        (START, spots(START, 90)),
        (START, TURNS_ASKED),
        (START, ROW_SPOTS),
        (REWARD, STICKER_SPOTS),
    ],
    ids=["places", "turns", "rows", "stickers"],
)
def test_every_number_is_really_drawn(view, marks):
    whole = ground(view, marks)
    for at in range(len(marks.spots)):
        less = Marks((*marks.spots[:at], *marks.spots[at + 1 :]))
        assert differ(whole, ground(view, less)), marks.spots[at]


def test_columns_have_letters_and_places_of_a_column_are_shown_larger():
    numbered = spots(START, 0)
    assert differ(ground(START, numbered), ground(START, nameless(numbered)))
    places = places_in(START, ROW_SPOTS)
    assert are_rows(places)
    assert not are_columns(places)
    assert are_columns(places_in(START, nameless(ROW_SPOTS)))
    assert not are_rows(places_in(START, Marks((("f5-r0", "1"), ("f6-r0", "2")))))


def test_a_building_s_column_is_that_of_its_middle():
    (place,) = places_in(START, Marks((("f5-r0", "6"),)))
    assert place.anchor == cell_named("g6"), "the middle of the base, not the first cell"
    assert place.anchor in place.cells


def test_places_lie_apart_only_where_no_cell_is_shared():
    apart = places_in(START, Marks((("f5-r0", "1"), ("f8-r0", "2"))))
    close = places_in(START, Marks((("f5-r0", "1"), ("f6-r0", "2"))))
    assert lie_apart(apart)
    assert not lie_apart(close)


def test_a_question_about_places_shows_the_board_without_the_earlier_answer():
    asked = spots(START, 90)
    assert not differ(ground(TRIED, asked), ground(START, asked))
    assert differ(ground(TRIED), ground(START))


def test_a_tried_sticker_is_marked_where_it_would_lie():
    assert differ(ground(REWARD, Marks(ghost=("g5",))), ground(REWARD))


def test_whoever_stops_sees_points_that_add_up():
    empty, rest, total = stop_points(STOPPED, 0)
    assert empty < 0 < rest
    assert empty + rest == total == GAME.score(MIDDLE)[0].points
    assert differ(ground(STOPPED), ground(MIDDLE))
    assert PAINTER.figures(STOPPED, say) == ()


def test_the_figures_are_the_token_and_the_forecast():
    labels = [figure.label for figure in PAINTER.figures(START, say)]
    assert labels == ["mycity-picture-track", "mycity-picture-forecast"]
    values = [figure.value for figure in PAINTER.figures(START, say)]
    assert values == [figure.value for figure in PAINTER.figures(TRIED, say)]
    assert PAINTER.figures(REWARD, say) == ()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("number", [ETERNAL, 1, 8, 19, len(BOX.campaign)])
def test_every_ground_is_about_as_high_as_wide(theme, number):
    view = sample_view(number, 0, Stage.BUILD, Rng(b"panel", number))
    turns = Marks(tuple((f"r{turn}", str(turn)) for turn in turns_of(view.card)))
    for marks in (NO_MARKS, turns, Marks((("a1", ""), ("c4", "")))):
        image = PAINTER.ground(view, marks, theme, say)
        assert image.width == WIDTH
        assert image.height <= MOST_HEIGHT
    stopped = replace(view, answer=Answer(Verb.END))
    assert PAINTER.ground(stopped, NO_MARKS, theme, say).height <= STOP_HEIGHT


@pytest.mark.parametrize("room", [(640, 454), (550, 378)])
def test_a_crop_fits_its_frame_and_shows_the_whole_building(room):
    for cell in (0, 3 * COLUMNS + 9, 9 * COLUMNS):
        tried = replace(START, card="y1", answer=Answer(Verb.PLACE, 0, cell))
        image = PAINTER.crop(tried, NO_MARKS, room, DARK, say)
        bare = PAINTER.crop(
            replace(tried, answer=Answer(Verb.PLACE, 0, cell), card="r1"), NO_MARKS, room, DARK, say
        )
        assert image.width <= room[0]
        assert image.height <= room[1]
        assert differ(image, bare), "the tried building is in the picture"


@pytest.mark.parametrize("building", BOX.buildings)
def test_every_building_fits_the_hand_in_every_turn(building):
    tokens = [building, *(f"{building}-r{turn}{end}" for turn in TURNS for end in ("", "-cell"))]
    for token in tokens:
        image = PAINTER.piece(START, token, DARK, say)
        assert image.width <= PIECE_ROOM[0]
        assert image.height <= PIECE_ROOM[1]


@pytest.mark.parametrize("sticker", BOX.stickers)
def test_every_sticker_fits_the_hand(sticker):
    image = PAINTER.piece(REWARD, sticker, DARK, say)
    assert image.size == PIECE_ROOM


def test_what_is_no_piece_is_not_painted():
    assert PAINTER.piece(START, "nothing", DARK, say) is None


def test_colours_and_buildings_are_set_out():
    colours = Marks(((SHOWN_COLOURS, ""),))
    assert differ(ground(PREPARE, colours), ground(PREPARE))
    for sticker, one in BOX.stickers.items():
        if one.effect is not Effect.MARK:
            continue
        task = Task(Chore.STICK, Grant(sticker))
        marks = (Mark("b1", one.needs),) if one.needs else ()
        cities = tuple(replace(city, tasks=(task,), marks=marks) for city in PREPARE.cities)
        view = replace(PREPARE, cities=cities, episode=len(BOX.campaign))
        assert ground(view, Marks(((SHOWN_BUILDINGS, ""),))).height > 0
