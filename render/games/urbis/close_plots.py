"""Plots in the private panel, large enough to be read on a phone: free ones and built ones."""

from __future__ import annotations

from PIL import Image

from engine.games.urbis.city import Plot
from engine.games.urbis.names import building_name
from engine.games.urbis.pieces import BUILDINGS, ORDERS
from engine.kit.numbers import signed
from render.games.urbis.buildings import PLINTH, RADIUS, bare_piece
from render.games.urbis.colours import LOOKS, meadow, plot_colour, wall_colour
from render.games.urbis.spots import Mark, Trial, paint_ring
from render.games.urbis.tokens import coin, flag, guard
from render.kit.canvas import Canvas
from render.kit.colour import Colour, mix
from render.kit.fonts import Face, Font
from render.kit.icons import icon
from render.kit.layout import Box
from render.kit.marks import ghosted, pill
from render.kit.paragraphs import paint_title
from render.kit.shapes import dashes
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme

BAND = 54
TAG = 44
CARD_TAG = 38
"""The points of an extra plot below its building, smaller than those of the building."""

INCOME = Font(Face.TITLE, 36)
NAME = Font(Face.NAME, 40)
COIN, PILL = 84, 76
LAWN = 5
SHIELD, SMALL_SHIELD = 56, 44


def paint_close_plot(canvas: Canvas, box: Box, plot: Plot, mark: Mark, off: int) -> None:
    """A plot with all that stands on it and the mark over it; so much is off its cost."""
    if plot.building is None or mark.trial is Trial.BUILDING:
        cost = None if plot.building else max(0, plot.cost - off)
        free = close_ground(cost, plot.card, box[2:], mark.dimmed, canvas.theme)
        canvas.put(free, (box.x, box.y))
    if plot.building is not None:
        _paint_built(canvas, box, plot, mark)
    if mark.stands_out:
        paint_ring(canvas, box, RADIUS)
    if mark.number:
        _paint_number(canvas, box, plot, mark.number)
    if plot.building is not None and plot.card:
        tag = flag(ORDERS[plot.card].points, CARD_TAG)
        canvas.put(tag, (box.x - 2, box.bottom - tag.height + 6))


@cached_sprite
def close_ground(
    cost: int | None, card: str | None, size: tuple[int, int], dimmed: bool, theme: Theme
) -> Image.Image:
    """A free plot with its cost; an extra one also with its points."""
    width, height = size
    colour = meadow(theme, dimmed) if card else plot_colour(theme, dimmed)
    sheet = Sheet.blank(width, height, wall_colour(theme))
    sheet.panel(Box(0, 0, width, height), RADIUS, mix(colour, theme.ink, 0.35))
    sheet.panel(Box(0, 0, width, height - 3), RADIUS, colour)
    edge = dashes(width - 14, height - 16, RADIUS - 4, 3, 13, 9)
    sheet.stamp(edge, (7, 7), mix(colour, theme.ink, 0.4))
    if cost is not None:
        sheet.put_centred(coin(COIN, cost), _coin_place(size))
    if card:
        tag = flag(ORDERS[card].points, TAG)
        sheet.put(tag, (width - tag.width - 12, 12))
    return sheet.image


def _coin_place(size: tuple[int, int]) -> tuple[int, int]:
    width, height = size
    return round(width * 0.7), round(height * 0.62)


def _paint_number(canvas: Canvas, box: Box, plot: Plot, number: str) -> None:
    """Beside the cost of a free plot; in the head of a building."""
    if plot.building is None:
        canvas.put_centred(pill(number, PILL), (box.x + round(box.width * 0.28), box.centre[1]))
    else:
        small = len(number) > 1
        canvas.put(pill(number, BAND - 4 * small), (box.x - 2 - 2 * small, box.y - 2 + 2 * small))


def _paint_built(canvas: Canvas, box: Box, plot: Plot, mark: Mark) -> None:
    inner = box.inset(LAWN) if plot.card else box
    if plot.card and mark.trial is not Trial.BUILDING:
        canvas.panel(box, RADIUS + 2, meadow(canvas.theme))
    sprite = close_piece(
        plot.building or "",
        canvas.say(building_name(plot.building or "")),
        inner[2:],
        (not mark.number and not plot.guard, SMALL_SHIELD if plot.guard and mark.number else 0),
        wall_colour(canvas.theme),
        canvas.theme,
    )
    if mark.trial is Trial.BUILDING:
        sprite = ghosted(sprite.convert("RGBA"))
    canvas.put(sprite, (inner.x, inner.y))
    if plot.guard:
        _paint_guard(canvas, inner, mark)


def _paint_guard(canvas: Canvas, box: Box, mark: Mark) -> None:
    """In the head of the building; below and smaller, where a number stands there."""
    size = SMALL_SHIELD if mark.number else SHIELD
    sprite = ghosted(guard(size)) if mark.trial is Trial.GUARD else guard(size)
    below = (box.right - size - 3, box.bottom - PLINTH - size - 6)
    canvas.put(sprite, below if mark.number else (box.x + 1, box.y - 1))


@cached_sprite
def close_piece(
    building: str,
    name: str,
    size: tuple[int, int],
    room: tuple[bool, int],
    ground: Colour,
    theme: Theme,
) -> Image.Image:
    """A building with its name, lying on this ground. ``room``: whether the sign of its sort has
    any in the head, and how many pixels beside the name stay free."""
    kind, (with_sign, taken) = BUILDINGS[building].kind, room
    sheet, words = bare_piece(kind, size, BAND, ground, theme)
    if with_sign:
        sign = icon(LOOKS[kind].sign, 42, LOOKS[kind].ink)
        sheet.put_centred(sign, (30, BAND // 2))
    print_worth(sheet, (size[0] - 5, BAND // 2), building)
    paint_title(sheet, words._replace(width=words.width - taken), name, NAME, theme.ink)
    return sheet.image


def print_worth(sheet: Sheet, at: tuple[int, int], building: str) -> None:
    """What a building does to points and income, with the right end here."""
    right, middle = at
    card = BUILDINGS[building]
    tag = flag(card.points, TAG)
    sheet.put(tag, (right - tag.width, middle - tag.height // 2))
    if card.income:
        gold = coin(30)
        left = right - tag.width - 5 - gold.width
        sheet.put(gold, (left, middle - gold.height // 2))
        ink = LOOKS[card.kind].ink
        sheet.text((left - 2, middle), signed(card.income), INCOME, ink, Hold.RIGHT)
