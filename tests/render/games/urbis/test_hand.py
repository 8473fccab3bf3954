from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from engine.core.actions import read, text_of
from engine.games.urbis.choices import ask
from engine.games.urbis.names import order_text
from engine.games.urbis.pieces import BOX, ORDERS
from engine.games.urbis.view import Stage, Task
from locales import Locale
from render.games.urbis import PAINTER
from render.games.urbis.cards import HEIGHT, TEXT
from render.games.urbis.drawn_buildings import TEXT as SHOWN_TEXT
from render.games.urbis.drawn_buildings import effects
from render.games.urbis.hand import example
from render.kit.text import fit_sentences
from render.kit.theme import DARK
from tests.render.scenes.urbis import COMPARING, KEEPING, PLACING, view


def say(message):
    return message.key


ASKED = [
    view(4, 1),
    PLACING,
    COMPARING,
    KEEPING,
    view(4, 1, Stage.ICON),
    view(4, 1, Stage.EVICT),
    view(4, 1, Stage.DISMISS),
]


@pytest.mark.parametrize("position", ASKED, ids=lambda position: position.stage)
def test_the_example_can_really_be_typed(position):
    typed = example(position)
    assert typed
    assert text_of(read(ask, position, typed)) == typed


def test_an_order_is_the_example_when_one_can_be_played():
    assert example(view(4, 1)).startswith("play ")


def test_who_is_not_asked_gets_no_example():
    assert example(view(4, 0)) == ""
    assert example(view(4, 1, Stage.OVER)) == ""


def test_a_card_that_cannot_be_played_looks_different():
    rich = replace(view(4, 1), hand=("tribute",))
    quarters = list(rich.city.quarters)
    quarters[1] = replace(quarters[1], coins=10)
    able = replace(rich, city=replace(rich.city, quarters=tuple(quarters)))
    one, two = (PAINTER.hand(position, DARK, say) for position in (rich, able))
    assert one is not None
    assert two is not None
    card = (20, 270, 560, 490)
    assert ImageChops.difference(one.crop(card), two.crop(card)).getbbox() is not None


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("order", ORDERS)
def test_every_order_is_shown_with_its_whole_text(order, locale, catalogue):
    words = catalogue.say(locale, order_text(order))
    assert not fit_sentences(words, TEXT, (539, HEIGHT - 126)).is_cut


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("building", [building.key for building in BOX.buildings])
def test_every_building_is_shown_with_its_whole_text(building, locale, catalogue):
    words = " ".join(catalogue.say(locale, text) for text in effects(building))
    assert not fit_sentences(words, SHOWN_TEXT, (760, 112)).is_cut


def test_what_is_looked_at_makes_the_picture_longer():
    position = view(4, 1)
    looking = replace(
        position,
        stage=Stage.KEEP,
        shown_orders=("levy", "feast"),
        task=Task(Stage.KEEP, 1, look=2, keep=1),
    )
    images = [PAINTER.hand(one, DARK, say) for one in (position, looking)]
    assert images[0].height < images[1].height
