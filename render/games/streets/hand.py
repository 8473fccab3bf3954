"""The picture of one hand: its tiles large, what they are paid for, the advisor, what to type."""

from __future__ import annotations

from dataclasses import replace

from engine.core.actions import text_of
from engine.core.choices import Draft, OneOf
from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.streets.choices import ask
from engine.games.streets.names import value_text
from engine.games.streets.pieces import BOX, TILES, Advisor
from engine.games.streets.table import Stage
from engine.games.streets.view import View
from engine.kit.grid import Side
from render.games.streets.board import MOTIF, progress
from render.games.streets.colours import tile_colours
from render.games.streets.income import arranged, being_counted, paint_account
from render.games.streets.kinds import coin
from render.games.streets.names import name_on_tile
from render.games.streets.tiles import Look, printed
from render.games.streets.trades import trade
from render.kit.fonts import Face, Font, fit, printable
from render.kit.icons import Icon, icon
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.marks import pill
from render.kit.sheet import Hold, Sheet
from render.kit.theme import Theme
from render.parts.header import Pill, paint_header
from render.parts.people import name_of
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

TILE = 330
CARD_WIDTH, CARD_HEIGHT = 376, 520
TOKEN_PILL = 56
VALUE = Font(Face.BODY, 31)
CAPTION = Font(Face.LABEL, 30)
EXAMPLE = Font(Face.TITLE, 42)
ADVISOR_NAME = Font(Face.TITLE, 36)
ADVISOR_TEXT = Font(Face.BODY, 30)
EMPTY_HEIGHT, EXAMPLE_HEIGHT, ADVISOR_HEIGHT = 110, 96, 176


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Sheet:
    """Tiles above, then the advisor, then an example."""
    advisor, typed = view.players[seat].advisor, example(view, seat)
    tiles = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, CARD_HEIGHT)
    tiles = tiles if view.hand else tiles._replace(height=EMPTY_HEIGHT)
    counted = arranged(being_counted(view), tiles._replace(y=tiles.bottom + GAP))
    top = max((one.box.bottom for one in counted), default=tiles.bottom)
    card = Box(MARGIN, top + GAP, tiles.width, ADVISOR_HEIGHT if advisor else -GAP)
    foot = Box(MARGIN, card.bottom + GAP, tiles.width, EXAMPLE_HEIGHT if typed else -GAP)
    sheet = Sheet.blank(WIDTH, foot.bottom + MARGIN, theme.ground)
    _paint_title(sheet, view, seat, theme, say)
    _paint_tiles(sheet, tiles, view, theme, say)
    for one in counted:
        paint_account(sheet, one, view, theme, say)
    if advisor is not None:
        _paint_advisor(sheet, card, advisor, theme, say)
    if typed:
        _paint_example(sheet, foot, typed, theme, say)
    return sheet


def _paint_title(sheet: Sheet, view: View, seat: Seat, theme: Theme, say: Say) -> None:
    badge = Pill(say(msg("picture-you-play")), name_of(seat, say), (theme.seats[seat],))
    words = (say(msg("streets-picture-hand")), say(progress(view)))
    paint_header(sheet, MOTIF, words, badge, theme)


# The tiles


