"""Choosing blocks: whoever is content with what is proposed needs three taps, and every height is
named."""

import pytest

from bench.taps import YOUR_MOVE, taps_for
from cogs.ui.answer_widgets import Place, draw
from engine.core.choices import Counts
from engine.core.match import start
from engine.core.options import Config
from engine.games.manhattan import GAME
from locales import Locale
from tests.words import all_words

STEPPED = {
    Locale.EN: ["1 × 4 floors", "1 × 3 floors", "1 × 2 floors", "3 × 1 floor"],
    Locale.RU: ["1 × 4 этажа", "1 × 3 этажа", "1 × 2 этажа", "3 × 1 этаж"],
    Locale.UK: ["1 × 4 поверхи", "1 × 3 поверхи", "1 × 2 поверхи", "3 × 1 поверх"],
}
"""The even share of four rounds, as the steppers have it: high blocks first, single floors last."""


def table(seats):
    return start(GAME, Config(seats), bytes(16))


def proposed(match, seat):
    """The action of somebody who changes nothing on the way."""
    draft, step = match.ask(seat)
    while isinstance(step, Counts):
        draft, step = match.ask(seat, (*draft, step.token(step.start)))
    return draft


@pytest.mark.parametrize(("seats", "taps"), [(4, 3), (3, 3), (2, 4)])
def test_the_proposed_blocks_are_taken_with_your_move_take_these_and_confirm(seats, taps):
    """With two players there is a screen for each of their colours."""
    match = table(seats)
    assert YOUR_MOVE + taps_for(match, 0, proposed(match, 0)) == taps


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_proposed_can_be_taken_as_it_is_in_every_round(seats):
    match = table(seats)
    while match.turn is not None and match.turn.stage == "choose":
        for seat in match.turn.seats:
            match = match.act(seat, proposed(match, seat)).match
        while match.turn is not None and match.turn.stage == "build":
            match = match.act(match.turn.seats[0], match.fallback(match.turn.seats[0])).match
    assert match.outcome is not None


@pytest.mark.parametrize("locale", Locale)
def test_every_height_is_named_single_floors_too(locale):
    say = all_words().speaker(locale)
    widgets = draw(table(4).ask(0)[1], Place(1, 0), False, say)
    assert [one.label for one in widgets if "×" in one.label] == STEPPED[locale]
