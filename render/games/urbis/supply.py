"""What lies beside the city: numbered piles of buildings, orders, guards and the treasury."""

from __future__ import annotations

from PIL import Image

from engine.games.urbis.pieces import PILE_NAMES
from engine.games.urbis.view import View
from render.games.urbis.plan import STRIP, Plan
from render.games.urbis.spots import Mark, Trial, mark_of, paint_ring
from render.games.urbis.tokens import coin, guard
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, mix, rgb
from render.kit.fonts import Face, Font
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.marks import pill
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import INK, Theme
from render.painter import Marks

RADIUS = 18
BACK = rgb("#8A6B45")
LABEL = Font(Face.TITLE, 28)
COUNT = Font(Face.TITLE, 36)
STOCK = Font(Face.TITLE, 40)
MOST_LAYERS = 4


def paint_supply(canvas: Canvas, plan: Plan, view: View, marks: Marks) -> None:
    """The piles at the left, the rest at the right."""
    strip = Box(plan.strip.x, plan.strip.bottom - STRIP, plan.strip.width, STRIP)
    canvas.panel(strip, RADIUS, canvas.theme.panel)
    for box, name, size in zip(plan.piles, PILE_NAMES, view.piles, strict=False):
        paint_pile(canvas, box, name, size, mark_of(name, marks, Trial.PLACE))
    amounts = (view.deck, view.city.guards, view.city.treasury)
    for box, sign, amount in zip(
        stock_places(plan), stock_signs(canvas.theme), amounts, strict=True
    ):
        _paint_stock(canvas, box, sign, amount)


def stock_places(plan: Plan) -> tuple[Box, ...]:
    """Where orders, guards and coins that are left lie."""
    left = plan.piles[-1].right + 14
    stock = Box(left, plan.strip.bottom - STRIP, plan.strip.right - left - 6, STRIP)
    return stock.columns(3, 8)


def stock_signs(theme: Theme) -> tuple[Image.Image, Image.Image, Image.Image]:
    """What stands for orders, guards and coins that are left."""
    return icon(Icon.SCROLL, 44, theme.text), guard(54), coin(52)


def _paint_stock(canvas: Canvas, box: Box, sign: Image.Image, amount: int) -> None:
    middle = box.centre[1]
    canvas.put_centred(sign, (box.x + 36, middle))
    ink = canvas.theme.text if amount else canvas.theme.bad
    canvas.text((box.x + 72, middle), str(amount), STOCK, ink)


def paint_pile(canvas: Canvas, box: Box, name: str, size: int, mark: Mark) -> None:
    """A pile face down: its name, how many are left, and about as high as they are."""
    ink = canvas.theme.text if size else canvas.theme.muted
    canvas.text((box.x + 3, box.bottom - 22), name.upper(), LABEL, ink)
    canvas.put(pile_sprite(size, canvas.theme), (box.right - 74, box.y))
    if mark.is_ringed:
        paint_ring(canvas, Box(box.x - 4, box.y, box.width + 6, box.height), 12)
    if mark.number:
        canvas.put_centred(pill(mark.number, 44), (box.x + 19, box.y + 20))


@cached_sprite
def pile_sprite(size: int, theme: Theme) -> Image.Image:
    """Some tiles on each other, with their number on the uppermost."""
    width, height = 74, STRIP - 20
    sheet, layers = Sheet.blank(width, height, theme.panel), -(-size * MOST_LAYERS // 10)
    middle = paint_layers(sheet, Box(2, height - 58, 68, 52), 10, layers, 5)
    sheet.text(middle, str(size), COUNT, WHITE if size else theme.muted, Hold.MIDDLE)
    return sheet.image


def paint_layers(sheet: Sheet, tile: Box, radius: int, layers: int, step: int) -> tuple[int, int]:
    """Tiles face down on each other, each so many pixels higher than the one below it.

    ``tile`` is the place of the lowest one. Returns the middle of the uppermost.
    """
    for layer in range(layers):
        box = tile._replace(y=tile.y - layer * step)
        sheet.panel(box._replace(y=box.y + step), radius, mix(BACK, INK, 0.45))
        sheet.panel(box, radius, BACK)
    return tile.centre[0], tile.centre[1] - max(0, layers - 1) * step
