from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engine.core.seats import Seen
from engine.core.words import Msg
from engine.games.manhattan.pieces import BOX, PLOTS, Block, Side, plot_at, plot_named, quarter_of
from engine.games.manhattan.view import Stage
from locales import Locale
from render.games.manhattan import PAINTER
from render.games.manhattan.plan import islands_at, plan_for, plot_boxes, water_at
from render.games.manhattan.spots import PILL, number_drop
from render.kit.layout import WIDTH, Box
from render.kit.theme import DARK, THEMES
from render.painter import NO_MARKS, Marks, paint_board, paint_hand
from render.parts.skyline import HEIGHT as HEADER
from tests.render.painting import NAMES, board
from tests.render.scenes.manhattan import KEY, LEGAL, view
from tests.render.test_golden import MOST_IN_A_TILE, opened, worst_difference

SIDES = pytest.mark.parametrize("side", Side)


def say(message: Msg) -> str:
    return message.key


def overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


@SIDES
def test_every_plot_has_its_own_place_on_the_water(side):
    boxes = plot_boxes(side)
    water = water_at(side, HEADER)
    assert len(boxes) == PLOTS
    assert not any(overlap(a, b) for at, a in enumerate(boxes) for b in boxes[:at])
    assert all(water.x < b.x and b.right < water.right for b in boxes)
    assert all(water.y < b.y and b.bottom < water.bottom for b in boxes)


@SIDES
def test_quarters_lie_as_the_cards_of_this_side_show_them(side):
    boxes = plot_boxes(side)
    for city in range(len(BOX.cities)):
        own = [plot_at(city, quarter) for quarter in range(1, 10)]
        reading = sorted(own, key=lambda plot: (boxes[plot].y, boxes[plot].x))
        assert reading == [plot_at(city, quarter_of(side, card)) for card in range(1, 10)]


@pytest.mark.parametrize(
    ("side", "rows"),
    [
        (Side.SOUTH, "abc def"),
        (Side.WEST, "cf be ad"),
        (Side.NORTH, "fed cba"),
        (Side.EAST, "da eb fc"),
    ],
)
def test_cities_turn_with_the_board(side, rows):
    islands = islands_at(side, HEADER)
    order = sorted(range(6), key=lambda city: (islands[city].y, islands[city].x))
    assert "".join(BOX.cities[city] for city in order) == rows.replace(" ", "")
    assert len({box.y for box in islands}) == len(rows.split())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("private", [False, True])
@SIDES
def test_panels_never_overlap(side, seats, private):
    plan = plan_for(side, seats, private)
    panels = [plan.water, *plan.plates, plan.cards, plan.track]
    assert not any(overlap(a, b) for at, a in enumerate(panels) for b in panels[:at])
    assert all(b.right <= plan.size[0] and b.bottom <= plan.size[1] for b in panels)


