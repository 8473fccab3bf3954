"""Everything in the box can be drawn, and what means different things looks different."""

import pytest
from PIL import Image

from engine.games.mycity.box import Colour, Effect
from engine.games.mycity.pieces import BOX, picture, turns_of
from engine.games.mycity.track import DEBT, START
from render.games.mycity.chores import sticker_sign
from render.games.mycity.colours import roof_of
from render.games.mycity.features import feature
from render.games.mycity.items import item_sign
from render.games.mycity.outline import loops_of
from render.games.mycity.roofs import bare_roof, chip, roof, squares_of
from render.games.mycity.signs import STICKER_SIGNS
from render.kit.theme import DARK, THEMES

ALL = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def drawn(image: Image.Image) -> bytes:
    return image.tobytes()


@pytest.mark.parametrize("size", [72, 44, 20])
def test_no_two_things_on_a_cell_look_alike(size):
    pictures = {drawn(feature(kind, size)) for kind in BOX.features}
    assert len(pictures) == len(BOX.features)


def test_what_boroughs_does_not_know_is_drawn_all_the_same():
    assert drawn(feature("fountain", 44)) not in {drawn(feature(k, 44)) for k in BOX.features}


@ALL
def test_no_two_lines_of_a_table_look_alike(theme):
    for plan in (BOX.eternal, *BOX.campaign):
        lines = (START, DEBT, *plan.scoring)
        assert len({drawn(item_sign(line, "", 44, theme)) for line in lines}) == len(lines)


@ALL
def test_no_two_stickers_look_alike(theme):
    pictures = {drawn(sticker_sign(name, 60, theme)) for name in BOX.stickers}
    grounds = [one for one in BOX.stickers.values() if one.effect in (Effect.CLEAR, Effect.LAND)]
    assert len(pictures) == len(BOX.stickers) - len(grounds) + 1


def test_every_sticker_for_buildings_has_a_sign():
    names = {name for name, one in BOX.stickers.items() if one.effect is Effect.MARK}
    assert names == STICKER_SIGNS.keys()


@ALL
@pytest.mark.parametrize("size", [62, 28, 20])
def test_roofs_differ_without_their_colour(theme, size):
    grey = {drawn(chip(colour, size, theme).convert("L")) for colour in Colour}
    assert len(grey) == len(Colour)


@pytest.mark.parametrize("building", BOX.buildings)
def test_a_roof_covers_its_cells_and_no_others(building):
    cell = 44
    for turn in turns_of(building):
        alpha = roof(building, turn, cell, DARK).getchannel("A")
        for y, row in enumerate(picture(building, turn)):
            for x, one in enumerate(row):
                middle = alpha.getpixel((x * cell + cell // 2, y * cell + cell // 2))
                assert middle == (255 if one == "X" else 0)


def test_a_ring_of_cells_has_two_edges():
    ring = frozenset((x, y) for x in range(3) for y in range(3)) - {(1, 1)}
    assert sorted(map(len, loops_of(ring))) == [4, 4]


def test_cells_that_touch_at_a_corner_have_edges_of_their_own():
    assert len(loops_of(frozenset({(0, 0), (1, 1)}))) == 2


@pytest.mark.parametrize("building", BOX.buildings)
def test_a_building_has_one_edge(building):
    for turn in turns_of(building):
        assert len(loops_of(frozenset(squares_of(building, turn)))) == 1


def test_a_sticker_shows_on_its_building():
    plain, marked = roof("b1", 0, 72, DARK), roof("b1", 0, 72, DARK, ("factory", "filter"))
    assert drawn(plain) != drawn(marked)
    assert drawn(marked) != drawn(roof("b1", 0, 72, DARK, ("factory",)))


@pytest.mark.parametrize("colour", Colour)
@ALL
def test_below_the_wall_of_a_building_nothing_of_its_roof_is_seen(theme, colour):
    cell, style = 72, roof_of(colour, theme)
    image = bare_roof(((0, 0),), colour, cell, theme).convert("RGB")
    column = [image.getpixel((cell // 2, y)) for y in range(cell)]
    below = column[column.index(style.wall) :]
    assert style.colour not in below
    assert style.print_ink not in below
