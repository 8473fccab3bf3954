"""The shapes that stand for players in text boards, the same as in pictures."""

from __future__ import annotations

from typing import Final

from engine.core.words import plain

GLYPHS: Final = ("●", "■", "▲", "◆", "⬢")
"""One for each colour; the fifth is for a player without a seat."""

SIGNS: Final = tuple(plain(glyph) for glyph in GLYPHS)
"""The same as messages, to be put into a sentence."""
