"""The colours of all pictures by what they are for, in three themes. A game adds its own few."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from render.kit.colour import WHITE, Colour, blend_steps, mix, rgb


class Glyph(StrEnum):
    """The shape of a seat, in pictures and, as the same character, in chat."""

    DISC = "●"
    SQUARE = "■"
    TRIANGLE = "▲"
    DIAMOND = "◆"
    HEXAGON = "⬢"
    STAR = "★"


class Pattern(StrEnum):
    """What is printed on the pieces of a seat."""

    DOTS = "dots"
    BAND = "band"
    CHEVRONS = "chevrons"
    BARS = "bars"
    GRID = "grid"
    CROSSES = "crosses"


@dataclass(frozen=True, eq=False)
class SeatStyle:
    """One seat told three ways: colour, shape and pattern. ``ink`` is what reads on the colour."""

    colour: Colour
    glyph: Glyph
    pattern: Pattern
    ink: Colour
    print_ink: Colour


@dataclass(frozen=True, eq=False)
class Theme:
    """Every colour by what it is for. ``keyline`` is the ink edge of a piece in pixels.

    There are only the themes in ``THEMES``, so they are compared by identity: sprites are looked up
    by theme some hundred times a picture.
    """

    name: str
    ground: Colour
    panel: Colour
    raised: Colour
    line: Colour
    text: Colour
    muted: Colour
    cream: Colour
    sand: Colour
    stone: Colour
    ink: Colour
    good: Colour
    bad: Colour
    gold: Colour
    silver: Colour
    sky: tuple[Colour, ...]
    skyline: tuple[Colour, Colour, Colour]
    window: Colour | None
    daylight: bool
    keyline: float
    seats: tuple[SeatStyle, ...]

    @property
    def gold_sign(self) -> Colour:
        """Gold for a sign on a panel: darker where panels are light."""
        return mix(self.gold, self.ink, 0.4) if self.daylight else self.gold

    def __reduce__(self) -> tuple[Callable[[str], Theme], tuple[str]]:
        """Sent to another process, it is that process's own theme, whose sprites are kept there."""
        return theme_named, (self.name,)


INK = rgb("#14161F")

_SEATS = (
    ("#F5A01F", Glyph.DISC, Pattern.DOTS, True),
    ("#66C2F5", Glyph.SQUARE, Pattern.BAND, True),
    ("#138A72", Glyph.TRIANGLE, Pattern.CHEVRONS, False),
    ("#AE5FD6", Glyph.DIAMOND, Pattern.BARS, False),
    ("#F8EC78", Glyph.HEXAGON, Pattern.GRID, True),
    ("#E2341D", Glyph.STAR, Pattern.CROSSES, False),
)


def _seats(print_share: float) -> tuple[SeatStyle, ...]:
    return tuple(
        SeatStyle(rgb(code), glyph, pattern, ink, mix(rgb(code), ink, print_share))
        for code, glyph, pattern, dark in _SEATS
        for ink in [INK if dark else WHITE]
    )


DARK = Theme(
    name="dark",
    ground=rgb("#171A26"),
    panel=rgb("#222638"),
    raised=rgb("#2E3349"),
    line=rgb("#444B68"),
    text=rgb("#FBF3E1"),
    muted=rgb("#B4B1C2"),
    cream=rgb("#F4EAD5"),
    sand=rgb("#E2D3B4"),
    stone=rgb("#C4B392"),
    ink=INK,
    good=rgb("#7BE0B0"),
    bad=rgb("#FF6A4D"),
    gold=rgb("#FFC94D"),
    silver=rgb("#D5DAE3"),
    sky=tuple(
        rgb(code) for code in ("#252A4A", "#3A3260", "#5A3B6E", "#8A4A72", "#C4656B", "#F0936A")
    ),
    skyline=(rgb("#4A3A66"), rgb("#332C52"), rgb("#1E1F36")),
    window=rgb("#FFD98A"),
    daylight=False,
    keyline=2.25,
    seats=_seats(0.62),
)

LIGHT = replace(
    DARK,
    name="light",
    ground=rgb("#F1E7D3"),
    panel=rgb("#FBF5E8"),
    raised=WHITE,
    line=rgb("#CDBFA3"),
    text=rgb("#1B1D2A"),
    muted=rgb("#6B6675"),
    good=rgb("#0E6B5C"),
    bad=rgb("#C23A1E"),
    sky=tuple(
        rgb(code) for code in ("#BFE0EE", "#CBE5EC", "#DBEAE6", "#EBEBDB", "#F7E6C8", "#FBDCB0")
    ),
    skyline=(rgb("#B9C8CE"), rgb("#93A9B5"), rgb("#6F8797")),
    window=None,
    daylight=True,
)

COLOUR_BLIND = replace(
    DARK,
    name="colour-blind",
    ground=rgb("#000000"),
    panel=rgb("#14161C"),
    raised=rgb("#262A36"),
    line=rgb("#8A8FA3"),
    text=WHITE,
    muted=rgb("#DADADA"),
    cream=WHITE,
    sand=rgb("#DEDEDE"),
    stone=rgb("#A8A8A8"),
    sky=blend_steps(rgb("#000000"), rgb("#20254A"), 6),
    skyline=(rgb("#1B1E33"), rgb("#262B47"), rgb("#000000")),
    keyline=3.0,
    seats=_seats(0.92),
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (DARK, LIGHT, COLOUR_BLIND)}
"""By the names that people choose in their settings. The first is the default."""


def theme_named(name: str) -> Theme:
    """The theme with this name. Raises KeyError if there is none."""
    return THEMES[name]
