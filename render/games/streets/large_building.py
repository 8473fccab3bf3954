"""What one building pays, large enough for a phone: every part of it on a line of its own."""

from __future__ import annotations

from engine.games.streets.pieces import TILES
from engine.games.streets.table import Payment
from render.games.streets.colours import TileColours, tile_colours
from render.games.streets.kinds import coin
from render.games.streets.names import money, short_name
from render.games.streets.payments import Shown, paint_terms, people_terms, value_terms
from render.games.streets.signs import paint_signs
from render.games.streets.trades import trade
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold
from render.kit.text import fit

NAME, LEAST_NAME = Font(Face.NAME, 34), 28
MONEY = Font(Face.TITLE, 40)
TERM = 32
COIN, TRADE, SIGN = 36, 32, 40
PAD, GAP = 10, 4


def paint_large(canvas: Canvas, box: Box, shown: Shown) -> None:
    """Name, symbols, value, people and money from top to bottom; without a payment, what it is."""
    colours = tile_colours(TILES[shown.tile].kind, shown.payment is None, canvas.theme)
    canvas.framed(box, 10, colours.body, colours.edge, 3)
    name, symbols, value, people, sum_ = box.inset(PAD).rows(5, GAP)
    setting = fit(short_name(shown.tile, canvas.say), NAME, LEAST_NAME, name.width)
    canvas.line((name.x, name.centre[1]), setting, colours.ink)
    _paint_symbols(canvas, symbols, shown, colours)
    if shown.payment is not None:
        paint_terms(canvas, value, shown.payment, value_terms, TERM)
        paint_terms(canvas, people, shown.payment, people_terms, TERM)
        _paint_money(canvas, sum_, shown.payment)


def _paint_symbols(canvas: Canvas, row: Box, shown: Shown, colours: TileColours) -> None:
    """The symbols that it adds to the street; its business at the right, where that matters."""
    for number, symbol in enumerate(TILES[shown.tile].symbols):
        at = (row.x + COIN // 2 + number * (COIN + GAP), row.centre[1])
        canvas.put_centred(coin(symbol.kind, COIN, canvas.theme), at)
    sign = TILES[shown.tile].business
    if sign is None or not shown.business or shown.payment is None:
        return
    for number in range(sign.tokens):
        sprite = trade(sign.type, TRADE, colours.ink, colours.body)
        at = (row.right - (number + 1) * (TRADE + GAP), row.centre[1] - TRADE // 2)
        canvas.put(sprite, at)


def _paint_money(canvas: Canvas, row: Box, payment: Payment) -> None:
    place = Box(row.x, row.centre[1] - SIGN // 2, row.width, SIGN)
    paint_signs(canvas, place, canvas.theme.seats[payment.owner], 2 if payment.doubled else 1)
    words = money(payment.money, canvas.say)
    canvas.text((row.right, row.centre[1]), words, MONEY, canvas.theme.ink, Hold.RIGHT)
