"""What happened, as each pair of eyes may read it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.seats import PUBLIC, Eye, Seat
from engine.core.words import Msg


@dataclass(frozen=True)
class Whisper:
    """A sentence for one seat alone."""

    seat: Seat
    text: Msg


@dataclass(frozen=True)
class Event:
    """One thing that happened. ``public`` is for everyone, ``private`` replaces it for some seats.

    ``reveals`` says that somebody now knows what was hidden before: no free undo past it.
    """

    public: Msg | None = None
    private: tuple[Whisper, ...] = ()
    reveals: bool = False


def notice(event: Event, eye: Eye) -> Msg | None:
    """What this eye reads of an event; None if nothing. All texts of events come from here."""
    if eye is not PUBLIC:
        for whisper in event.private:
            if whisper.seat == eye:
                return whisper.text
    return event.public


def notices(events: Iterable[Event], eye: Eye) -> tuple[Msg, ...]:
    """All that this eye reads of these events, in order."""
    read = (notice(event, eye) for event in events)
    return tuple(text for text in read if text is not None)
