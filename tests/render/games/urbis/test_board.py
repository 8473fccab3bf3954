from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.rng import Rng
from engine.core.seats import Seen
from engine.core.words import Msg
from engine.games.urbis.city import Plot, guard_places
from engine.games.urbis.names import building_name
from engine.games.urbis.pieces import BUILDINGS, LETTERS, ORDERS, PILE_NAMES, Side
from engine.games.urbis.view import Ending, Stage, View, winners
from locales import Locale
from render.games.urbis import PAINTER
from render.games.urbis.board import Band, bands_for
from render.games.urbis.plan import STRIP, Plan, plan_for
from render.games.urbis.sample import sample_view
from render.games.urbis.spots import Trial, trial_on
from render.kit.fonts import Face, Font
from render.kit.layout import WIDTH, Box
from render.kit.palette import mapped
from render.kit.text import fit_name
from render.kit.theme import DARK, THEMES
from render.painter import NO_MARKS, Marks, paint_detail, paint_hand
from tests.render.painting import NAMES
from tests.render.scenes.manhattan import view as manhattan
from tests.render.scenes.urbis import (
    CARDS,
    COMPLETE,
    KEY,
    PLACING,
    city,
    numbered,
    view,
    with_extra,
    with_plot,
    with_quarter,
)

TABLES = [(seats, side) for seats in range(2, 7) for side in Side]
EVERY_TABLE = pytest.mark.parametrize(("seats", "side"), TABLES)
MOST_HEIGHT = 2050
MOST_MESSAGE = 2000


def say(message: Msg) -> str:
    return message.key


def painted(position: View, marks: Marks = NO_MARKS) -> Image.Image:
    return PAINTER.board(position, marks, DARK, say)


def overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


def places(plan: Plan) -> list[Box]:
    plots = [box for quarter in plan.quarters for box in quarter.plots.values()]
    return [*plots, *(quarter.bar for quarter in plan.quarters), *plan.piles]


def with_extras(seats: int, side: Side, counts: tuple[int, ...]) -> View:
    table = city(seats, side, extra=0)
    for seat, count in enumerate(counts[:seats]):
        for at in range(count):
            table = with_extra(table, seat, CARDS[at % len(CARDS)])
    return view(seats, table=table)


def where(position: View, place: str) -> Box:
    box = plan_for(position).place(place)
    assert box is not None
    return box


