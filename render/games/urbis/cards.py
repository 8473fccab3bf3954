"""Order cards: name, points, the whole text, and why not now."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.words import Msg
from engine.games.urbis.names import order_name, order_text
from engine.games.urbis.pieces import ORDERS
from render.games.urbis.colours import MEADOW, MINUS
from render.games.urbis.tokens import coin, flag
from render.kit.canvas import Canvas
from render.kit.colour import Colour, mix
from render.kit.fonts import Face, Font
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.paragraphs import paint_sentences
from render.kit.text import fit
from render.kit.theme import Theme
from render.parts.plate import paint_paper

RADIUS = 18
HEAD = 64
FOOT = 92
HEIGHT = 290
NAME = Font(Face.NAME, 42)
LEAST_NAME = 30
TEXT = Font(Face.BODY, 37)
WHY = Font(Face.BODY, 35)


@dataclass(frozen=True)
class Paper:
    """The colours of a card; those of one that can't be played now are paler."""

    body: Colour
    head: Colour
    ink: Colour


def paint_card(canvas: Canvas, box: Box, order: str, why_not: Msg | None) -> None:
    """One order; paler, and with the reason, if it cannot be played now."""
    paper = _paper(order, why_not is not None, canvas.theme)
    foot = 0 if why_not is None else FOOT
    _paint_paper(canvas, box, order, paper)
    _paint_text(canvas, box, order, paper, foot)
    if why_not is not None:
        _paint_reason(canvas, Box(box.x, box.bottom - foot, box.width, foot), why_not)


def paint_order(canvas: Canvas, box: Box, order: str) -> None:
    """One order that is being played."""
    paper = _paper(order, False, canvas.theme)
    _paint_paper(canvas, box, order, paper)
    _paint_text(canvas, box, order, paper, 0)


def paint_name(canvas: Canvas, box: Box, order: str) -> None:
    """The head of a card alone: for those that are not in question."""
    paper = _paper(order, True, canvas.theme)
    canvas.panel(box, RADIUS - 2, paper.head)
    _paint_head(canvas, box, order, paper)


def _paint_paper(canvas: Canvas, box: Box, order: str, paper: Paper) -> None:
    paint_paper(canvas, Box(box.x, box.y, box.width, box.height - 4), RADIUS, paper.body)
    canvas.panel(Box(box.x + 2, box.y + 2, box.width - 4, HEAD), RADIUS - 2, paper.head)
    canvas.fill(Box(box.x + 2, box.y + HEAD - 16, box.width - 4, 18), paper.head)
    _paint_head(canvas, Box(box.x, box.y, box.width, HEAD), order, paper)


def _paper(order: str, dimmed: bool, theme: Theme) -> Paper:
    head = theme.sand if ORDERS[order].plot_cost is None else MEADOW
    if not dimmed:
        return Paper(theme.cream, head, theme.ink)
    body = mix(theme.cream, theme.stone, 0.62)
    return Paper(body, mix(head, body, 0.6), mix(theme.ink, body, 0.3))


def _paint_head(canvas: Canvas, box: Box, order: str, paper: Paper) -> None:
    """The sort of card, its name and its points; a plot also shows what building there costs."""
    card, middle = ORDERS[order], box.centre[1] + 1
    tag = flag(card.points, 46)
    canvas.put(tag, (box.right - tag.width - 10, middle - tag.height // 2))
    cost = card.plot_cost
    sign = icon(Icon.SCROLL, 38, paper.ink) if cost is None else coin(52, cost)
    canvas.put_centred(sign, (box.x + 36, middle))
    room = box.width - 68 - tag.width - 18
    name = fit(canvas.say(order_name(order)), NAME, LEAST_NAME, room)
    canvas.line((box.x + 68, middle), name, paper.ink)


def _paint_text(canvas: Canvas, box: Box, order: str, paper: Paper, foot: int) -> None:
    room = box.height - HEAD - foot - 12
    middle = Box(box.x + 18, box.y + HEAD + 2, box.width - 36, room)
    paint_sentences(canvas, middle, canvas.say(order_text(order)), TEXT, paper.ink)


def _paint_reason(canvas: Canvas, foot: Box, why_not: Msg) -> None:
    """What is missing."""
    bad = mix(MINUS, canvas.theme.ink, 0.25)
    canvas.put_centred(icon(Icon.LOCK, 36, bad), (foot.x + 36, foot.centre[1]))
    reason = Box(foot.x + 62, foot.y + 4, foot.width - 76, foot.height - 12)
    paint_sentences(canvas, reason, canvas.say(why_not), WHY, bad)
