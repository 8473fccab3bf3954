"""The picture of one hand: what is being looked at, the orders held, and what may be typed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.choices import Draft, Option
from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.urbis.choices import ask
from engine.games.urbis.orders import HandCard, hand_cards
from engine.games.urbis.pieces import BOX
from engine.games.urbis.view import Stage, View
from render.games.urbis.board import progress
from render.games.urbis.cards import HEIGHT as CARD
from render.games.urbis.cards import paint_card
from render.games.urbis.drawn_buildings import paint_shown, shown_height
from render.games.urbis.motif import MOTIF
from render.games.urbis.plan import BAR, EDGE, owner_plan
from render.games.urbis.plates import paint_bar
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, width_of
from render.kit.layout import GAP, WIDTH, Box
from render.kit.paragraphs import paint_sentences
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import NO_MARKS
from render.parts.hand import CAPTION, example_of, paint_hand_title, paint_typed
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

ABREAST = 2
TOP = HEADER + GAP + BAR + GAP
FORM = Font(Face.BODY, 30)
CAPTION_ROW = 48
EXAMPLE = Font(Face.TITLE, 40)
EXAMPLE_ROW, EXAMPLE_PAD = 92, 18


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """What one seat holds: its means, what it is shown now, its orders, and an example."""
    typed = example(view)
    canvas = Canvas.page(_height(view, typed), theme, say)
    words = (canvas.say(msg("urbis-picture-hand")), canvas.say(progress(view)))
    paint_hand_title(canvas, MOTIF, words, seat)
    paint_bar(canvas, owner_plan(view, seat, HEADER + GAP), view, seat, NO_MARKS)
    top = _paint_looked_at(canvas, TOP, view)
    top = _paint_cards(canvas, top, _hand_caption(view), _held(view))
    if typed:
        box = Box(EDGE, top, WIDTH - 2 * EDGE, EXAMPLE_ROW)
        _paint_example(canvas, box, typed, view)
    return canvas.image


def _height(view: View, typed: str) -> int:
    """The height of the picture."""
    looked_at = 0
    if view.shown_buildings:
        looked_at = shown_height(view) + GAP
    elif view.shown_orders and view.task:
        looked_at = _cards_height(len(view.shown_orders))
    foot = EXAMPLE_ROW + EDGE if typed else 0
    return TOP + looked_at + _cards_height(len(view.hand)) + foot


def _cards_height(count: int) -> int:
    """So many cards with the caption over them."""
    return CAPTION_ROW + -(-count // ABREAST) * (CARD + GAP) + 4


def _paint_looked_at(canvas: Canvas, top: int, view: View) -> int:
    """What only this reader is shown now; returns where it ends."""
    if view.shown_buildings:
        box = Box(EDGE, top, WIDTH - 2 * EDGE, shown_height(view))
        paint_shown(canvas, box, view, NO_MARKS)
        return box.bottom + GAP
    if view.shown_orders and view.task:
        cards = [HandCard(order, None) for order in view.shown_orders]
        task = view.task
        caption = msg("urbis-picture-shown-orders", keep=task.keep, look=task.look)
        return _paint_cards(canvas, top, caption, cards)
    return top


def _hand_caption(view: View) -> Msg:
    if not view.hand:
        return msg("urbis-picture-no-orders")
    return msg("urbis-picture-in-hand", count=len(view.hand), most=BOX.hand_limit)


def _held(view: View) -> Sequence[HandCard]:
    """The reader's cards with what stands against playing them; after the end nothing does."""
    if view.stage is Stage.OVER:
        return [HandCard(order, None) for order in view.hand]
    return hand_cards(view)


def _paint_cards(canvas: Canvas, top: int, caption: Msg, cards: Sequence[HandCard]) -> int:
    """A caption and cards under it, two abreast; returns where they end."""
    canvas.text(
        (EDGE + 10, top + CAPTION_ROW // 2), canvas.say(caption), CAPTION, canvas.theme.muted
    )
    for number, card in enumerate(cards):
        row, column = divmod(number, ABREAST)
        y = top + CAPTION_ROW + row * (CARD + GAP)
        box = Box(EDGE, y, WIDTH - 2 * EDGE, CARD).columns(ABREAST)[column]
        paint_card(canvas, box, card.order, card.why_not)
    return top + _cards_height(len(cards))


def example(view: View) -> str:
    """An action that this player could type now; "" if nothing is asked of them."""
    if view.asked is None or view.asked != view.eye:
        return ""
    return example_of(partial(ask, view), _likely)


def _likely(options: Sequence[Option], _draft: Draft) -> Option:
    """To play a card where one can be played, else what is in the middle."""
    named = {option.token: option for option in options}
    return named.get("play", options[(len(options) - 1) // 2])


def _paint_example(canvas: Canvas, box: Box, typed: str, view: View) -> None:
    caption = width_of(canvas.say(msg("picture-example")), CAPTION)
    room = box.width - caption - 22 - EXAMPLE_PAD - 300
    left = paint_typed(canvas, box, fit(typed, EXAMPLE, 26, room), EXAMPLE_PAD)
    meaning = canvas.say(msg(f"urbis-picture-form-{view.stage}"))
    place = Box(left, box.y + 8, box.right - left - 18, box.height - 16)
    paint_sentences(canvas, place, meaning, FORM, canvas.theme.muted)