def _paint_tiles(sheet: Sheet, box: Box, view: View, theme: Theme, say: Say) -> None:
    if not view.hand:
        sheet.panel(box, 20, theme.panel)
        words = fit(say(msg("streets-picture-empty")), CAPTION, 22, box.width - 40).lines[0]
        sheet.text(box.centre, words, CAPTION, theme.muted, Hold.MIDDLE)
        return
    count = len(view.hand)
    width = CARD_WIDTH * count + GAP * (count - 1)
    row = Box((WIDTH - width) // 2, box.y, width, box.height)
    for place, tile in zip(row.columns(count), view.hand, strict=True):
        _paint_tile(sheet, place, tile, view.table.business, theme, say)


def _paint_tile(sheet: Sheet, box: Box, tile: str, business: bool, theme: Theme, say: Say) -> None:
    """A tile with its road in the south, what is typed for it, and its value in words."""
    sheet.panel(box, 20, theme.panel)
    look = Look(Side.SOUTH, TILE, name_on_tile(tile, TILE, say))
    at = (box.centre[0] - TILE // 2, box.y + 48)
    sheet.put(printed(tile, look, theme), at)
    token = pill(tile.upper(), TOKEN_PILL)
    sheet.put(token, (box.x + 16, box.y + 12))
    words = printable(say(value_text(tile)), VALUE.face)
    room = Box(box.x + 22, at[1] + TILE + 8, box.width - 44, box.bottom - at[1] - TILE - 16)
    _paint_lines(sheet, room, words, VALUE, 3, theme)
    if business:
        _paint_business(sheet, box, tile, theme, say)


def _paint_lines(sheet: Sheet, room: Box, words: str, font: Font, lines: int, theme: Theme) -> None:
    """Words in the middle of a room, broken where they must be."""
    setting = fit(words, font, font.size - 4, room.width, lines)
    step = round(setting.font.size * 1.16)
    first = room.centre[1] - step * (len(setting.lines) - 1) // 2
    for number, line in enumerate(setting.lines):
        at = (room.centre[0], first + number * step)
        sheet.text(at, line, setting.font, theme.text, Hold.MIDDLE)


def _paint_business(sheet: Sheet, box: Box, tile: str, theme: Theme, say: Say) -> None:
    """What the building deals in, beside its token."""
    sign = TILES[tile].business
    if sign is None:
        return
    words = fit(say(Msg(f"streets-business-{sign.type}")), CAPTION, 20, 170)
    right, middle = box.right - 18, box.y + 28
    at = (right, middle)
    right -= 10 + sheet.text(at, words.lines[0], words.font, theme.muted, Hold.RIGHT)
    for _ in range(sign.tokens):
        sprite = trade(sign.type, 26, theme.muted, theme.panel)
        sheet.put_centred(sprite, (right - 13, middle))
        right -= 32


# The advisor


def _paint_advisor(sheet: Sheet, box: Box, advisor: Advisor, theme: Theme, say: Say) -> None:
    """The card with its symbol, its name and all that it says."""
    colours = tile_colours(BOX.advisors[advisor].symbol, False, theme)
    sheet.framed(box, 20, theme.cream, colours.edge, 5)
    symbol = BOX.advisors[advisor].symbol
    middle = (box.x + 64, box.centre[1])
    if symbol is None:
        sheet.put_centred(icon(Icon.CARDS, 60, theme.ink), middle)
    else:
        sheet.put_centred(coin(symbol, 76, theme), middle)
    left = box.x + 124
    name = fit(say(Msg(f"streets-advisor-{advisor}")), ADVISOR_NAME, 26, box.right - left - 20)
    sheet.text((left, box.y + 34), name.lines[0], name.font, theme.ink)
    words = printable(say(Msg(f"streets-advisor-{advisor}.about")), ADVISOR_TEXT.face)
    setting = fit(words, ADVISOR_TEXT, 27, box.right - left - 22, 3)
    for number, line in enumerate(setting.lines):
        sheet.text((left, box.y + 76 + number * 34), line, setting.font, theme.ink)


# What may be typed


def example(view: View, seat: Seat) -> str:
    """Something that this player could type now; out of turn, a build as the city is now."""
    if view.stage in (Stage.DRAW, Stage.OVER):
        return ""
    if seat not in view.asked:
        if not view.hand:
            return ""
        view = replace(view, table=replace(view.table, stage=Stage.BUILD, active=seat))
    draft: Draft = ()
    while isinstance(step := ask(view, draft), OneOf):
        if not step.options:
            return ""
        draft = (*draft, step.options[len(step.options) // 2].token)
    return text_of(draft)


def _paint_example(sheet: Sheet, box: Box, typed: str, theme: Theme, say: Say) -> None:
    sheet.panel(box, 20, theme.raised)
    middle, left = box.centre[1], box.x + 22
    left += 20 + sheet.text((left, middle), say(msg("picture-example")), CAPTION, theme.muted)
    shown = fit(typed, EXAMPLE, 26, box.width // 2)
    left += 28 + sheet.text((left, middle), shown.lines[0], shown.font, theme.text)
    meaning = say(msg("streets-picture-form", verb=typed.split()[0]))
    setting = fit(meaning, CAPTION, 22, box.right - left - 16, most_lines=2)
    first = middle - (len(setting.lines) - 1) * 15
    for number, line in enumerate(setting.lines):
        sheet.text((left, first + number * 30), line, setting.font, theme.muted)
