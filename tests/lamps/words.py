"""The board in words."""

from __future__ import annotations

from engine.core.words import Msg, msg
from tests.lamps.view import View


def describe(view: View) -> tuple[Msg, ...]:
    """How many lamps are lit."""
    return (msg("lamps", count=len(view.lamps)),)
