from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.actions import read, text_of
from engine.games.sprawlopolis.choices import ask
from engine.games.sprawlopolis.view import Stage
from render.games.sprawlopolis.hand import example, others, to_lay
from tests.render.scenes.sprawlopolis import (
    ALL,
    BEFORE,
    CITIES,
    CITY,
    DRAWN,
    DUEL,
    HIGHWAY,
    MODULES,
    over,
    view,
)

POSITIONS = {
    "play": view(CITY, eye=2),
    "site": replace(view(CITY, eye=2), hand=("site2",), terms=replace(ALL, site="site3")),
    "duel": view(CITIES, 2, DUEL, 1),
    "landmarks": BEFORE,
    "highway": HIGHWAY,
    "drawn": replace(DRAWN, eye=3),
    "wrecktar": replace(view(CITY, eye=2), stage=Stage.WRECKTAR, top="wrecktar"),
}


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_the_example_can_really_be_typed(position):
    typed = example(position)
    assert typed
    assert text_of(read(ask, position, typed)) == typed


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_who_is_not_asked_is_offered_no_move(position):
    """Whose turn it isn't sees the same cards, but no example and nothing to type for them."""
    seats = range(len(position.seats))
    for seat in (one for one in seats if one not in position.asked):
        waiting = replace(position, eye=seat, hand=("3",))
        assert example(waiting) == ""
        assert to_lay(waiting, seat) == ()
        assert not [one for one in others(waiting, seat) if one.token in ("a", "b")]


def test_after_the_game_nothing_is_offered():
    final = over(view(MODULES, 3, ALL, eye=2))
    assert example(final) == ""


def test_roadwork_is_offered_while_another_moves():
    assert example(view(MODULES, 3, ALL, eye=1)).startswith("lay roadwork4")


def test_the_card_to_lay_is_shown_to_whoever_lays_it():
    position = replace(DRAWN, eye=3)
    assert to_lay(position, 3) == ("beach3",)
    assert to_lay(replace(DRAWN, eye=0), 0) == ()
    assert to_lay(HIGHWAY, 1) == ("interstate3",)


def test_tokens_are_what_is_typed():
    shown = {one.card: one.token for one in others(BEFORE, 1)}
    assert shown["landmarks-a"] == "a"
    assert shown["landmarks-b"] == "b"
    assert shown["roadwork4"] == "roadwork4"
    assert shown["12"] == ""


def test_the_top_of_the_deck_is_shown_last():
    assert others(view(CITY, eye=2), 2)[-1].card == "17"
