"""Plots: free ones with their cost, built ones with their building, extra ones on grass."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.urbis.city import Plot
from engine.games.urbis.names import building_name
from engine.games.urbis.pieces import ORDERS
from render.games.urbis.buildings import (
    PLINTH,
    RADIUS,
    band_height,
    paint_piece_name,
    piece,
    scale,
)
from render.games.urbis.colours import meadow, plot_colour, wall_colour
from render.games.urbis.spots import Mark, Trial, paint_ring
from render.games.urbis.tokens import coin, flag, guard
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.marks import ghosted, pill
from render.kit.shapes import dashes
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme

LAWN = 3
"""So much grass is seen around a building on an extra plot."""

TAG = 24
MOST_COIN = 60
SPOT_PILL = 46


class Ground(NamedTuple):
    """What a free plot shows: its cost and, of an extra plot, the card; nothing under a ghost."""

    cost: int | None
    card: str | None


@cached_sprite
def ground(plot: Ground, size: tuple[int, int], dimmed: bool, theme: Theme) -> Image.Image:
    """A free plot with its cost; an extra one also with its points."""
    width, height = size
    colour = meadow(theme, dimmed) if plot.card else plot_colour(theme, dimmed)
    sheet = Sheet.blank(width, height, wall_colour(theme))
    sheet.panel(Box(0, 0, width, height), RADIUS, mix(colour, theme.ink, 0.35))
    sheet.panel(Box(0, 0, width, height - 2), RADIUS, colour)
    edge = dashes(width - 10, height - 12, RADIUS - 4, 2, 9, 7)
    sheet.stamp(edge, (5, 5), mix(colour, theme.ink, 0.4))
    if plot.cost is None:
        return sheet.image
    sheet.put_centred(coin(_coin_size(height), plot.cost), _coin_place(size))
    if plot.card:
        tag = _card_tag(plot.card, TAG, width)
        sheet.put(tag, (11, height - tag.height - 12))
    return sheet.image


def _card_tag(card: str, size: int, width: int) -> Image.Image:
    """The points of an extra plot of this width. Where there is room, they grow faster than the
    rest, for they begin small."""
    return flag(ORDERS[card].points, round(size * max(1.0, scale(width) ** 1.5)))


def _coin_size(height: int) -> int:
    return min(MOST_COIN, round(height * 0.64))


def _coin_place(size: tuple[int, int]) -> tuple[int, int]:
    width, height = size
    return width - _coin_size(height) // 2 - 18, height // 2


def paint_plot(canvas: Canvas, box: Box, name: str, plot: Plot, mark: Mark) -> None:
    """A plot with all that stands on it, and the mark over it."""
    if plot.building is None or mark.trial is Trial.BUILDING:
        cost = None if plot.building else plot.cost
        free = ground(Ground(cost, plot.card), box[2:], mark.dimmed, canvas.theme)
        canvas.put(free, (box.x, box.y))
    if plot.building is None:
        _paint_free(canvas, box, name, mark)
    else:
        _paint_built(canvas, box, name, plot, mark)


def _paint_free(canvas: Canvas, box: Box, name: str, mark: Mark) -> None:
    font = Font(Face.TITLE, round(22 * scale(box.width)))
    paler = mix(canvas.theme.ink, canvas.theme.cream, 0.3)
    canvas.text((box.x + 11, box.y + 20), name.upper(), font, paler)
    if mark.is_ringed:
        paint_ring(canvas, box, RADIUS)
    if mark.number:
        left_of_coin = _coin_place(box[2:])[0] - _coin_size(box.height) // 2
        middle = (box.x + (left_of_coin + 46) // 2, box.centre[1] + 2)
        canvas.put_centred(pill(mark.number, min(54, box.height - 24)), middle)


def _paint_built(canvas: Canvas, box: Box, name: str, plot: Plot, mark: Mark) -> None:
    inner = box.inset(LAWN) if plot.card else box
    if plot.card and mark.trial is not Trial.BUILDING:
        canvas.panel(box, RADIUS + 2, meadow(canvas.theme))
    beside = _beside(plot, mark, inner)
    taken = sum(sprite.width + 2 for sprite in beside)
    building = plot.building or ""
    stone = wall_colour(canvas.theme)
    sprite = piece(
        building, canvas.say(building_name(building)), inner[2:], taken, stone, canvas.theme
    )
    if mark.trial is Trial.BUILDING:
        sprite = ghosted(sprite.convert("RGBA"))
    canvas.put(sprite, (inner.x, inner.y))
    paint_piece_name(canvas, inner, name, building)
    if mark.is_ringed:
        paint_ring(canvas, box, RADIUS)
    _paint_beside(canvas, inner, beside)
    if plot.card:
        tag = _card_tag(plot.card, TAG - 2, box.width)
        canvas.put(tag, (box.x - 1, box.bottom - tag.height + 2))


def _beside(plot: Plot, mark: Mark, inner: Box) -> list[Image.Image]:
    """What stands at the right of a building's name, from right to left."""
    room = inner.height - band_height(inner.width) - PLINTH
    sprites = []
    if plot.guard:
        shield = guard(min(54, room + 4))
        sprites.append(ghosted(shield) if mark.trial is Trial.GUARD else shield)
    if mark.number:
        sprites.append(pill(mark.number, min(SPOT_PILL, room + 6)))
    return sprites


def _paint_beside(sheet: Sheet, inner: Box, sprites: list[Image.Image]) -> None:
    top = inner.y + band_height(inner.width)
    middle, right = (top + inner.bottom - PLINTH) // 2 + 1, inner.right - 4
    for sprite in sprites:
        sheet.put(sprite, (right - sprite.width, middle - sprite.height // 2))
        right -= sprite.width + 2
