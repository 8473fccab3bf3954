"""Names of people, as far as they can be drawn."""

from __future__ import annotations

import pytest

from engine.core.words import Msg
from render.parts.people import name_of


def test_a_name_that_can_be_drawn_needs_no_other_words():
    def say(message: Msg) -> str:
        said.append(message.key)
        return "Oksana"

    said: list[str] = []
    assert name_of(0, say) == "Oksana"
    assert len(said) == 1


@pytest.mark.parametrize("name", ["", "☃", "X☃"])
def test_who_has_no_name_that_can_be_drawn_is_told_by_a_number(name):
    def say(message: Msg) -> str:
        return f"Player {message.args['number']}" if message.key == "player-number" else name

    assert name_of(2, say) == "Player 3"
