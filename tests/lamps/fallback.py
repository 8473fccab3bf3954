"""The safe action for a seat whose owner is away."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.game import first_action
from tests.lamps.choices import ask
from tests.lamps.view import Stage, View


def fallback(view: View) -> Draft:
    """The lowest card, and a name for the lamp; otherwise the first answer."""
    match view.stage:
        case Stage.BID:
            return ("bid", str(view.hand[0]))
        case Stage.NAME:
            return ("name", "no name")
    return first_action(ask, view)
