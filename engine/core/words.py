"""Words without a language: a message is a key and its arguments; ``locales`` speaks it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache


@dataclass(frozen=True)
class Msg:
    """A sentence, a label or a noun to be spoken later, in the reader's language.

    An argument may itself be a message (a noun that the sentence puts into the case it needs) or
    a tuple of messages (a list, joined as that language joins lists).
    """

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


Arg = int | str | Msg | tuple[Msg, ...]

SEAT_KEY = "seat"
PLAIN_KEY = "plain"
TYPED_KEY = "typed"
PRESSED_KEY = "pressed-or-touched"


def msg(key: str, **args: Arg) -> Msg:
    """``msg("manhattan-built", floors=3)``: the short way to write a message."""
    return Msg(key, args)


@lru_cache(maxsize=16)
def who(seat: int) -> Msg:
    """The person in this seat. Only the table knows names, so the speaker fills it in."""
    return Msg(SEAT_KEY, {"seat": seat})


def plain(text: str) -> Msg:
    """Text that is the same in every language: a coordinate, a number, a glyph."""
    return Msg(PLAIN_KEY, {"text": text})


def typed(text: str) -> Msg:
    """Text that a person has written: a name, a word that was not understood.

    It is never ``plain``: the speaker makes it visible and short, and for chat harmless.
    """
    return Msg(TYPED_KEY, {"text": text})


def pressed_or_touched(pressed: Msg, touched: Msg) -> Msg:
    """What is said to somebody who presses buttons under the picture, whose answers are numbered;
    and to somebody who touches the picture itself, where there are no numbers."""
    return Msg(PRESSED_KEY, {"pressed": pressed, "touched": touched})


def for_touching(message: Msg) -> Msg:
    """The same message as it is said to somebody who touches the picture."""
    touched = message.args.get("touched") if message.key == PRESSED_KEY else None
    if isinstance(touched, Msg):
        return for_touching(touched)
    return Msg(message.key, {name: _arg_for_touching(arg) for name, arg in message.args.items()})


def _arg_for_touching(arg: Arg) -> Arg:
    match arg:
        case Msg():
            return for_touching(arg)
        case tuple():
            return tuple(map(for_touching, arg))
    return arg
