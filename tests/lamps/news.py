"""The events of a move, with what is told in public and in private."""

from __future__ import annotations

from engine.core.events import Event, Whisper
from engine.core.seats import Seat
from engine.core.words import msg, plain, who


def bid(seat: Seat, card: int) -> Event:
    """Somebody has bid; only they read what."""
    return Event(msg("bid", who=who(seat)), (Whisper(seat, msg("you-bid", card=card)),))


def opened(bids: tuple[int, ...]) -> Event:
    """All bids are turned over."""
    return Event(msg("bids", bids=tuple(plain(str(one)) for one in bids)), reveals=True)


def lit(seat: Seat) -> Event:
    """Somebody has lit a lamp."""
    return Event(msg("lit", who=who(seat)))
