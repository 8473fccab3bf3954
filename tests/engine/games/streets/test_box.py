"""The contents of the box, against the rulebook's list of components."""

from collections import Counter

import pytest

from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.streets.pieces import (
    BOX,
    KINDS,
    PERSON_KINDS,
    Advisor,
    Arrow,
    Business,
    Counts,
    Kind,
    kind_of,
)
from engine.games.streets.rules import setup
from tests.engine.games.streets.positions import fresh


def test_forty_tiles_and_five_more_for_five_players():
    assert Counter(tile.five_only for tile in BOX.tiles) == {False: 40, True: 5}
    assert Counter(t.kind for t in BOX.tiles if not t.five_only) == dict.fromkeys(KINDS, 8)
    assert {t.kind for t in BOX.tiles if t.five_only} == set(KINDS)
    assert len({tile.id for tile in BOX.tiles}) == 45


@pytest.mark.parametrize("kind", PERSON_KINDS)
def test_a_colour_of_people_is_just_enough(kind):
    """Twelve people: one on the station and one for each symbol of the nine tiles (ruling 22)."""
    symbols = sum(len(tile.symbols) for tile in BOX.tiles if tile.kind is kind)
    assert 1 + symbols == BOX.people_per_kind == 12


def test_mixed_tiles_bring_nobody():
    assert all(tile.people == 0 for tile in BOX.tiles if tile.kind is Kind.MIXED)
    assert all(t.people == len(t.symbols) for t in BOX.tiles if t.kind is not Kind.MIXED)


def test_symbols_are_of_the_tile_s_kind_and_point_over_long_sides():
    for tile in BOX.tiles:
        assert {symbol.kind for symbol in tile.symbols} == {tile.kind}
        arrows = [symbol.arrows for symbol in tile.symbols]
        assert arrows in (
            [(Arrow.BASE,)],
            [(Arrow.BASE, Arrow.SKY)],
            [(Arrow.BASE,), (Arrow.SKY,)],
        )


def test_the_start_tiles():
    """Ruling 5: no symbol on the station, one mixed two-way symbol on the park; no values."""
    station, park = BOX.start
    assert station.symbols == ()
    assert [(s.kind, s.arrows) for s in park.symbols] == [(Kind.MIXED, (Arrow.BASE, Arrow.SKY))]
    assert station.value is park.value is None


@pytest.mark.parametrize(
    ("counts", "dollars"),
    [
        (Counts.PEOPLE, 2),
        (Counts.SYMBOLS, 2),
        (Counts.PAIRS, 5),
        (Counts.MIXED, 4),
        (Counts.SIGNS, 3),
        (Counts.SIZE, 2),
        (Counts.NEIGHBOURS, 2),
        (Counts.CLOSING, 6),
        (Counts.COPY, 0),
    ],
)
def test_the_nine_values_and_their_amounts(counts, dollars):
    values = [tile.value for tile in BOX.tiles if tile.value.counts is counts]
    assert values
    assert {value.each for value in values} == {dollars}
    kinds = {Counts.PEOPLE: 1, Counts.SYMBOLS: 1, Counts.PAIRS: 2}.get(counts, 0)
    assert all(len(value.kinds) == kinds for value in values)


def test_business_signs_of_the_forty_tiles():
    base = [tile.business for tile in BOX.tiles if not tile.five_only]
    assert Counter(sign.type for sign in base) == {
        Business.HOUSING: 10,
        Business.LEISURE: 9,
        Business.RESTAURANT: 9,
        Business.TRADE: 9,
        Business.UNIVERSAL: 3,
    }
    doubles = Counter(sign.type for sign in base if sign.tokens == 2)
    assert doubles == dict.fromkeys(list(Business)[:4], 2)


def test_forty_eight_tokens_and_seven_advisors():
    assert fresh(4, business=True).table.tokens == (12, 12, 12, 12)
    assert set(BOX.advisors) == set(Advisor)
    assert len(Advisor) == 7


@pytest.mark.parametrize(
    ("seats", "total", "fewer"),
    [(1, 30, [2] * 5), (2, 30, [2] * 5), (3, 36, [1, 1, 1, 1, 0]), (4, 40, [0] * 5)],
)
def test_the_stack_of_each_table(seats, total, fewer):
    state = fresh(seats)
    tiles = [t for h in (*state.hands, state.stack, state.sneak_tiles) for t in h]
    assert len(tiles) == len(set(tiles)) == total
    gone = Counter(kind_of(tile) for tile in state.removed)
    assert [gone[kind] for kind in KINDS] == fewer
    assert not any(tile[1:] == "9" for tile in tiles), "the 5+ tiles stay in the box"


def test_the_stack_of_five_players():
    state = fresh(5)
    tiles = [t for hand in (*state.hands, state.stack) for t in hand]
    assert len(set(tiles)) == 45
    assert state.removed == ()


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_setting_up(seats):
    state = fresh(seats)
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert len(state.sneak_tiles) == (3 if seats == 1 else 0)
    table = state.table
    assert [b.tile for b in table.buildings] == ["station", "park"]
    assert table.buildings[0].lying == (1, 1, 1, 1)
    assert table.people == (11, 11, 11, 11)
    assert [p.signs for p in table.players[:seats]] == [5] * seats
    assert [p.money for p in table.players] == [0] * max(2, seats)


def test_chance_says_who_begins_and_alone_it_is_you():
    """Ruling 23."""

    first = {setup(Config(3), Rng(bytes([n]), 0)).table.active for n in range(40)}
    assert first == {0, 1, 2}
    assert {setup(Config(1), Rng(bytes([n]), 0)).table.active for n in range(9)} == {0}
