from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.core.words import msg
from engine.games.sprawlopolis.city import HIGHWAY_ROW, city_of
from engine.games.sprawlopolis.names import condition_name, condition_rule
from engine.games.sprawlopolis.pieces import BOX, FACES, Zone, face_of, footprint
from engine.games.sprawlopolis.terms import Level
from engine.games.sprawlopolis.view import Stage
from engine.games.sprawlopolis.words import describe
from engine.kit.grid import Cell, Side, cell_named
from locales import Locale
from render.games.sprawlopolis import PAINTER
from render.games.sprawlopolis.blocks import block_sprite, feet
from render.games.sprawlopolis.cards import card_sprite
from render.games.sprawlopolis.colours import ASPHALT, SAND, SEAS, STOP, ZONE_COLOURS, table
from render.games.sprawlopolis.goals import modules
from render.games.sprawlopolis.opaque_pen import OpaquePen
from render.games.sprawlopolis.plan import plan_for
from render.games.sprawlopolis.plane import SIZES, needed, plane_for
from render.games.sprawlopolis.roads import draw_road, path, stop, stop_at
from render.games.sprawlopolis.table import land_within
from render.kit import paragraphs
from render.kit.layout import WIDTH
from render.kit.text import fit_paragraph
from render.kit.theme import DARK, THEMES
from render.kit.window import GUTTER
from render.painter import NO_MARKS
from tests.render.painting import NAMES
from tests.render.scenes.sprawlopolis import (
    ALL,
    BASE,
    BEFORE,
    CITIES,
    CITY,
    DUEL,
    FACING,
    LONG,
    MODULES,
    SMALL,
    SPOTS,
    TOGETHER,
    laid,
    over,
    view,
)

SIZE = (120, 92)


def say(message):
    return message.key


def painted(position):
    return PAINTER.board(position, NO_MARKS, DARK, say)


# Where things lie


@pytest.mark.parametrize("cards", [SMALL, CITY, MODULES, LONG])
def test_every_block_has_free_cells_around_it(cards):
    plane = plan_for(view(cards)).plane
    field = plane.windows[0].field
    for cell in city_of(laid(cards)).blocks:
        box, (width, height) = plane.cell(cell), plane.size
        assert field.x <= box.x - width
        assert field.y <= box.y - height
        assert box.right + width <= field.right
        assert box.bottom + height <= field.bottom


def test_the_longest_row_of_cards_still_fits():
    row = [cell for at in range(25) for cell in footprint(Cell(2 * at, 0))]
    for cells in (row, [Cell(y, x) for x, y in row]):
        plane = plane_for(needed(cells, False), False, 0, 700)
        assert plane.box.height <= 1100
        assert all(0 <= plane.cell(cell).x <= WIDTH - plane.size[0] for cell in cells)


def test_blocks_are_as_large_as_the_room_allows():
    plane = plane_for(needed(footprint(Cell(0, 0)), False), False, 0, 1000)
    assert plane.size == SIZES[0]


def test_a_cell_keeps_its_name_while_the_city_grows():
    for cards in (SMALL, CITY):
        plane = plan_for(view(cards)).plane
        window, box = plane.windows[0], plane.cell(cell_named("m13"))
        assert (box.x - window.field.x) // box.width + window.extent.left == 0
        assert (box.y - window.field.y) // box.height + window.extent.top == 0


def test_the_highway_lies_between_its_cities():
    plane = plan_for(view(CITIES, 2, DUEL)).plane
    band = plane.highway
    assert band is not None
    assert plane.cell(Cell(0, HIGHWAY_ROW)).bottom == band.y
    assert plane.cell(Cell(0, HIGHWAY_ROW + 1)).y == band.bottom
    assert band.height == GUTTER


@pytest.mark.parametrize(
    "position", [view(CITY), view(MODULES, 4, ALL), view(CITIES, 2, DUEL), view(LONG), BEFORE]
)
def test_strips_lie_below_each_other(position):
    plan = plan_for(position)
    boxes = [plan.plane.box, plan.goals, plan.modules, plan.tally, plan.people]
    shown = [box for box in boxes if box.height]
    assert all(one.bottom < other.y for one, other in pairwise(shown))
    assert plan.height <= 1700


# Blocks and roads


