"""What would follow from an action beside the points, in words."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.words import Msg, plain
from tests.lamps.view import View


def explain(_: View, action: Draft) -> tuple[Msg, ...]:
    """How bright it would be."""
    return (plain("brighter"),) if action == ("oil", "3") else (plain("dull"),)
