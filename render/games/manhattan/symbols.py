"""Every symbol of Manhattan with its name: buildings, cards, leaders, blocks and the score."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.manhattan.pieces import FLOORS, Block, Side
from render.games.manhattan.cards import plan_of_card
from render.games.manhattan.islands import COUNT_STEP, PLOT_RADIUS, paint_count, plot_ground
from render.games.manhattan.plan import HEAD, PLOT_HEIGHT, PLOT_WIDTH
from render.games.manhattan.plates import paint_block
from render.games.manhattan.towers import CHIP_HEIGHT, paint_tower
from render.games.manhattan.track import paint_lane
from render.kit.glyphs import chip
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.shapes import rounded
from render.kit.sheet import Sheet
from render.kit.theme import Theme
from render.parts.legend import Grid, Section, named_section, side_by_side
from render.picture import Say

TALL: Final = Grid(columns=2, sprites=138, row=152)
SIGNS: Final = Grid(columns=2, sprites=176)
TOWER: Final = (Block(1, 4), Block(0, 3))
CARD: Final = 7
CELL: Final = 42
SIGN: Final = 40


def sections(theme: Theme, say: Say) -> tuple[Section, ...]:
    """The legend of the rules: what is large first, then the signs of the board and the plates."""
    tall = {"building": _building(theme), "card": _card(theme)}
    return (
        named_section("manhattan-legend-tall", tall, TALL, say),
        named_section("manhattan-legend-city", _city(theme), SIGNS, say),
        named_section("manhattan-legend-plate", _plate(theme), SIGNS, say),
    )


def _city(theme: Theme) -> dict[str, Image.Image]:
    """What stands on and over the plots of a city."""
    return {
        "leader": _count(theme, leads=True),
        "count": _count(theme, leads=False),
        "crown": icon(Icon.CROWN, SIGN, theme.gold, theme.ink),
        "shares": _shares(theme),
    }


def _plate(theme: Theme) -> dict[str, Image.Image]:
    """What is told of a player."""
    return {
        "blocks": _blocks(theme),
        "track": _lane(theme),
        "bricks": icon(Icon.BRICKS, SIGN, theme.muted),
        "cards": icon(Icon.CARDS, SIGN, theme.muted),
        "flag": icon(Icon.FLAG, SIGN, theme.gold_sign),
        "check": icon(Icon.CHECK, SIGN, theme.good),
    }


def _building(theme: Theme) -> Image.Image:
    """A plot with a building of two colours."""
    sheet = Sheet.blank(PLOT_WIDTH, PLOT_HEIGHT, plot_ground(theme, dimmed=False))
    paint_tower(sheet, Box(0, 0, PLOT_WIDTH, PLOT_HEIGHT), TOWER, theme, ghost=False)
    sheet.image.putalpha(rounded(PLOT_WIDTH, PLOT_HEIGHT, PLOT_RADIUS))
    return sheet.image


def _card(theme: Theme) -> Image.Image:
    return plan_of_card(CARD, Side.SOUTH, CELL, theme)


def _count(theme: Theme, leads: bool) -> Image.Image:
    """A piece of an island's head with the buildings of one colour."""
    sheet = Sheet.blank(COUNT_STEP + 20, HEAD, theme.sand)
    paint_count(sheet, Box(10, 7, COUNT_STEP - 2, HEAD - 13), (0, 3 if leads else 1), leads, theme)
    sheet.image.putalpha(rounded(*sheet.image.size, PLOT_RADIUS))
    return sheet.image


def _shares(theme: Theme) -> Image.Image:
    """The chips under a building of two colours."""
    chips = [chip(theme.seats[one.colour], one.floors, 36, CHIP_HEIGHT + 8, theme) for one in TOWER]
    return side_by_side(chips[::-1], gap=6)


def _blocks(theme: Theme) -> Image.Image:
    """A tray with each height once."""
    sheet = Sheet.blank(SIGNS.sprites, 72, theme.panel)
    for floors in FLOORS:
        paint_block(sheet, (24 + (floors - 1) * 43, 46), (0, floors), 1, theme)
    return sheet.image


def _lane(theme: Theme) -> Image.Image:
    sheet = Sheet.blank(130, SIGN, theme.panel)
    paint_lane(sheet, Box(4, 0, 120, SIGN), theme.seats[0], 100, theme)
    return sheet.image
