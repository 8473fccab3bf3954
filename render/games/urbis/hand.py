"""The picture of one hand: what is being looked at, the orders held, and what may be typed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.actions import text_of
from engine.core.choices import Draft, OneOf
from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.urbis.choices import ask
from engine.games.urbis.orders import HandCard, hand_cards
from engine.games.urbis.pieces import BOX
from engine.games.urbis.view import Stage, View
from render.games.urbis.board import progress
from render.games.urbis.cards import HEIGHT as CARD
from render.games.urbis.cards import paint_card
from render.games.urbis.lettering import paint_text
from render.games.urbis.motif import MOTIF
from render.games.urbis.owners import paint_bar
from render.games.urbis.plan import BAR, EDGE, owner_plan
from render.games.urbis.shown import paint_shown, shown_height
from render.kit.fonts import Face, Font, fit
from render.kit.layout import GAP, WIDTH, Box
from render.kit.sheet import Sheet
from render.kit.theme import Theme
from render.painter import NO_MARKS
from render.parts.header import Pill, paint_header
from render.parts.people import name_of
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

ABREAST = 2
TOP = HEADER + GAP + BAR + GAP
CAPTION = Font(Face.LABEL, 30)
FORM = Font(Face.BODY, 30)
CAPTION_ROW = 48
EXAMPLE = Font(Face.TITLE, 40)
EXAMPLE_ROW = 92


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Sheet:
    """From above: the own means, what is shown now, the hand, and an example."""
    typed = example(view)
    sheet = Sheet.blank(WIDTH, _height(view, typed), theme.ground)
    _paint_title(sheet, view, seat, theme, say)
    paint_bar(sheet, owner_plan(view, seat, HEADER + GAP), view, seat, NO_MARKS, theme, say)
    top = _paint_looked_at(sheet, TOP, view, theme, say)
    top = _paint_cards(sheet, top, _hand_caption(view), _held(view), theme, say)
    if typed:
        box = Box(EDGE, top, WIDTH - 2 * EDGE, EXAMPLE_ROW)
        _paint_example(sheet, box, typed, view, theme, say)
    return sheet


def _height(view: View, typed: str) -> int:
    """All parts one below the other."""
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


def _paint_title(sheet: Sheet, view: View, seat: Seat, theme: Theme, say: Say) -> None:
    badge = Pill(say(msg("picture-you-play")), name_of(seat, say), (theme.seats[seat],))
    words = (say(msg("urbis-picture-hand")), say(progress(view)))
    paint_header(sheet, MOTIF, words, badge, theme)


def _paint_looked_at(sheet: Sheet, top: int, view: View, theme: Theme, say: Say) -> int:
    """What this eye alone is shown now; returns where it ends."""
    if view.shown_buildings:
        box = Box(EDGE, top, WIDTH - 2 * EDGE, shown_height(view))
        paint_shown(sheet, box, view, NO_MARKS, theme, say)
        return box.bottom + GAP
    if view.shown_orders and view.task:
        cards = [HandCard(order, None) for order in view.shown_orders]
        task = view.task
        caption = msg("urbis-picture-shown-orders", keep=task.keep, look=task.look)
        return _paint_cards(sheet, top, caption, cards, theme, say)
    return top


def _hand_caption(view: View) -> Msg:
    if not view.hand:
        return msg("urbis-picture-no-orders")
    return msg("urbis-picture-in-hand", count=len(view.hand), most=BOX.hand_limit)


def _held(view: View) -> Sequence[HandCard]:
    """The own cards; when all is over nothing stands against any of them."""
    if view.stage is Stage.OVER:
        return [HandCard(order, None) for order in view.hand]
    return hand_cards(view)


def _paint_cards(
    sheet: Sheet, top: int, caption: Msg, cards: Sequence[HandCard], theme: Theme, say: Say
) -> int:
    """A caption and cards under it, two abreast; returns where they end."""
    sheet.text((EDGE + 10, top + CAPTION_ROW // 2), say(caption), CAPTION, theme.muted)
    for number, card in enumerate(cards):
        row, column = divmod(number, ABREAST)
        y = top + CAPTION_ROW + row * (CARD + GAP)
        box = Box(EDGE, y, WIDTH - 2 * EDGE, CARD).columns(ABREAST)[column]
        paint_card(sheet, box, card.order, card.why_not, theme, say)
    return top + _cards_height(len(cards))


def example(view: View) -> str:
    """Something that this player could type now; nothing where nothing is asked."""
    if view.asked is None or view.asked != view.eye:
        return ""
    draft: Draft = ()
    while isinstance(step := ask(view, draft), OneOf):
        if not step.options:
            return ""
        tokens = [option.token for option in step.options]
        draft = (*draft, "play" if "play" in tokens else tokens[(len(tokens) - 1) // 2])
    return text_of(draft)


def _paint_example(sheet: Sheet, box: Box, typed: str, view: View, theme: Theme, say: Say) -> None:
    sheet.panel(box, 18, theme.raised)
    middle, left = box.centre[1], box.x + 22
    left += 18 + sheet.text((left, middle), say(msg("picture-example")), CAPTION, theme.muted)
    setting = fit(typed, EXAMPLE, 26, box.right - left - 300)
    left += 26 + sheet.text((left, middle), setting.lines[0], setting.font, theme.text)
    meaning = say(msg(f"urbis-picture-form-{view.stage}"))
    room = Box(left, box.y + 8, box.right - left - 18, box.height - 16)
    paint_text(sheet, room, meaning, FORM, theme.muted)