def changed_area(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    area = ImageChops.difference(one, other).getbbox()
    assert area is not None
    return area


def within(area: tuple[int, int, int, int], box: Box) -> bool:
    left, top, right, bottom = area
    return left >= box.x and top >= box.y and right <= box.right and bottom <= box.bottom


def painted(position, marks=NO_MARKS):
    return PAINTER.board(position, marks, DARK, say)


def test_the_last_move_is_bracketed_and_nothing_else_changes():
    position = view(4)
    area = changed_area(painted(position), painted(replace(position, last=None)))
    assert within(area, plot_boxes(Side.SOUTH)[plot_named("e5")].inset(-10))


def test_a_ghost_changes_its_own_plot_alone():
    position = view(4)
    area = changed_area(painted(position), painted(position, Marks(ghost=("a3",))))
    assert within(area, plot_boxes(Side.SOUTH)[plot_named("a3")].inset(-10))


def test_only_the_top_block_of_a_ghost_is_faint():
    position = view(4)
    plots = list(position.plots)
    plots[plot_named("a3")] = (Block(0, 3), Block(1, 1))
    position = replace(position, plots=tuple(plots))
    ghost = painted(position, Marks(ghost=("a3",)))
    box = plot_boxes(Side.SOUTH)[plot_named("a3")]
    wall = (box.x + 40, box.y + 80, box.x + 90, box.y + 104)
    assert ghost.crop(wall).tobytes() == painted(position).crop(wall).tobytes()


def test_a_tried_plot_is_not_bracketed_as_the_last_move():
    position = replace(view(4), last=plot_named("a3"))
    marks = Marks(ghost=("a3",))
    same = painted(position, marks), painted(replace(position, last=None), marks)
    assert same[0].tobytes() == same[1].tobytes()


@pytest.mark.parametrize("eye", [0, 1, 2, 3])
def test_legal_spots_are_bright_and_the_others_step_back(eye):
    image = painted(view(4, eye), LEGAL)
    boxes = plot_boxes(view(4, eye).side)
    names = {name for name, _ in LEGAL.spots}
    for plot, box in enumerate(boxes):
        name = f"{BOX.cities[plot // 9]}{plot % 9 + 1}"
        colour = image.getpixel((box.right - 8, box.bottom - 16))
        assert (colour == (255, 255, 255)) == (name in names)


@pytest.mark.parametrize("floors", range(1, 30))
def test_a_number_never_covers_the_badge(floors):
    """It stands at the left edge of its plot: where it is as wide as it is high, beside the badge,
    and one of two digits above or below it."""
    drop = number_drop((Block(0, floors),), PILL)
    top_of_wall = 107 - min(13 * floors, 75)
    badge = (top_of_wall - 9 - 20, top_of_wall - 9 + 20)
    assert drop + PILL <= badge[0] + 4 or drop >= badge[1] - 8


def test_everyone_asked_has_a_frame():
    position = view(4)
    plates = plan_for(Side.SOUTH, 4, False).plates
    image = painted(replace(position, asked=(0, 2)))
    framed = [image.getpixel((box.centre[0], box.y + 1)) == DARK.text for box in plates]
    assert framed == [True, False, True, False]


def test_the_open_table_has_no_hand():
    assert paint_hand("manhattan", Seen(view(4), None), DARK, say, "") is None


def test_the_painter_keeps_nothing():
    before = dict(vars(PAINTER))
    painted(view(4), LEGAL)
    PAINTER.hand(view(4, 1), DARK, say)
    assert vars(PAINTER) == before


def test_two_colours_of_one_player_are_both_emblems():
    assert [PAINTER.emblems(seat, 2) for seat in (0, 1)] == [(0, 2), (1, 3)]
    assert PAINTER.emblems(2, 4) == (2,)


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("stage", Stage)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_stage_has_words_in_every_language(seats, stage, locale, catalogue):
    speak = catalogue.speaker(locale, NAMES[locale], for_chat=False)
    for eye in (None, seats - 1):
        image = PAINTER.board(view(seats, eye, stage), NO_MARKS, DARK, speak)
        assert image.width == WIDTH
    assert PAINTER.hand(view(seats, 0, stage), DARK, speak) is not None


def test_alt_text_and_audience_travel_with_the_picture():
    picture = paint_board("manhattan", Seen(view(4), None), NO_MARKS, DARK, say, "six cities")
    assert picture.alt == "six cities"


def test_a_private_board_says_so(catalogue):
    speak = catalogue.speaker(Locale.EN, NAMES[Locale.EN], for_chat=False)
    header = (0, 80, 700, 130)
    public = board(KEY, view(4), NO_MARKS, DARK, speak)
    private = board(KEY, view(4, 0), NO_MARKS, DARK, speak)
    shown = [Image.open(BytesIO(one.png)).convert("RGB").crop(header) for one in (public, private)]
    assert shown[0].tobytes() != shown[1].tobytes()


def test_the_comparison_notices_a_single_floor(catalogue):
    say = catalogue.speaker(Locale.EN, NAMES[Locale.EN], for_chat=False)
    position = view(4)
    plots = list(position.plots)
    plots[plot_named("a1")] += (Block(0, 1),)
    changed = replace(position, plots=tuple(plots))
    first, second = (
        opened(board(KEY, one, NO_MARKS, THEMES["dark"], say).png) for one in (position, changed)
    )
    assert worst_difference(first, second) > MOST_IN_A_TILE
