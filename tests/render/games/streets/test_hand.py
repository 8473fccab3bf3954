from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.words import Msg
from engine.games.streets.names import tile_name, value_text
from engine.games.streets.pieces import TILES, Advisor
from engine.kit.grid import SIDES
from locales import Locale
from render.games.streets import PAINTER
from render.games.streets.hand import (
    ADVISOR_LINES,
    ADVISOR_TEXT,
    CARD_WIDTH,
    LEAST_TEXT,
    TILE,
    VALUE,
    being_counted,
)
from render.games.streets.tiles import Look, printed
from render.kit.sheet import Sheet
from render.kit.sprites import forget_sprites
from render.kit.text import fit
from render.kit.theme import DARK
from render.painter import PIECE_ROOM
from tests.render.scenes.streets import LARGE, SMALL, TAKING, view


def say(message: Msg) -> str:
    return message.key


def painted(of):
    image = PAINTER.hand(of, DARK, say)
    assert image is not None
    return image


def test_the_open_table_has_no_hand():
    assert PAINTER.hand(view(SMALL), DARK, say) is None


def test_every_tile_and_every_number_of_tiles_shows():
    hands = [(), ("f8",), ("f8", "h6"), ("f8", "h6", "m4"), ("f8", "h6", "m5")]
    looks = {painted(replace(view(SMALL, 2), hand=hand)).tobytes() for hand in hands}
    assert len(looks) == len(hands)


def test_a_street_that_is_being_counted_stands_below():
    (account,) = being_counted(view(TAKING, 2))
    assert account.payments
    assert being_counted(view(SMALL, 2)) == ()
    assert painted(view(TAKING, 2)).height > painted(view(LARGE, 2)).height


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_every_value_and_advisor_is_told_in_full(catalogue, locale):
    for tile in TILES:
        words = catalogue.say(locale, value_text(tile))
        setting = fit(words, VALUE, LEAST_TEXT, CARD_WIDTH - 44, 3)
        assert not setting.is_cut, words
    for advisor in Advisor:
        words = catalogue.say(locale, Msg(f"streets-advisor-{advisor}.about"))
        setting = fit(words, ADVISOR_TEXT, LEAST_TEXT, 1014, ADVISOR_LINES)
        assert not setting.is_cut, words


@pytest.mark.parametrize("locale", list(Locale))
@pytest.mark.parametrize("size", [TILE, PIECE_ROOM[1]])
def test_no_name_is_cut_on_a_tile_in_the_hand(catalogue, monkeypatch, locale, size):
    drawn = []
    monkeypatch.setattr(Sheet, "lines", lambda _, __, setting, *rest: drawn.append(setting))
    forget_sprites()
    for tile in TILES:
        name = catalogue.say(locale, tile_name(tile))
        for side in SIDES:
            printed(tile, Look(side, size, name), DARK).load()
    forget_sprites()
    assert len(drawn) == len(TILES) * len(SIDES)
    assert [setting for setting in drawn if setting.is_cut] == []
