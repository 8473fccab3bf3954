"""The symbols of My City with their names: the board, what is drawn on it, buildings and points.

The chapters of a campaign are sealed: only what the eternal game and the first episode show is
told here.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.core.words import Msg, msg
from engine.games.mycity.box import COLOURS, Colour
from engine.games.mycity.names import feature_name
from engine.games.mycity.pieces import BOX
from engine.games.mycity.track import START
from render.games.mycity.cards import shown_turn
from render.games.mycity.circles import circle
from render.games.mycity.deck import blocking
from render.games.mycity.items import item_sign
from render.games.mycity.river import river
from render.games.mycity.roofs import chip
from render.games.mycity.terrain import ground
from render.games.mycity.tiles import feature_tile
from render.kit.icons import Icon, icon
from render.kit.shapes import rounded
from render.kit.sheet import Sheet
from render.kit.theme import Theme
from render.parts.legend import Entry, Grid, Section, named_section
from render.picture import Say

OPEN: Final = (BOX.eternal, BOX.campaign[0])
"""The episodes whose boards and tables are known before anything is played."""

ROOFS: Final = (*COLOURS, Colour.PURPLE)
SIGN: Final = 58
ICON: Final = 40
LAND: Final = Grid(columns=2, sprites=76)
ROUND: Final = Grid(columns=2, sprites=96)


def sections(theme: Theme, say: Say) -> tuple[Section, ...]:
    """The legend of the rules."""
    return (
        named_section("mycity-legend-land", _land(), LAND, say),
        _drawn(say),
        _roofs(theme, say),
        named_section("mycity-legend-item", _items(theme), LAND, say),
        named_section("mycity-legend-round", _round(theme), ROUND, say),
    )


def _land() -> dict[str, Image.Image]:
    return {
        "plain": _rounded(ground(".", SIGN, False)),
        "river": _riverbank(),
        "mountain": _rounded(ground("^", SIGN, False)),
        "forest": _rounded(ground("&", SIGN, False)),
    }


def _rounded(tile: Image.Image) -> Image.Image:
    sprite = tile.copy()
    sprite.putalpha(rounded(*tile.size, SIGN // 6))
    return sprite


def _riverbank() -> Image.Image:
    """Grass on both sides of a straight piece of the river."""
    sheet = Sheet(ground(",", SIGN, False).copy())
    sheet.put(river((1, 1, 1), SIGN, False), (-SIGN // 2, -SIGN))
    return _rounded(sheet.image)


def _drawn(say: Say) -> Section:
    """What is drawn on the boards, in the order of the box."""
    found = {kind for plan in OPEN for kind in BOX.boards[plan.board].features.values()}
    entries = tuple(
        Entry(feature_tile(kind, SIGN), say(feature_name(kind)))
        for kind in BOX.features
        if kind in found
    )
    return Section(say(msg("mycity-legend-drawn")), entries, columns=4)


def _roofs(theme: Theme, say: Say) -> Section:
    entries = tuple(
        Entry(chip(colour, SIGN, theme), say(Msg(f"mycity-roof-{colour}"))) for colour in ROOFS
    )
    return Section(say(msg("mycity-legend-roof")), entries, columns=2)


def _items(theme: Theme) -> dict[str, Image.Image]:
    """The lines of the table of points, in the order of the eternal game."""
    lines = dict.fromkeys((START, *(item for plan in OPEN for item in plan.scoring)))
    return {item: item_sign(item, "", SIGN, theme) for item in lines}


def _round(theme: Theme) -> dict[str, Image.Image]:
    """What is seen while a game is played, beside the boards."""
    building = BOX.sets[BOX.eternal.buildings][2]
    edge = theme.ink if theme.daylight else theme.gold
    return {
        "spot": shown_turn(building, 0, 27, theme),
        "block": blocking(SIGN - 6, theme),
        "ended": icon(Icon.FLAG, ICON, theme.good),
        "circle": circle(ICON, theme.gold, edge),
    }
