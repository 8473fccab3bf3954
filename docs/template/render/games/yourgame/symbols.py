"""Every symbol of the game with its name."""

from __future__ import annotations

from render.kit.glyphs import glyph
from render.kit.theme import Theme
from render.parts.legend import Grid, Section, named_section
from render.picture import Say


def sections(theme: Theme, say: Say) -> tuple[Section, ...]:
    """The legend of the rules."""
    shapes = {"seat": glyph(theme.seats[0], 60, theme)}
    return (named_section("yourgame-legend-board", shapes, Grid(), say),)
