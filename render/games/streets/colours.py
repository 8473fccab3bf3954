"""The colours of the city: one for each kind, and those of the table and the roads."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.streets.pieces import Kind
from render.kit.colour import WHITE, Colour, mix, rgb
from render.kit.theme import INK, Theme

KINDS: dict[Kind, Colour] = {
    Kind.TOURIST: rgb("#BC80E0"),
    Kind.FAMILY: rgb("#48A458"),
    Kind.HIPSTER: rgb("#F2C832"),
    Kind.SHOPPING: rgb("#2E66CC"),
    Kind.MIXED: rgb("#8C7684"),
}
PICTOGRAMS: dict[Kind, Colour] = {
    Kind.TOURIST: INK,
    Kind.FAMILY: WHITE,
    Kind.HIPSTER: INK,
    Kind.SHOPPING: WHITE,
    Kind.MIXED: WHITE,
}
"""What reads on the colour of each kind."""

TABLE = {
    "dark": rgb("#2B3A36"),
    "light": rgb("#DCE4D2"),
    "colour-blind": rgb("#101A17"),
}
ROAD = rgb("#3E4254")
KERB = rgb("#B9AE97")
PAINT = rgb("#F7E7B8")
START = rgb("#D9A05B")
"""The two start tiles belong to no kind."""


class TileColours(NamedTuple):
    """A tile's body, its edge, the words on it, and the pill of its value."""

    body: Colour
    edge: Colour
    ink: Colour
    pill: Colour


@lru_cache(maxsize=64)
def tile_colours(kind: Kind | None, dim: bool, theme: Theme) -> TileColours:
    """The colours of a tile; paler and greyer (``dim``) in a street that has paid."""
    main = START if kind is None else KINDS[kind]
    if not dim:
        return TileColours(mix(theme.cream, main, 0.32), main, theme.ink, theme.ink)
    ground = mix(mix(theme.cream, theme.stone, 0.62), main, 0.14)
    faint = mix(theme.ink, ground, 0.22)
    return TileColours(ground, mix(ground, main, 0.45), faint, mix(theme.ink, ground, 0.34))


def table_line(theme: Theme) -> Colour:
    """The small crosses where four cells meet."""
    return mix(TABLE[theme.name], theme.text, 0.2)
