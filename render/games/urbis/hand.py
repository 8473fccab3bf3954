"""The picture of one hand: what is being looked at, and the orders held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.urbis.orders import HandCard, hand_cards
from engine.games.urbis.pieces import BOX
from engine.games.urbis.view import Stage, View
from render.games.urbis.board import progress
from render.games.urbis.cards import HEAD, paint_card, paint_name
from render.games.urbis.cards import HEIGHT as CARD
from render.games.urbis.in_hand import paint_building
from render.games.urbis.motif import MOTIF
from render.games.urbis.owners import HEIGHT as BAR
from render.games.urbis.owners import paint_owner
from render.games.urbis.plan import EDGE
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import GAP, WIDTH, Box
from render.kit.theme import Theme
from render.painter import NO_MARKS
from render.parts.hand import paint_hand_title
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

ABREAST = 2
TOP = HEADER + GAP + BAR + GAP
CAPTION = Font(Face.LABEL, 38)
CAPTION_ROW = 56
BUILDING = 250
GOES_UNDER = msg("urbis-picture-goes-under")


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """What one seat holds: its means, what it is shown now, its orders."""
    canvas = Canvas.page(_height(view), theme, say)
    words = (canvas.say(msg("urbis-picture-hand")), canvas.say(progress(view)))
    paint_hand_title(canvas, MOTIF, words, seat)
    bar = Box(EDGE, HEADER + GAP, WIDTH - 2 * EDGE, BAR)
    paint_owner(canvas, bar, view, seat, NO_MARKS)
    top = _paint_looked_at(canvas, TOP, view)
    if looks_at_something(view):
        _paint_names(canvas, top, view)
    else:
        _paint_cards(canvas, top, _hand_caption(view), _held(view))
    return canvas.image


def looks_at_something(view: View) -> bool:
    """Then that is what matters, and the own orders step back."""
    return bool(view.shown_buildings or (view.shown_orders and view.task))


def _height(view: View) -> int:
    """The height of the picture."""
    if not looks_at_something(view):
        return TOP + _cards_height(len(view.hand), CARD)
    orders, buildings = len(view.shown_orders), len(view.shown_buildings)
    shown = _cards_height(buildings, BUILDING) if buildings else _cards_height(orders, CARD)
    return TOP + shown + _cards_height(len(view.hand), HEAD)


def _cards_height(count: int, tall: int) -> int:
    """So many cards with the caption over them."""
    return CAPTION_ROW + -(-count // ABREAST) * (tall + GAP) + 4


def _paint_looked_at(canvas: Canvas, top: int, view: View) -> int:
    """What only this reader is shown now; returns where it ends."""
    if view.shown_buildings:
        return _paint_buildings(canvas, top, view.shown_buildings)
    if view.shown_orders and view.task:
        task = view.task
        caption = msg("urbis-picture-shown-orders", keep=task.keep, look=task.look)
        return _paint_cards(canvas, top, caption, _shown_cards(view))
    return top


def _shown_cards(view: View) -> Sequence[HandCard]:
    """The orders that are looked at; those that would go under the deck step back."""
    under, cards = Counter(view.under), []
    for order in view.shown_orders:
        goes_under = under[order] > 0
        under[order] -= goes_under
        cards.append(HandCard(order, GOES_UNDER if goes_under else None))
    return cards


def _paint_buildings(canvas: Canvas, top: int, buildings: Sequence[str]) -> int:
    """The building that was taken, or those on top of all piles."""
    key = "urbis-picture-shown-building" + ("s" if len(buildings) > 1 else "")
    _paint_caption(canvas, top, msg(key))
    for place, building in zip(building_places(top, len(buildings)), buildings, strict=True):
        paint_building(canvas, place, building)
    return top + _cards_height(len(buildings), BUILDING)


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
    _paint_caption(canvas, top, caption)
    for place, card in zip(card_places(top, len(cards)), cards, strict=True):
        paint_card(canvas, place, card.order, card.why_not)
    return top + _cards_height(len(cards), CARD)


def _paint_names(canvas: Canvas, top: int, view: View) -> None:
    """The own orders by their names."""
    _paint_caption(canvas, top, _hand_caption(view))
    for number, order in enumerate(view.hand):
        paint_name(canvas, _place(top, number, HEAD), order)


def _paint_caption(canvas: Canvas, top: int, caption: Msg) -> None:
    at = (EDGE + 10, top + CAPTION_ROW // 2)
    canvas.text(at, canvas.say(caption), CAPTION, canvas.theme.muted)


def building_places(top: int, count: int) -> list[Box]:
    """Where so many buildings lie that only this reader is shown."""
    return [_place(top, number, BUILDING) for number in range(count)]


def card_places(top: int, count: int) -> list[Box]:
    """Where so many orders lie, large enough to be read."""
    return [_place(top, number, CARD) for number in range(count)]


def _place(top: int, number: int, tall: int) -> Box:
    """Where a card lies, two abreast below a caption."""
    row, column = divmod(number, ABREAST)
    y = top + CAPTION_ROW + row * (tall + GAP)
    return Box(EDGE, y, WIDTH - 2 * EDGE, tall).columns(ABREAST)[column]
