"""What one building pays: its symbols, how its value is counted, and the money with its owner."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from engine.games.streets.pieces import (
    PERSON_KINDS,
    TILES,
    BusinessSign,
    person_index,
    value_of,
)
from engine.games.streets.table import Payment, Source
from render.games.streets.colours import TileColours, tile_colours
from render.games.streets.figures import figure
from render.games.streets.kinds import coin
from render.games.streets.names import money, short_name
from render.games.streets.signs import paint_signs
from render.games.streets.trades import trade
from render.games.streets.values import counted
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, width_of
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.text import fit
from render.kit.theme import Theme

NAME = Font(Face.NAME, 25)
MONEY = Font(Face.TITLE, 30)
TERM, LEAST_TERM = 25, 10
COIN, SIGN, TRADE = 26, 32, 24
GAP = 4


class Term(NamedTuple):
    """A piece of a sum: words in this size, or a picture."""

    size: int
    words: str = ""
    picture: Image.Image | None = None

    @property
    def font(self) -> Font:
        return Font(Face.TITLE, self.size)

    @property
    def width(self) -> int:
        return self.picture.width if self.picture is not None else width_of(self.words, self.font)


class Shown(NamedTuple):
    """A building of a counted street, what it pays, and whether its business matters."""

    tile: str
    payment: Payment | None
    business: bool


def paint_building(canvas: Canvas, box: Box, shown: Shown) -> None:
    """A building of a counted street; without a payment it stands there quietly."""
    tile, payment, business = shown
    colours = tile_colours(TILES[tile].kind, payment is None, canvas.theme)
    canvas.framed(box, 8, colours.body, colours.edge, 3)
    inner = box.inset(9)
    _paint_top(canvas, inner, tile, colours)
    if payment is None:
        return
    paint_terms(canvas, Box(inner.x, inner.y + 28, inner.width, 30), payment)
    row = Box(inner.x, inner.bottom - SIGN, inner.width, SIGN)
    signs = 2 if payment.doubled else 1
    left = paint_signs(canvas, row, canvas.theme.seats[payment.owner], signs)
    sign = TILES[tile].business
    for number in range(sign.tokens if sign and business else 0):
        _paint_trade(canvas, (left + 4 + number * (TRADE + 3), row.centre[1]), sign, colours)
    words = money(payment.money, canvas.say)
    canvas.text((row.right, row.centre[1]), words, MONEY, canvas.theme.ink, Hold.RIGHT)


def _paint_top(canvas: Canvas, inner: Box, tile: str, colours: TileColours) -> None:
    """Its name, and the symbols that it adds to the street."""
    right = inner.right
    for symbol in TILES[tile].symbols:
        canvas.put_centred(coin(symbol.kind, COIN, canvas.theme), (right - COIN // 2, inner.y + 11))
        right -= COIN + 2
    setting = fit(short_name(tile, canvas.say), NAME, 15, right - inner.x - 4)
    canvas.line((inner.x, inner.y + 11), setting, colours.ink)


def _paint_trade(
    sheet: Sheet, at: tuple[int, int], sign: BusinessSign | None, colours: TileColours
) -> None:
    if sign is not None:
        sprite = trade(sign.type, TRADE, colours.ink, colours.body)
        sheet.put(sprite, (at[0], at[1] - TRADE // 2))


def value_terms(payment: Payment, size: int, theme: Theme) -> list[Term]:
    """``3 coins × 2 (× 2)``: how the value comes about."""
    value = value_of(payment.formula)
    copied = ["="] if payment.source is not Source.OWN else []
    found = [Term(size, words) for words in (*copied, str(payment.count))]
    if value is not None and payment.each:
        pictures = counted(value, size + 1, _ground(payment, theme), theme, dark=False)
        found += [Term(size, picture=one) for one in pictures]
        found.append(Term(size, f"×{payment.each}"))
    if payment.doubled:
        found.append(Term(size, "×2"))
    return found


def people_terms(payment: Payment, size: int, _: Theme) -> list[Term]:
    """``+ 1 person``, or nothing."""
    index = person_index(payment.tile)
    if not payment.people or index is None:
        return []
    picture = figure(PERSON_KINDS[index], size + 1, seeking=False)
    return [Term(size, f"+{payment.people}"), Term(size, picture=picture)]


def all_terms(payment: Payment, size: int, theme: Theme) -> list[Term]:
    """How the money comes about."""
    return [*value_terms(payment, size, theme), *people_terms(payment, size, theme)]


Terms = Callable[[Payment, int, Theme], list[Term]]


def paint_terms(
    canvas: Canvas, box: Box, payment: Payment, terms: Terms = all_terms, largest: int = TERM
) -> None:
    """A sum in a row, as large as it fits."""
    for size in range(largest, LEAST_TERM - 1, -1):
        row = terms(payment, size, canvas.theme)
        if sum(one.width + GAP for one in row) <= box.width + GAP:
            break
    left, middle = box.x, box.centre[1]
    for one in row:
        if one.picture is not None:
            canvas.put(one.picture, (left, middle - one.picture.height // 2))
        else:
            canvas.text((left, middle), one.words, one.font, canvas.theme.ink)
        left += one.width + GAP


def _ground(payment: Payment, theme: Theme) -> tuple[int, int, int]:
    return tile_colours(TILES[payment.tile].kind, False, theme).body
