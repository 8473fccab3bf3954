"""A city in large shows what the board shows of it, and nothing of the others."""

from dataclasses import replace

import pytest

from engine.core.seats import Seen
from engine.games.manhattan.pieces import BOX, plot_named
from engine.kit.rows import changed
from locales import Locale
from render.games.manhattan import PAINTER
from render.games.manhattan.ground import crop
from render.kit.layout import WIDTH
from render.kit.theme import DARK, THEMES
from render.painter import Marks, paint_detail
from tests.engine.games.manhattan.positions import stack
from tests.render.scenes.manhattan import KEY, view
from tests.words import all_words

NAMES = ["Ann", "Bob", "Bartholomew the Builder", "Dee"]
SAY = all_words().speaker(Locale.EN, NAMES, for_chat=False)


def painted(position, city):
    detail = PAINTER.details(position)[list(BOX.cities).index(city)]
    return detail.paint(DARK, SAY).tobytes()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("eye", [None, 0, 1])
def test_every_city_can_be_seen_in_large(seats, eye):
    details = PAINTER.details(view(seats, eye))
    assert [detail.token for detail in details] == list(BOX.cities)
    images = [detail.paint(DARK, SAY) for detail in details]
    assert {image.width for image in images} == {WIDTH}
    assert len({image.tobytes() for image in images}) == len(BOX.cities)


@pytest.mark.parametrize("plot", ["b1", "b9"])
def test_what_stands_in_a_city_is_shown_there_alone(plot):
    one = view(4)
    other = replace(one, plots=changed(one.plots, plot_named(plot), stack("s4 o4")))
    assert painted(one, "b") != painted(other, "b")
    assert painted(one, "f") == painted(other, "f")


def test_the_tallest_tower_is_crowned_and_the_last_block_marked():
    one = replace(view(4), plots=changed(((),) * 54, plot_named("b1"), stack("s4")))
    taller = replace(one, plots=changed(one.plots, plot_named("c1"), stack("o4 o4")))
    assert painted(one, "b") != painted(taller, "b"), "the crown is gone"
    assert painted(one, "b") != painted(replace(one, last=plot_named("b1")), "b")


def test_a_city_is_told_in_words_too():
    plots = changed(((),) * 54, plot_named("b7"), stack("a2 s3"))
    plots = changed(plots, plot_named("b8"), stack("s1"))
    details = PAINTER.details(replace(view(4), plots=plots))
    assert SAY(details[1].label) == "City B"
    assert [SAY(line) for line in details[1].words] == ["B: 7:●2■3 8:■1", "Buildings: ■ 2."]
    assert [SAY(line) for line in details[0].words] == ["A: empty"]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_city_fits_into_the_palette(theme):
    picture = paint_detail(KEY, Seen(view(2), None), "b", theme, SAY, "alt")
    assert picture is not None
    assert len(picture.png) < 200_000


@pytest.mark.parametrize("room", [(330, 290), (640, 470), (120, 400)])
def test_a_tried_plot_is_cut_out_no_larger_than_its_room(room):
    image = crop(view(4, 0), Marks(ghost=("e5",)), room, DARK, SAY)
    assert image.width <= room[0]
    assert image.height <= room[1]
    assert room[0] - image.width < 2 or room[1] - image.height < 2
