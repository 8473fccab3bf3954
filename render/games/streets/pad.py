"""The score pad of one player: what every building has paid at the end, and how it came about."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.streets.finale import earned, last_payments
from engine.games.streets.names import tile_name
from engine.games.streets.pieces import TILES, TOKEN_TYPES
from engine.games.streets.table import Payment
from engine.games.streets.tokens import Bonus
from engine.games.streets.view import View
from engine.kit.grid import Side, cell_label
from render.games.streets.additions import additions
from render.games.streets.board import MOST_HEIGHT
from render.games.streets.colours import tile_colours
from render.games.streets.motif import MOTIF
from render.games.streets.names import money, player_name
from render.games.streets.payments import all_terms, paint_terms
from render.games.streets.signs import paint_signs
from render.games.streets.tiles import Look, printed
from render.games.streets.trades import trade
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, printable
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.parts.header import Pill, paint_header
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

LINE: Final = 64
STEP, SPACE = 86, 6
SIGN, TRADE, ADDED = 40, 34, 32
NAME = Font(Face.NAME, 31)
LABEL = Font(Face.LABEL, 31)
HALF = Font(Face.TITLE, 29)
TERM = 30
MONEY = Font(Face.TITLE, 38)
TOTAL = Font(Face.TITLE, 50)
NAME_ROOM, TERMS_ROOM = 400, 330
TWO_SETS = 2


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """What streets have paid, then half of each building, then the tokens, and the sum."""
    rows = [one for _, one in last_payments(view.table, seat)]
    tokens = list(earned(view.table, seat))
    lines = 3 + view.table.business + bool(tokens)
    step = _step(len(rows), lines)
    height = lines * LINE + len(rows) * step + 2 * GAP
    canvas = Canvas.page(HEADER + MARGIN + height + MARGIN, theme, say)
    _paint_title(canvas, view, seat)
    box = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, height)
    canvas.panel(box, 20, theme.panel)
    line = Box(box.x + 22, box.y + GAP, box.width - 44, LINE)
    line = _paint_part(canvas, line, "streets-part-streets", _before(view, seat))
    _paint_added(canvas, line, view, seat)
    line = _paint_part(canvas, line, "streets-part-final", view.players[seat].final)
    for one in rows:
        _paint_building(canvas, line._replace(height=step - SPACE), one)
        line = line._replace(y=line.y + step)
    if view.table.business:
        bonus = view.players[seat].bonus
        line = _paint_part(canvas, line, "streets-part-business", bonus)
    if tokens:
        _paint_tokens(canvas, line, tokens)
        line = line._replace(y=line.bottom)
    _paint_total(canvas, line, view.players[seat].money)
    return canvas.image


def _step(rows: int, lines: int) -> int:
    """From one building to the next: less where there are very many."""
    room = MOST_HEIGHT - HEADER - 2 * MARGIN - 2 * GAP - lines * LINE
    return min(STEP, room // max(1, rows))


def _paint_title(canvas: Canvas, view: View, seat: Seat) -> None:
    say = canvas.say
    name = player_name(view.table, seat, say)
    badge = Pill(money(view.players[seat].money, say), name, (canvas.theme.seats[seat],))
    words = (say(msg("streets-name")), say(msg("streets-picture-pad")))
    paint_header(canvas, MOTIF, words, badge)


def _before(view: View, seat: Seat) -> int:
    player = view.players[seat]
    return player.money - player.final - player.bonus


def _paint_part(canvas: Canvas, line: Box, key: str, amount: int) -> Box:
    """One of the sums that make up the whole; returns the next line."""
    words = fit(printable(canvas.say(Msg(key)), LABEL.face), LABEL, 24, line.width - 200).lines[0]
    canvas.text((line.x, line.centre[1]), words, LABEL, canvas.theme.muted)
    at = (line.right, line.centre[1])
    canvas.text(at, money(amount, canvas.say), MONEY, canvas.theme.text, Hold.RIGHT)
    return line._replace(y=line.bottom)


def _paint_added(canvas: Canvas, line: Box, view: View, seat: Seat) -> None:
    """The symbol that the advisor of this player adds to each of the buildings below."""
    for account, _ in last_payments(view.table, seat):
        strip = additions(account, seat, view, ADDED, canvas.theme)
        if strip is not None:
            at = (line.right - 260 - strip.width, line.centre[1] - strip.height // 2)
            canvas.put(strip, at)
        return


def _paint_total(canvas: Canvas, line: Box, amount: int) -> None:
    canvas.fill(Box(line.x, line.y, line.width, 3), canvas.theme.line)
    at = (line.right, line.centre[1] + 2)
    canvas.text(at, money(amount, canvas.say), TOTAL, canvas.theme.text, Hold.RIGHT)


# One building


def _paint_building(canvas: Canvas, box: Box, one: Payment) -> None:
    """The tile, its name and place, how its value is counted, and half of it."""
    colours = tile_colours(TILES[one.tile].kind, False, canvas.theme)
    canvas.framed(box, 12, colours.body, colours.edge, 3)
    tile = box.height - 10
    look = Look(Side.SOUTH, tile, "")
    canvas.put(printed(one.tile, look, canvas.theme), (box.x + 6, box.y + 5))
    middle, left = box.centre[1], box.x + tile + 20
    _paint_name(canvas, Box(left, box.y, NAME_ROOM, box.height), one)
    left += NAME_ROOM + 10
    paint_terms(canvas, Box(left, middle - 19, TERMS_ROOM, 38), one, all_terms, TERM)
    half = f"½ × {one.whole}"
    canvas.text((left + TERMS_ROOM + 20, middle), half, HALF, colours.ink)
    at = (box.right - 16, middle)
    canvas.text(at, money(one.money, canvas.say), MONEY, canvas.theme.ink, Hold.RIGHT)


def _paint_name(canvas: Canvas, box: Box, one: Payment) -> None:
    """Its signs, its name and its cell."""
    signs = 2 if one.doubled else 1
    row = Box(box.x, box.centre[1] - SIGN // 2, box.width, SIGN)
    left = paint_signs(canvas, row, canvas.theme.seats[one.owner], signs) + 8
    words = f"{canvas.say(tile_name(one.tile))} · {canvas.say(cell_label(one.cell))}"
    setting = fit(printable(words, NAME.face), NAME, 22, box.right - left, most_lines=2)
    canvas.lines((left, box.centre[1]), setting, 28, canvas.theme.ink)


# Tokens


def _paint_tokens(canvas: Canvas, line: Box, tokens: list[Bonus]) -> None:
    """The most of a type, and full sets of all four, side by side."""
    left, middle = line.x + 24, line.centre[1]
    for one in tokens:
        for type_ in TOKEN_TYPES if one.type is None else (one.type,):
            sprite = trade(type_, TRADE, canvas.theme.text, canvas.theme.panel)
            canvas.put(sprite, (left, middle - TRADE // 2))
            left += TRADE + 8
        words = money(one.money, canvas.say) if one.sets < TWO_SETS else _times(one, canvas.say)
        left += 44 + canvas.text((left + 4, middle), words, HALF, canvas.theme.text)


def _times(one: Bonus, say: Say) -> str:
    return f"×{one.sets} {money(one.money, say)}"
