"""Order cards: name, points, the whole text, the word to type, and why not now."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.words import Msg
from engine.games.urbis.names import order_name, order_text
from engine.games.urbis.pieces import ORDERS
from render.games.urbis.colours import MEADOW, MINUS
from render.games.urbis.tokens import coin, flag
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, Colour, mix
from render.kit.fonts import Face, Font, width_of
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.paragraphs import paint_sentences
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.parts.plate import paint_paper

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


def paint_card(canvas: Canvas, box: Box, order: str, why_not: Msg | None) -> None:
    """One order; paler, and with the reason, if it cannot be played now."""
    theme = canvas.theme
    paper = _paper(order, why_not is not None, theme)
    paint_paper(canvas, box, RADIUS, paper.body)
    canvas.panel(Box(box.x + 2, box.y + 2, box.width - 4, HEAD), RADIUS - 2, paper.head)
    canvas.fill(Box(box.x + 2, box.y + HEAD - 16, box.width - 4, 18), paper.head)
    _paint_head(canvas, box, order, paper)
    middle = Box(box.x + 20, box.y + HEAD + 6, box.width - 40, box.height - HEAD - FOOT - 10)
    paint_sentences(canvas, middle, canvas.say(order_text(order)), TEXT, paper.ink)
    _paint_foot(canvas, box, order, why_not, paper)


def _paper(order: str, dimmed: bool, theme: Theme) -> Paper:
    head = theme.sand if ORDERS[order].plot_cost is None else MEADOW
    if not dimmed:
        return Paper(theme.cream, head, theme.ink)
    body = mix(theme.cream, theme.stone, 0.62)
    return Paper(body, mix(head, body, 0.6), mix(theme.ink, body, 0.3))


def _paint_head(canvas: Canvas, box: Box, order: str, paper: Paper) -> None:
    """The sort of card, its name and its points; a plot also shows what building there costs."""
    card, middle = ORDERS[order], box.y + HEAD // 2 + 1
    tag = flag(card.points, 40)
    canvas.put(tag, (box.right - tag.width - 12, middle - tag.height // 2))
    cost = card.plot_cost
    sign = icon(Icon.SCROLL, 34, paper.ink) if cost is None else coin(42, cost)
    canvas.put_centred(sign, (box.x + 36, middle))
    room = box.width - 66 - tag.width - 24
    canvas.line((box.x + 64, middle), fit(canvas.say(order_name(order)), NAME, 24, room), paper.ink)


def _paint_foot(canvas: Canvas, box: Box, order: str, why_not: Msg | None, paper: Paper) -> None:
    """The word to type, and at its right what is missing."""
    middle = box.bottom - FOOT // 2 - 3
    word = Box(box.x + 16, middle - 21, width_of(order, TOKEN) + 30, 42)
    if why_not is None:
        canvas.framed(word, 21, WHITE, canvas.theme.ink, 3)
    canvas.text(word.centre, order, TOKEN, paper.ink, Hold.MIDDLE)
    if why_not is None:
        return
    left = word.right + 4
    bad = mix(MINUS, canvas.theme.ink, 0.25)
    canvas.put_centred(icon(Icon.LOCK, 28, bad), (left + 14, middle))
    reason = Box(left + 36, middle - 26, box.right - left - 50, 52)
    paint_sentences(canvas, reason, canvas.say(why_not), WHY, bad)
