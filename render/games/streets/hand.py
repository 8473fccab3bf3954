"""The picture of one hand: its tiles large, what they are paid for, and the advisor."""

from __future__ import annotations

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.streets.names import value_text
from engine.games.streets.pieces import BOX, TILES, Advisor
from engine.games.streets.view import View
from engine.kit.grid import Side
from render.games.streets.board import progress
from render.games.streets.colours import tile_colours
from render.games.streets.income import arranged, being_counted, paint_account
from render.games.streets.kinds import coin
from render.games.streets.motif import MOTIF
from render.games.streets.names import name_on_tile
from render.games.streets.tiles import Look, printed
from render.games.streets.trades import trade
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, printable
from render.kit.icons import Icon, icon
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.parts.hand import paint_hand_title
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

TILE = 330
CARD_WIDTH, CARD_HEIGHT = 376, 520
LEAST_TEXT = 35
"""What can just be read on a phone."""

VALUE = Font(Face.BODY, 37)
CAPTION = Font(Face.LABEL, 36)
ADVISOR_NAME = Font(Face.TITLE, 40)
ADVISOR_TEXT = Font(Face.BODY, 36)
EMPTY_HEIGHT, ADVISOR_HEIGHT, ADVISOR_LINES = 110, 256, 4


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """What one seat holds: tiles and advisor, and the street that is being counted."""
    advisor = view.players[seat].advisor
    tiles = tiles_box(view)
    counted = arranged(being_counted(view), tiles._replace(y=tiles.bottom + GAP))
    top = max((one.box.bottom for one in counted), default=tiles.bottom)
    card = Box(MARGIN, top + GAP, tiles.width, ADVISOR_HEIGHT if advisor else -GAP)
    canvas = Canvas.page(card.bottom + MARGIN, theme, say)
    words = (canvas.say(msg("streets-picture-hand")), canvas.say(progress(view)))
    paint_hand_title(canvas, MOTIF, words, seat)
    _paint_tiles(canvas, tiles, view)
    for one in counted:
        paint_account(canvas, one, view)
    if advisor is not None:
        _paint_advisor(canvas, card, advisor)
    return canvas.image


# The tiles


def tiles_box(view: View) -> Box:
    """Where the tiles of the hand lie, or the words that there are none."""
    height = CARD_HEIGHT if view.hand else EMPTY_HEIGHT
    return Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, height)


def tile_boxes(box: Box, count: int) -> tuple[Box, ...]:
    """The places of so many tiles, side by side in the middle."""
    if not count:
        return ()
    width = CARD_WIDTH * count + GAP * (count - 1)
    return Box((WIDTH - width) // 2, box.y, width, box.height).columns(count)


def _paint_tiles(canvas: Canvas, box: Box, view: View) -> None:
    if not view.hand:
        canvas.panel(box, 20, canvas.theme.panel)
        words = fit(canvas.say(msg("streets-picture-empty")), CAPTION, 22, box.width - 40).lines[0]
        canvas.text(box.centre, words, CAPTION, canvas.theme.muted, Hold.MIDDLE)
        return
    for place, tile in zip(tile_boxes(box, len(view.hand)), view.hand, strict=True):
        name = name_on_tile(tile, TILE, canvas.say)
        paint_tile(canvas, place, tile, name, view.table.business)


def paint_tile(canvas: Canvas, box: Box, tile: str, name: str, business: bool) -> None:
    """A tile under this name with its road in the south, and its value in words."""
    canvas.panel(box, 20, canvas.theme.panel)
    look = Look(Side.SOUTH, TILE, name)
    at = (box.centre[0] - TILE // 2, box.y + 48)
    canvas.put(printed(tile, look, canvas.theme), at)
    words = printable(canvas.say(value_text(tile)), VALUE.face)
    room = Box(box.x + 22, at[1] + TILE + 8, box.width - 44, box.bottom - at[1] - TILE - 16)
    _paint_lines(canvas, room, words, VALUE, 3)
    if business:
        _paint_business(canvas, box, tile)


def _paint_lines(canvas: Canvas, room: Box, words: str, font: Font, lines: int) -> None:
    """Words in the middle of a room, broken where they must be."""
    setting = fit(words, font, LEAST_TEXT, room.width, lines)
    step = round(setting.font.size * 1.16)
    canvas.lines(room.centre, setting, step, canvas.theme.text, Hold.MIDDLE)


def _paint_business(canvas: Canvas, box: Box, tile: str) -> None:
    """What the building deals in, above it."""
    sign = TILES[tile].business
    if sign is None:
        return
    right, middle = box.right - 18, box.y + 28
    at = (right, middle)
    setting = fit(canvas.say(Msg(f"streets-business-{sign.type}")), CAPTION, 20, 170)
    right -= 10 + canvas.line(at, setting, canvas.theme.muted, Hold.RIGHT)
    for _ in range(sign.tokens):
        sprite = trade(sign.type, 26, canvas.theme.muted, canvas.theme.panel)
        canvas.put_centred(sprite, (right - 13, middle))
        right -= 32


# The advisor


def _paint_advisor(canvas: Canvas, box: Box, advisor: Advisor) -> None:
    """The card with its symbol, its name and all that it says."""
    theme = canvas.theme
    colours = tile_colours(BOX.advisors[advisor].symbol, False, theme)
    canvas.framed(box, 20, theme.cream, colours.edge, 5)
    symbol = BOX.advisors[advisor].symbol
    middle = (box.x + 64, box.centre[1])
    if symbol is None:
        canvas.put_centred(icon(Icon.CARDS, 60, theme.ink), middle)
    else:
        canvas.put_centred(coin(symbol, 76, theme), middle)
    left = box.x + 124
    name = canvas.say(Msg(f"streets-advisor-{advisor}"))
    setting = fit(name, ADVISOR_NAME, 26, box.right - left - 20)
    canvas.line((left, box.y + 34), setting, theme.ink)
    words = printable(canvas.say(Msg(f"streets-advisor-{advisor}.about")), ADVISOR_TEXT.face)
    setting = fit(words, ADVISOR_TEXT, LEAST_TEXT, box.right - left - 22, ADVISOR_LINES)
    canvas.lines_below((left, box.y + 84), setting, 44, theme.ink)
