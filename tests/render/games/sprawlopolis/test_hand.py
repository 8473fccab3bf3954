from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.words import msg
from engine.games.sprawlopolis.choices import ask
from engine.games.sprawlopolis.view import Stage
from render.games.sprawlopolis.card_row import offers
from render.games.sprawlopolis.hand import others, to_lay
from tests.render.scenes.sprawlopolis import (
    ALL,
    BEFORE,
    CITIES,
    CITY,
    DRAWN,
    DUEL,
    HIGHWAY,
    view,
)

POSITIONS = {
    "play": view(CITY, eye=2),
    "site": replace(view(CITY, eye=2), hand=("site2",), terms=replace(ALL, site="site3")),
    "duel": view(CITIES, 2, DUEL, 1),
    "landmarks": BEFORE,
    "highway": HIGHWAY,
    "drawn": replace(DRAWN, eye=3),
    "last-call": replace(view(CITY, 3, ALL, eye=2), stage=Stage.LAST_CALL, hand=(), asked=(2,)),
    "wrecktar": replace(view(CITY, eye=2), stage=Stage.WRECKTAR, top="wrecktar"),
}


VERBS = [
    msg("sprawlopolis-verb-lay"),
    msg("sprawlopolis-verb-keep", points=5),
]
"""What is asked in the last call, over the cards that it is about."""


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_who_is_not_asked_is_told_to_lay_nothing(position):
    seats = range(len(position.seats))
    for seat in (one for one in seats if one not in position.asked):
        assert to_lay(replace(position, eye=seat, hand=("3",)), seat) == ()


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_cards_are_called_on_the_picture_as_on_their_buttons(position):
    """Wherever cards are offered, each of them stands on the picture under the same name."""
    eye = position.asked[0]
    for step in card_questions(replace(position, eye=eye)):
        (row,) = step.about
        names = [offer.name for offer in offers(replace(position, eye=eye), row)]
        assert names
        assert [option.label for option in step.options] in (names, VERBS)


def card_questions(position):
    drafts = ((), ("play",), ("reveal",), ("lay",), ("start",))
    verbs = {option.token for option in ask(position, ()).options}
    steps = [ask(position, draft) for draft in drafts if not draft or draft[0] in verbs]
    return [step for step in steps if step.about]


def test_the_card_to_lay_is_shown_to_whoever_lays_it():
    position = replace(DRAWN, eye=3)
    assert to_lay(position, 3) == ("beach3",)
    assert to_lay(replace(DRAWN, eye=0), 0) == ()
    assert to_lay(HIGHWAY, 1) == ("interstate3",)


def test_roadwork_is_shown_with_what_it_costs():
    shown = {one.card: one.cost for one in others(BEFORE, 1)}
    assert shown == {"landmarks-a": 0, "landmarks-b": 0, "roadwork4": -4, "12": 0}


def test_the_top_of_the_deck_is_shown_last():
    assert others(view(CITY, eye=2), 2)[-1].card == "17"
