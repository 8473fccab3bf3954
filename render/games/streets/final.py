"""Tags on the roads: what each building has paid, or would pay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from PIL import Image

from engine.core.seats import Seat
from engine.games.streets.pieces import STATION
from engine.games.streets.table import Building, Stage
from engine.games.streets.view import View
from engine.kit.grid import Cell, Side
from render.games.streets.lot import lot_of
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, width_of
from render.kit.shapes import rounded
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import SeatStyle, Theme
from render.kit.window import Window

LEAST_TAG: Final = 14


class Paid(NamedTuple):
    """What a building has paid, or would pay, and to whom."""

    building: Building
    owner: Seat
    money: int


def paint_final_tags(canvas: Canvas, window: Window, view: View) -> None:
    """What each tile has paid at the end."""
    if view.stage is Stage.OVER:
        paint_tags(canvas, window, _last_paid(view))


def paint_tags(
    canvas: Canvas, window: Window, paid: Iterable[Paid], least: int = LEAST_TAG
) -> None:
    """A tag in the owner's colour, at least so high, on the road of each tile that pays."""
    height = max(least, round(window.width * 0.24))
    for building, owner, money in paid:
        sprite = _tag(canvas.theme.seats[owner], money, height, canvas.theme)
        canvas.put_centred(sprite, _road_at(window, building.cell, building.side))


def _last_paid(view: View) -> Iterator[Paid]:
    city = view.city
    for payment in (payment for one in view.table.accounts for payment in one.payments):
        building = city[payment.cell]
        if payment.halved and building.owner is not None:
            yield Paid(building, building.owner, payment.money)


def _road_at(window: Window, cell: Cell, side: Side) -> tuple[int, int]:
    """The middle of a tile's road."""
    box, road = window.cell(cell), lot_of(STATION, side, window.width).road
    return box.x + road.centre[0], box.y + road.centre[1]


@cached_sprite
def _tag(style: SeatStyle, money: int, height: int, theme: Theme) -> Image.Image:
    font = Font(Face.TITLE, round(height * 0.74))
    words = f"+{money}"
    width = width_of(words, font) + round(height * 0.6)
    sprite = Image.new("RGBA", (width, height))
    sprite.paste(theme.ink, (0, 0), rounded(width, height, height // 3))
    inner = rounded(width - 4, height - 4, height // 3 - 1)
    sheet = Sheet(sprite)
    sheet.stamp(inner, (2, 2), style.colour)
    sheet.text((width // 2, height // 2), words, font, style.ink, Hold.MIDDLE)
    return sprite