def changed_area(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    area = ImageChops.difference(one, other).getbbox()
    assert area is not None
    return area


def within(area: tuple[int, int, int, int], box: Box) -> bool:
    left, top, right, bottom = area
    return left >= box.x and top >= box.y and right <= box.right and bottom <= box.bottom


# Where things lie


@pytest.mark.parametrize("counts", [(0,) * 6, (1, 2, 0, 3, 2, 1), (15, 0, 0, 0, 0, 0)])
@EVERY_TABLE
def test_every_place_lies_by_itself_within_the_picture(seats, side, counts):
    plan = plan_for(with_extras(seats, side, counts))
    boxes = places(plan)
    assert not any(overlap(a, b) for at, a in enumerate(boxes) for b in boxes[:at])
    assert all(box.x >= 0 and box.right <= WIDTH for box in boxes)
    assert all(box.bottom <= plan.size[1] for box in boxes)


@EVERY_TABLE
def test_every_place_has_a_name_on_the_plan(seats, side):
    position = with_extras(seats, side, (2,) * 6)
    plan = plan_for(position)
    letters, piles = LETTERS[:seats], PILE_NAMES[: len(position.piles)]
    posts = [name for quarter in plan.quarters for name in quarter.posts]
    plots = [name for quarter in plan.quarters for name in quarter.plots]
    assert len(posts) == (2 * seats if side is Side.A else 0)
    assert len(plots) == sum(len(quarter.plots) for quarter in position.city.quarters)
    assert all(plan.place(name) for name in (*letters, *piles, *posts, *plots))


def test_gate_posts_stand_on_the_bar_of_their_owner():
    plan = plan_for(view(6))
    for quarter in plan.quarters:
        assert all(quarter.bar.y < post.y < quarter.bar.bottom for post in quarter.posts.values())


@pytest.mark.parametrize("counts", [(3, 3, 3, 3, 3, 0), (15, 0, 0, 0, 0, 0), (2, 3, 2, 3, 2, 3)])
@EVERY_TABLE
def test_even_a_sprawling_city_stays_on_one_picture(seats, side, counts):
    assert plan_for(with_extras(seats, side, counts)).size[1] <= MOST_HEIGHT


@pytest.mark.parametrize("side", Side)
def test_six_quarters_with_two_extra_plots_each_are_no_higher_than_other_boards(side):
    assert plan_for(with_extras(6, side, (2,) * 6)).size[1] <= 1700


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("building", BUILDINGS)
def test_the_name_of_a_building_is_never_cut(building, locale, catalogue):
    name = catalogue.say(locale, building_name(building))
    narrowest, lowest = 159 - 6 - 12 - 38 - 2, 68 - 6 - 26 - 11
    assert not fit_name(name, Font(Face.NAME, lowest), (narrowest, lowest)).is_cut


def test_what_lies_below_the_city_moves_no_plot():
    position = view(4)
    assert plan_for(position).quarters == plan_for(position, 400).quarters


# Marks


def test_the_last_move_is_bracketed_and_nothing_else_changes():
    position = view(4)
    area = changed_area(painted(position), painted(replace(position, last=("b3",))))
    assert within(area, where(position, "ag1").inset(-10))


def test_a_plot_that_was_cleared_away_is_not_looked_for():
    position = view(4)
    gone = replace(position, last=("a11",))
    assert painted(gone).tobytes() == painted(replace(position, last=())).tobytes()


def test_a_tried_place_is_not_bracketed():
    position = view(4)
    ghost = Marks(ghost=("b3", "ag1"))
    without = replace(position, last=())
    assert painted(position, ghost).tobytes() == painted(without, ghost).tobytes()


@pytest.mark.parametrize("place", ["a1", "a2", "ag2", "b", "p1", "c11"])
def test_a_number_stands_at_its_place(place):
    position = replace(view(4), last=())
    other = replace(position, eye=None)
    marks = Marks(spots=((place, "7"), ("d1", "8")))
    one, two = painted(position, marks), painted(other, Marks(spots=(("d1", "8"),)))
    box = where(position, place)
    assert within(changed_area(one, two), box.inset(-24))


def test_a_ghost_changes_its_own_plot_alone():
    position = replace(view(4), last=())
    area = changed_area(painted(position), painted(position, Marks(ghost=("a1",))))
    assert within(area, where(position, "a1").inset(-10))


def plot_at(position: View, place: str) -> Plot:
    return position.city.plot(place)


def test_a_building_that_is_placed_moved_or_swapped_is_the_ghost():
    table = with_plot(city(4), "a2", building="palace")
    for used in ((), ("quarrel",), ("bribe", "exchange")):
        tried = view(4, 1, table=with_quarter(table, 1, used=used))
        assert trial_on(tried, plot_at(tried, "a2")) is Trial.BUILDING


def test_a_new_guard_is_the_ghost_and_not_its_building():
    tried = view(4, 1, table=with_plot(city(4), "a1", guard=True))
    assert trial_on(tried, plot_at(tried, "a1")) is Trial.GUARD


@pytest.mark.parametrize("order", ["bribe", "shift"])
def test_where_a_guard_leaves_neither_building_nor_guard_is_a_ghost(order):
    tried = view(4, 1, table=with_quarter(city(4), 1, used=("levy", order)))
    assert trial_on(tried, plot_at(tried, "a1")) is Trial.PLACE


@pytest.mark.parametrize("stage", [Stage.ICON, Stage.DISMISS])
def test_the_same_holds_when_a_new_building_moves_guards(stage):
    tried = view(4, 1, stage)
    assert trial_on(tried, plot_at(tried, "a1")) is Trial.PLACE


def test_a_plot_that_is_cleared_is_marked_itself():
    assert trial_on(view(4, 1), plot_at(view(4, 1), "a2")) is Trial.PLACE


def test_the_builder_sees_the_building_beside_the_board():
    bands = bands_for(PLACING)
    assert list(bands) == [Band.SHOWN, Band.SUPPLY]
    assert bands[Band.SUPPLY] == STRIP
    others = replace(PLACING, eye=0, shown_buildings=())
    assert list(bands_for(others)) == [Band.SUPPLY]


# The end


def test_the_most_points_win():
    position = view(4, stage=Stage.OVER)
    best = max(position.score(seat).points for seat in range(4))
    assert [position.score(seat).points for seat in winners(position)] == [best]


def test_coins_break_a_tie_and_equal_coins_share():
    position = view(3, stage=Stage.OVER)
    quarters = (position.city.quarters[0],) * 3
    even = replace(position, city=replace(position.city, quarters=quarters))
    assert winners(even) == (0, 1, 2)
    richer = (quarters[0], replace(quarters[1], coins=quarters[1].coins + 1), quarters[2])
    assert winners(replace(position, city=replace(position.city, quarters=richer))) == (1,)


def test_a_complete_quarter_wins_whatever_the_points_are():
    assert winners(replace(COMPLETE, winner=0)) == (0,)


# The painter


def test_the_open_table_has_no_hand():
    assert paint_hand(KEY, Seen(view(4), None), DARK, say, "") is None


def test_the_painter_keeps_nothing():
    before = dict(vars(PAINTER))
    painted(view(4), numbered(guard_places(view(4).city)))
    PAINTER.hand(view(4, 1), DARK, say)
    assert vars(PAINTER) == before


@EVERY_TABLE
def test_every_quarter_can_be_seen_in_large(seats, side):
    position = view(seats, table=city(seats, side))
    details = PAINTER.details(position)
    assert [detail.token for detail in details] == list(LETTERS[:seats])
    images = [detail.paint(DARK, say) for detail in details]
    assert {image.width for image in images} == {WIDTH}
    assert len({image.tobytes() for image in images}) == seats


def told_of_a_quarter(speak, used: tuple[str, ...]) -> list[str]:
    table = with_quarter(city(3), 1, used=used)
    detail = PAINTER.details(view(3, table=table))[1]
    return [speak(line) for line in (detail.label, *detail.words)]


def test_what_a_quarter_in_large_shows_is_told_in_words(catalogue):
    """Its board, its points part by part, and every order played: not only how many."""
    speak = catalogue.speaker(Locale.EN, NAMES[Locale.EN], for_chat=False)
    label, owner, _, points, orders = told_of_a_quarter(speak, ("levy", "bonfire"))
    assert label.startswith("B · Guild Quarter")
    assert "played 2 (0)" in owner
    assert points.startswith("Points: buildings ")
    assert orders == "Orders played: Road Levy +2 and Careless Bonfire −2."
    assert told_of_a_quarter(speak, ())[-1] == "No orders played yet."


@pytest.mark.parametrize("locale", Locale)
def test_the_longest_quarter_fits_into_one_message(locale, catalogue):
    speak = catalogue.speaker(locale, NAMES[locale])
    table = with_quarter(city(6, extra=9), 5, used=tuple(ORDERS)[:30])
    detail = PAINTER.details(view(6, table=table))[5]
    assert len("\n".join(map(speak, (detail.label, *detail.words)))) <= MOST_MESSAGE


def test_a_quarter_that_is_not_there_has_no_picture():
    assert paint_detail(KEY, Seen(view(2), None), "c", DARK, say, "") is None


def test_a_part_that_another_game_does_not_have_is_not_painted():
    assert paint_detail("manhattan", Seen(manhattan(2), None), "g", DARK, say, "") is None


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("stage", Stage)
def test_every_stage_has_words_in_every_language(stage, locale, catalogue):
    speak = catalogue.speaker(locale, NAMES[locale], for_chat=False)
    for eye in (None, 1):
        position = view(4, eye, stage)
        assert PAINTER.board(position, NO_MARKS, DARK, speak).width == WIDTH
    assert PAINTER.hand(view(4, 0, stage), DARK, speak) is not None


@pytest.mark.parametrize("ending", Ending)
def test_every_ending_has_words(ending, catalogue):
    position = replace(view(3, stage=Stage.OVER), ending=ending)
    for locale in Locale:
        assert (
            PAINTER.board(position, NO_MARKS, DARK, catalogue.speaker(locale, for_chat=False)).width
            == WIDTH
        )


def test_a_private_board_says_so(catalogue):
    speak = catalogue.speaker(Locale.EN, NAMES[Locale.EN], for_chat=False)
    header = (0, 80, 700, 130)
    shown = [
        PAINTER.board(view(4, eye), NO_MARKS, DARK, speak).crop(header).tobytes()
        for eye in (None, 0)
    ]
    assert shown[0] != shown[1]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_palettes_are_true_on_positions_they_were_not_cut_from(theme):
    dice = Rng(b"unseen", 1)
    for seats, side in ((2, Side.B), (4, Side.A), (6, Side.B)):
        position = sample_view(seats, side, None, Stage.ACT, dice)
        image = PAINTER.board(position, NO_MARKS, theme, say)
        difference = ImageChops.difference(image, mapped(image, KEY, theme).convert("RGB"))
        assert max(ImageStat.Stat(difference).mean) < 0.8
