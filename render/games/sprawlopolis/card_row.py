"""Cards to choose from, each under the name that its button bears."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.core.words import Msg, msg
from engine.games.sprawlopolis.names import card_title
from engine.games.sprawlopolis.opening import LANDMARK_SIDES
from engine.games.sprawlopolis.pieces import BOX, FACES, Card
from engine.games.sprawlopolis.spots import ROADWORK, SIDES
from engine.games.sprawlopolis.view import View
from engine.kit.numbers import signed
from engine.kit.viewer import seat_of
from render.games.sprawlopolis.cards import SHADOW, card_sprite, paint_card
from render.games.sprawlopolis.roads import Size
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import GAP, Box
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import PIECE_ROOM
from render.parts.plate import paint_plate
from render.picture import Say

LARGE: Size = (170, 131)
RATIO = LARGE[1] / LARGE[0]
HEAD = 84
HEIGHT = HEAD + 2 * LARGE[1] + 24
LEAST_COLUMNS = 3
NAME = Font(Face.TITLE, 46)
LEAST_NAME = 35
RADIUS = 20
PAD = 18


class Offer(NamedTuple):
    """A card with its name, what it costs if it is never laid, and whether it is bound to be
    played."""

    card: Card
    name: Msg
    cost: int = 0
    bound: bool = False


def offers(view: View, row: str) -> tuple[Offer, ...]:
    """The cards of one of the rows that a question may be about."""
    if row == SIDES:
        sides = LANDMARK_SIDES.items()
        return tuple(
            Offer(card, msg("sprawlopolis-side", side=side.upper())) for side, card in sides
        )
    if row == ROADWORK:
        return tuple(map(_roadwork, view.seats[seat_of(view)].roadwork))
    return tuple(Offer(card, card_title(card), bound=card == view.revealed) for card in view.hand)


def _roadwork(card: Card) -> Offer:
    return Offer(card, card_title(card), BOX.roadwork[card].penalty)


def paint_row(canvas: Canvas, box: Box, shown: tuple[Offer, ...]) -> None:
    """All of them side by side in the middle of the box, as large as it allows."""
    for place, offer in zip(row_places(box, len(shown)), shown, strict=True):
        _paint_offer(canvas, place, offer)


def row_places(box: Box, count: int) -> list[Box]:
    """The places of so many cards in a row."""
    width = box.columns(max(LEAST_COLUMNS, count))[0].width
    left = box.x + (box.width + GAP - count * (width + GAP)) // 2
    return [Box(left + number * (width + GAP), box.y, width, box.height) for number in range(count)]


def _paint_offer(canvas: Canvas, place: Box, offer: Offer) -> None:
    """The card under its name, beside which stands what it costs."""
    paint_plate(canvas, place, offer.bound, RADIUS)
    middle = place.y + HEAD // 2 + 4
    room = place.width - 2 * PAD
    if offer.cost:
        at = (place.right - PAD, middle)
        room -= PAD + canvas.text(at, signed(offer.cost), NAME, canvas.theme.bad, Hold.RIGHT)
    name = fit(canvas.say(offer.name), NAME, LEAST_NAME, room)
    canvas.line((place.x + PAD + room // 2, middle), name, canvas.theme.text, Hold.MIDDLE)
    width, height = size = fitting(place.width - 24)
    at = (place.centre[0] - width, place.y + HEAD + LARGE[1] - height)
    paint_card(canvas, at, offer.card, size)


def fitting(width: int) -> Size:
    """The size of blocks for a card that must not be wider than this."""
    wide = min(LARGE[0], width // 2)
    return wide, round(wide * RATIO)


def piece(_: View, token: str, theme: Theme, _say: Say) -> Image.Image | None:
    """The card that is being placed or turned, as printed."""
    if token not in FACES:
        return None
    high = (PIECE_ROOM[1] - SHADOW) // 2
    return card_sprite(token, False, (round(high / RATIO), high), theme)
