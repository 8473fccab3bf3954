"""Every symbol of Urbis with its name: sorts of buildings, plots, guards, and the quarter's bar."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.urbis.pieces import ORDERS, Kind
from render.games.urbis.buildings import RADIUS, paint_income
from render.games.urbis.colours import LOOKS
from render.games.urbis.plan import BAR, POST_WIDTH
from render.games.urbis.plates import POINTS, post, track
from render.games.urbis.plots import Ground, ground
from render.games.urbis.supply import pile_sprite, stock_signs
from render.games.urbis.tokens import flag, guard
from render.kit.colour import WHITE
from render.kit.icons import Icon, icon
from render.kit.shapes import rounded
from render.kit.sheet import Hold, Sheet
from render.kit.theme import Theme
from render.parts.legend import Grid, Section, named_section, side_by_side
from render.picture import Say

SORTS: Final = Grid(columns=2, sprites=70)
PLOTS: Final = Grid(columns=2, sprites=170, row=84)
BARS: Final = Grid(columns=2, sprites=212, row=80)
STOCK: Final = Grid(columns=2, sprites=84, row=84)
CHIP: Final = 56
SIGN: Final = 42
PLOT: Final = (160, 72)
COST: Final = 5
EXTRA: Final = 3
"""The points of the extra plot that is shown."""


def sections(theme: Theme, say: Say) -> tuple[Section, ...]:
    """The legend of the rules: buildings, plots, and what is told of every quarter."""
    sorts: dict[str, Image.Image] = {kind: _sort(kind) for kind in Kind}
    return (
        named_section("urbis-legend-sort", sorts, SORTS, say),
        named_section("urbis-legend-plot", _plots(theme), PLOTS, say),
        named_section("urbis-legend-bar", _bar(theme), BARS, say),
        named_section("urbis-legend-stock", _stock(theme), STOCK, say),
    )


def _sort(kind: Kind) -> Image.Image:
    """The sign of a sort on its colour."""
    look = LOOKS[kind]
    sheet = Sheet.blank(CHIP, CHIP, look.colour)
    sheet.put_centred(icon(look.sign, SIGN, look.ink), (CHIP // 2, CHIP // 2))
    sheet.image.putalpha(rounded(CHIP, CHIP, RADIUS))
    return sheet.image


def _plots(theme: Theme) -> dict[str, Image.Image]:
    extra = next(order for order, card in ORDERS.items() if card.plot_cost and card.points == EXTRA)
    return {
        "income": side_by_side([_income(number, theme) for number in (2, -1)]),
        "points": side_by_side([flag(number, 44) for number in (3, -2)]),
        "guard": guard(58),
        "free": _plot(Ground(COST, None), theme),
        "extra": _plot(Ground(ORDERS[extra].plot_cost, extra), theme),
    }


def _plot(shown: Ground, theme: Theme) -> Image.Image:
    """A free plot without the wall at its corners."""
    sprite = ground(shown, PLOT, False, theme).copy()
    sprite.putalpha(rounded(*PLOT, RADIUS))
    return sprite


def _income(number: int, theme: Theme) -> Image.Image:
    sheet = Sheet.blank(74, SIGN, theme.panel)
    paint_income(sheet, (74, SIGN // 2), number, 1.4, theme.text)
    return sheet.image


def _bar(theme: Theme) -> dict[str, Image.Image]:
    """From left to right as on the bar over a quarter."""
    size = (POST_WIDTH, BAR - 10)
    return {
        "income": track(6, 3, theme),
        "cards": icon(Icon.CARDS, SIGN, theme.text),
        "orders": icon(Icon.SCROLL, SIGN, theme.text),
        "gate": post("ag1", True, False, size, theme),
        "empty": post("ag2", False, False, size, theme),
        "total": _total(theme),
    }


def _total(theme: Theme) -> Image.Image:
    sheet = Sheet.blank(90, BAR - 6, theme.ink)
    sheet.text((45, (BAR - 6) // 2), "25", POINTS, WHITE, Hold.MIDDLE)
    sheet.image.putalpha(rounded(*sheet.image.size, RADIUS))
    return sheet.image


def _stock(theme: Theme) -> dict[str, Image.Image]:
    scroll, shield, gold = stock_signs(theme)
    return {"pile": pile_sprite(7, theme), "orders": scroll, "guards": shield, "coins": gold}
