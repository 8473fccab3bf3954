"""Every symbol of Sprawlopolis with its name: zones, roads, conditions, modules and players."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.sprawlopolis.pieces import WRECKTAR, ZONES, Block, Card, Zone
from engine.kit.grid import Side
from render.games.sprawlopolis.blocks import Kind, block_sprite
from render.games.sprawlopolis.cards import card_sprite
from render.games.sprawlopolis.chips import chip, road_chip, zone_chip
from render.games.sprawlopolis.roads import stop, stop_at
from render.games.sprawlopolis.signs import Sign
from render.games.sprawlopolis.total import BAR, paint_groove
from render.kit.fonts import Face, Font
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.shapes import rounded
from render.kit.sheet import Hold, Sheet
from render.kit.theme import Theme
from render.parts.legend import Grid, Section, named_section, side_by_side
from render.picture import Say

SIZE: Final = (84, 64)
HALF: Final = (50, 37)
CHIP: Final = 48
GRID: Final = Grid(columns=2, sprites=158)
CARDS: Final = Grid(columns=2, sprites=168, row=90)
NUMBER: Final = Font(Face.TITLE, 32)
STREET: Final = Block(Zone.COMMERCIAL, (Side.WEST, Side.EAST))
LANDMARK: Final = Block(Zone.PARK)
MONSTER: Final = Block(Zone.COMMERCIAL)
BEACH: Final[Card] = "beach1"
HIGHWAY: Final[Card] = "interstate2"
ROADWORK: Final[Card] = "roadwork1"


def sections(theme: Theme, say: Say) -> tuple[Section, ...]:
    """The legend of the rules: the city first, then what counts, the modules and the players."""
    return (
        named_section("sprawlopolis-legend-city", _city(), GRID, say),
        named_section("sprawlopolis-legend-goal", _goals(theme), GRID, say),
        named_section("sprawlopolis-legend-module", _modules(theme), CARDS, say),
        named_section("sprawlopolis-legend-plate", _plates(theme), GRID, say),
    )


def _city() -> dict[str, Image.Image]:
    """The zones as blocks and in the tally; a road that goes on, and one that ends."""
    zones: dict[str, Image.Image] = {
        zone: side_by_side((block_sprite(Block(zone), SIZE), zone_chip(zone, CHIP)))
        for zone in ZONES
    }
    road = side_by_side((block_sprite(STREET, SIZE), road_chip(CHIP)))
    return {**zones, "road": road, "end": _road_end()}


def _road_end() -> Image.Image:
    sheet = Sheet(block_sprite(STREET, SIZE).copy())
    sheet.put(stop(SIZE, Side.EAST), stop_at(Box(0, 0, *SIZE), Side.EAST))
    return sheet.image


def _goals(theme: Theme) -> dict[str, Image.Image]:
    """What the cards under the city show, and the sum of it all."""
    return {
        "number": _number(theme),
        "total": _total(theme),
        "squares": _sign(Sign.SQUARE, theme),
        "lines": _sign(Sign.LINES, theme),
    }


def _sign(which: Sign, theme: Theme) -> Image.Image:
    return chip(which, CHIP, theme.sand)


def _number(theme: Theme) -> Image.Image:
    sheet = Sheet.blank(CHIP, CHIP, theme.sand)
    sheet.text((CHIP // 2, CHIP // 2), "12", NUMBER, theme.ink, Hold.MIDDLE)
    sheet.image.putalpha(rounded(CHIP, CHIP, CHIP // 5))
    return sheet.image


def _total(theme: Theme) -> Image.Image:
    sheet = Sheet.blank(140, BAR, theme.panel)
    paint_groove(sheet, Box(0, 0, 140, BAR), 0.7, theme.gold, theme)
    return sheet.image


def _modules(theme: Theme) -> dict[str, Image.Image]:
    """What each module lays into the city, beside the sign of its terms."""

    def card(which: Card) -> Image.Image:
        return card_sprite(which, False, HALF, theme)

    shown = {
        "site": (block_sprite(Block(Zone.SITE), SIZE), Sign.CROSS),
        "landmark": (block_sprite(LANDMARK, SIZE, Kind.LANDMARK), Sign.STAR),
        WRECKTAR: (block_sprite(MONSTER, SIZE, Kind.MONSTER), Sign.MONSTER),
        "beach": (card(BEACH), Sign.WAVE),
        "roadwork": (card(ROADWORK), Sign.CONE),
        "highway": (card(HIGHWAY), Sign.DUEL),
    }
    return {
        name: side_by_side((sprite, _sign(which, theme))) for name, (sprite, which) in shown.items()
    }


def _plates(theme: Theme) -> dict[str, Image.Image]:
    return {
        "flag": icon(Icon.FLAG, 40, theme.gold_sign),
        "cards": icon(Icon.CARDS, 40, theme.muted),
    }
