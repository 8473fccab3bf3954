"""The colours of My City: the table, the land, and the roofs. They are the same in every theme."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.games.mycity.box import Colour as RoofColour
from render.kit.colour import WHITE, Colour, mix, rgb
from render.kit.theme import INK, Theme

GRASS = (rgb("#C3DC8F"), rgb("#BAD584"))
GRASS_DOT = rgb("#E4F0C4")
MOUNTAIN = (rgb("#A8ADBA"), rgb("#A1A6B4"))
FOREST = (rgb("#6FA862"), rgb("#69A15C"))
ZONE = (rgb("#D3C7A0"), rgb("#CBBF97"))
RIVER, RIVER_BANK, RIVER_FOAM = rgb("#5FB0DE"), rgb("#3E86B4"), rgb("#A5D6EF")
RIVERBED, RIVERBED_BANK, RIVERBED_CRACK = rgb("#DCC597"), rgb("#A98C58"), rgb("#B79C69")
FRAME, FRAME_DARK = rgb("#8F6E4B"), rgb("#5E4630")
PLUS, MINUS = rgb("#0E6B5C"), rgb("#B3310F")
"""Points on a light ground."""

STRONG = 2.6
"""Keylines from here on belong to a theme for eyes that need clear prints."""


@dataclass(frozen=True, eq=False)
class Roof:
    """How the buildings of one colour are told: the roof, its print, its ridge and its wall."""

    colour: Colour
    print_ink: Colour
    ridge: Colour
    wall: Colour
    sign: Colour


_ROOFS = {
    RoofColour.YELLOW: rgb("#F4CF4A"),
    RoofColour.RED: rgb("#D85A38"),
    RoofColour.BLUE: rgb("#4E92E6"),
    RoofColour.PURPLE: rgb("#5D3A8C"),
    RoofColour.WILD: rgb("#DDE4EC"),
}


@lru_cache(maxsize=32)
def roof_of(colour: RoofColour, theme: Theme) -> Roof:
    """The roof of this colour; prints are bolder where colours may not be told apart."""
    base = _ROOFS[colour]
    share = 0.42 if theme.keyline > STRONG else 0.2
    lit = 0.62 if colour is RoofColour.PURPLE else 0.56
    print_ink = mix(base, INK, share) if colour is not RoofColour.BLUE else mix(base, WHITE, share)
    return Roof(base, print_ink, mix(base, WHITE, lit), mix(base, INK, 0.5), mix(base, INK, 0.42))


def table_colour(theme: Theme) -> Colour:
    """The colour of the table under the boards."""
    return rgb("#DDE6C8") if theme.daylight else rgb("#2F3B2E")


def edge_colour(theme: Theme) -> Colour:
    """The colour of the letters and numbers beside a board."""
    return theme.ink if theme.daylight else theme.cream
