"""The colours of the city: its zones, its roads, the table and the sea."""

from __future__ import annotations

from typing import Final

from engine.games.sprawlopolis.pieces import Zone
from render.kit.colour import WHITE, Colour, mix, rgb
from render.kit.theme import Theme

ZONE_COLOURS: Final = {
    Zone.COMMERCIAL: rgb("#4AA3EA"),
    Zone.PARK: rgb("#6B9A4A"),
    Zone.INDUSTRIAL: rgb("#C3CBD3"),
    Zone.RESIDENTIAL: rgb("#F7AE55"),
    Zone.SITE: rgb("#8A6F52"),
}
TABLES: Final = {
    "dark": rgb("#1E3448"),
    "light": rgb("#CFE3EA"),
    "colour-blind": rgb("#0F2231"),
}
SEAS: Final = {
    "dark": rgb("#2B6A93"),
    "light": rgb("#7DBBD8"),
    "colour-blind": rgb("#1D5C8C"),
}
SAND: Final = rgb("#EBD9A4")
ASPHALT: Final = rgb("#3E4254")
KERB: Final = rgb("#5D6379")
DASH: Final = rgb("#F7E7B8")
STOP: Final = rgb("#FFF8E6")
HAZARD: Final = rgb("#FFD23E")
MONSTER: Final = rgb("#7A2E8E")
GOOD_ON_CREAM: Final = rgb("#0E6B5C")
BAD_ON_CREAM: Final = rgb("#C23A1E")


def table(theme: Theme) -> Colour:
    """The blueprint on which the city grows."""
    return TABLES[theme.name]


def grid_line(theme: Theme) -> Colour:
    """The thin lines of the blueprint."""
    return mix(table(theme), theme.ink if theme.daylight else WHITE, 0.15)


def points_on_cream(points: int, theme: Theme) -> Colour:
    """Gains and losses on a cream card; the sign says the same."""
    if points == 0:
        return mix(theme.ink, theme.cream, 0.25)
    return GOOD_ON_CREAM if points > 0 else BAD_ON_CREAM
