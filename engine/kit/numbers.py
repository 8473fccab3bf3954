"""Numbers as they are printed: with a minus that is as wide as a digit."""

from __future__ import annotations


def digits(points: int) -> str:
    """``3``, ``0`` or ``−2``."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """``+3``, ``0`` or ``−2``."""
    return f"+{points}" if points > 0 else digits(points)
