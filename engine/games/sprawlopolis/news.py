"""The events of a move, with what is told in public and in private."""

from __future__ import annotations

from engine.core.events import Event, Whisper
from engine.core.seats import Seat
from engine.core.words import msg, who
from engine.games.sprawlopolis.city import city_of
from engine.games.sprawlopolis.names import card_name, covered
from engine.games.sprawlopolis.pieces import Card, Laid
from engine.games.sprawlopolis.state import State
from engine.kit.grid import cell_label


def laid_event(state: State, seat: Seat, new: Laid, reveals: bool = False) -> Event:
    """Who laid what where, and what it covers."""
    blocks = covered(city_of(state.laid), new.cell)
    card, place = card_name(new.card), cell_label(new.cell)
    if blocks:
        text = msg("sprawlopolis-laid-over", who=who(seat), card=card, place=place, blocks=blocks)
    else:
        text = msg("sprawlopolis-laid", who=who(seat), card=card, place=place)
    return Event(text, reveals=reveals)


def whispered(event: Event, seat: Seat) -> Event:
    """Told to the player in private too, because what they hold has changed."""
    if event.public is None:
        return event
    return Event(event.public, (Whisper(seat, event.public),), event.reveals)


def draw_event(state: State, seat: Seat, card: Card) -> Event:
    """A card drawn: its holder is told which, everyone sees the next one."""
    mine = Whisper(seat, msg("sprawlopolis-you-drew", card=card_name(card)))
    if not state.deck:
        return Event(msg("sprawlopolis-drew-last", who=who(seat)), (mine,), reveals=True)
    left = len(state.deck)
    public = msg("sprawlopolis-drew", who=who(seat), top=card_name(state.top), left=left)
    return Event(public, (mine,), reveals=True)
