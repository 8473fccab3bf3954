"""The picture of one hand: the cards as printed, what else lies open, and what may be typed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from engine.core.choices import Draft, Option
from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.sprawlopolis.choices import ask
from engine.games.sprawlopolis.pieces import BOX, WRECKTAR, Card
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.numbers import signed
from render.games.sprawlopolis.cards import paint_card
from render.games.sprawlopolis.motif import MOTIF
from render.games.sprawlopolis.roads import Size
from render.games.sprawlopolis.title import subtitle
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.marks import pill
from render.kit.paragraphs import paint_paragraph
from render.kit.sheet import Hold
from render.kit.text import Setting, fit
from render.kit.theme import Theme
from render.parts.hand import example_of, paint_example, paint_hand_title
from render.parts.plate import paint_plate
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

LARGE: Size = (170, 131)
SMALL: Size = (84, 65)
CARD_ROW = 2 * LARGE[1] + 96
SMALL_ROW = 2 * SMALL[1] + 66
EMPTY_ROW = 120
IN_A_ROW = 3
TOKEN_ROOM = 150
EXAMPLE_ROW = 104
CAPTION = Font(Face.LABEL, 30)
SMALL_CAPTION = Font(Face.LABEL, 25)
TYPED = Font(Face.TITLE, 44)
PENALTY = Font(Face.TITLE, 34)


class Shown(NamedTuple):
    """An open card beside the hand: what it is, and how it is named when typed, if it can be."""

    caption: Msg
    card: Card
    token: str = ""


def others(view: View, seat: Seat) -> tuple[Shown, ...]:
    """What this player may lay beside the hand, then the top of the deck."""
    found = [Shown(msg("sprawlopolis-picture-lay-now"), card, card) for card in to_lay(view, seat)]
    if view.stage is Stage.LANDMARKS:
        found += [_landmarks(view, seat, card) for card in BOX.landmarks]
    own = msg("sprawlopolis-picture-your-roadwork")
    found += [Shown(own, card, card) for card in view.seats[seat].roadwork]
    if view.top:
        found.append(Shown(msg("sprawlopolis-picture-deck", cards=view.deck), view.top))
    return tuple(found)


def _landmarks(view: View, seat: Seat, card: Card) -> Shown:
    """One side of the landmark card; its letter is the token for a seat that is asked."""
    letter = card[-1]
    caption = msg("sprawlopolis-picture-landmark-side", side=letter.upper())
    return Shown(caption, card, letter if seat in view.asked else "")


def to_lay(view: View, seat: Seat) -> tuple[Card, ...]:
    """The card that this player must lay before anything else."""
    if seat not in view.asked:
        return ()
    waiting = {Stage.DRAWN: view.drawn, Stage.HIGHWAY: view.highway, Stage.WRECKTAR: WRECKTAR}
    card = waiting.get(view.stage, "")
    return (card,) if card else ()


def example(view: View) -> str:
    """An action that this player could type now; "" if there is none."""
    return example_of(partial(ask, view), _likely)


def _likely(options: Sequence[Option], draft: Draft) -> Option:
    """The first thing to do, then a place in the middle."""
    return options[len(options) // 2 if len(draft) > 1 else 0]


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """What one seat holds: the hand, the other open cards, and an example of what may be typed."""
    shown, typed = others(view, seat), example(view)
    top = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, CARD_ROW if view.hand else EMPTY_ROW)
    rows = -(-len(shown) // IN_A_ROW)
    middle = Box(MARGIN, top.bottom, top.width, rows * (SMALL_ROW + GAP))
    foot = Box(MARGIN, middle.bottom + GAP, top.width, EXAMPLE_ROW if typed else 0)
    canvas = Canvas.page(foot.bottom + (MARGIN if typed else 6), theme, say)
    words = (canvas.say(msg("sprawlopolis-picture-hand")), subtitle(view, canvas.say))
    paint_hand_title(canvas, MOTIF, words, seat)
    _paint_hand(canvas, top, view)
    for place, one in zip(_places(middle, len(shown)), shown, strict=True):
        _paint_other(canvas, place, one)
    if typed:
        meaning = say(msg(f"sprawlopolis-picture-form-{typed.split()[0]}"))
        paint_example(canvas, foot, Setting(TYPED, (typed,)), meaning)
    return canvas.image


def _paint_hand(canvas: Canvas, box: Box, view: View) -> None:
    """Every card as it lies unturned, with its name as it is typed."""
    theme = canvas.theme
    if not view.hand:
        canvas.panel(box, 20, theme.panel)
        words = canvas.say(msg("sprawlopolis-picture-no-cards"))
        paint_paragraph(canvas, box.inset(26), words, CAPTION, 22, theme.muted)
        return
    for place, card in zip(box.columns(max(3, len(view.hand))), view.hand, strict=False):
        paint_plate(canvas, place, card == view.revealed, 20)
        middle = place.centre[0]
        size = _fitting(place.width - 28)
        token = pill(card, 56)
        canvas.put_centred(token, (middle, place.y + 42))
        paint_card(canvas, (middle - size[0], place.y + 80), card, size)


def _fitting(width: int) -> Size:
    """The size of blocks for a card that must not be wider than this."""
    wide = min(LARGE[0], width // 2)
    return wide, round(wide * 0.77)


def _places(box: Box, count: int) -> list[Box]:
    """The boxes of so many cards, at most three in a row."""
    found: list[Box] = []
    for start in range(0, count, IN_A_ROW):
        y = box.y + GAP + start // IN_A_ROW * (SMALL_ROW + GAP)
        found += Box(box.x, y, box.width, SMALL_ROW).columns(min(IN_A_ROW, count - start))
    return found


def _paint_other(canvas: Canvas, place: Box, one: Shown) -> None:
    """A small card under its caption, beside it what to type."""
    canvas.panel(place, 20, canvas.theme.panel)
    at = (place.centre[0], place.y + 28)
    setting = fit(canvas.say(one.caption), SMALL_CAPTION, 18, place.width - 24)
    canvas.line(at, setting, canvas.theme.muted, Hold.MIDDLE)
    beside = TOKEN_ROOM // 2 if one.token else 0
    left = place.centre[0] - SMALL[0] - beside
    lies = paint_card(canvas, (left, place.y + 50), one.card, SMALL)
    if one.token:
        _paint_token(canvas, (lies.right + 12, lies.centre[1]), one)


def _paint_token(canvas: Canvas, at: tuple[int, int], one: Shown) -> None:
    """What to type for it, and what it costs if it is never laid."""
    x, y = at[0], at[1] - (22 if one.card in BOX.roadwork else 0)
    name = pill(one.token, 44 if len(one.token) < 3 else 34)
    canvas.put(name, (x, y - name.height // 2))
    if one.card in BOX.roadwork:
        penalty = signed(BOX.roadwork[one.card].penalty)
        canvas.text((x + 8, y + 46), penalty, PENALTY, canvas.theme.bad)
