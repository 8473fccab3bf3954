"""The end score on the board: what counts where, with its points."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from engine.games.mycity.box import Colour as RoofColour
from engine.games.mycity.box import Kind
from engine.games.mycity.pieces import BOX, COLUMNS
from engine.games.mycity.view import CityView, View
from engine.kit.numbers import signed
from render.games.mycity.city import paint_outline
from render.games.mycity.colours import MINUS, PLUS
from render.games.mycity.credits import Credit, credits_of
from render.games.mycity.field import Field
from render.games.mycity.roofs import chip, medallion_square
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, width_of
from render.kit.layout import Box
from render.kit.shapes import rounded
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme

HEIGHT = 0.46
GROUPS = (Kind.GROUP, Kind.CHOSEN_GROUP)
Point = tuple[int, int]


def paint_credits(canvas: Canvas, field: Field, view: View, city: CityView) -> None:
    """Outlines round the groups that count, then every number in its place."""
    if city.result is None:
        return
    found = credits_of(view.episode, city, view.firsts)
    for credit in found:
        if BOX.items[credit.item].kind is Kind.GROUP:
            paint_outline(canvas, field, credit.cells)
    used: Counter[Point] = Counter()
    for credit in found:
        _paint_credit(canvas, field, credit, used)


def _paint_credit(canvas: Canvas, field: Field, credit: Credit, used: Counter[Point]) -> None:
    kind, words = BOX.items[credit.item].kind, signed(credit.points)
    if kind is Kind.EMPTY:
        font = Font(Face.TITLE, round(field.cell * 0.4))
        canvas.text(field.at(credit.cells[0]).centre, words, font, MINUS, Hold.MIDDLE)
        return
    height = round(field.cell * HEIGHT)
    sprite = tag(words, credit.colour, height, canvas.theme)
    x, y = _place(field, credit, kind)
    step = used[x, y]
    used[x, y] += 1
    beside, above = (sprite.width, 0) if kind in GROUPS else (0, height)
    canvas.put_centred(sprite, (x + step * beside, y - step * above))


def _place(field: Field, credit: Credit, kind: Kind) -> Point:
    """The middle of a tag: at the lower right corner of a cell, or on the edge it is about."""
    box, cells = field.box, credit.cells
    first = field.at(cells[0])
    match kind:
        case Kind.ROWS:
            return box.right - field.cell // 4, first.centre[1]
        case Kind.COLUMNS:
            return first.centre[0], box.bottom - field.cell // 4
        case Kind.BRIDGES:
            return field.around(cells).centre
        case Kind.GROUP | Kind.CHOSEN_GROUP:
            return _first_corner(first, field)
        case Kind.FIRST_ALL | Kind.FIRST_ZONE | Kind.ALL_COVERED:
            return _corner(field.at(cells[-1]), field)
        case Kind.NEIGHBOURS | Kind.MARKED_NEIGHBOURS:
            return _corner(field.at(_medallion(cells)), field)
        case _:
            return _corner(first, field)


def _medallion(cells: tuple[int, ...]) -> int:
    """The cell of a building that bears its sign."""
    by_square = {(cell % COLUMNS, cell // COLUMNS): cell for cell in cells}
    return by_square[medallion_square(tuple(by_square))]


def _corner(cell: Box, field: Field) -> Point:
    return cell.right - round(field.cell * 0.28), cell.bottom - round(field.cell * 0.22)


def _first_corner(cell: Box, field: Field) -> Point:
    return cell.x + round(field.cell * 0.36), cell.y + round(field.cell * 0.04)


@cached_sprite
def tag(words: str, colour: str, height: int, theme: Theme) -> Image.Image:
    """A cream tag with points; that of a group carries the roof it is about."""
    font = Font(Face.TITLE, round(height * 0.72))
    roof = round(height * 0.8) if colour else 0
    width = width_of(words, font) + round(height * 0.56) + roof
    sprite = Image.new("RGBA", (width, height))
    sprite.paste(theme.ink, (0, 0), rounded(width, height, height // 3))
    within = rounded(width - 4, height - 4, height // 3 - 2)
    sheet = Sheet(sprite)
    sheet.stamp(within, (2, 2), theme.cream)
    if colour:
        at = (round(height * 0.16), (height - roof) // 2)
        sheet.put(chip(RoofColour(colour), roof, theme), at)
    ink = PLUS if words[0] == "+" else theme.ink if words == "0" else MINUS
    sheet.text(((width + roof) // 2, height // 2), words, font, ink, Hold.MIDDLE)
    return sprite
