from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from cogs.ui.limits import MENU_OPTIONS
from engine.core.words import Msg, msg
from engine.games.streets.pieces import PERSON_KINDS, TILES, Business, Kind
from engine.games.streets.table import Building, Stage
from engine.kit.grid import SIDES, Cell, Side
from locales import Locale
from render.games.streets import PAINTER
from render.games.streets.additions import additions, strip
from render.games.streets.board import MOST_HEIGHT, plan_for
from render.games.streets.city import quiet_cells
from render.games.streets.close_city import last_part, parts
from render.games.streets.close_city import paint as paint_part
from render.games.streets.close_street import paint as paint_street
from render.games.streets.figures import figure
from render.games.streets.income import Shape, arranged
from render.games.streets.kinds import pictogram, pin
from render.games.streets.lot import SHORT_NAMES, lot_of
from render.games.streets.tiles import Look, printed
from render.games.streets.trades import trade
from render.kit.fonts import Face, Font
from render.kit.layout import WIDTH, Box
from render.kit.text import fit
from render.kit.theme import DARK, INK
from render.painter import NO_MARKS, Marks
from tests.render.scenes.streets import (
    ALONE,
    FIRST,
    HOMES,
    LARGE,
    LEGAL,
    SMALL,
    TAKING,
    counted,
    finished,
    settled,
    table,
    view,
)

EVERY_SIDE = pytest.mark.parametrize("side", SIDES)
SIZES = pytest.mark.parametrize("size", [330, 200, 150, 118, 92, 68])


def say(message: Msg) -> str:
    return message.key


def painted(of, marks=NO_MARKS):
    return PAINTER.board(of, marks, DARK, say)


def overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


@EVERY_SIDE
@SIZES
def test_what_stands_on_a_tile_stays_off_its_road(side, size):
    for tile in TILES:
        lot = lot_of(tile, side, size)
        for box in (lot.name, lot.value, lot.foot):
            assert not overlap(box, lot.road)
            assert not overlap(box, lot.kerb)
            assert lot.body.x <= box.x
            assert box.right <= lot.body.right
            assert box.bottom <= lot.body.bottom


@EVERY_SIDE
def test_a_symbol_lies_at_the_edge_it_points_over(side):
    lot = lot_of("t3", side, 118)
    assert [placed.towards for placed in lot.symbols] == [(side,), (SIDES[SIDES.index(side) - 2],)]
    base, sky = (placed.centre for placed in lot.symbols)
    to_road = {Side.NORTH: (0, -1), Side.SOUTH: (0, 1), Side.EAST: (1, 0), Side.WEST: (-1, 0)}[side]
    assert (base[0] - sky[0]) * to_road[0] + (base[1] - sky[1]) * to_road[1] > 0


def test_tips_turn_and_pictograms_do_not():
    sprites = [pin(Kind.FAMILY, (side,), 60, DARK) for side in SIDES]
    assert len({sprite.tobytes() for sprite in sprites}) == 4
    middles = {sprite.crop((30, 30, 62, 62)).tobytes() for sprite in sprites}
    assert len(middles) == 1


def test_kinds_businesses_and_people_differ_without_colour():
    signs = {pictogram(kind, 40, INK, INK).tobytes() for kind in Kind}
    trades = {trade(business, 40, INK, INK).getchannel("A").tobytes() for business in Business}
    shapes = {
        figure(kind, 40, seeking).getchannel("A").tobytes()
        for kind in PERSON_KINDS
        for seeking in (True, False)
    }
    assert (len(signs), len(trades), len(shapes)) == (5, 5, 8)


