"""The colours that only Urbis has: grass, walls, the sorts of buildings, plus and minus."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.urbis.pieces import Kind
from render.kit.colour import WHITE, Colour, mix, rgb
from render.kit.icons import Icon
from render.kit.theme import INK, Theme

COMMON = {"dark": rgb("#33402F"), "light": rgb("#DDE3CC"), "colour-blind": rgb("#1B2219")}
"""The grass around the quarters, by theme."""

PLUS, MINUS, NOUGHT = rgb("#0E6B5C"), rgb("#B93218"), rgb("#5A5E6E")
MEADOW = rgb("#BFDDA0")
GOLD, GOLD_EDGE, GOLD_SHINE = rgb("#FFC94D"), rgb("#A8741A"), rgb("#FFE39A")
STEEL, STEEL_DARK = rgb("#C9D6EA"), rgb("#2F4A78")


@dataclass(frozen=True, eq=False)
class Look:
    """How one sort of building is told: its colour, what reads on it, and its sign."""

    colour: Colour
    ink: Colour
    sign: Icon


LOOKS = {
    Kind.CIVIC: Look(rgb("#6F9FE4"), INK, Icon.TEMPLE),
    Kind.TRADE: Look(rgb("#E0A03C"), INK, Icon.SCALES),
    Kind.WATCH: Look(rgb("#BFCEDD"), INK, Icon.KEEP),
    Kind.GRIM: Look(rgb("#6A4168"), WHITE, Icon.SKULL),
}


def wall_colour(theme: Theme) -> Colour:
    """The stone of a quarter's wall."""
    return mix(theme.stone, theme.ink, 0.1)


def plot_colour(theme: Theme, dimmed: bool = False) -> Colour:
    """A free plot; it steps back when others are in question."""
    return mix(theme.cream, theme.stone, 0.55 if dimmed else 0.14)


def meadow(theme: Theme, dimmed: bool = False) -> Colour:
    """An extra plot lies on grass outside the wall."""
    return mix(MEADOW, theme.stone, 0.5 if dimmed else 0.0)


def body_colour(kind: Kind, theme: Theme) -> Colour:
    """The wall of a building, on which its name is written."""
    return mix(theme.cream, LOOKS[kind].colour, 0.22)


def points_colour(points: int) -> Colour:
    """The colour of points: plus, minus or zero."""
    return PLUS if points > 0 else MINUS if points < 0 else NOUGHT
