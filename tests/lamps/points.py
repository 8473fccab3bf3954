"""What lamps are worth, counted from the open table."""

from __future__ import annotations

from collections.abc import Iterable

from tests.lamps.pieces import Lamp


def light(lamps: Iterable[Lamp]) -> int:
    """One for each lamp, and one for each measure of its oil."""
    return sum(1 + lamp.oil for lamp in lamps)