def test_seekers_stand_and_residents_lie():
    for kind in PERSON_KINDS:
        lying, standing = figure(kind, 60, seeking=False), figure(kind, 60, seeking=True)
        assert standing.height > standing.width
        assert lying.width > lying.height


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_every_short_name_fits_a_small_tile(catalogue, locale):
    for tile in TILES:
        words = catalogue.say(locale, Msg(f"streets-short-{tile}"))
        for side in SIDES:
            box = lot_of(tile, side, SHORT_NAMES + 8).name
            setting = fit(words, Font(Face.NAME, box.height), box.height * 6 // 10, box.width)
            assert not setting.is_cut, words


def test_tiles_that_have_paid_step_back():
    look = Look(Side.SOUTH, 118, "name")
    bright, quiet = (printed("f1", look._replace(dim=dim), DARK) for dim in (False, True))
    assert ImageChops.difference(bright, quiet).getbbox()


def test_only_streets_that_have_paid_are_quiet():
    of = view(SMALL)
    quiet = quiet_cells(of)
    closed = {cell for street in of.streets if street.closed for cell in street.cells}
    assert quiet == closed
    assert quiet
    waiting = replace(SMALL, streets=(next(iter(closed)),))
    assert len(quiet_cells(view(waiting))) < len(quiet)


def test_the_city_keeps_its_place_in_the_window():
    for of, marks in ((view(SMALL), NO_MARKS), (view(SMALL, 2), LEGAL), (view(LARGE), NO_MARKS)):
        window = plan_for(of, marks).window
        cells = [*of.city, *(cell for cell in of.placements if marks is LEGAL)]
        boxes = [window.cell(cell) for cell in cells]
        field = window.field
        assert all(field.x <= box.x and box.right <= field.right for box in boxes)
        assert all(field.y <= box.y and box.bottom <= field.bottom for box in boxes)


@pytest.mark.parametrize("step", [Cell(1, 0), Cell(0, 1), Cell(1, 1)])
def test_the_longest_city_fits(step):
    tiles = list(TILES)
    row = tuple(
        Building(Cell(at * step.x, at * step.y), tile, SIDES[at % 4], at % 5, 1)
        for at, tile in enumerate(tiles)
    )
    image = painted(view(table(row, 5, extras=True)))
    assert image.width == WIDTH
    assert image.height <= MOST_HEIGHT + 40


def test_nothing_in_the_strip_lies_on_anything_else():
    for of in (SMALL, LARGE, counted(SMALL, "j14"), counted(LARGE, "h10", "m16")):
        plan = plan_for(view(of), NO_MARKS)
        boxes = [plan.window.box, *(one.box for one in plan.accounts), plan.supply, *plan.plates]
        assert not any(overlap(a, b) for at, a in enumerate(boxes) for b in boxes[:at])
        assert plan.plates[-1].bottom < plan.size[1]


def test_an_income_is_told_as_long_as_there_is_room():
    box = Box(20, 0, 1160, 0)
    one = counted(SMALL, "j14").accounts
    three = counted(SMALL, "j14", "n11", "i12").accounts
    assert [told.shape for told in arranged(one, box)] == [Shape.LINE]
    assert [told.shape for told in arranged(three[1:2], box)] == [Shape.PANEL]
    assert {told.shape for told in arranged(three, box)} == {Shape.BRIEF}


def test_an_income_shows():
    paid = counted(SMALL, "j14")
    assert painted(view(paid)).height > painted(view(SMALL)).height
    richer = replace(paid.accounts[0].payments[0], count=7)
    other = replace(paid.accounts[0], payments=(richer, *paid.accounts[0].payments[1:]))
    assert (
        painted(view(replace(paid, accounts=(other,)))).tobytes() != painted(view(paid)).tobytes()
    )


def test_while_a_place_is_chosen_old_incomes_make_room():
    paid = counted(SMALL, "j14")
    assert plan_for(view(paid, 2), LEGAL).accounts == []
    moving = replace(paid, stage=Stage.MOVE)
    assert len(plan_for(view(moving, 2), HOMES).accounts) == 1


def test_the_final_scoring_stands_on_the_tiles():
    over = finished(LARGE)
    assert plan_for(view(over), NO_MARKS).accounts == []
    unpaid = replace(over, accounts=())
    assert painted(view(over)).tobytes() != painted(view(unpaid)).tobytes()


def test_every_mark_shows():
    of = view(SMALL, 2)
    looks = {
        painted(of, marks).tobytes()
        for marks in (
            NO_MARKS,
            LEGAL,
            HOMES,
            Marks((("j14", "1"),)),
            Marks((("j14", "2"),)),
            Marks(ghost=("j14",)),
            Marks(ghost=("k14",)),
        )
    }
    assert len(looks) == 7


def test_alone_the_next_tile_is_seen():
    later = replace(ALONE, table=replace(ALONE.table, stage=Stage.BUILD, tile="", places=()))
    other = replace(later, top="s5")
    assert painted(later).tobytes() != painted(other).tobytes()
    assert painted(later).tobytes() != painted(replace(later, sneak_backs=())).tobytes()


# Tokens, advisors, closer looks


def test_the_tokens_left_are_seen_while_some_are_taken():
    marks = Marks((("k14", "1"),))
    taking = view(TAKING, 2)
    assert plan_for(taking, marks).supply.height > 0
    fewer = replace(taking, table=replace(taking.table, tokens=(11, 7, 1, 0)))
    assert painted(taking, marks).tobytes() != painted(fewer, marks).tobytes()
    assert len(plan_for(taking, marks).accounts) == 1, "the street in question, with its sums"
    assert plan_for(view(TAKING), marks).accounts == [], "only for whoever is asked"


def test_what_an_advisor_adds_is_shown_beside_the_sum():
    box = Box(20, 0, 1160, 0)
    (account,) = counted(LARGE, "m16").accounts
    assert account.added
    assert [one.shape for one in arranged((account,), box)] == [Shape.PANEL]
    of = view(counted(LARGE, "m16"))
    plain = replace(account, added=())
    one, other = (paint_street(of, each, DARK, say) for each in (account, plain))
    assert one.tobytes() != other.tobytes()
    for seat in {added.owner for added in account.added}:
        assert additions(account, seat, of, 30, DARK) is not None
        assert additions(plain, seat, of, 30, DARK) is None


def test_added_symbols_are_counted_and_a_legend_says_what_hipsters_are():
    strips = [
        strip(((Kind.MIXED, 1),), False, 30, DARK),
        strip(((Kind.MIXED, 2),), False, 30, DARK),
        strip(((Kind.TOURIST, 1),), False, 30, DARK),
        strip(((Kind.HIPSTER, 1),), False, 30, DARK),
        strip(((Kind.HIPSTER, 1),), True, 30, DARK),
    ]
    assert len({one.tobytes() for one in strips}) == len(strips)


def tokens_of(of, kind=""):
    return [one.token for one in PAINTER.details(of) if one.token.startswith(kind)]


def test_the_streets_that_have_paid_can_be_looked_at_one_by_one():
    assert tokens_of(view(SMALL), "street") == []
    assert tokens_of(view(counted(SMALL, "j14", "n11")), "street") == ["street1", "street2"]
    assert tokens_of(view(TAKING, 2), "street") == ["street1"]


def test_after_the_end_everybody_has_a_score_pad():
    over = view(settled(LARGE))
    assert tokens_of(over, "final") == ["final1", "final2", "final3", "final4", "final5"]
    details = [one for one in PAINTER.details(over) if one.token.startswith("final")]
    assert len({detail.paint(DARK, say).tobytes() for detail in details}) == 5


def holds(extent, cell):
    return extent.left <= cell.x <= extent.right and extent.top <= cell.y <= extent.bottom


@pytest.mark.parametrize("of", [SMALL, LARGE], ids=["small", "large"])
def test_every_tile_is_in_one_part_of_the_city(of):
    pieces = parts(view(of))
    assert all(sum(holds(piece, cell) for piece in pieces) == 1 for cell in view(of).city)


@pytest.mark.parametrize("step", [Cell(1, 0), Cell(0, 1), Cell(1, 1)])
def test_all_closer_looks_at_the_longest_city_fit_into_a_menu(step):
    tiles = list(TILES)
    row = tuple(
        Building(Cell(step.x * at, step.y * at), tile, Side.SOUTH) for at, tile in enumerate(tiles)
    )
    of = view(replace(table(row, 5, extras=True), last=row[-1].cell))
    details = PAINTER.details(of)
    assert len(details) + 5 + 5 <= MENU_OPTIONS  # five score pads, five streets at once
    assert all(one.paint(DARK, say).height <= MOST_HEIGHT + 10 for one in details)


def test_where_the_last_tile_was_built_is_shown_with_a_small_map_of_the_rest():
    of = view(LARGE)
    part = last_part(of)
    assert holds(part, LARGE.last)
    assert part.columns * part.rows < len(of.city)
    alone = replace(LARGE, buildings=tuple(b for b in LARGE.buildings if holds(part, b.cell)))
    with_map, whole = (paint_part(one, part, msg("x"), DARK, say) for one in (of, view(alone)))
    assert ImageChops.difference(with_map, whole).getbbox()


def test_before_anything_is_built_there_is_no_last_tile():
    assert "last" not in tokens_of(view(replace(FIRST, last=None)))


def test_the_longest_score_pad_fits():
    """The Sneak has signs without end: fifteen buildings of his may stand in open streets."""
    tiles = [tile for tile in TILES if TILES[tile].value][:15]
    row = tuple(
        Building(Cell(2 * at, 0), tile, Side.SOUTH, 1, 1, (1, 1, 1, 1))
        for at, tile in enumerate(tiles)
    )
    alone = replace(table(row, 2), level="hard", business=True)
    detail = PAINTER.details(view(settled(alone)))[1]
    assert sum(line.key == "streets-payment" for line in detail.words) == 15
    assert detail.paint(DARK, say).height <= MOST_HEIGHT + 10


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_a_closer_look_in_words_fits_into_one_message(catalogue, locale):
    names = [f"Володимира-Олександра {'Щ' * 8}{n}"[:32] for n in range(6)]
    speak = catalogue.speaker(Locale(locale), names)
    for of in (view(settled(LARGE)), view(counted(LARGE, "h10", "k14", "m16"))):
        for detail in PAINTER.details(of):
            text = "\n".join(speak(line) for line in (detail.label, *detail.words))
            assert len(text) <= 1990
