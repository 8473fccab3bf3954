"""One plate a player: money, signs left, the backs in hand, business tokens and the advisor."""

from __future__ import annotations

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import Msg
from engine.games.streets.pieces import BOX, TOKEN_TYPES, Kind, Tokens
from engine.games.streets.view import View
from render.games.streets.colours import KINDS, PICTOGRAMS
from render.games.streets.kinds import coin, pictogram
from render.games.streets.names import money, player_name
from render.games.streets.signs import plaque
from render.games.streets.trades import trade
from render.kit.canvas import Canvas
from render.kit.colour import Colour, mix
from render.kit.fonts import Face, Font
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import Theme
from render.parts import plate
from render.parts.people import paint_name

PAD = 14
NAME_ROW, ROW = 56, 44
WIDE = 330
"""From this width on a name and the money stand on one line."""

GLYPH = 42
MONEY = Font(Face.TITLE, 42)
COUNT = Font(Face.TITLE, 28)
ADVISOR = Font(Face.NAME, 29)
SMALL_COUNT = Font(Face.TITLE, 23)
SIGN, BACK, TOKEN, SMALL_TOKEN = 28, 36, 28, 22


def plate_height(view: View, width: int) -> int:
    """How high the plates must be."""
    rows = 1 if width >= WIDE else 2
    rows += view.table.business + any(player.advisor for player in view.players)
    return NAME_ROW + ROW * rows + PAD + 6


def paint_plate(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """The plate of one player, framed if the player is asked."""
    ground = plate.paint_plate(canvas, box, seat in view.asked)
    inner = Box(box.x + PAD, box.y + 6, box.width - 2 * PAD, box.height - 12)
    wide = box.width >= WIDE
    _paint_person(canvas, inner, view, seat, wide)
    row = Box(inner.x, inner.y + NAME_ROW, inner.width, ROW)
    if wide:
        _paint_signs(canvas, row, view, seat, ground)
    else:
        _paint_money(canvas, (row.x + 2, row.centre[1]), view, seat, Hold.LEFT)
        _paint_sign_count(canvas, row, view, seat)
        row = row._replace(y=row.bottom)
    _paint_backs(canvas, row, view.players[seat].backs, wide)
    below = Box(row.x, row.bottom, row.width, box.bottom - row.bottom)
    _paint_extras(canvas, below, view, seat, ground)


def _paint_extras(canvas: Canvas, below: Box, view: View, seat: Seat, ground: Colour) -> None:
    """Tokens and the advisor, as far as the plate is high enough for them."""
    row = below._replace(height=ROW)
    if view.table.business and row.bottom <= below.bottom:
        paint_tokens(canvas, row, view.players[seat].tokens, ground)
        row = row._replace(y=row.bottom)
    if row.bottom <= below.bottom:
        _paint_advisor(canvas, row, view, seat)


def _paint_person(canvas: Canvas, inner: Box, view: View, seat: Seat, wide: bool) -> None:
    middle = inner.y + NAME_ROW // 2
    canvas.put_seat(seat, GLYPH, (inner.x + GLYPH // 2 + 1, middle))
    left, right = inner.x + GLYPH + 12, inner.right
    if wide:
        right -= 12 + _paint_money(canvas, (right, middle), view, seat, Hold.RIGHT)
    paint_name(canvas, (left, middle), player_name(view.table, seat, canvas.say), right - left)


def _paint_money(canvas: Canvas, at: tuple[int, int], view: View, seat: Seat, hold: Hold) -> int:
    return canvas.text(
        at, money(view.players[seat].money, canvas.say), MONEY, canvas.theme.text, hold
    )


def _paint_signs(canvas: Canvas, row: Box, view: View, seat: Seat, ground: Colour) -> None:
    """The signs at hand, and an empty place for each one in the city. The Sneak counts none."""
    if view.table.is_sneak(seat):
        return
    for number in range(BOX.signs):
        place = Box(row.x + number * (SIGN + 5), row.centre[1] - SIGN // 2, SIGN, SIGN)
        if number < view.players[seat].signs:
            canvas.put(plaque(canvas.theme.seats[seat], SIGN, canvas.theme), (place.x, place.y))
        else:
            canvas.put(_empty(ground, canvas.theme), (place.x, place.y))


@cached_sprite
def _empty(ground: Colour, theme: Theme) -> Image.Image:
    """The empty place of a sign that stands in the city."""
    sheet = Sheet.blank(SIGN, SIGN, ground)
    sheet.framed(Box(2, 2, SIGN - 4, SIGN - 4), 5, ground, theme.line, 2)
    return sheet.image


def _paint_sign_count(canvas: Canvas, row: Box, view: View, seat: Seat) -> None:
    """The number of signs at hand, at the right end."""
    words = f"×{view.players[seat].signs}"
    width = canvas.text((row.right, row.centre[1]), words, COUNT, canvas.theme.text, Hold.RIGHT)
    sprite = plaque(canvas.theme.seats[seat], SIGN, canvas.theme)
    canvas.put(sprite, (row.right - width - SIGN - 4, row.centre[1] - SIGN // 2))


@cached_sprite
def back(kind: Kind, size: int, theme: Theme) -> Image.Image:
    """The back of a tile: its kind, and nothing else."""
    sheet = Sheet.blank(size, size, theme.ink)
    main = KINDS[kind]
    sheet.fill(Box(2, 2, size - 4, size - 4), mix(main, theme.cream, 0.5))
    sheet.fill(Box(4, 4, size - 8, size - 8), main)
    sign = pictogram(kind, round(size * 0.62), PICTOGRAMS[kind], main)
    sheet.put_centred(sign, (size // 2, size // 2))
    return sheet.image


def _paint_backs(canvas: Canvas, row: Box, backs: tuple[Kind, ...], at_right: bool) -> None:
    """The backs of the tiles in hand, which everybody sees."""
    left = row.right - len(backs) * (BACK + 5) + 5 if at_right else row.x
    for number, kind in enumerate(backs):
        place = (left + number * (BACK + 5), row.centre[1] - BACK // 2)
        canvas.put(back(kind, BACK, canvas.theme), place)


def paint_tokens(canvas: Canvas, row: Box, tokens: Tokens, ground: Colour) -> None:
    """Business tokens by type; a type without tokens is faint."""
    small = row.width < WIDE - 2 * PAD
    size, font = (SMALL_TOKEN, SMALL_COUNT) if small else (TOKEN, COUNT)
    for box, type_, count in zip(row.columns(4, 4), TOKEN_TYPES, tokens, strict=True):
        ink = canvas.theme.text if count else canvas.theme.line
        canvas.put_centred(trade(type_, size, ink, ground), (box.x + size // 2, box.centre[1]))
        canvas.text((box.x + size + 5, box.centre[1]), str(count), font, ink)


def _paint_advisor(canvas: Canvas, row: Box, view: View, seat: Seat) -> None:
    advisor = view.players[seat].advisor
    if advisor is None:
        return
    left, middle = row.x, row.centre[1]
    symbol = BOX.advisors[advisor].symbol
    if symbol is None:
        canvas.put_centred(icon(Icon.CARDS, 26, canvas.theme.muted), (left + 14, middle))
    else:
        canvas.put_centred(coin(symbol, 30, canvas.theme), (left + 15, middle))
    words = canvas.say(Msg(f"streets-advisor-{advisor}"))
    setting = fit(words, ADVISOR, 18, row.width - 40, most_lines=2)
    canvas.lines((left + 38, middle), setting, 22, canvas.theme.text)
