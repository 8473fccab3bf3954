from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from engine.games.urbis.names import order_text
from engine.games.urbis.pieces import BOX, ORDERS
from engine.games.urbis.view import Stage, Task
from locales import Locale
from render.games.urbis import PAINTER
from render.games.urbis.cards import FOOT, HEAD, HEIGHT, TEXT
from render.games.urbis.drawn_buildings import effects
from render.games.urbis.in_hand import TEXT as PIECE_TEXT
from render.kit.text import fit_sentences
from render.kit.theme import DARK
from render.painter import PIECE_ROOM
from tests.render.scenes.urbis import view


def say(message):
    return message.key


def test_a_card_that_cannot_be_played_looks_different():
    rich = replace(view(4, 1), hand=("tribute",))
    quarters = list(rich.city.quarters)
    quarters[1] = replace(quarters[1], coins=10)
    able = replace(rich, city=replace(rich.city, quarters=tuple(quarters)))
    one, two = (PAINTER.hand(position, DARK, say) for position in (rich, able))
    assert one is not None
    assert two is not None
    card = (20, 320, 560, 590)
    assert ImageChops.difference(one.crop(card), two.crop(card)).getbbox() is not None


READABLE = 28
"""What the longest texts of the longest languages come down to."""


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("order", ORDERS)
def test_every_order_is_shown_with_its_whole_text(order, locale, catalogue):
    words = catalogue.say(locale, order_text(order))
    for room in ((543, HEIGHT - HEAD - FOOT - 12), (404, PIECE_ROOM[1] - HEAD - 12)):
        setting = fit_sentences(words, TEXT, room)
        assert not setting.is_cut
        assert setting.font.size >= READABLE


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("building", [building.key for building in BOX.buildings])
def test_every_building_is_shown_with_its_whole_text(building, locale, catalogue):
    words = " ".join(catalogue.say(locale, text) for text in effects(building))
    setting = fit_sentences(words, PIECE_TEXT, (412, 158))
    assert not setting.is_cut
    assert setting.font.size >= READABLE


def test_the_own_orders_step_back_for_what_is_looked_at():
    position = view(4, 1)
    looking = replace(
        position,
        stage=Stage.KEEP,
        shown_orders=("levy", "feast"),
        task=Task(Stage.KEEP, 1, look=2, keep=1),
    )
    images = [PAINTER.hand(one, DARK, say) for one in (position, looking)]
    assert images[0].height > images[1].height > HEIGHT


def test_what_would_go_under_the_deck_steps_back():
    looks = replace(
        view(4, 1),
        stage=Stage.KEEP,
        task=Task(Stage.KEEP, 1, look=2, keep=1),
        shown_orders=("harvest", "orchard"),
    )
    first, second = (replace(looks, under=(order,)) for order in looks.shown_orders)
    plain, one, two = (PAINTER.hand(position, DARK, say) for position in (looks, first, second))
    left, right = (20, 320, 590, 590), (610, 320, 1180, 590)
    assert same(plain.crop(right), one.crop(right))
    assert not same(plain.crop(left), one.crop(left))
    assert same(plain.crop(left), two.crop(left))
    assert not same(plain.crop(right), two.crop(right))


def same(one, other):
    return ImageChops.difference(one, other).getbbox() is None
