"""Order cards: name, points, the whole text, the word to type, and why not now."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.words import Msg
from engine.games.urbis.names import order_name, order_text
from engine.games.urbis.pieces import ORDERS
from render.games.urbis.colours import MEADOW, MINUS
from render.games.urbis.lettering import paint_text
from render.games.urbis.tokens import coin, flag
from render.kit.colour import WHITE, Colour, mix
from render.kit.fonts import Face, Font, fit, width_of
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.theme import Theme
from render.picture import Say

RADIUS = 18
HEAD = 58
FOOT = 58
HEIGHT = 236
NAME = Font(Face.NAME, 35)
TEXT = Font(Face.BODY, 30)
TOKEN = Font(Face.TITLE, 28)
WHY = Font(Face.BODY, 27)


@dataclass(frozen=True)
class Paper:
    """The colours of a card; those of one that can't be played now are paler."""

    body: Colour
    head: Colour
    ink: Colour


def paint_card(
    sheet: Sheet, box: Box, order: str, why_not: Msg | None, theme: Theme, say: Say
) -> None:
    """One order; with a reason against it, it steps back and says so."""
    paper = _paper(order, why_not is not None, theme)
    sheet.panel(Box(box.x, box.y + 4, *box[2:]), RADIUS, mix(theme.ground, theme.ink, 0.3))
    sheet.framed(box, RADIUS, paper.body, theme.stone, 2)
    sheet.panel(Box(box.x + 2, box.y + 2, box.width - 4, HEAD), RADIUS - 2, paper.head)
    sheet.fill(Box(box.x + 2, box.y + HEAD - 16, box.width - 4, 18), paper.head)
    _paint_head(sheet, box, order, paper, say)
    middle = Box(box.x + 20, box.y + HEAD + 6, box.width - 40, box.height - HEAD - FOOT - 10)
    paint_text(sheet, middle, say(order_text(order)), TEXT, paper.ink)
    _paint_foot(sheet, box, order, why_not, paper, theme, say)


def _paper(order: str, dimmed: bool, theme: Theme) -> Paper:
    head = theme.sand if ORDERS[order].plot_cost is None else MEADOW
    if not dimmed:
        return Paper(theme.cream, head, theme.ink)
    body = mix(theme.cream, theme.stone, 0.62)
    return Paper(body, mix(head, body, 0.6), mix(theme.ink, body, 0.3))


def _paint_head(sheet: Sheet, box: Box, order: str, paper: Paper, say: Say) -> None:
    """The sort of card, its name and its points; a plot also shows what building there costs."""
    card, middle = ORDERS[order], box.y + HEAD // 2 + 1
    tag = flag(card.points, 40)
    sheet.put(tag, (box.right - tag.width - 12, middle - tag.height // 2))
    cost = card.plot_cost
    sign = icon(Icon.SCROLL, 34, paper.ink) if cost is None else coin(42, cost)
    sheet.put_centred(sign, (box.x + 36, middle))
    room = box.width - 66 - tag.width - 24
    setting = fit(say(order_name(order)), NAME, 24, room)
    sheet.text((box.x + 64, middle), setting.lines[0], setting.font, paper.ink)


def _paint_foot(
    sheet: Sheet, box: Box, order: str, why_not: Msg | None, paper: Paper, theme: Theme, say: Say
) -> None:
    """The word to type, and at its right what is missing."""
    middle = box.bottom - FOOT // 2 - 3
    word = Box(box.x + 16, middle - 21, width_of(order, TOKEN) + 30, 42)
    if why_not is None:
        sheet.framed(word, 21, WHITE, theme.ink, 3)
    sheet.text(word.centre, order, TOKEN, paper.ink, Hold.MIDDLE)
    if why_not is None:
        return
    left = word.right + 4
    bad = mix(MINUS, theme.ink, 0.25)
    sheet.put_centred(icon(Icon.LOCK, 28, bad), (left + 14, middle))
    reason = Box(left + 36, middle - 26, box.right - left - 50, 52)
    paint_text(sheet, reason, say(why_not), WHY, bad)