@pytest.mark.parametrize("card", FACES)
def test_no_building_stands_on_a_road(card):
    for block in face_of(card):
        if block.road and block.zone is not Zone.SITE:
            built, bare = block_sprite(block, SIZE), OpaquePen(*SIZE, ZONE_COLOURS[block.zone])
            draw_road(bare, block.road, SIZE)
            road = bare.sprite()
            for x, y in path(block.road, SIZE)[1:-1]:
                assert built.getpixel((int(x), int(y))) == road.getpixel((int(x), int(y)))


@pytest.mark.parametrize("card", FACES)
def test_roads_leave_a_block_through_the_middle_of_its_sides(card):
    gates = {
        Side.NORTH: (60, 0),
        Side.EAST: (120, 46),
        Side.SOUTH: (60, 92),
        Side.WEST: (0, 46),
    }
    for block in face_of(card):
        if block.road:
            line = path(block.road, SIZE)
            ends = {(round(x), round(y)) for x, y in (line[0], line[-1])}
            assert ends == {gates[side] for side in block.road}


def test_every_zone_is_told_without_its_colour():
    grey = {
        block_sprite(replace_zone(zone), (96, 74)).convert("L").tobytes() for zone in ZONE_COLOURS
    }
    assert len(grey) == len(ZONE_COLOURS)


def replace_zone(zone):
    return face_of("1")[1]._replace(zone=zone)


def test_feet_are_on_their_block():
    for card in FACES:
        for block in face_of(card):
            assert all(0 < x < 1 and 0 < y < 1.01 for x, y in feet(block))


def test_linked_roads_run_over_the_edges_of_cards():
    position = view(CITY)
    plane = plan_for(position).plane
    city, image = position.city, painted(position)
    linked = [
        (cell, side)
        for cell, block in city.blocks.items()
        for side in block.road
        if side is Side.EAST and city.linked(cell, side)
    ]
    assert any(city.shown[cell] != city.shown[city.linked(cell, side)] for cell, side in linked)
    for cell, _ in linked:
        box = plane.cell(cell)
        quarter = box.height // 10
        for x in range(box.right - 6, box.right + 6):
            assert image.getpixel((x, box.centre[1] + quarter)) == ASPHALT


