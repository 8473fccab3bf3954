"""The pictures of the panel: every mark is where its card would lie, and really there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from engine.games.sprawlopolis.pieces import FACES, footprint
from engine.games.sprawlopolis.view import Stage
from engine.kit.grid import Cell, cell_named
from render.games.sprawlopolis import PAINTER
from render.games.sprawlopolis.ground import BESIDE_PIECE, tried_card
from render.games.sprawlopolis.plane import close_plane
from render.kit.layout import WIDTH
from render.kit.theme import DARK
from render.kit.window import extent_of
from render.painter import NO_MARKS, PIECE_ROOM, Marks
from render.pictures.panel import CROP_WIDTH, FRAME_HEIGHT
from tests.render.scenes.sprawlopolis import (
    ALL,
    BEFORE,
    CITIES,
    CITY,
    DOTS,
    DUEL,
    GHOST,
    HIGHWAY,
    IN_BOTH,
    LONG,
    MODULES,
    ROWS,
    SMALL,
    SPOTS,
    STARTS,
    TRIED,
    laid,
    view,
)

MOST_HEIGHT = 1250
ASKED = {
    "numbers": (view(CITY, eye=2), SPOTS),
    "dots": (view(MODULES, 4, ALL, eye=3), DOTS),
    "rows": (view(CITY, eye=2), ROWS),
    "landmarks": (BEFORE, STARTS),
    "two cities": (view(CITIES, 2, DUEL, eye=1), IN_BOTH),
}


def say(message):
    return message.key


def ground(position, marks):
    return PAINTER.ground(position, marks, DARK, say)


def differ(one, other):
    return one.size != other.size or ImageChops.difference(one, other).getbbox() is not None


@pytest.mark.parametrize(("position", "marks"), ASKED.values(), ids=ASKED)
def test_every_mark_is_drawn(position, marks):
    whole = ground(position, marks)
    for number, (name, label) in enumerate(marks.spots):
        other = ((name, f"{label}?"),) if label else ()
        spots = (*marks.spots[:number], *other, *marks.spots[number + 1 :])
        assert differ(whole, ground(position, Marks(spots)))


@pytest.mark.parametrize(("position", "marks"), ASKED.values(), ids=ASKED)
def test_the_picture_leaves_room_for_five_rows_of_buttons(position, marks):
    picture = ground(position, marks)
    assert picture.width == WIDTH
    assert picture.height <= BESIDE_PIECE


@pytest.mark.parametrize("cards", [SMALL, CITY, MODULES, LONG])
def test_cards_and_city_together_are_about_as_high_as_wide(cards):
    assert ground(view(cards, eye=2), NO_MARKS).height <= MOST_HEIGHT - 200


def test_a_number_stands_in_the_middle_of_its_card():
    """Not on its top left block: on the corner where its four blocks meet."""
    position = view(SMALL, 1, eye=0)
    one, other = (ground(position, Marks((("k9", "1"), ("q9", n)))) for n in "23")
    left, top, right, bottom = ImageChops.difference(one, other).getbbox()
    cells = [cell for name in ("k9", "q9", "m13") for cell in footprint(cell_named(name))]
    plane = close_plane(extent_of([*cells, Cell(0, 2)]), False, one.size)
    x, y = plane.card(cell_named("q9")).centre
    assert abs((left + right) // 2 - x) < plane.size[0] // 4
    assert abs((top + bottom) // 2 - y) < plane.size[1] // 4


def test_a_chosen_column_is_looked_at_closely():
    tall = Marks(tuple((f"k{row}", str(row)) for row in (11, 12, 13)))
    apart = Marks((*tall.spots[:2], ("o12", "13")))
    assert differ(ground(view(LONG, eye=2), tall), ground(view(LONG, eye=2), apart))


def test_only_the_newest_card_can_be_a_ghost():
    assert tried_card(TRIED, GHOST) == TRIED.last
    assert tried_card(TRIED, Marks(ghost=("m13",))) is None


def test_a_ghost_is_told_from_a_card():
    assert differ(ground(TRIED, GHOST), ground(TRIED, Marks(ghost=("m13",))))


@pytest.mark.parametrize(
    "position",
    [
        TRIED,
        replace(TRIED, laid=laid(f"{CITY} 3@l13")),
        replace(HIGHWAY, laid=laid("interstate2@m12 interstate3@o12*")),
        replace(view(CITIES, 2, DUEL, eye=1), laid=laid(f"{CITIES} 7@o10")),
        replace(view(MODULES, 4, ALL, eye=3), laid=laid(f"{MODULES} 1@p12")),
    ],
)
def test_a_frame_is_filled_to_its_edges(position):
    room = (CROP_WIDTH, FRAME_HEIGHT - 16)
    picture = PAINTER.crop(position, GHOST, room, DARK, say)
    assert picture.size == room
    corners = [(x, y) for x in (0, room[0] - 1) for y in (0, room[1] - 1)]
    assert all(picture.getpixel(corner) != (0, 0, 0) for corner in corners)


def test_both_ways_round_look_different_in_their_frames():
    room = (CROP_WIDTH, FRAME_HEIGHT - 16)
    other = replace(TRIED, laid=laid(f"{CITY} 3@l13"))
    frames = [PAINTER.crop(one, GHOST, room, DARK, say) for one in (TRIED, other)]
    assert differ(*frames)


@pytest.mark.parametrize("card", FACES)
def test_every_card_can_be_held(card):
    image = PAINTER.piece(view(CITY, eye=2), card, DARK, say)
    assert image.width <= PIECE_ROOM[0]
    assert image.height <= PIECE_ROOM[1]


def test_what_is_no_card_is_no_piece():
    assert PAINTER.piece(view(CITY, eye=2), "r180", DARK, say) is None


def test_a_shore_beyond_the_frame_is_not_drawn_in_it():
    """The beach is far from the tried card: the frame is the same as without its line."""
    far = replace(view(SMALL, 1, ALL, eye=0), laid=laid("9@m13 beach1@m2 1@o13"))
    near = replace(far, laid=laid("9@m13 1@o13"))
    room = (CROP_WIDTH, FRAME_HEIGHT - 16)
    assert not differ(*(PAINTER.crop(one, GHOST, room, DARK, say) for one in (far, near)))


def test_figures_are_those_of_the_reader():
    (*conditions, total) = PAINTER.figures(view(CITY, eye=2), say)
    assert len(conditions) == 3
    assert total.label == "sprawlopolis-picture-figure-city"
    with_modules = PAINTER.figures(view(MODULES, 4, ALL, eye=3), say)
    assert [one.label for one in with_modules][3] == "sprawlopolis-picture-figure-expansions"
    duel = view(CITIES, 2, DUEL, eye=1)
    mine, theirs = (
        [one.value for one in PAINTER.figures(replace(duel, eye=eye), say)][-2:] for eye in (1, 0)
    )
    assert mine == theirs[::-1]


@pytest.mark.parametrize("stage", [Stage.PLAY, Stage.LAST_CALL])
def test_without_marks_the_cards_at_hand_are_shown(stage):
    position = replace(view(CITY, 3, ALL, eye=2), stage=stage)
    fewer = replace(position, hand=("3",), seats=(*position.seats[:2], position.seats[0]))
    assert differ(ground(position, NO_MARKS), ground(fewer, NO_MARKS))
