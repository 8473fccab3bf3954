"""One quarter by itself: every word of it can be read on a phone."""

from __future__ import annotations

import pytest

from engine.games.urbis.city import Plot
from engine.games.urbis.pieces import BUILDINGS, ORDERS
from locales import Locale
from render.games.urbis import detail
from render.kit.text import fit_sentences

ON_A_PHONE = 28
"""The font that is 9 points high where a picture of 1200 pixels is shown 390 points wide."""

CARDS = (None, *(order.key for order in ORDERS.values() if order.plot_cost is not None))


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("building", [key for key, piece in BUILDINGS.items() if piece.does])
def test_what_a_building_does_has_the_room_that_it_needs(building, locale, catalogue):
    say = catalogue.speaker(locale)
    for card in CARDS:
        words = detail._told(Plot(11, 3, card, building), say)
        height = detail._text_height(words)
        setting = fit_sentences(words, detail.TEXT, (detail.TEXT_WIDTH, height - 6))
        assert not setting.is_cut
        assert setting.font.size >= ON_A_PHONE