@pytest.mark.parametrize("terms", [DUEL, TOGETHER])
def test_every_road_that_is_counted_is_barred_at_its_ends(terms):
    """Beyond the cards of the highway two cities face each other, and no road joins them."""
    position = view(FACING, 2, terms)
    picture, plane = painted(position), plan_for(position).plane
    ends = [end for counted in position.sheets for road in counted.roads for end in road.ends]
    assert (cell_named("r12"), Side.SOUTH) in ends
    assert (cell_named("r13"), Side.NORTH) in ends
    for cell, side in ends:
        bar, (x, y) = stop(plane.size, side), stop_at(plane.cell(cell), side)
        assert picture.getpixel((x + bar.width // 2, y + bar.height // 2)) == STOP, (cell, side)


def test_the_sea_begins_at_the_beach_line():
    position = view(MODULES, 3, ALL)
    plane = plan_for(position).plane
    land, image = land_within(plane, position.city), painted(position)
    line = position.city.shore[Side.NORTH]
    assert land.y == plane.cell(Cell(line, line)).y
    assert image.getpixel((land.centre[0], land.y - 5)) == SAND
    field = plane.windows[0].field
    assert SEAS["dark"] in {
        image.getpixel((x, field.y + 3)) for x in range(field.x, field.right, 9)
    }


def test_a_covering_card_really_covers():
    both = view("9@m13 16@n14")
    plane = plan_for(both).plane
    image, box = painted(both), plane.card(cell_named("n14"))
    sprite = card_sprite("16", False, plane.size, DARK).convert("RGB")
    spot = (plane.size[0] + plane.size[0] // 2, plane.size[1] // 2)
    assert image.getpixel((box.x + spot[0], box.y + spot[1])) == sprite.getpixel(spot)


# Marks


def test_the_last_card_is_bracketed():
    position = view(CITY)
    plane = plan_for(position).plane
    box = plane.card(position.laid[-1].cell)
    assert painted(position).getpixel((box.x - 3, box.y + 8)) == (255, 255, 255)


# Who


def test_whoever_laid_the_last_card_is_shown():
    shown = {painted(replace(view(CITY), mover=seat)).tobytes() for seat in (None, 0, 1, 2)}
    assert len(shown) == 4


def test_nobody_needs_to_be_told_that_they_laid_it_themselves():
    alone = view(CITY, 1)
    shown = [painted(replace(alone, mover=seat)).tobytes() for seat in (None, 0)]
    assert shown[0] == shown[1]


def test_everyone_asked_has_a_frame():
    position = view(CITY)
    plan = plan_for(position)
    frames = {
        asked: painted(replace(position, asked=(asked,))).crop(
            (0, plan.people.y, WIDTH, plan.people.bottom)
        )
        for asked in range(3)
    }
    assert len({image.tobytes() for image in frames.values()}) == 3


def test_the_open_card_of_the_deck_is_shown():
    position = view(CITY)
    assert painted(position).tobytes() != painted(replace(position, top="3")).tobytes()


def test_a_shown_card_lies_beside_the_deck():
    position = view(CITY)
    assert painted(position).tobytes() != painted(replace(position, revealed="3")).tobytes()


# Words and rules of the house

WAITING = {Stage.DRAWN: {"drawn": "beach2"}, Stage.HIGHWAY: {"highway": "interstate3"}}


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("stage", Stage)
@pytest.mark.parametrize("terms", [BASE, ALL, DUEL], ids=["base", "all", "duel"])
def test_every_stage_has_words_in_every_language(terms, stage, locale, catalogue):
    speak = catalogue.speaker(locale, NAMES[locale], for_chat=False)
    cards = CITIES if terms is DUEL else MODULES
    for eye in (None, 1):
        position = replace(view(cards, 2, terms, eye), stage=stage, **WAITING.get(stage, {}))
        assert PAINTER.board(position, NO_MARKS, DARK, speak).width == WIDTH
    assert PAINTER.hand(position, DARK, speak) is not None


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("card", [*BOX.base, *BOX.sites, *BOX.beaches, *BOX.interstate])
def test_every_condition_has_its_words(card, locale, catalogue):
    speak = catalogue.speaker(locale, NAMES[locale], for_chat=False)
    assert speak(condition_name(card))
    assert speak(condition_rule(card))


def terms_cards(number):
    """The cards of terms with this number, with many modules, with few, and in a duel."""
    modules = {"site": f"site{number}", "beach": f"beach{number}", "roadwork": True}
    return (
        replace(ALL, conditions=("17", "13", "4"), **modules),
        replace(BASE, all_ends=number % 2 == 0, **modules),
        replace(DUEL, conditions=("17", "11"), duel=f"interstate{number}"),
    )


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("number", range(1, 5))
def test_no_rule_on_a_card_is_cut(number, locale, catalogue, monkeypatch):
    speak, cut = catalogue.speaker(locale, NAMES[locale], for_chat=False), []

    def watched(words, *room):
        setting = fit_paragraph(words, *room)
        if setting.is_cut:
            cut.append(setting)
        return setting

    monkeypatch.setattr(paragraphs, "fit_paragraph", watched)
    for terms in terms_cards(number):
        position = view(CITIES if terms.duel else CITY, 2, terms)
        for shown in (position, over(position)):
            PAINTER.board(shown, NO_MARKS, DARK, speak)
    assert cut == []


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("site", BOX.sites)
def test_where_a_site_may_lie_is_said_before_one_is_played(site, locale, catalogue):
    """On its card under the city, and in the text board."""
    speak, terms = catalogue.speaker(locale, NAMES[locale], for_chat=False), replace(ALL, site=site)
    place = speak(msg(f"sprawlopolis-place-{site}"))
    shown = [speak(goal.rule) for goal in modules(view(CITY, 2, terms))]
    assert any(place in rule for rule in shown)
    assert any(place in speak(line) for line in describe(view(CITY, 2, terms)))


def test_levels_look_different():
    levels = {
        painted(replace(view(CITY), terms=replace(BASE, level=one))).tobytes() for one in Level
    }
    assert len(levels) == len(Level)


def test_after_the_game_the_score_sheet_is_shown():
    assert painted(over(view(CITY))).size != painted(view(CITY)).size


def test_the_open_table_has_no_hand():
    assert PAINTER.hand(view(CITY), DARK, say) is None


def test_the_painter_keeps_nothing():
    before = dict(vars(PAINTER))
    painted(view(CITY))
    PAINTER.ground(view(CITY, eye=2), SPOTS, DARK, say)
    PAINTER.hand(view(CITY, eye=1), DARK, say)
    assert vars(PAINTER) == before


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_theme_has_its_table(theme):
    assert table(theme) != theme.ground
