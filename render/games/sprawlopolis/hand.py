"""The picture of one hand: the cards as printed, and what else lies open."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.sprawlopolis.pieces import WRECKTAR, Card
from engine.games.sprawlopolis.spots import HAND, ROADWORK, SIDES
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.numbers import signed
from render.games.sprawlopolis.card_row import HEIGHT as CARD_ROW
from render.games.sprawlopolis.card_row import offers, paint_row
from render.games.sprawlopolis.cards import paint_card
from render.games.sprawlopolis.motif import MOTIF
from render.games.sprawlopolis.roads import Size
from render.games.sprawlopolis.title import subtitle
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.paragraphs import paint_paragraph
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.parts.hand import paint_hand_title
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

SMALL: Size = (126, 97)
SMALL_HEAD = 64
SMALL_ROW = SMALL_HEAD + 2 * SMALL[1] + 22
EMPTY_ROW = 120
IN_A_ROW = 3
NOTHING = Font(Face.LABEL, 40)
CAPTION = Font(Face.LABEL, 38)
LEAST_CAPTION = 30
COST = Font(Face.TITLE, 38)


class Shown(NamedTuple):
    """An open card beside the hand: what it is, and what it costs if it is never laid."""

    caption: Msg
    card: Card
    cost: int = 0


def others(view: View, seat: Seat) -> tuple[Shown, ...]:
    """What this player may lay beside the hand, then the top of the deck."""
    found = [Shown(msg("sprawlopolis-picture-lay-now"), card) for card in to_lay(view, seat)]
    if view.stage is Stage.LANDMARKS:
        found += [Shown(offer.name, offer.card) for offer in offers(view, SIDES)]
    found += [Shown(offer.name, offer.card, offer.cost) for offer in offers(view, ROADWORK)]
    if view.top:
        found.append(Shown(msg("sprawlopolis-picture-deck", cards=view.deck), view.top))
    return tuple(found)


def to_lay(view: View, seat: Seat) -> tuple[Card, ...]:
    """The card that this player must lay before anything else."""
    if seat not in view.asked:
        return ()
    waiting = {Stage.DRAWN: view.drawn, Stage.HIGHWAY: view.highway, Stage.WRECKTAR: WRECKTAR}
    card = waiting.get(view.stage, "")
    return (card,) if card else ()


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """What one seat holds: the hand, and the other open cards."""
    shown = others(view, seat)
    top, below = boxes(view, len(shown))
    canvas = Canvas.page(below.bottom + MARGIN, theme, say)
    words = (canvas.say(msg("sprawlopolis-picture-hand")), subtitle(view, canvas.say))
    paint_hand_title(canvas, MOTIF, words, seat)
    _paint_hand(canvas, top, view)
    for place, one in zip(other_places(below, len(shown)), shown, strict=True):
        _paint_other(canvas, place, one)
    return canvas.image


def boxes(view: View, others: int) -> tuple[Box, Box]:
    """Where the hand lies, and below it so many other cards."""
    top = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, CARD_ROW if view.hand else EMPTY_ROW)
    rows = -(-others // IN_A_ROW)
    return top, Box(MARGIN, top.bottom, top.width, rows * (SMALL_ROW + GAP))


def _paint_hand(canvas: Canvas, box: Box, view: View) -> None:
    """Every card as it lies unturned, under its name."""
    if view.hand:
        paint_row(canvas, box, offers(view, HAND))
        return
    canvas.panel(box, 20, canvas.theme.panel)
    words = canvas.say(msg("sprawlopolis-picture-no-cards"))
    paint_paragraph(canvas, box.inset(26), words, NOTHING, 35, canvas.theme.muted)


def other_places(box: Box, count: int) -> list[Box]:
    """The boxes of so many cards, at most three in a row."""
    found: list[Box] = []
    for start in range(0, count, IN_A_ROW):
        y = box.y + GAP + start // IN_A_ROW * (SMALL_ROW + GAP)
        found += Box(box.x, y, box.width, SMALL_ROW).columns(min(IN_A_ROW, count - start))
    return found


def _paint_other(canvas: Canvas, place: Box, one: Shown) -> None:
    """A smaller card under its caption, beside which stands what it costs."""
    theme, middle = canvas.theme, place.y + SMALL_HEAD // 2 + 2
    canvas.panel(place, 20, theme.panel)
    taken = 0
    if one.cost:
        at = (place.right - 16, middle)
        taken = 12 + canvas.text(at, signed(one.cost), COST, theme.bad, Hold.RIGHT)
    room = place.width - 32 - taken
    setting = fit(canvas.say(one.caption), CAPTION, LEAST_CAPTION, room)
    canvas.line((place.x + 16 + room // 2, middle), setting, theme.muted, Hold.MIDDLE)
    paint_card(canvas, (place.centre[0] - SMALL[0], place.y + SMALL_HEAD), one.card, SMALL)
